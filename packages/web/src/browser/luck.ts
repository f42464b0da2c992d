import type { Random } from '@tabletrotter/rules';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** A random text of letters and digits. Works on plain http, where `crypto.subtle` and `randomUUID` do not. */
export const randomToken = (length = 22): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A secret that is to hold a seat, a table or a class: 132 bits. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(22)), (byte) => BASE64URL[byte % BASE64URL.length]).join('');

/** Chance of the system. A remainder of 2³² is uneven by less than a millionth for lists as short as ours. */
export const systemRandom: Random = {
  below(n) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    return word % n;
  },
};

/** A random element of a list that is not empty. */
export const randomOf = <T>(list: readonly T[]): T | undefined => list[systemRandom.below(list.length)];
