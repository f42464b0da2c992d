import type { Saying } from '@tabletrotter/protocol';

/** More than so many sayings at once say nothing. */
const MOST = 3;

/** What was said after a time of the server's clock: the last few of it. */
export const freshSince = (talk: readonly Saying[], since: number): readonly Saying[] =>
  talk.filter(({ time }) => time > since).slice(-MOST);

/** When something was said last, by the server's clock. */
export const lastSaid = (talk: readonly Saying[]): number => talk.at(-1)?.time ?? 0;
