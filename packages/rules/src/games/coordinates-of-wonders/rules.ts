import { never, type Refusal, type Seat, seatsOf } from '../../core/basics.ts';
import type { Outcome, Waiting } from '../../core/game.ts';
import type { Action } from './actions.ts';
import { type Line, TOKENS_EACH } from './components.ts';
import { MOST_PLACES } from './deck.ts';
import { type Config, chosen } from './options.ts';
import { winnersOf } from './scoring.ts';
import type { Doubt, Placed, ShownStep, State, View } from './state.ts';

/** The state before the deal. */
export const setup = ({ first, fame, continent, kinds, ...options }: Config, seats: number): State => {
  const choice = { fame, continent, kinds };
  return {
    options,
    tokens: seatsOf(seats).map(() => TOKENS_EACH),
    start: '',
    northSouth: [],
    westEast: [],
    stack: [],
    box: [],
    guesses: seatsOf(seats).map(() => null),
    shown: [],
    lastCheck: null,
    lastCount: null,
    known: { choice, gone: [], caught: [] },
    turn: { step: 'deal', first, places: options.deck?.map(({ id }) => id) ?? chosen(choice) },
  };
};

/** The step, for a state that has come to rest. */
export const shownStep = ({ turn }: Pick<State, 'turn'>): ShownStep => {
  switch (turn.step) {
    case 'deal':
    case 'settled':
    case 'counted':
    case 'turn':
      throw new Error(`nobody sees ${turn.step}`);
    default:
      return turn;
  }
};

/** CW-3.2: which opponents have not answered to the card yet. */
export const silent = ({ seat, agreed, sealed }: Doubt, seats: number): readonly Seat[] => {
  const left: Seat[] = [];
  for (let each = 0; each < seats; each++)
    if (each !== seat && !agreed.includes(each) && (sealed?.[each] ?? null) === null) left.push(each);
  return left;
};

export const toAct = ({ turn, tokens, guesses }: Pick<State, 'turn' | 'tokens' | 'guesses'>): readonly Seat[] => {
  switch (turn.step) {
    case 'place':
      return [turn.seat];
    case 'doubt':
      return silent(turn, tokens.length);
    case 'check':
      return [turn.by];
    case 'guess':
      return guesses.flatMap((guess, seat) => (guess === null ? [seat] : []));
    default:
      return [];
  }
};

/** The two lines by name. */
export const lineOf = ({ northSouth, westEast }: Pick<State, 'northSouth' | 'westEast'>, line: Line): readonly string[] =>
  line === 'north-south' ? northSouth : westEast;

/** How many cards lie, without the start card (CW-4.6). */
export const laid = ({ northSouth, westEast }: Pick<State, 'northSouth' | 'westEast'>): number =>
  northSouth.length + westEast.length - 2;

/** The card that has just been laid. */
export const newCard = (state: Pick<State, 'northSouth' | 'westEast'>, { line, gap }: Placed): string => {
  const card = lineOf(state, line)[gap];
  if (card === undefined) throw new Error(`no card at ${line} ${gap}`);
  return card;
};

export const question = (state: State): string => {
  const { turn, stack } = state;
  switch (turn.step) {
    case 'place':
      return `place:${stack[0] ?? ''}`;
    case 'doubt':
    case 'check':
      return `${turn.step}:${newCard(state, turn.placed)}`;
    case 'guess':
      return `guess:${stack.length}`;
    default:
      return turn.step;
  }
};

/** CW-3.2: opponents answer side by side, perhaps in a window. CW-3.1: in the open, only the first to call counts. */
export const waiting = ({ turn, options: { window, calls } }: State): Waiting<Action> | undefined =>
  turn.step === 'doubt'
    ? {
        seconds: window,
        fallback: { type: 'agree' },
        race: calls === 'open' ? { actions: [{ type: 'call-error' }], after: turn.seat } : null,
      }
    : undefined;

/** CW-4.5. */
export const outcomeOf = ({ turn, tokens }: Pick<State, 'turn' | 'tokens'>): Outcome | undefined =>
  turn.step === 'over' ? { winners: winnersOf({ tokens }), scores: tokens, reason: 'CW-4.5' } : undefined;

// ---- what may be done -------------------------------------------------------------------------------------------------

const refuse = (rule: string, reason: string, params: Refusal['params'] = {}): Refusal => ({ rule, reason, params });

/** Where the neighbours of the card at a place on its line lie. */
const SIDE_STEP = { before: -1, after: 1 } as const;

/** The card next to the new one on that side; `undefined` where there is none. */
export const neighbourOf = (
  state: Pick<State, 'northSouth' | 'westEast'>,
  { line, gap }: Placed,
  side: keyof typeof SIDE_STEP,
): string | undefined => lineOf(state, line)[gap + SIDE_STEP[side]];

/** The rules: why the seat that is asked may not do this now. */
export const refusal = (view: View, action: Action): Refusal | undefined => {
  const { turn } = view;
  switch (turn.step) {
    case 'place': {
      if (action.type !== 'place') return refuse('CW-2.2', 'place-first');
      return action.gap > lineOf(view, action.line).length ? refuse('CW-2.2', 'no-gap') : undefined;
    }
    case 'doubt':
      return action.type === 'call-error' || action.type === 'agree' ? undefined : refuse('CW-3.2', 'answer-first');
    case 'check': {
      if (action.type !== 'check') return refuse('CW-3.3', 'check-first');
      return neighbourOf(view, turn.placed, action.neighbour) === undefined ? refuse('CW-3.3', 'no-neighbour') : undefined;
    }
    case 'guess': {
      if (action.type !== 'guess') return refuse('CW-4.1', 'guess-first');
      const most = laid(view);
      return action.errors > most ? refuse('CW-4.6', 'too-many', { count: most }) : undefined;
    }
    case 'over':
      return refuse('CW-4.5', 'over');
    default:
      return never(turn);
  }
};

// ---- all that might be done, made once -----------------------------------------------------------------------------------

/** From 0 to the most cards that can lie. */
const COUNTS = Array.from({ length: MOST_PLACES + 1 }, (_, count) => count);
const GAPS: { readonly [L in Line]: readonly Action[] } = {
  'north-south': COUNTS.map((gap) => ({ type: 'place', line: 'north-south', gap })),
  'west-east': COUNTS.map((gap) => ({ type: 'place', line: 'west-east', gap })),
};
const ANSWER: readonly Action[] = [{ type: 'call-error' }, { type: 'agree' }];
const CHECK: readonly Action[] = [
  { type: 'check', neighbour: 'before' },
  { type: 'check', neighbour: 'after' },
];
const GUESSES: readonly Action[] = COUNTS.map((errors) => ({ type: 'guess', errors }));

const gapsOn = (view: View, line: Line): readonly Action[] => GAPS[line].slice(0, lineOf(view, line).length + 1);

/** All that might be legal for the seat that is asked. */
export const candidates = (view: View): readonly Action[] => {
  switch (view.turn.step) {
    case 'place':
      return gapsOn(view, 'north-south').concat(gapsOn(view, 'west-east'));
    case 'doubt':
      return ANSWER;
    case 'check':
      return CHECK;
    case 'guess':
      return GUESSES.slice(0, laid(view) + 1);
    case 'over':
      return [];
  }
};
