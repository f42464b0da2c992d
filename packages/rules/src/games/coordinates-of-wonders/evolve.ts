import { at, type Draft, never, withAt, without } from '../../core/basics.ts';
import { lineOf } from './rules.ts';
import type { Doubt, Event, State } from './state.ts';

/** A copy to be changed, key by key: a spread of an object this wide takes fifty times as long in V8. */
const copyOf = (state: State): Draft<State> => ({
  options: state.options,
  tokens: state.tokens,
  start: state.start,
  northSouth: state.northSouth,
  westEast: state.westEast,
  stack: state.stack,
  box: state.box,
  guesses: state.guesses,
  shown: state.shown,
  lastCheck: state.lastCheck,
  lastCount: state.lastCount,
  known: state.known,
  turn: state.turn,
});

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** Puts a fact into the state. */
export const evolve = (state: State, event: Event): State => {
  const next = copyOf(state);
  switch (event.type) {
    case 'dealt':
      next.stack = event.stack;
      next.box = event.box;
      begin(next, event.start.id);
      next.turn = { step: 'turn', seat: event.first };
      break;
    case 'turned-up':
      next.turn = { step: 'place', seat: event.seat };
      break;
    case 'placed':
      place(next, event);
      break;
    case 'agreed': {
      const doubt = doubtOf(state);
      next.turn = { ...doubt, agreed: doubt.agreed.concat(event.seat).sort((one, other) => one - other) };
      break;
    }
    case 'answered': {
      const doubt = doubtOf(state);
      next.turn = { ...doubt, sealed: withAt(doubt.sealed ?? [], event.seat, event.answer) };
      break;
    }
    case 'opened':
      break;
    case 'called': {
      const { seat, placed } = doubtOf(state);
      next.turn = { step: 'check', seat, placed, by: event.seat };
      break;
    }
    case 'stood':
      next.turn = { step: 'settled', seat: event.seat };
      break;
    case 'checked':
      check(next, event);
      break;
    case 'paused':
      if (!event.last) next.stack = state.stack.slice(1);
      next.turn = { step: 'guess', seat: event.seat };
      break;
    case 'guessed':
      next.guesses = withAt(state.guesses, event.seat, event.errors);
      break;
    case 'counted':
      count(next, event);
      break;
    case 'started-anew':
      next.known = {
        choice: state.known.choice,
        gone: [...state.known.gone, ...state.northSouth, ...without(state.westEast, state.start)],
        caught: state.known.caught,
      };
      next.box = state.box.slice(1);
      next.guesses = state.guesses.map(() => null);
      begin(next, event.start.id);
      next.turn = { step: 'turn', seat: event.seat };
      break;
    case 'game-ended':
      next.turn = { step: 'over', seat: event.seat };
      break;
    default:
      return never(event);
  }
  return next;
};

const doubtOf = ({ turn }: State): Doubt => {
  if (turn.step !== 'doubt') throw new Error(`nobody answers at ${turn.step}`);
  return turn;
};

/** An empty cross around a start card. */
const begin = (next: Draft<State>, start: string): void => {
  next.start = start;
  next.northSouth = [start];
  next.westEast = [start];
  next.shown = [];
};

const setLine = (next: Draft<State>, line: EventOf<'placed'>['line'], cards: readonly string[]): void => {
  if (line === 'north-south') next.northSouth = cards;
  else next.westEast = cards;
};

const place = (next: Draft<State>, { seat, card, line, gap }: EventOf<'placed'>): void => {
  setLine(next, line, lineOf(next, line).toSpliced(gap, 0, card.id));
  next.stack = next.stack.slice(1);
  next.lastCheck = null;
  if (next.lastCount !== null) next.known = { choice: next.known.choice, gone: next.known.gone, caught: [] };
  next.lastCount = null;
  const doubt = { step: 'doubt', seat, placed: { line, gap }, agreed: [] } as const;
  next.turn = next.options.calls === 'sealed' ? { ...doubt, sealed: next.tokens.map(() => null) } : doubt;
};

const check = (next: Draft<State>, { seat, line, placed, neighbour, error, winner, from }: EventOf<'checked'>): void => {
  if (from !== null) next.tokens = withAt(next.tokens, from, at(next.tokens, from) - 1);
  next.tokens = withAt(next.tokens, winner, at(next.tokens, winner) + 1);
  next.lastCheck = { placed: placed.id, neighbour: neighbour.id, error };
  if (error) {
    setLine(next, line, without(lineOf(next, line), placed.id));
    const { choice, gone, caught } = next.known;
    next.known = { choice, gone: [...gone, placed.id], caught: [...caught, placed.id] };
  }
  const turned = error ? [neighbour.id] : [placed.id, neighbour.id];
  next.shown = [...next.shown, ...turned.filter((id) => !next.shown.includes(id))];
  next.turn = { step: 'settled', seat };
};

const count = (next: Draft<State>, { seat, start, northSouth, westEast, tokens }: EventOf<'counted'>): void => {
  const cards = [...northSouth, ...westEast.filter(({ id }) => id !== start)];
  next.tokens = tokens;
  next.lastCount = cards.map(({ id, wrong }) => ({ place: id, wrong }));
  next.shown = [...next.shown, ...cards.map(({ id }) => id).filter((id) => !next.shown.includes(id))];
  next.turn = { step: 'counted', seat };
};
