import { type Luck, type Match, type SealedEntry, secureLuck, tableSeed } from '@tabletrotter/rules';
import type { Live } from './live.ts';
import { traceOf } from './log.ts';
import { pruneTimes } from './timing.ts';

/** The luck of a table: of its secret and the words that the seats had said when it began. */
export const luckOf = ({ secret }: Live['record'], words: readonly (string | null)[]): Luck =>
  secureLuck(tableSeed(secret, words));

/** Keeps what must be known of an entry while its table is in memory. */
export const remember = ({ times, done }: Live, { seq, time, seat, id }: SealedEntry): void => {
  times.set(seq, time);
  if (seat !== null && id !== null) done.set(`${seat}:${id}`, seq);
};

const FAR = Number.MAX_SAFE_INTEGER;

const matchFrom = (live: Live, entries: readonly SealedEntry[]): Match => {
  if (live.game === undefined) throw new Error('no such game here');
  const [start] = entries;
  if (start === undefined) throw new Error('the log is empty');
  return live.game.resume(entries, luckOf(live.record, live.game.wordsIn(start)));
};

/** What people had asked and given each other, as far as it is about the table as it is now. */
const recall = async (live: Live, match: Match): Promise<void> => {
  const { world, record } = live;
  const proposal = await world.store.proposal(record.id);
  live.proposal = proposal?.version === match.version ? proposal : null;
  live.proposals = Math.max(live.proposals, proposal?.id ?? 0);
  live.grants = await world.store.grants(record.id);
};

/**
 * Takes a table's match from its log anew. A log that cannot be followed leaves the table frozen: in memory alone, so that
 * it goes on once the file or the program is mended.
 */
export const reload = async (live: Live): Promise<void> => {
  const { world, record } = live;
  live.match = null;
  live.retold.clear();
  live.times.clear();
  live.done.clear();
  try {
    const entries = await world.store.entries(record.id, 0, FAR);
    const match = matchFrom(live, entries);
    for (const entry of entries) remember(live, entry);
    await recall(live, match);
    live.match = match;
    if ((match.outcome !== null || match.closed) && record.status === 'playing') live.record = { ...record, status: 'over' };
    pruneTimes(live);
  } catch (thrown) {
    live.record = { ...record, status: 'frozen' };
    world.log.error({ table: record.id, game: record.game, ...traceOf(thrown) }, 'the log cannot be followed; table frozen');
  }
};
