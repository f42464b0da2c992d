import { at, never, type Refusal, type Seat, seatsOf, withAt } from '../../core/basics.ts';
import type { Outcome, ScoreLine, Waiting } from '../../core/game.ts';
import { type Random, shuffled } from '../../core/random.ts';
import type { Action } from './actions.ts';
import { type Length, NUMBERS, type Number6, STRIDES, type Stride } from './components.ts';
import type { Config, Event, State, View } from './state.ts';

/** TR-1.1 */
export const setup = (options: Config, seats: number): State => {
  const each = <T>(value: T): readonly T[] => new Array<T>(seats).fill(value);
  return {
    options,
    places: each(0),
    lucky: [],
    faceUp: each(false),
    peeked: each(false),
    rest: [],
    strides: each(null),
    die: null,
    thrown: [],
    turn: { step: 'deal', round: 1 },
  };
};

/** TR-2.1: all who have not chosen yet, at the same time. */
export const toAct = ({ turn, strides }: State): readonly Seat[] =>
  turn.step === 'choose' ? seatsOf(strides.length).filter((seat) => strides[seat] === null) : [];

export const question = (state: State, _seat: Seat): string => `stride:${state.turn.round}`;

/** TR-3.1 */
export const waiting = (state: State): Waiting<Action> | undefined => {
  const { window } = state.options;
  if (window === null || toAct(state).length === 0) return undefined;
  return { seconds: window, fallback: { type: 'stride', stride: 1 }, race: null };
};

/** TR-4.1 */
const result = (places: readonly number[], length: Length): Outcome => ({
  winners: seatsOf(places.length).filter((seat) => places[seat] === length),
  scores: places,
  reason: 'TR-4.1',
});

export const outcome = ({ turn, places, options }: State): Outcome | undefined =>
  turn.step === 'over' ? result(places, options.length) : undefined;

export const scoreLines = ({ places }: State): readonly ScoreLine[] =>
  places.map((points, seat) => ({ seat, label: { key: 'score.steps', params: { count: points } }, points, rule: 'TR-4.1' }));

const ACTIONS: readonly Action[] = [...STRIDES.map((stride): Action => ({ type: 'stride', stride })), { type: 'peek' }];

export const candidates = ({ seat, toAct: asked }: View): readonly Action[] =>
  seat !== null && asked.includes(seat) ? ACTIONS : [];

/** TR-2.2: the longest stride from a place. */
export const longestFrom = (place: number, length: Length): number => Math.min(3, length - place);

export const refusal = (view: View, action: Action): Refusal | undefined => {
  const { seat } = view;
  if (seat === null || !view.toAct.includes(seat)) return { rule: 'TR-2.1', reason: 'not-now', params: {} };
  switch (action.type) {
    case 'stride': {
      const left = view.options.length - at(view.places, seat);
      return action.stride <= left ? undefined : { rule: 'TR-2.2', reason: 'too-far', params: { count: left } };
    }
    case 'peek':
      if (at(view.faceUp, seat)) return { rule: 'TR-2.4', reason: 'face-up', params: {} };
      return at(view.peeked, seat) ? { rule: 'TR-2.4', reason: 'already-peeked', params: {} } : undefined;
    default:
      return never(action);
  }
};

export const decide = (state: State, seat: Seat, action: Action): readonly Event[] => {
  switch (action.type) {
    case 'stride':
      return [{ type: 'chose', seat, round: state.turn.round, stride: action.stride }];
    case 'peek':
      return [{ type: 'peeked', seat, number: at(state.lucky, seat) }];
    default:
      return never(action);
  }
};

export const advance = (state: State, random: Random): readonly Event[] => {
  switch (state.turn.step) {
    case 'deal': {
      const cards = shuffled(NUMBERS, random);
      const seats = state.places.length;
      return [{ type: 'dealt', lucky: cards.slice(0, seats), rest: cards.slice(seats) }];
    }
    case 'throw':
      return run(state, at(NUMBERS, random.below(NUMBERS.length)));
    case 'choose':
    case 'over':
      return [];
    default:
      return never(state.turn.step);
  }
};

/** TR-2.3, TR-2.5: what comes of a throw. */
const run = (state: State, die: Number6): readonly Event[] => {
  const { length } = state.options;
  const strides = state.strides.filter((stride): stride is Stride => stride !== null);
  const struck = state.lucky.indexOf(die);
  const places = state.places.map((place, seat) => {
    const stride = at(strides, seat);
    return Math.min(length, place + (stride <= die ? stride : 0) + (seat === struck ? 1 : 0));
  });
  const thrown: Event = { type: 'thrown', round: state.turn.round, die, strides, places, struck: struck < 0 ? null : struck };
  return places.includes(length) ? [thrown, { type: 'game-ended', outcome: result(places, length) }] : [thrown];
};

export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'dealt':
      return { ...state, lucky: event.lucky, rest: event.rest, turn: { ...state.turn, step: 'choose' } };
    case 'peeked':
      return { ...state, peeked: withAt(state.peeked, event.seat, true) };
    case 'chose': {
      const strides = withAt(state.strides, event.seat, event.stride);
      return { ...state, strides, turn: { ...state.turn, step: strides.includes(null) ? 'choose' : 'throw' } };
    }
    case 'thrown':
      return {
        ...state,
        places: event.places,
        faceUp: event.struck === null ? state.faceUp : withAt(state.faceUp, event.struck, true),
        strides: state.strides.map(() => null),
        die: event.die,
        thrown: [...state.thrown, event.die],
        turn: { step: 'choose', round: event.round + 1 },
      };
    case 'game-ended':
      return { ...state, turn: { ...state.turn, step: 'over' } };
    default:
      return never(event);
  }
};
