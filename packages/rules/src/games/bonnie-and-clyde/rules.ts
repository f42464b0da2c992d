import { at, leftOf, never, type Refusal, type Seat } from '../../core/basics.ts';
import type { Outcome } from '../../core/game.ts';
import { type Random, shuffled } from '../../core/random.ts';
import type { Action, Direction, Source } from './actions.ts';
import {
  type Card,
  copiesOf,
  countOf,
  DECK,
  DECOYS,
  HAND_CARDS,
  type HandCard,
  handSize,
  isOutlaw,
  LOCATIONS,
  type Location,
  numberOf,
  OUTLAWS,
  rankOf,
} from './components.ts';
import { handLines, leaderOf, totalsWith } from './scoring.ts';
import type { Config, Event, State, TurnView, View } from './state.ts';

/** The state before the first deal. */
export const setup = ({ dealer, memory, target }: Config, seats: number): State => ({
  options: { memory, target },
  scores: new Array<number>(seats).fill(0),
  dealer: dealer ?? 0,
  car: 1,
  idleTurns: 0,
  hands: new Array<readonly HandCard[]>(seats).fill([]),
  caseFile: [],
  fbiFiles: [],
  hideouts: LOCATIONS.map(() => null),
  table: [],
  captured: [],
  seen: [],
  turn: { step: 'deal', dealer },
  memoirs: [],
});

export const toAct = (state: State): readonly Seat[] =>
  state.turn.step === 'over' || state.turn.step === 'deal' ? [] : [state.turn.seat];

/** BC-5.2: the highest total alone. */
export const outcomeOf = (state: State): Outcome | undefined => {
  if (state.turn.step !== 'over') return undefined;
  const leader = leaderOf(state.scores, state.options.target);
  return { winners: leader === undefined ? [] : [leader], scores: state.scores, reason: 'BC-5.2' };
};

// ---- what may be done -------------------------------------------------------------------------------------------------

const DRAWS: readonly Action[] = [
  { type: 'draw', from: 'case-file' },
  { type: 'draw', from: 'fbi-files' },
];
const CHOICES: readonly Action[] = [{ type: 'take' }, { type: 'leave' }];
const DRIVES: readonly Action[] = [
  { type: 'drive', to: 'up' },
  { type: 'drive', to: 'down' },
];
const HINTONS: readonly Action[] = [
  { type: 'hinton', use: 'draw-two' },
  { type: 'hinton', use: 'search-files' },
  ...LOCATIONS.map((location): Action => ({ type: 'hinton', use: 'peek', location })),
];
const DISCARDS: readonly Action[] = HAND_CARDS.map((card) => ({ type: 'discard', card }));
const TAKES: readonly Action[] = HAND_CARDS.map((card) => ({ type: 'take', card }));
/** By location, then by count from 1: the plays of so many of its cards. */
const playsOf = (type: 'meld' | 'layoff'): readonly (readonly Action[])[] =>
  LOCATIONS.map((location) => Array.from({ length: copiesOf(location) }, (_, index) => ({ type, location, count: index + 1 })));
const MELDS = playsOf('meld');
const LAYOFFS = playsOf('layoff');

/** The fewest cards of a meld (BC-2.5). */
export const MELD_SIZE = 3;

/** All that might be legal for the seat whose view it is. */
export const candidates = (view: View): readonly Action[] => {
  switch (view.turn.step) {
    case 'draw':
      return DRAWS;
    case 'search':
      return 'count' in view.fbiFiles ? [] : distinct(view.fbiFiles).map((card) => at(TAKES, rankOf(card)));
    case 'choose':
      return CHOICES;
    case 'drive':
      return DRIVES;
    case 'over':
      return [];
    case 'play':
      return plays(handOf(view), view);
  }
};

/** One pass over the hand, since it is sorted; without what one look at the table rules out for all the cards of a kind. */
const plays = (hand: readonly HandCard[], { turn, table }: View): readonly Action[] => {
  const list: Action[] = [];
  for (let next = 0; next < hand.length; ) {
    const card = at(hand, next);
    const rank = rankOf(card);
    const first = next;
    while (hand[next] === card) next++;
    const held = next - first;
    list.push(at(DISCARDS, rank));
    if (card === 'hinton') {
      if (!turn.hintonPlayed) for (const hinton of HINTONS) list.push(hinton);
      continue;
    }
    for (let count = MELD_SIZE; count <= held; count++) list.push(at(at(MELDS, rank), count - 1));
    if (hasMeld(table, card)) for (let count = 1; count <= held; count++) list.push(at(at(LAYOFFS, rank), count - 1));
  }
  return list;
};

/** BC-2.6: whether cards may be laid off there. */
const hasMeld = (table: View['table'], location: Location): boolean => {
  for (const play of table) if (play.kind === 'meld' && play.location === location) return true;
  return false;
};

const distinct = (cards: readonly HandCard[]): readonly HandCard[] =>
  cards.filter((card, index) => cards.indexOf(card) === index);

/** The cards that the view's own seat holds; none for a spectator. */
export const handOf = (view: View): readonly HandCard[] => {
  const hand = view.seat === null ? undefined : view.hands[view.seat];
  return hand === undefined || 'count' in hand ? [] : hand;
};

/** How many cards lie in the FBI files, and which is on top. */
export const topOf = ({ fbiFiles }: View): { readonly count: number; readonly top: HandCard | null } =>
  'count' in fbiFiles ? fbiFiles : { count: fbiFiles.length, top: fbiFiles[0] ?? null };

const refuse = (rule: string, reason: string, params: Refusal['params'] = {}): Refusal => ({ rule, reason, params });
const name = (card: Card): { readonly word: string } => ({ word: `card.${card}` });

/**
 * The rules: why the seat whose view it is may not do this now. Where several paragraphs are broken the order is: the
 * draw (2.1), an unfinished Ted Hinton (2.3), an unresolved play (2.7), the play itself, the last card (2.10).
 */
export const refusal = (view: View, action: Action): Refusal | undefined => {
  const { step } = view.turn;
  if (step === 'draw') return action.type === 'draw' ? refuseDraw(view, action.from) : refuse('BC-2.1', 'draw-first');
  if (action.type === 'draw') return refuse('BC-2.1', 'already-drawn');
  switch (step) {
    case 'search':
      return refuseInSearch(view, action);
    case 'choose':
      return refuseInChoice(view, view.turn, action);
    case 'drive':
      return action.type === 'drive' ? refuseDrive(view.car, action.to) : refuse('BC-2.7', 'drive-first');
    case 'play':
    case 'over':
      return refusePlay(view, action);
  }
};

const refuseDraw = (view: View, from: Source): Refusal | undefined => {
  if (from === 'case-file') return undefined;
  if (topOf(view).count === 0) return refuse('BC-2.1', 'files-empty');
  return view.idleTurns >= IDLE_ROUNDS * view.hands.length ? refuse('BC-2.11', 'idle') : undefined;
};

/** BC-2.11: rounds of drawing from the FBI files and playing nothing after which the case file must be drawn from. */
const IDLE_ROUNDS = 3;

const refuseInSearch = ({ fbiFiles }: View, action: Action): Refusal | undefined => {
  if (action.type !== 'take' || !('card' in action)) return refuse('BC-2.3', 'finish-search');
  if ('count' in fbiFiles || countOf(fbiFiles, action.card) > 0) return undefined;
  return refuse('BC-2.3', 'not-in-files', { card: name(action.card) });
};

const refuseInChoice = (view: View, turn: TurnView, action: Action): Refusal | undefined => {
  const peeking = turn.by === 'hinton';
  if (action.type !== 'leave' && (action.type !== 'take' || 'card' in action))
    return peeking ? refuse('BC-2.3', 'finish-peek') : refuse('BC-2.7', 'choose-first');
  const number = turn.location === undefined ? 0 : numberOf(turn.location);
  const card = view.hideouts[number - 1];
  if (typeof card !== 'string' || !isOutlaw(card)) return undefined;
  if (!peeking && view.car === number)
    return action.type === 'take' ? undefined : refuse('BC-2.7', 'outlaw-must-be-taken', { card: name(card) });
  return action.type === 'leave' ? undefined : refuse(peeking ? 'BC-2.3' : 'BC-2.7', 'outlaw-must-stay', { card: name(card) });
};

const refuseDrive = (car: number, to: Direction): Refusal | undefined =>
  car === (to === 'up' ? LOCATIONS.length : 1) ? refuse('BC-2.7', 'road-ends') : undefined;

const refusePlay = (view: View, action: Exclude<Action, { readonly type: 'draw' }>): Refusal | undefined => {
  const hand = handOf(view);
  switch (action.type) {
    case 'take':
    case 'leave':
    case 'drive':
      return refuse('BC-2.2', 'nothing-to-choose');
    case 'discard':
      return countOf(hand, action.card) > 0 ? undefined : refuse('BC-2.9', 'not-in-hand', { card: name(action.card) });
    case 'hinton':
      return refuseHinton(view, hand, action);
    case 'meld':
    case 'layoff':
      return refuseEvidence(view, hand, action);
  }
};

type Hinton = Extract<Action, { readonly type: 'hinton' }>;

const refuseHinton = (view: View, hand: readonly HandCard[], action: Hinton): Refusal | undefined => {
  if (view.turn.hintonPlayed) return refuse('BC-2.2', 'one-hinton');
  if (countOf(hand, 'hinton') === 0) return refuse('BC-2.3', 'no-hinton');
  switch (action.use) {
    case 'draw-two':
      return view.caseFile.count === 0 ? refuse('BC-2.3', 'case-file-empty') : undefined;
    case 'search-files':
      return topOf(view).count === 0 ? refuse('BC-2.3', 'search-empty') : undefined;
    case 'peek':
      if (view.hideouts[numberOf(action.location) - 1] === null)
        return refuse('BC-2.3', 'nothing-there', { place: name(action.location) });
      return hand.length === 1 ? refuse('BC-2.10', 'last-card') : undefined;
  }
};

type Evidence = Extract<Action, { readonly type: 'meld' | 'layoff' }>;

const refuseEvidence = (view: View, hand: readonly HandCard[], { type, location, count }: Evidence): Refusal | undefined => {
  const held = countOf(hand, location);
  const card = name(location);
  if (type === 'meld') {
    if (count < MELD_SIZE) return refuse('BC-2.5', 'meld-three');
    if (count > held) return refuse('BC-2.5', 'meld-cards', { card, count: held });
  } else {
    if (!hasMeld(view.table, location)) return refuse('BC-2.6', 'layoff-no-meld', { card });
    if (count > held) return refuse('BC-2.6', 'layoff-cards', { card, count: held });
  }
  return count === hand.length ? refuse('BC-2.10', 'last-card') : undefined;
};

// ---- what comes of it ---------------------------------------------------------------------------------------------------

/** A choice becomes facts. */
export const decide = (state: State, seat: Seat, action: Action): readonly Event[] => {
  switch (action.type) {
    case 'draw':
      return [
        { type: 'drew', seat, from: action.from, cards: [at(action.from === 'case-file' ? state.caseFile : state.fbiFiles, 0)] },
      ];
    case 'hinton':
      return decideHinton(state, seat, action);
    case 'meld':
    case 'layoff':
      return decidePlay(state, seat, action);
    case 'take':
      return 'card' in action ? fetch(seat, action.card) : decideChoice(state, seat, true);
    case 'leave':
      return decideChoice(state, seat, false);
    case 'drive':
      return [{ type: 'drove', seat, from: state.car, to: state.car + (action.to === 'up' ? 1 : -1) }];
    case 'discard':
      return decideDiscard(state, seat, action.card);
    default:
      return never(action);
  }
};

const decideHinton = (state: State, seat: Seat, action: Hinton): readonly Event[] => {
  const { use } = action;
  switch (use) {
    case 'draw-two':
      return [
        { type: 'hinton-played', seat, use, location: null },
        { type: 'drew', seat, from: 'case-file', cards: state.caseFile.slice(0, 2) },
        { type: 'hinton-laid', seat },
      ];
    case 'search-files':
      return [{ type: 'hinton-played', seat, use, location: null }];
    case 'peek':
      return [
        { type: 'hinton-played', seat, use, location: action.location },
        {
          type: 'looked',
          seat,
          location: action.location,
          by: 'hinton',
          card: cardUnder(state, action.location) ?? gone(action.location),
        },
      ];
  }
};

const gone = (location: Location): never => {
  throw new Error(`nothing lies under ${location}`);
};

const cardUnder = (state: State, location: Location): Card | null => state.hideouts[numberOf(location) - 1] ?? null;

const fetch = (seat: Seat, card: Card): readonly Event[] => {
  if (isOutlaw(card)) throw new Error(`${card} cannot lie in the FBI files`);
  return [
    { type: 'fetched', seat, card },
    { type: 'hinton-laid', seat },
  ];
};

const decidePlay = (state: State, seat: Seat, { type: kind, location, count }: Evidence): readonly Event[] => {
  const played: Event = { type: 'played', seat, location, count, kind, sideways: state.car === numberOf(location) };
  const card = cardUnder(state, location);
  if (card !== null) return [played, { type: 'looked', seat, location, by: kind, card }];
  return kind === 'meld' ? [played, ...driveUp(state, seat)] : [played];
};

/** BC-2.7: a meld moves the car towards 10, where it stays. */
const driveUp = ({ car }: State, seat: Seat): readonly Event[] =>
  car === LOCATIONS.length ? [] : [{ type: 'drove', seat, from: car, to: car + 1 }];

const decideChoice = (state: State, seat: Seat, take: boolean): readonly Event[] => {
  if (state.turn.step !== 'choose') throw new Error('nothing to choose');
  const { location, by } = state.turn;
  const card = cardUnder(state, location) ?? gone(location);
  const choice: Event = !take
    ? { type: 'left', seat, location }
    : isOutlaw(card)
      ? { type: 'captured', seat, location, card }
      : { type: 'took', seat, location, card };
  switch (by) {
    case 'hinton':
      return [choice, { type: 'hinton-laid', seat }];
    case 'meld':
      return [choice, ...driveUp(state, seat)];
    case 'layoff':
      return [choice];
  }
};

const decideDiscard = (state: State, seat: Seat, card: Card): readonly Event[] => {
  if (isOutlaw(card) || state.turn.step !== 'play') throw new Error(`${card} cannot be discarded`);
  const discarded: Event = { type: 'discarded', seat, card };
  const out = at(state.hands, seat).length === 1;
  if (out || state.caseFile.length === 0) {
    const lines = handLines(state, out ? seat : null);
    return [discarded, { type: 'hand-ended', seat, out, lines, scores: totalsWith(state.scores, lines) }];
  }
  const idle = state.turn.drew === 'fbi-files' && !state.turn.played;
  return [discarded, { type: 'turn-began', seat: leftOf(seat, state.hands.length), idleTurns: idle ? state.idleTurns + 1 : 0 }];
};

/** Deals, and after a hand decides whether the game is over. */
export const advance = (state: State, random: Random): readonly Event[] => {
  const seats = state.hands.length;
  switch (state.turn.step) {
    case 'deal':
      return [deal(state.turn.dealer ?? random.below(seats), seats, random)];
    case 'ended': {
      const leader = leaderOf(state.scores, state.options.target);
      if (leader === undefined) return [deal(leftOf(state.dealer, seats), seats, random)];
      return [{ type: 'game-ended', outcome: { winners: [leader], scores: state.scores, reason: 'BC-5.2' } }];
    }
    default:
      return [];
  }
};

/** BC-1.4, BC-1.5: the hideouts, then the hands, then the first card of the FBI files. */
const deal = (dealer: Seat, seats: number, random: Random): Event => {
  const deck = shuffled(DECK, random);
  const hideouts = shuffled<Card>([...deck.slice(0, DECOYS), ...OUTLAWS], random);
  const size = handSize(seats);
  const hands = Array.from({ length: seats }, (_, seat) => sorted(deck.slice(DECOYS + seat * size, DECOYS + (seat + 1) * size)));
  const rest = deck.slice(DECOYS + seats * size);
  return { type: 'dealt', dealer, hands, caseFile: rest.slice(1), fbiFiles: rest.slice(0, 1), hideouts };
};

/** A hand in order of location, Ted Hintons last. */
export const sorted = (hand: readonly HandCard[]): readonly HandCard[] =>
  hand.slice().sort((one, other) => rankOf(one) - rankOf(other));
