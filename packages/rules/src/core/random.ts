import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A source of chance. Nothing else in the rules is random. */
export interface Random {
  /** A whole number from 0 to `n` − 1, each equally likely (rejection, no bias). `n` from 1 to 2³². */
  below(n: number): number;
}

/**
 * The luck of one table: the chance that follows its accepted action number n. The same n gives the same luck in any
 * process, so a restart, another try and an undo change nothing.
 */
export type Luck = (actions: number) => Random;

/** A shuffled copy (Fisher–Yates, Durstenfeld's order). */
export const shuffled = <T>(list: readonly T[], random: Random): T[] => {
  const copy = list.slice();
  for (let last = copy.length - 1; last > 0; last--) {
    const pick = random.below(last + 1);
    const held = copy[last] as T; // both indices are inside the list
    copy[last] = copy[pick] as T;
    copy[pick] = held;
  }
  return copy;
};

/** One element of a list that is not empty. */
export const pickOne = <T>(list: readonly T[], random: Random): T => {
  if (list.length === 0) throw new Error('nothing to pick from');
  return list[random.below(list.length)] as T; // inside the list
};

const WORD = 2 ** 32;

/** Turns a stream of 32-bit words into a `Random`. */
export const fromWords = (next: () => number): Random => ({
  below(n) {
    const limit = WORD - (WORD % n);
    let word = next();
    while (word >= limit) word = next();
    return word % n;
  },
});

/**
 * Luck nobody can foresee from what it has shown: block i of action n is SHA-256(SHA-256(seed) ‖ n ‖ i), both numbers
 * as 64-bit big-endian, read as eight 32-bit big-endian words (SHA-256 in counter mode, FIPS 180-4).
 */
export const secureLuck = (seed: string): Luck => {
  const key = sha256(utf8ToBytes(seed));
  return (actions) => {
    const input = new Uint8Array(48);
    input.set(key);
    const numbers = new DataView(input.buffer);
    numbers.setBigUint64(32, BigInt(actions));
    let block = new DataView(new ArrayBuffer(0));
    let offset = 0;
    let counter = 0;
    return fromWords(() => {
      if (offset === block.byteLength) {
        numbers.setBigUint64(40, BigInt(counter++));
        block = new DataView(sha256(input).buffer);
        offset = 0;
      }
      offset += 4;
      return block.getUint32(offset - 4);
    });
  };
};

/** A quick generator for playouts and bots (sfc32, Chris Doty-Humphrey, PractRand). Never for a real table: it can be inverted. */
export const quickRandom = (seed: number): Random => {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 12; warm++) next();
  return fromWords(next);
};

/** Quick luck for playouts: one stream, whatever the action. */
export const quickLuck = (seed: number): Luck => {
  const random = quickRandom(seed);
  return () => random;
};

/** A 32-bit number from a text, to seed `quickRandom`. */
export const seedNumber = (text: string): number => new DataView(sha256(utf8ToBytes(text)).buffer).getInt32(0);

/** Who a bot is, for a whole match: 32 bits of a one-way hash of the table's secret and its seat. */
export const selfOf = (secret: string, seat: number): number => seedNumber(JSON.stringify(['self', secret, seat]));

/** What a table publishes before the first card, so that its secret seed cannot be changed afterwards: SHA-256, as hex. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(utf8ToBytes(secret)));

/** The seed of a table's luck: its secret and the random words of the seats (`null`: a seat that gave none). */
export const tableSeed = (secret: string, words: readonly (string | null)[]): string => JSON.stringify([secret, words]);
