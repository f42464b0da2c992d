import { fromWords, type Random } from '@tabletrotter/rules';

/** Chance of the system, wherever the tables are kept: never that of a table. */
export const chance: Random = fromWords(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
