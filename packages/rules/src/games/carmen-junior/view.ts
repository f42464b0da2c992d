import { leftOf, never, type Seat, type Viewer } from '../../core/basics.ts';
import { outcomeOf, shownStep, toAct } from './rules.ts';
import {
  type Event,
  type EventView,
  type Gumshoe,
  type GumshoeView,
  type Heard,
  type Seen,
  type State,
  UNKNOWN,
  type View,
} from './state.ts';

const gumshoeFor = (gumshoe: Gumshoe, seat: Seat, viewer: Viewer, isHider: boolean): GumshoeView => ({
  home: gumshoe.home,
  at: gumshoe.at,
  card: gumshoe.card === null || seat === viewer ? gumshoe.card : UNKNOWN,
  hidden: isHider ? gumshoe.hidden : gumshoe.hidden.map((piece) => (piece === null ? null : UNKNOWN)),
  faceUp: gumshoe.faceUp,
});

const heardOf = ({ seat, piece, owner }: Seen): Heard => ({
  seat,
  piece,
  said: owner === null ? 'no-clues' : owner === seat ? 'own' : 'carmen',
});

/** What a viewer may know now (CJ-4). */
export const viewFor = (state: State, viewer: Viewer, { recall }: { readonly recall: boolean }): View => {
  const { seats } = state;
  const view: View = {
    game: 'carmen-junior',
    seat: viewer,
    options: state.options,
    seats: seats.map((gumshoe, seat) => gumshoeFor(gumshoe, seat, viewer, recall && leftOf(seat, seats.length) === viewer)),
    board: state.board,
    deck: { count: state.deck.length },
    aside: state.aside,
    turn: shownStep(state),
    toAct: toAct(state),
    outcome: outcomeOf(state) ?? null,
  };
  if (!recall) return view;
  return { ...view, seen: state.seen.filter(({ seat }) => seat === viewer), heard: state.seen.map(heardOf) };
};

/** What a viewer learns from an event as it happens. */
export const eventFor = (event: Event, viewer: Viewer): EventView | undefined => {
  switch (event.type) {
    case 'dealt': {
      const { type, first, hidden, cards } = event;
      const hid = hidden.find((_, owner) => leftOf(owner, hidden.length) === viewer);
      const card = viewer === null ? undefined : cards[viewer];
      return { type, first, ...(hid === undefined ? {} : { hid }), ...(card === undefined ? {} : { card }) };
    }
    case 'looked': {
      if (event.seat === viewer) return event;
      const { owner, ...told } = event;
      return told;
    }
    case 'drew': {
      if (event.seat === viewer) return event;
      const { type, seat, aside } = event;
      return { type, seat, aside };
    }
    case 'die-thrown':
      return undefined;
    case 'turn-began':
    case 'rolled':
    case 'moved':
    case 'collected':
    case 'put-aside':
    case 'returned':
    case 'laid':
    case 'game-ended':
      return event;
    default:
      return never(event);
  }
};

/** What the log may still say of an event: with printed memory, nothing of what lies under pieces, nor of a card no longer in hand. */
export const retell = (event: EventView, now: View): EventView => {
  if (now.options.memory === 'helped') return event;
  switch (event.type) {
    case 'dealt':
      return { type: event.type, first: event.first };
    case 'looked': {
      const { owner, ...told } = event;
      return told;
    }
    case 'drew':
      return { type: event.type, seat: event.seat, aside: event.aside };
    default:
      return event;
  }
};

/** The hiding, and each look, is for one pair of eyes. */
export const sights = (event: Event): readonly Seat[] => {
  switch (event.type) {
    case 'dealt':
      return event.cards.map((_, seat) => seat);
    case 'looked':
      return [event.seat];
    default:
      return [];
  }
};

/** Throws, looks, cards that are drawn or shown, a pawn that goes where a card sends it, and whether a turn begins with the bonus card. */
export const reveals = (event: Event): boolean => {
  switch (event.type) {
    case 'die-thrown':
      return false;
    case 'moved':
      return event.by === 'card';
    default:
      return true;
  }
};
