import type { Showing, Sight } from '@tabletrotter/protocol';
import { type Match, type News, type Shown, seatsOf, type Viewer } from '@tabletrotter/rules';
import { type Eyes, frameOf, infoOf, type Live } from './live.ts';
import type { StoredSight } from './store/store.ts';
import { clockOf } from './timing.ts';

/** Lines of the log that come with `shown`. */
const RECENT = 30;
/** Lines of the log in a page of older ones. */
const PAGE = 50;

const showingOf = (live: Live, match: Match, viewer: Viewer): Showing => ({
  version: match.version,
  view: match.view(viewer, { recall: false }),
  ask: viewer === null ? null : match.ask(viewer),
  outcome: match.outcome,
  clock: clockOf(live, viewer),
  photo: live.photo,
});

const sightsOf = (live: Live, viewer: Viewer): readonly Sight[] =>
  live.sights
    .filter(({ seat }) => seat === viewer)
    .map(({ version, events }) => {
      const shown: readonly Shown[] = JSON.parse(events);
      return { version, events: shown };
    });

/**
 * Shows a table to new eyes: everything anew, and from then on whatever happens. `ready` is called when all that may fail has been
 * read, just before.
 */
export const open = async (live: Live, eyes: Eyes, n: number, ready: () => void): Promise<void> => {
  const { match, world, record } = live;
  const { viewer } = eyes;
  const notes = viewer === null ? '' : await world.store.notes(record.id, viewer);
  const journal = viewer === null ? '' : await world.store.journal(record.id, viewer);
  const from = match === null ? 0 : Math.max(0, match.version + 1 - RECENT);
  const entries = match === null ? [] : await world.store.entries(record.id, from, match.version + 1);
  const log = match === null ? [] : match.retell(entries, viewer);
  const game = match === null ? null : { ...showingOf(live, match, viewer), log, older: from > 0 };
  const sights = sightsOf(live, viewer);
  ready();
  live.eyes.add(eyes);
  eyes.send(frameOf({ type: 'shown', n, info: infoOf(live), viewer, game, sights, notes, journal }));
};

/** A page of the log before an entry. */
export const logFrame = async (live: Live, match: Match, n: number, viewer: Viewer, before: number): Promise<string> => {
  const end = Math.min(before, match.version + 1);
  const from = Math.max(0, end - PAGE);
  // what may still be said of them depends on what came after
  const entries = await live.world.store.entries(live.record.id, from, match.version + 1);
  const log = match.retell(entries, viewer).slice(0, end - from);
  return frameOf({ type: 'log', n, log, older: from > 0 });
};

/** Sends each viewer its own frame, made once for all who see with the same eyes. */
const sendEach = (live: Live, frameFor: (viewer: Viewer) => string): void => {
  const frames = new Map<Viewer, string>();
  for (const eyes of live.eyes) {
    const frame = frames.get(eyes.viewer) ?? frameFor(eyes.viewer);
    frames.set(eyes.viewer, frame);
    eyes.send(frame);
  }
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
export const tellNews = (live: Live, match: Match, { entry, eventsFor, sightsFor }: News): void => {
  const { seq, time } = entry;
  sendEach(live, (viewer) => {
    const sight = viewer === null ? [] : sightsFor(viewer);
    return frameOf({
      type: 'update',
      ...showingOf(live, match, viewer),
      entry: { seq, time, events: eventsFor(viewer) },
      sights: sight.length === 0 ? [] : [{ version: seq, events: sight }],
    });
  });
};
