/// <reference types="node" />

/** `npm test` and the soak take their time (`SLOW`); before a commit the ends of a range stand for what lies between. */
export const ends = <T>(all: readonly T[]): readonly T[] =>
  process.env['SLOW'] === '1' ? all : all.filter((_, index) => index === 0 || index === all.length - 1);
