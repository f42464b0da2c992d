import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { chance } from './chance.ts';

/** No letter or digit that could be taken for another. */
const UNAMBIGUOUS = '23456789abcdefghjkmnpqrstuvwxyz';
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const ID_LENGTH = 10;
const CODE_LENGTH = 5;

const pick = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(chance.below(alphabet.length))).join('');

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const randomText = (bytes: number): string => base64url(crypto.getRandomValues(new Uint8Array(bytes)));

/** The id of a table: nobody can guess it. */
export const newTableId = (): string => pick(UNAMBIGUOUS, ID_LENGTH);

/** Five letters to say aloud. Not a secret: it lets one watch, and join while a chair is open. */
export const newCode = (): string => pick(CODE_LETTERS, CODE_LENGTH);

/** A text as somebody typed it, as a code; `undefined` where it cannot be one. */
export const codeFrom = (text: string): string | undefined => (/^[a-z]{5}$/i.test(text) ? text.toUpperCase() : undefined);

/** What moves a seat, once: 128 bits. */
export const newToken = (): string => randomText(16);

/** The secret seed of a table's luck: 256 bits, so that its published hash cannot be searched. */
export const newSeed = (): string => randomText(32);

/** A secret as the store keeps it. */
export const hashOf = (secret: string): string => base64url(sha256(utf8ToBytes(secret)));

/** Whether two hashes are the same, in the same time whatever they are. */
export const isSame = (one: string, other: string): boolean => {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
};

/** Whether a secret is the one with this hash. */
export const fits = (secret: string, hash: string): boolean => isSame(hashOf(secret), hash);
