import { at, ok, type Result, type Seat } from '@tabletrotter/rules';
import { eventsInForce } from '@tabletrotter/rules/core/log';
import { initialState, readSaved } from '@tabletrotter/rules/core/saved';
import { wideWorld } from '@tabletrotter/rules/games/wide-world';
import { productOf } from '../counted.ts';
import { type Destination, type Event, type Product, type Square, whereIs } from '../model.ts';
import type { Leg } from '../recent.ts';
import { kilometresBetween } from '../way.ts';

/** One turn of the game. */
export interface Turn {
  readonly seat: Seat;
  /** The ways of all planes that moved in it, in order. */
  readonly legs: readonly Leg[];
  /** Where the planes stand after it, by seat. */
  readonly squares: readonly Square[];
  readonly reached: readonly { readonly seat: Seat; readonly destination: Destination }[];
}

/** What the whole game was for a seat. */
export interface Tally {
  /** All that its plane flew, in kilometres. */
  readonly kilometres: number;
  /** Beyond the shortest way through what it reached, in kilometres. */
  readonly detour: number;
  /** How often it was bumped. */
  readonly bumps: number;
  /** Travel Agent cards that it drew. */
  readonly cards: number;
}

export interface Recording {
  readonly turns: readonly Turn[];
  /** What each seat brought home, top of its pile first, by seat; empty lists where the game did not come to its end. */
  readonly cargo: readonly (readonly Product[])[];
  /** By seat. */
  readonly tallies: readonly Tally[];
}

const legsOf = (event: Event, squares: readonly Square[]): readonly Leg[] => {
  switch (event.type) {
    case 'flew':
    case 'carried':
      return [{ seat: event.seat, from: event.from, to: event.to, by: event.by }];
    case 'traded': {
      const [one, other] = [at(squares, event.seat), at(squares, event.other)];
      return [
        { seat: event.seat, from: one, to: other, by: 'trade' },
        { seat: event.other, from: other, to: one, by: 'trade' },
      ];
    }
    default:
      return [];
  }
};

/** A turn while it is being told. */
type Draft = { -readonly [Key in keyof Turn]: Turn[Key] };

const turnsOf = (events: readonly Event[], start: readonly Square[], first: Seat): readonly Turn[] => {
  let squares = start;
  let turn: Draft = { seat: first, legs: [], squares, reached: [] };
  const turns = [turn];
  for (const event of events) {
    if (event.type === 'dealt') turn.seat = event.first;
    if (event.type === 'turn-began') {
      turn = { seat: event.seat, legs: [], squares, reached: [] };
      turns.push(turn);
    }
    if (event.type === 'reached') turn.reached = [...turn.reached, { seat: event.seat, destination: event.destination }];
    for (const leg of legsOf(event, squares)) {
      turn.legs = [...turn.legs, leg];
      squares = squares.map((square, seat) => (seat === leg.seat ? leg.to : square));
    }
    turn.squares = squares;
  }
  return turns;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The length of a way from square to square, in kilometres. */
const lengthOf = (squares: readonly Square[]): number =>
  sum(squares.slice(1).map((square, place) => kilometresBetween(at(squares, place), square)));

const tallyOf = (turns: readonly Turn[], events: readonly Event[], start: readonly Square[], seat: Seat): Tally => {
  const legs = turns.flatMap((turn) => turn.legs).filter((leg) => leg.seat === seat);
  const reached = turns.flatMap((turn) => turn.reached).filter((each) => each.seat === seat);
  const begin = at(start, seat);
  const kilometres = sum(legs.map(({ from, to }) => kilometresBetween(from, to)));
  const shortest = lengthOf([begin, ...reached.map(({ destination }) => whereIs(destination)), legs.at(-1)?.to ?? begin]);
  return {
    kilometres: Math.round(kilometres),
    detour: Math.max(0, Math.round(kilometres - shortest)),
    bumps: legs.filter(({ by }) => by === 'bump').length,
    cards: events.filter((event) => event.type === 'agent-drawn' && event.seat === seat).length,
  };
};

/** Every way of every plane, turn by turn, from the events of a game that began with the planes on these squares. */
export const recordingOf = (events: readonly Event[], start: readonly Square[], first: Seat): Recording => {
  const turns = turnsOf(events, start, first);
  const lines = events.flatMap((event) => (event.type === 'game-ended' ? event.lines : []));
  const seats = start.map((_, seat) => seat);
  return {
    turns,
    cargo: seats.map((seat) => lines.flatMap((each) => (each.seat === seat ? (productOf(each) ?? []) : []))),
    tallies: seats.map((seat) => tallyOf(turns, events, start, seat)),
  };
};

/** The recording of a finished game, from its record. */
export const readRecording = (record: unknown): Result<Recording> => {
  const saved = readSaved(wideWorld, record);
  if (!saved.ok) return saved;
  const initial = initialState(wideWorld, saved.value.start);
  if (!initial.ok) return initial;
  const { planes, turn } = initial.value;
  const start = planes.map((plane) => plane.at);
  return ok(recordingOf(eventsInForce(saved.value.entries), start, turn.step === 'deal' ? 0 : turn.seat));
};

/** The seats with the most of something; nobody where nobody has any. */
export const mostOf = (tallies: readonly Tally[], key: keyof Tally): readonly Seat[] => {
  const most = Math.max(...tallies.map((tally) => tally[key]));
  return most === 0 ? [] : tallies.flatMap((tally, seat) => (tally[key] === most ? [seat] : []));
};
