import { at, leftOf, never, withAt, without } from '../../core/basics.ts';
import { type Card, type HandCard, type Location, numberOf, rankOf } from './components.ts';
import type { Event, Memoir, State, Step } from './state.ts';

type Turn = Extract<Step, { readonly seat: number }>;

const turnOf = (state: State): Turn => {
  if (state.turn.step === 'deal') throw new Error('nothing is dealt yet');
  return state.turn;
};

/**
 * The state with some of it changed, key by key: a spread of an object this wide takes fifty times as long in V8.
 */
const amended = (state: State, changes: Partial<State>): State => ({
  options: state.options,
  scores: changes.scores ?? state.scores,
  dealer: changes.dealer ?? state.dealer,
  car: changes.car ?? state.car,
  idleTurns: changes.idleTurns ?? state.idleTurns,
  hands: changes.hands ?? state.hands,
  caseFile: changes.caseFile ?? state.caseFile,
  fbiFiles: changes.fbiFiles ?? state.fbiFiles,
  hideouts: changes.hideouts ?? state.hideouts,
  table: changes.table ?? state.table,
  captured: changes.captured ?? state.captured,
  seen: changes.seen ?? state.seen,
  turn: changes.turn ?? state.turn,
  memoirs: changes.memoirs ?? state.memoirs,
});

/** The turn at another step; what `choose` holds besides falls away. */
const atStep = (state: State, step: Exclude<Turn['step'], 'choose'>): Turn => {
  const { seat, drew, played, hintonPlayed } = turnOf(state);
  return { step, seat, drew, played, hintonPlayed };
};

const withCards = (state: State, seat: number, cards: readonly HandCard[]): State['hands'] => {
  const hand = at(state.hands, seat).slice();
  for (const card of cards) {
    let place = hand.length;
    while (place > 0 && rankOf(at(hand, place - 1)) > rankOf(card)) place--;
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

const emptied = (state: State, location: Location): Pick<State, 'hideouts' | 'seen'> => ({
  hideouts: withAt<Card | null>(state.hideouts, numberOf(location) - 1, null),
  seen: state.seen.filter((sight) => sight.location !== location),
});

const bySeatThenPlace = (one: State['seen'][number], other: State['seen'][number]): number =>
  one.seat - other.seat || rankOf(one.location) - rankOf(other.location);

/** The turn after the card looked at was taken or left: a layoff still has to drive. */
const afterChoice = (state: State): Turn =>
  atStep(state, state.turn.step === 'choose' && state.turn.by === 'layoff' ? 'drive' : 'play');

/** Puts a fact into the state. */
export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'dealt':
      return amended(state, {
        dealer: event.dealer,
        car: 1,
        idleTurns: 0,
        hands: event.hands,
        caseFile: event.caseFile,
        fbiFiles: event.fbiFiles,
        hideouts: event.hideouts,
        table: [],
        captured: [],
        seen: [],
        turn: { step: 'draw', seat: leftOf(event.dealer, event.hands.length), drew: null, played: false, hintonPlayed: false },
        memoirs: event.fbiFiles.map((card) => ({ type: 'laid', seat: null, card })),
      });
    case 'turn-began':
      return amended(state, {
        idleTurns: event.idleTurns,
        turn: { step: 'draw', seat: event.seat, drew: null, played: false, hintonPlayed: false },
      });
    case 'drew':
      return drew(state, event);
    case 'hinton-played':
      return amended(state, {
        hands: withoutCards(state, event.seat, 'hinton', 1),
        turn: { ...atStep(state, event.use === 'search-files' ? 'search' : 'play'), played: true, hintonPlayed: true },
      });
    case 'fetched':
      return amended(state, {
        hands: withCards(state, event.seat, [event.card]),
        fbiFiles: without(state.fbiFiles, event.card),
        turn: atStep(state, 'play'),
        memoirs: remembering(state, { type: 'searched', seat: event.seat, files: state.fbiFiles, card: event.card }),
      });
    case 'hinton-laid':
      return amended(state, {
        fbiFiles: ['hinton', ...state.fbiFiles],
        memoirs: remembering(state, { type: 'laid', seat: event.seat, card: 'hinton' }),
      });
    case 'played': {
      const { seat, location, count, kind, sideways } = event;
      return amended(state, {
        hands: withoutCards(state, seat, location, count),
        table: [...state.table, { seat, location, count, kind, sideways }],
        turn: { ...atStep(state, kind === 'layoff' ? 'drive' : 'play'), played: true },
        memoirs: remembering(state, { type: 'played', seat, location, count }),
      });
    }
    case 'looked':
      return amended(state, { turn: { ...turnOf(state), step: 'choose', location: event.location, by: event.by } });
    case 'took':
      return amended(state, {
        ...emptied(state, event.location),
        hands: withCards(state, event.seat, [event.card]),
        turn: afterChoice(state),
      });
    case 'captured':
      return amended(state, {
        ...emptied(state, event.location),
        captured: [...state.captured, { seat: event.seat, card: event.card }],
        turn: afterChoice(state),
      });
    case 'left': {
      const { seat, location } = event;
      const known = state.seen.some((sight) => sight.seat === seat && sight.location === location);
      return amended(state, {
        seen: known ? state.seen : [...state.seen, { seat, location }].sort(bySeatThenPlace),
        turn: afterChoice(state),
      });
    }
    case 'drove':
      return amended(state, { car: event.to, turn: atStep(state, 'play') });
    case 'discarded':
      return amended(state, {
        hands: withoutCards(state, event.seat, event.card, 1),
        fbiFiles: [event.card, ...state.fbiFiles],
        memoirs: remembering(state, { type: 'laid', seat: event.seat, card: event.card }),
      });
    case 'hand-ended':
      return amended(state, { scores: event.scores, turn: atStep(state, 'ended') });
    case 'game-ended':
      return amended(state, { turn: atStep(state, 'over') });
    default:
      return never(event);
  }
};

const drew = (state: State, { seat, from, cards }: Extract<Event, { readonly type: 'drew' }>): State => {
  const hands = withCards(state, seat, cards);
  const turn = state.turn.step === 'draw' ? { ...atStep(state, 'play'), drew: from } : state.turn;
  if (from === 'case-file') return amended(state, { hands, turn, caseFile: state.caseFile.slice(cards.length) });
  const [card, next] = state.fbiFiles;
  if (card === undefined) throw new Error('the FBI files are empty');
  return amended(state, {
    hands,
    turn,
    fbiFiles: state.fbiFiles.slice(1),
    memoirs: remembering(state, { type: 'taken', seat, card, next: next ?? null }),
  });
};
