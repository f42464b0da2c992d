import type { Result, Viewer } from '../../../core/basics.ts';
import { host } from '../../../core/host.ts';
import type { Match, Opened } from '../../../core/hosted.ts';
import { secureLuck } from '../../../core/random.ts';
import { type Raw, testTable } from '../../../testing/table.ts';
import { BONUS, CARDS, type Card, PIECES, type Piece, SECTIONS } from '../components.ts';
import { carmenJunior } from '../index.ts';
import type { Rules } from '../options.ts';
import type { View } from '../state.ts';
import { ROLL } from './actions.ts';

export const game = host(carmenJunior);

export const { open, load, impossible, act, refused, unread } = testTable(game);

/** What a test cares about of one seat; its pawn stands at home, and cards and sections are filled in. */
export interface Seated {
  readonly home?: Piece;
  readonly at?: Piece;
  readonly card?: Card | null;
  /** Where sections 1, 2 … lie; those not named lie under pieces that the sketch does not name, from the end of the table. */
  readonly hidden?: readonly (Piece | null)[];
  readonly faceUp?: readonly Piece[];
}

/** A fresh table with the entry that its log begins with, or why there is none. */
export const opening = (seats: number, options: Raw): Result<Opened> =>
  game.open(seats, options, { luck: secureLuck('tests'), time: 0, commitment: null, words: [] });

/** A look as the position keeps it. */
export interface Look {
  readonly seat: number;
  readonly piece: Piece;
  readonly owner: number | null;
}

export interface Sketch {
  readonly rules?: Rules;
  readonly seats: readonly Seated[];
  readonly gone?: readonly Piece[];
  /** Top of the deck; then the cards of pieces on the board in order, the bonus card and the cards of gone pieces. */
  readonly deck?: readonly Card[];
  readonly aside?: readonly Piece[];
  /** In any order. */
  readonly seen?: readonly Look[];
  readonly turn?: Raw;
  readonly and?: Raw;
}

/** A whole position from a sketch: 33 cards, each once, and no two sections under one piece. */
export const position = ({
  rules = 'junior',
  seats,
  gone = [],
  deck = [],
  aside = [],
  seen = [],
  turn = {},
  and = {},
}: Sketch): Raw => {
  const board = PIECES.filter((piece) => !gone.includes(piece));
  const placed = seats.flatMap(({ hidden = [] }) => hidden);
  const places = board.filter((piece) => !placed.includes(piece));
  const named = [...deck, ...aside, ...seats.flatMap(({ card, faceUp = [] }) => [card, ...faceUp])];
  const cards = CARDS.filter((card) => !named.includes(card));
  const lie = (card: Card): boolean => card === BONUS || board.includes(card);
  const hands = cards.filter((card) => card !== BONUS && lie(card));
  const seated = seats.map(({ home = 'north-america', at = home, card = hands.pop(), hidden = [], faceUp = [] }) => ({
    home,
    at,
    card,
    hidden: [...hidden, ...Array.from({ length: SECTIONS - hidden.length }, () => places.pop())],
    faceUp,
  }));
  const rest = cards.filter((card) => !seated.some((seat) => seat.card === card));
  return {
    game: 'carmen-junior',
    options: { memory: 'helped', rules },
    seats: seated,
    board,
    deck: [...deck, ...rest.filter(lie), ...rest.filter((card) => !lie(card))],
    aside,
    seen: seen.toSorted((one, other) => one.seat - other.seat || PIECES.indexOf(one.piece) - PIECES.indexOf(other.piece)),
    turn: { seat: 0, step: 'roll', die: null, ...turn },
    ...and,
  };
};

/** A match in which seat 0 is about to move, by a throw of that. */
export const moving = (die: number, sketch: Sketch): Match => load(position({ ...sketch, turn: { step: 'move', die } }));

/** A match in which seat 0 is about to use the bonus card. */
export const flying = (sketch: Sketch): Match => {
  const [own = {}, ...others] = sketch.seats;
  return load(position({ ...sketch, seats: [{ ...own, card: BONUS }, ...others], turn: { step: 'move' } }));
};

const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;

/** A match in which the seat on turn has just thrown that. */
export const thrown = (raw: Raw, die: number): Match => {
  for (let seed = 0; seed < 100; seed++) {
    const match = load(raw, `die ${seed}`);
    if (act(match, ROLL).some((event) => property(event, 'die') === die)) return match;
  }
  throw new Error(`no ${die} in a hundred throws`);
};

export const turnOf = (match: Match): unknown => match.position()['turn'];

/** What a seat has now. */
export const seatOf = (match: Match, seat: number): unknown => [match.position()['seats']].flat()[seat];

/** The pieces on the board now. */
export const boardOf = (match: Match): readonly unknown[] => [match.position()['board']].flat();

/** The deck now, top first. */
export const deckOf = (match: Match): readonly unknown[] => [match.position()['deck']].flat();

/** The pieces that the seat on turn may move to. */
export const targetsOf = (match: Match): readonly unknown[] =>
  match.legal(match.toAct[0] ?? 0).map((action) => property(action, 'to'));

/** The types of events, in order. */
export const typesOf = (events: readonly unknown[]): readonly unknown[] => events.map((event) => property(event, 'type'));

/** What a viewer may know of a position. */
export const viewOf = (raw: unknown, viewer: Viewer, recall = true): View => {
  const state = carmenJunior.parsePosition(raw);
  if (!state.ok) throw new Error(state.error.message);
  return carmenJunior.viewFor(state.value, viewer, { recall });
};
