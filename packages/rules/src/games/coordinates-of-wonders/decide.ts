import { at, leftOf, never, type Seat } from '../../core/basics.ts';
import { pickOne, type Random, shuffled } from '../../core/random.ts';
import type { Action } from './actions.ts';
import { CARDS_A_ROUND, isWrong, type Line, PAUSE, type Side } from './components.ts';
import type { Deck } from './deck.ts';
import { laid, lineOf, neighbourOf, newCard, silent } from './rules.ts';
import { earnings, scoreLines, winnersOf, wrongOn } from './scoring.ts';
import { sidesOf } from './sides.ts';
import type { Event, Face, Judged, State, Turned } from './state.ts';

const faceOf = (deck: Deck, id: string): Face => sidesOf(deck, id).face;

const turnedOver = (deck: Deck, id: string): Turned => sidesOf(deck, id).turned;

/** A choice becomes facts. */
export const decide = (state: State, seat: Seat, action: Action): readonly Event[] => {
  switch (action.type) {
    case 'place':
      return [decidePlace(state, seat, action.line, action.gap)];
    case 'agree':
    case 'call-error':
      if (state.turn.step === 'doubt' && state.turn.sealed !== undefined)
        return [{ type: 'answered', seat, answer: action.type }];
      return [{ type: action.type === 'agree' ? 'agreed' : 'called', seat }];
    case 'check':
      return [decideCheck(state, action.neighbour)];
    case 'guess':
      return [{ type: 'guessed', seat, errors: action.errors }];
    default:
      return never(action);
  }
};

/** CW-2.2. */
const decidePlace = (state: State, seat: Seat, line: Line, gap: number): Event => {
  const { deck } = state.options;
  const cards = lineOf(state, line);
  const face = (id: string | undefined): Face | null => (id === undefined ? null : faceOf(deck, id));
  const card = faceOf(deck, at(state.stack, 0));
  return { type: 'placed', seat, card, line, gap, before: face(cards[gap - 1]), after: face(cards[gap]) };
};

/** CW-3.3 to CW-3.9. */
const decideCheck = (state: State, side: Side): Event => {
  const { turn, tokens, options } = state;
  if (turn.step !== 'check') throw new Error(`nobody checks at ${turn.step}`);
  const other = neighbourOf(state, turn.placed, side);
  if (other === undefined) throw new Error(`no card ${side} the new one`);
  const { seat, by } = turn;
  const { line } = turn.placed;
  const placed = turnedOver(options.deck, newCard(state, turn.placed));
  const neighbour = turnedOver(options.deck, other);
  const error = side === 'before' ? isWrong(line, neighbour, placed) : isWrong(line, placed, neighbour);
  const [winner, payer] = error ? [by, seat] : [seat, by];
  const from = at(tokens, payer) > 0 ? payer : null;
  return { type: 'checked', seat, by, line, side, placed, neighbour, error, winner, from };
};

// ---- what follows by itself ---------------------------------------------------------------------------------------------

/** Deals, opens sealed answers, passes the turn on, turns cards up, counts, and ends the game. */
export const advance = (state: State, random: Random): readonly Event[] => {
  const { turn, tokens, stack } = state;
  switch (turn.step) {
    case 'deal':
      return [deal(state, turn.places, turn.first, random)];
    case 'turn':
      return [turnUp(state, turn.seat)];
    case 'doubt': {
      if (silent(turn, tokens.length).length > 0) return [];
      const stood: Event = { type: 'stood', seat: turn.seat, card: faceOf(state.options.deck, newCard(state, turn.placed)) };
      if (turn.sealed === undefined) return [stood];
      const callers = turn.sealed.flatMap((answer, seat) => (answer === 'call-error' ? [seat] : []));
      const opened: Event = { type: 'opened', callers };
      return [opened, callers.length === 0 ? stood : { type: 'called', seat: pickOne(callers, random) }];
    }
    case 'settled': {
      const seat = leftOf(turn.seat, tokens.length);
      const [top] = stack;
      return [top === undefined || top === PAUSE ? { type: 'paused', seat, last: top === undefined } : turnUp(state, seat)];
    }
    case 'guess':
      return state.guesses.every((guess) => guess !== null) ? [count(state, turn.seat)] : [];
    case 'counted':
      return [stack.length === 0 ? end(state, turn.seat) : startAnew(state, turn.seat)];
    default:
      return [];
  }
};

/** CW-1.3, CW-1.4, CW-1.5. The first card of the box is the start card. */
const deal = (
  { options: { rounds, deck }, tokens }: State,
  places: readonly string[],
  wished: Seat | null,
  random: Random,
): Event => {
  const cards = shuffled(places, random);
  const stack = cards
    .splice(0, rounds * CARDS_A_ROUND)
    .flatMap((card, index) => (index > 0 && index % CARDS_A_ROUND === 0 ? [PAUSE, card] : [card]));
  const [start, ...box] = cards;
  if (start === undefined) throw new Error('no card is left to start from');
  return { type: 'dealt', first: wished ?? random.below(tokens.length), start: faceOf(deck, start), stack, box };
};

/** CW-2.1. */
const turnUp = ({ stack, options: { deck } }: State, seat: Seat): Event => ({
  type: 'turned-up',
  seat,
  card: faceOf(deck, at(stack, 0)),
});

/** CW-4.1 to CW-4.3. */
const count = (state: State, seat: Seat): Event => {
  const judged = (line: Line): readonly Judged[] => {
    const cards = lineOf(state, line).map((id) => sidesOf(state.options.deck, id));
    const points = cards.map(({ turned }) => turned);
    const wrong = wrongOn(line, points, lineOf(state, line).indexOf(state.start));
    return cards.map((card, index) => (at(wrong, index) ? card.wrong : card.right));
  };
  const northSouth = judged('north-south');
  const westEast = judged('west-east');
  const wrong = (cards: readonly Judged[]): number => cards.reduce((sum, card) => (card.wrong ? sum + 1 : sum), 0);
  const errors = wrong(northSouth) + wrong(westEast);
  const guesses = state.guesses.map((guess) => guess ?? laid(state));
  const earned = earnings(guesses, errors);
  const tokens = state.tokens.map((count, each) => count + at(earned, each));
  const caught = state.known.caught.map((id) => turnedOver(state.options.deck, id));
  return { type: 'counted', seat, start: state.start, northSouth, westEast, caught, errors, guesses, earned, tokens };
};

/** CW-4.4. */
const startAnew = ({ box, options: { deck } }: State, seat: Seat): Event => ({
  type: 'started-anew',
  seat,
  start: faceOf(deck, at(box, 0)),
});

/** CW-4.5. */
const end = (state: State, seat: Seat): Event => ({
  type: 'game-ended',
  seat,
  outcome: { winners: winnersOf(state), scores: state.tokens, reason: 'CW-4.5' },
  lines: scoreLines(state),
});
