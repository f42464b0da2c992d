import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** No letter or digit that could be taken for another. */
const UNAMBIGUOUS = '23456789abcdefghjkmnpqrstuvwxyz';
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const ID_LENGTH = 10;
const CODE_LENGTH = 5;

const pick = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** The id of a table: nobody can guess it. */
export const newTableId = (): string => pick(UNAMBIGUOUS, ID_LENGTH);

/** Five letters to say aloud. Not a secret: it lets one watch, and join while a chair is open. */
export const newCode = (): string => pick(CODE_LETTERS, CODE_LENGTH);

/** A text as somebody typed it, as a code; `undefined` where it cannot be one. */
export const codeFrom = (text: string): string | undefined => (/^[a-z]{5}$/i.test(text) ? text.toUpperCase() : undefined);

/** A secret that holds a seat or a table: 128 bits. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/** The secret seed of a table's luck: 256 bits, so that its published hash cannot be searched. */
export const newSeed = (): string => randomBytes(32).toString('base64url');

/** A secret as the store keeps it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether a secret is the one with this hash, in the same time whatever it is. */
export const fits = (secret: string, hash: string): boolean => {
  const one = Buffer.from(hashOf(secret));
  const other = Buffer.from(hash);
  return one.length === other.length && timingSafeEqual(one, other);
};
