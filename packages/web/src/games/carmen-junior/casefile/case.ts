import { err, leftOf, ok, type Result, type Seat } from '@tabletrotter/rules';
import { eventsInForce } from '@tabletrotter/rules/core/log';
import { initialState, readSaved } from '@tabletrotter/rules/core/saved';
import { carmenJunior, type Event, type State } from '@tabletrotter/rules/games/carmen-junior';
import { NEIGHBOURS, type Piece, type Said, SECTIONS } from '../model.ts';

/** A section that was hidden, and how near its owner came. Turns are numbered from 1 over all seats. */
export interface Hiding {
  readonly piece: Piece;
  readonly owner: Seat;
  readonly hider: Seat;
  /** The section, 0 to 3. */
  readonly section: number;
  /** The turn in which it was found; `null`: never. */
  readonly found: number | null;
  /** Turns at whose end its owner stood on a piece that touches it, before it was found. */
  readonly near: readonly number[];
}

/** A look under a piece. */
export interface Visit {
  readonly turn: number;
  readonly seat: Seat;
  readonly piece: Piece;
  readonly said: Said;
}

export interface Case {
  readonly hidings: readonly Hiding[];
  readonly visits: readonly Visit[];
  readonly seats: number;
  readonly winner: Seat | null;
}

/** Where the sections lay at the beginning, by owner; those collected before the record began are left out. */
const hiddenAtFirst = ({ seats }: State, events: readonly Event[]): readonly (readonly (Piece | null)[])[] => {
  for (const event of events) if (event.type === 'dealt') return event.hidden;
  return seats.map(({ hidden }) => hidden);
};

/** The looks of a game, turn by turn. */
const visitsIn = (events: readonly Event[]): readonly Visit[] => {
  const visits: Visit[] = [];
  for (const event of events) {
    if (event.type !== 'looked') continue;
    const { seat, piece, said } = event;
    visits.push({ turn: visits.length + 1, seat, piece, said }); // one look a turn
  }
  return visits;
};

const touch = (one: Piece, other: Piece): boolean => NEIGHBOURS[one].some((piece) => piece === other);

/** The case file of a game, from its record: where everything was hidden, and who came how near to it when. */
export const caseIn = (record: unknown): Result<Case> => {
  const saved = readSaved(carmenJunior, record);
  if (!saved.ok) return saved;
  const initial = initialState(carmenJunior, saved.value.start);
  if (!initial.ok) return initial;
  const events = eventsInForce(saved.value.entries);
  const seats = initial.value.seats.length;
  const visits = visitsIn(events);
  if (visits.length === 0) return err({ message: 'no turn was played' });
  const hidings = hiddenAtFirst(initial.value, events).flatMap((places, owner) =>
    places.flatMap((piece, section) => {
      if (piece === null) return [];
      const own = visits.filter(({ seat }) => seat === owner);
      const found = own.find((visit) => visit.piece === piece)?.turn ?? null;
      const near = own.flatMap((visit) =>
        touch(visit.piece, piece) && (found === null || visit.turn < found) ? [visit.turn] : [],
      );
      return [{ piece, owner, hider: leftOf(owner, seats), section, found, near }];
    }),
  );
  const end = events.find((event) => event.type === 'game-ended');
  return ok({ hidings, visits, seats, winner: end?.seat ?? null });
};

/** The places that a seat looked under, in order, each once. */
export const placesOf = ({ visits }: Case, seat: Seat): readonly Piece[] => [
  ...new Set(visits.filter((visit) => visit.seat === seat).map(({ piece }) => piece)),
];

/** Where a seat's sections were hidden. */
export const hidingsOf = ({ hidings }: Case, owner: Seat): readonly Hiding[] => hidings.filter((each) => each.owner === owner);

/** By section: whether a seat found it, then or before the record began. */
export const foundBy = (file: Case, owner: Seat): readonly boolean[] => {
  const hidings = hidingsOf(file, owner);
  return Array.from({ length: SECTIONS }, (_, section) => hidings.find((each) => each.section === section)?.found !== null);
};
