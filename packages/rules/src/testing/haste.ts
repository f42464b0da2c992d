/// <reference types="node" />

/** `npm test` and the soak take their time (`SLOW`); before a commit a part stands for the whole. */
export const isHasty = process.env['SLOW'] !== '1';

/** The ends of a range, in haste for what lies between them too. */
export const ends = <T>(all: readonly T[]): readonly T[] =>
  isHasty ? all.filter((_, index) => index === 0 || index === all.length - 1) : all;
