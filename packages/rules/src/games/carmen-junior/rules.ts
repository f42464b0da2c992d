import { at, type Refusal, type Seat, seatsOf } from '../../core/basics.ts';
import type { Outcome } from '../../core/game.ts';
import type { Action } from './actions.ts';
import { BONUS, FACE_UP, PIECES, type Piece, SECTIONS } from './components.ts';
import { boardSet, holds, isConnected, type Pieces, reach, setOf, touches } from './map.ts';
import { type Config, homesOf } from './options.ts';
import type { Gumshoe, ShownStep, State, View } from './state.ts';

/** The state before the deal. */
export const setup = ({ memory, rules, first, homes }: Config, seats: number): State => {
  const live = homesOf({ homes }, seats);
  return {
    options: { memory, rules },
    seats: seatsOf(seats).map((seat): Gumshoe => {
      const home = at(live, seat);
      return { home, at: home, card: null, hidden: [], faceUp: [] };
    }),
    board: PIECES,
    deck: [],
    aside: [],
    seen: [],
    turn: { step: 'deal', first },
  };
};

/** The step, for a state that has come to rest. */
export const shownStep = ({ turn }: Pick<State, 'turn'>): ShownStep => {
  switch (turn.step) {
    case 'roll':
    case 'move':
    case 'over':
      return turn;
    default:
      throw new Error(`nobody sees ${turn.step}`);
  }
};

export const toAct = ({ turn }: Pick<State, 'turn'>): readonly Seat[] =>
  turn.step === 'roll' || turn.step === 'move' ? [turn.seat] : [];

export const question = ({ turn }: State): string => (turn.step === 'move' ? `move:${turn.die ?? BONUS}` : turn.step);

/** How many sections of its poster a seat has. */
export const collected = ({ hidden }: { readonly hidden: readonly unknown[] }): number =>
  hidden.filter((piece) => piece === null).length;

/** CJ-2.10, CJ-3.1. */
export const hasWon = ({ rules }: State['options'], gumshoe: Pick<Gumshoe, 'hidden' | 'faceUp'>): boolean =>
  collected(gumshoe) === SECTIONS && (rules === 'junior' || gumshoe.faceUp.length >= FACE_UP);

/** CJ-2.10, CJ-3.8. */
export const outcomeOf = ({ turn, options }: Pick<State, 'turn' | 'options'>): Outcome | undefined =>
  turn.step === 'over'
    ? { winners: [turn.seat], scores: null, reason: options.rules === 'junior' ? 'CJ-2.10' : 'CJ-3.8' }
    : undefined;

/** CJ-3.5: whether a piece may leave the board: what remains hangs together, and no pawn is left with nothing to touch. */
export const mayLeave = (
  { board, seats }: Pick<State, 'board'> & { readonly seats: readonly Pick<Gumshoe, 'at'>[] },
  piece: Piece,
): boolean => {
  const rest = setOf(board.filter((each) => each !== piece));
  return isConnected(rest) && seats.every(({ at: square }) => holds(rest, square) || touches(square, rest));
};

// ---- what may be done -------------------------------------------------------------------------------------------------

const refuse = (rule: string, reason: string, params: Refusal['params'] = {}): Refusal => ({ rule, reason, params });

/** The paragraphs that say how one moves, in each set of rules. */
const RULE = {
  junior: { roll: 'CJ-2.1', bonus: 'CJ-2.2', gone: 'CJ-2.3' },
  older: { roll: 'CJ-3.2', bonus: 'CJ-3.6', gone: 'CJ-3.2' },
} as const;

/** Where the seat on turn may move. */
export const targets = ({ board, seats, turn, options }: Pick<View, 'board' | 'seats' | 'turn' | 'options'>): Pieces => {
  const all = boardSet(board);
  return options.rules === 'junior' || turn.die === null ? all : reach(at(seats, turn.seat).at, turn.die, all);
};

/** The rules: why the seat that is asked may not do this now. */
export const refusal = (view: View, action: Action): Refusal | undefined => {
  const { turn, options } = view;
  const rule = RULE[options.rules];
  switch (turn.step) {
    case 'roll':
      return action.type === 'roll' ? undefined : refuse(rule.roll, 'roll-first');
    case 'move': {
      const isBonus = turn.die === null;
      if (action.type === 'roll') return isBonus ? refuse(rule.bonus, 'bonus-first') : refuse(rule.roll, 'rolled');
      if (!holds(boardSet(view.board), action.to)) return refuse(isBonus ? rule.bonus : rule.gone, 'gone');
      return holds(targets(view), action.to) ? undefined : refuse('CJ-3.2', 'too-far');
    }
    case 'over':
      return refuse(options.rules === 'junior' ? 'CJ-2.10' : 'CJ-3.8', 'over');
  }
};

const ROLL: readonly Action[] = [{ type: 'roll' }];
const MOVES: readonly Action[] = PIECES.map((to) => ({ type: 'move', to }));

const movesTo = (set: Pieces): readonly Action[] => MOVES.filter((_, index) => (set & (1 << index)) !== 0);

/** All that might be legal for the seat that is asked. */
export const candidates = (view: View): readonly Action[] => {
  switch (view.turn.step) {
    case 'roll':
      return ROLL;
    case 'move':
      return movesTo(targets(view));
    case 'over':
      return [];
  }
};
