import { NEIGHBOURS, PIECES, type Piece } from './components.ts';

/** A set of pieces: one bit for each, in the order of CJ-1.2. */
export type Pieces = number;

const BITS: ReadonlyMap<Piece, Pieces> = new Map(PIECES.map((piece, index) => [piece, 1 << index]));

const bitOf = (piece: Piece): Pieces => BITS.get(piece) ?? 0;

/** The set of these pieces. */
export const setOf = (pieces: readonly Piece[]): Pieces => {
  let set = 0;
  for (const piece of pieces) set |= bitOf(piece);
  return set;
};

const boards = new WeakMap<readonly Piece[], Pieces>();

/** The set of a list of pieces that stays as it is, as a board's does from one piece that leaves to the next: it is made once. */
export const boardSet = (board: readonly Piece[]): Pieces => {
  const known = boards.get(board);
  if (known !== undefined) return known;
  const set = setOf(board);
  boards.set(board, set);
  return set;
};

const TOUCHING = PIECES.map((piece) => setOf(NEIGHBOURS[piece]));

export const holds = (set: Pieces, piece: Piece): boolean => (set & bitOf(piece)) !== 0;

/** All pieces that touch one of the set. */
const touching = (set: Pieces): Pieces => {
  let all = 0;
  for (let left = set; left !== 0; left &= left - 1) all |= TOUCHING[31 - Math.clz32(left & -left)] ?? 0;
  return all;
};

/** Whether a piece touches one of the set. */
export const touches = (piece: Piece, set: Pieces): boolean => (touching(bitOf(piece)) & set) !== 0;

/**
 * CJ-3.2: where one can stop within so many steps over the board, from a piece or from the gap that it left. Staying is one of
 * them, but not in a gap.
 */
export const reach = (from: Piece, steps: number, board: Pieces): Pieces => {
  let reached = bitOf(from);
  for (let step = 0; step < steps; step++) {
    const more = reached | (touching(reached) & board);
    if (more === reached) break;
    reached = more;
  }
  return reached & board;
};

/** How many steps it takes from a piece, or from its gap, to another over the board; `undefined` where there is no way. */
export const stepsTo = (from: Piece, to: Piece, board: Pieces): number | undefined => {
  let reached = bitOf(from);
  for (let steps = 0; steps <= PIECES.length; steps++) {
    if (holds(reached & board, to)) return steps;
    reached |= touching(reached) & board;
  }
  return undefined;
};

/** CJ-3.5: whether every piece of the set can be reached from every other. */
export const isConnected = (board: Pieces): boolean => {
  const [first] = PIECES.filter((piece) => holds(board, piece));
  return first === undefined || reach(first, PIECES.length, board) === board;
};
