import { at, type Draft, leftOf, never, withAt, without } from '../../core/basics.ts';
import { type Card, type HandCard, type Location, numberOf, rankOf } from './components.ts';
import type { Event, Memoir, State, Step } from './state.ts';

type Turn = Extract<Step, { readonly seat: number }>;

const turnOf = (state: State): Turn => {
  if (state.turn.step === 'deal') throw new Error('nothing is dealt yet');
  return state.turn;
};

/** A copy to be changed, key by key: a spread of an object this wide takes fifty times as long in V8. */
const copyOf = (state: State): Draft<State> => ({
  options: state.options,
  scores: state.scores,
  dealer: state.dealer,
  car: state.car,
  idleTurns: state.idleTurns,
  hands: state.hands,
  caseFile: state.caseFile,
  fbiFiles: state.fbiFiles,
  hideouts: state.hideouts,
  table: state.table,
  captured: state.captured,
  seen: state.seen,
  turn: state.turn,
  memoirs: state.memoirs,
});

type PlainTurn = Exclude<Turn, { readonly step: 'choose' }>;

/** The turn at another step; what `choose` holds besides falls away. */
const atStep = (state: State, step: PlainTurn['step']): Draft<PlainTurn> => {
  const { seat, drew, played, hintonPlayed } = turnOf(state);
  return { step, seat, drew, played, hintonPlayed };
};

const atDraw = (seat: number): PlainTurn => ({ step: 'draw', seat, drew: null, played: false, hintonPlayed: false });

const withCards = (state: State, seat: number, cards: readonly HandCard[]): State['hands'] => {
  const hand = at(state.hands, seat).slice();
  for (const card of cards) {
    const rank = rankOf(card);
    let place = hand.length;
    while (place > 0 && rankOf(at(hand, place - 1)) > rank) place--;
    hand.splice(place, 0, card);
  }
  return withAt(state.hands, seat, hand);
};

const withoutCards = (state: State, seat: number, card: HandCard, count: number): State['hands'] => {
  const hand = at(state.hands, seat).slice();
  hand.splice(hand.indexOf(card), count);
  return withAt(state.hands, seat, hand);
};

const remembering = (state: State, memoir: Memoir): readonly Memoir[] => [...state.memoirs, memoir];

/** Nothing lies there any more, and nobody's sight of it matters. */
const empty = (next: Draft<State>, location: Location): void => {
  next.hideouts = withAt<Card | null>(next.hideouts, numberOf(location) - 1, null);
  next.seen = next.seen.filter((sight) => sight.location !== location);
};

const bySeatThenPlace = (one: State['seen'][number], other: State['seen'][number]): number =>
  one.seat - other.seat || rankOf(one.location) - rankOf(other.location);

/** The turn after the card looked at was taken or left: a layoff still has to drive. */
const afterChoice = (state: State): Turn =>
  atStep(state, state.turn.step === 'choose' && state.turn.by === 'layoff' ? 'drive' : 'play');

/** Puts a fact into the state. */
export const evolve = (state: State, event: Event): State => {
  const next = copyOf(state);
  switch (event.type) {
    case 'dealt':
      deal(next, event);
      break;
    case 'turn-began':
      next.idleTurns = event.idleTurns;
      next.turn = atDraw(event.seat);
      break;
    case 'drew':
      draw(next, event);
      break;
    case 'hinton-played': {
      const turn = atStep(state, event.use === 'search-files' ? 'search' : 'play');
      turn.played = true;
      turn.hintonPlayed = true;
      next.turn = turn;
      next.hands = withoutCards(state, event.seat, 'hinton', 1);
      break;
    }
    case 'fetched':
      next.hands = withCards(state, event.seat, [event.card]);
      next.fbiFiles = without(state.fbiFiles, event.card);
      next.turn = atStep(state, 'play');
      next.memoirs = remembering(state, { type: 'searched', seat: event.seat, files: state.fbiFiles, card: event.card });
      break;
    case 'hinton-laid':
      lay(next, event.seat, 'hinton');
      break;
    case 'played':
      play(next, event);
      break;
    case 'looked': {
      const { seat, drew, played, hintonPlayed } = turnOf(state);
      next.turn = { step: 'choose', seat, drew, played, hintonPlayed, location: event.location, by: event.by };
      break;
    }
    case 'took':
      empty(next, event.location);
      next.hands = withCards(state, event.seat, [event.card]);
      next.turn = afterChoice(state);
      break;
    case 'captured':
      empty(next, event.location);
      next.captured = [...state.captured, { seat: event.seat, card: event.card }];
      next.turn = afterChoice(state);
      break;
    case 'left':
      next.seen = havingSeen(state.seen, { seat: event.seat, location: event.location });
      next.turn = afterChoice(state);
      break;
    case 'drove':
      next.car = event.to;
      next.turn = atStep(state, 'play');
      break;
    case 'discarded':
      next.hands = withoutCards(state, event.seat, event.card, 1);
      lay(next, event.seat, event.card);
      break;
    case 'hand-ended':
      next.scores = event.scores;
      next.turn = atStep(state, 'ended');
      break;
    case 'game-ended':
      next.turn = atStep(state, 'over');
      break;
    default:
      return never(event);
  }
  return next;
};

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const deal = (next: Draft<State>, event: EventOf<'dealt'>): void => {
  next.dealer = event.dealer;
  next.car = 1;
  next.idleTurns = 0;
  next.hands = event.hands;
  next.caseFile = event.caseFile;
  next.fbiFiles = event.fbiFiles;
  next.hideouts = event.hideouts;
  next.table = [];
  next.captured = [];
  next.seen = [];
  next.turn = atDraw(leftOf(event.dealer, event.hands.length));
  next.memoirs = event.fbiFiles.map((card) => ({ type: 'laid', seat: null, card }));
};

const draw = (next: Draft<State>, { seat, from, cards }: EventOf<'drew'>): void => {
  next.hands = withCards(next, seat, cards);
  if (next.turn.step === 'draw') {
    const turn = atStep(next, 'play');
    turn.drew = from;
    next.turn = turn;
  }
  if (from === 'case-file') {
    next.caseFile = next.caseFile.slice(cards.length);
    return;
  }
  const [card, under] = next.fbiFiles;
  if (card === undefined) throw new Error('the FBI files are empty');
  next.fbiFiles = next.fbiFiles.slice(1);
  next.memoirs = remembering(next, { type: 'taken', seat, card, next: under ?? null });
};

const lay = (next: Draft<State>, seat: number, card: HandCard): void => {
  next.fbiFiles = [card, ...next.fbiFiles];
  next.memoirs = remembering(next, { type: 'laid', seat, card });
};

const play = (next: Draft<State>, { seat, location, count, kind, sideways }: EventOf<'played'>): void => {
  const turn = atStep(next, kind === 'layoff' ? 'drive' : 'play');
  turn.played = true;
  next.turn = turn;
  next.hands = withoutCards(next, seat, location, count);
  next.table = [...next.table, { seat, location, count, kind, sideways }];
  next.memoirs = remembering(next, { type: 'played', seat, location, count });
};

/** Sorted by seat, then place; each sight once. */
const havingSeen = (seen: State['seen'], sight: State['seen'][number]): State['seen'] =>
  seen.some(({ seat, location }) => seat === sight.seat && location === sight.location)
    ? seen
    : [...seen, sight].sort(bySeatThenPlace);
