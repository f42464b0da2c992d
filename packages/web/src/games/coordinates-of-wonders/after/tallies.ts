import { at, ok, type Result } from '@tabletrotter/rules';
import { eventsInForce } from '@tabletrotter/rules/core/log';
import { initialState, readSaved } from '@tabletrotter/rules/core/saved';
import { coordinatesOfWonders, type Event, type State } from '@tabletrotter/rules/games/coordinates-of-wonders';
import { BOX, type Face, isWrong, type Notes, type Point } from '../model.ts';
import type { SeenCount } from '../recent.ts';

/** What a seat did in a whole game. */
export interface Tally {
  readonly laid: number;
  /** Of these, how many lay rightly between their neighbours as they were laid. */
  readonly right: number;
  /** Calls that found an error, and those that did not. */
  readonly callsRight: number;
  readonly callsWrong: number;
  /** Guesses that were exact. */
  readonly exact: number;
}

/** A game as it was played. */
export interface Travels {
  readonly counts: readonly SeenCount[];
  /** By seat. */
  readonly tallies: readonly Tally[];
  /** Of places of one's own. */
  readonly notes: Notes | null;
}

type PointOf = (face: Face) => Point;

const pointsIn = ({ options: { deck } }: State): PointOf => {
  const own = new Map<string, Point>((deck ?? []).map((place) => [place.id, place]));
  return ({ id }) => {
    const point = own.get(id) ?? BOX.get(id);
    if (point === undefined) throw new Error(`no place ${id}`);
    return point;
  };
};

const layRightly = ({ line, card, before, after }: Extract<Event, { readonly type: 'placed' }>, pointOf: PointOf): boolean =>
  (before === null || !isWrong(line, pointOf(before), pointOf(card))) &&
  (after === null || !isWrong(line, pointOf(card), pointOf(after)));

const notesIn = ({ options: { deck } }: State): Notes | null =>
  deck === null ? null : Object.fromEntries(deck.map((place) => [place.id, place]));

const NOTHING: Tally = { laid: 0, right: 0, callsRight: 0, callsWrong: 0, exact: 0 };

/** What each event adds to which seat. */
const gainsOf = (event: Event, pointOf: PointOf): readonly { readonly seat: number; readonly add: Partial<Tally> }[] => {
  switch (event.type) {
    case 'placed':
      return [{ seat: event.seat, add: { laid: 1, right: layRightly(event, pointOf) ? 1 : 0 } }];
    case 'checked':
      return [{ seat: event.by, add: event.error ? { callsRight: 1 } : { callsWrong: 1 } }];
    case 'counted':
      return event.guesses.flatMap((guess, seat) => (guess === event.errors ? [{ seat, add: { exact: 1 } }] : []));
    default:
      return [];
  }
};

const travelsOf = (events: readonly Event[], initial: State): Travels => {
  const pointOf = pointsIn(initial);
  const tallies = initial.tokens.map(() => NOTHING);
  for (const event of events)
    for (const { seat, add } of gainsOf(event, pointOf)) {
      const { laid, right, callsRight, callsWrong, exact } = at(tallies, seat);
      tallies[seat] = {
        laid: laid + (add.laid ?? 0),
        right: right + (add.right ?? 0),
        callsRight: callsRight + (add.callsRight ?? 0),
        callsWrong: callsWrong + (add.callsWrong ?? 0),
        exact: exact + (add.exact ?? 0),
      };
    }
  return { counts: events.filter((event) => event.type === 'counted'), tallies, notes: notesIn(initial) };
};

/** Reads the record of a finished game. */
export const readTravels = (record: unknown): Result<Travels> => {
  const saved = readSaved(coordinatesOfWonders, record);
  if (!saved.ok) return saved;
  const initial = initialState(coordinatesOfWonders, saved.value.start);
  if (!initial.ok) return initial;
  return ok(travelsOf(eventsInForce(saved.value.entries), initial.value));
};
