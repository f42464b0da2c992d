import type { ServerMessage, Showing, Sight } from '@tabletrotter/protocol';
import { type Match, type News, ok, type RetoldEntry, type Shown, seatsOf, type Viewer } from '@tabletrotter/rules';
import { type Answer, refuse } from './errors.ts';
import { type Eyes, frameOf, infoOf, type Live } from './live.ts';
import type { StoredSight } from './store/store.ts';
import { clockOf, deadlinesOf } from './timing.ts';
import { isUndoSpent, undoableBy } from './undoable.ts';

/** Lines of the log that come with `shown`. */
const RECENT = 24;
/** As many sayings. */
const RECENT_TALK = 50;
/** Lines of the log in a page of older ones. */
const PAGE = 50;

const showingOf = (live: Live, match: Match, viewer: Viewer): Showing => ({
  version: match.version,
  view: match.view(viewer, { recall: false }),
  ask: viewer === null ? null : match.ask(viewer),
  outcome: match.outcome,
  clock: clockOf(live, viewer),
  photo: live.photo,
  deadlines: deadlinesOf(live),
  canUndo: viewer !== null && undoableBy(live, match, viewer) !== null,
  undoSpent: viewer !== null && isUndoSpent(match, viewer),
  rewindTo: match.rewindable(),
});

/** As whom a viewer reads the log: veiled, as everybody may. */
const readerOf = ({ viewer, veiled }: Eyes): Viewer => (veiled ? null : viewer);

const sightsOf = (live: Live, { viewer, veiled }: Eyes): readonly Sight[] =>
  live.sights
    .filter(({ seat }) => seat === viewer)
    .map(({ version, events }) => {
      const shown: readonly Shown[] = veiled ? [] : JSON.parse(events);
      return { version, events: shown };
    });

/**
 * Shows a table to new eyes: everything anew, and from then on whatever happens. `ready` is called when all that may fail has been
 * read, just before.
 */
export const open = async (
  live: Live,
  eyes: Eyes,
  { n, also }: Pick<Extract<ServerMessage, { readonly type: 'shown' }>, 'n' | 'also'>,
  ready: () => void,
): Promise<void> => {
  const { match, world, record } = live;
  const { viewer } = eyes;
  const notes = viewer === null ? '' : await world.store.notes(record.id, viewer);
  const journal = viewer === null ? '' : await world.store.journal(record.id, viewer);
  const from = match === null ? 0 : Math.max(0, match.version + 1 - RECENT);
  const entries = match === null ? [] : await world.store.entries(record.id, from, match.version + 1);
  const log = match === null ? [] : match.retell(entries, readerOf(eyes));
  const game = match === null ? null : { ...showingOf(live, match, viewer), log, older: from > 0 };
  const talk = await world.store.talk(record.id, RECENT_TALK);
  const sights = sightsOf(live, eyes);
  ready();
  live.eyes.add(eyes);
  eyes.send(frameOf({ type: 'shown', n, info: infoOf(live), viewer, game, sights, notes, journal, talk, also }));
};

/**
 * The whole log as a viewer may read it now. What may still be said of an entry depends on all that came after: it is read and retold
 * once a version, however many pages are asked for.
 */
const retoldFor = async (live: Live, match: Match, reader: Viewer): Promise<readonly RetoldEntry[]> => {
  const { retold, world, record } = live;
  const log = retold.get(reader) ?? match.retell(await world.store.entries(record.id, 0, match.version + 1), reader);
  retold.set(reader, log);
  return log;
};

/** A page of the log before an entry. Called within the table's queue. */
export const logFrame = async (live: Live, n: number, eyes: Eyes, before: number): Promise<Answer<string>> => {
  const { match } = live;
  if (match === null) return refuse('not-started');
  const end = Math.min(before, match.version + 1);
  const from = Math.max(0, end - PAGE);
  const log = (await retoldFor(live, match, readerOf(eyes))).slice(from, end);
  return ok(frameOf({ type: 'log', n, log, older: from > 0 }));
};

/** Sends each viewer its own frame; that of all who only watch is made once. */
const sendEach = (live: Live, frameFor: (eyes: Eyes) => string): void => {
  let forWatchers: string | undefined;
  for (const eyes of live.eyes)
    if (eyes.viewer === null) {
      forWatchers ??= frameFor(eyes);
      eyes.send(forWatchers);
    } else eyes.send(frameFor(eyes));
};

/** What news shows seats in private, as it is kept until seen. */
export const sightsIn = ({ entry, sightsFor }: News, seats: number): readonly StoredSight[] =>
  seatsOf(seats).flatMap((seat) => {
    const events = sightsFor(seat);
    return events.length === 0 ? [] : [{ seat, version: entry.seq, events: JSON.stringify(events) }];
  });

/**
 * What the last entry brought, to everybody at the table: a start, or a step that has been accepted. Why a bot did it is not told: its
 * reasons may name, or give away by being what they are, what only its seat knows.
 */
export const tellNews = (live: Live, match: Match, { entry, turnback, eventsFor, sightsFor }: News): void => {
  const { seq, time } = entry;
  sendEach(live, ({ viewer, veiled }) => {
    const sight = viewer === null ? [] : sightsFor(viewer);
    return frameOf({
      type: 'update',
      ...showingOf(live, match, viewer),
      entry: {
        seq,
        time,
        events: eventsFor(sight.length > 0 && veiled ? null : viewer),
        ...(turnback === null ? {} : { turnback }),
      },
      sights: sight.length === 0 ? [] : [{ version: seq, events: veiled ? [] : sight }],
    });
  });
};
