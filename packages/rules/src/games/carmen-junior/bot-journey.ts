import { at } from '../../core/basics.ts';
import { type Chances, chanceAt, isSure } from './bot-chances.ts';
import { FACES_OF_DIE, PIECES, type Piece } from './components.ts';
import { holds, type Pieces, reach } from './map.ts';

/** What an older gumshoe still wants of the board. */
export interface Wants {
  readonly chances: Chances;
  /** The piece on the card in hand, while cards are still to be laid up (CJ-3.4). */
  readonly card: Piece | null;
  /** Cards that must be laid up and are not drawn yet. */
  readonly unknownCards: number;
}

/** Steps from a piece, or from its gap, to each piece of a board that hangs together. */
export type Steps = ReadonlyMap<Piece, number>;

export const stepsFrom = (from: Piece, board: Pieces): Steps => {
  const steps = new Map<Piece, number>();
  const pieces = PIECES.filter((piece) => holds(board, piece));
  for (let count = 0; steps.size < pieces.length && count <= PIECES.length; count++) {
    const reached = reach(from, count, board);
    for (const piece of pieces) if (!steps.has(piece) && holds(reached, piece)) steps.set(piece, count);
  }
  return steps;
};

/** The expected turns over so many steps: a throw that falls short still goes as far as it can. */
const TURNS: readonly number[] = (() => {
  const turns = [1];
  for (let steps = 1; steps <= PIECES.length; steps++) {
    const short = turns.slice(1).slice(-FACES_OF_DIE);
    turns.push(1 + short.reduce((sum, each) => sum + each, 0) / FACES_OF_DIE);
  }
  return turns;
})();

export const turnsOver = (steps: number): number => at(TURNS, steps);

/** How the pieces that are left touch: the steps between any two. */
export type Distances = (from: Piece) => Steps;

export const distancesOn = (board: Pieces): Distances => {
  const known = new Map<Piece, Steps>();
  return (from) => {
    const steps = known.get(from) ?? stepsFrom(from, board);
    known.set(from, steps);
    return steps;
  };
};

/** What reaching the card's piece is worth beside finding a section: it decides which comes first. */
const CARD = 0.5;

interface Search {
  sure: number;
  /** The sum of the chances of pieces not looked under that are not sure; and that sum at the beginning. */
  doubtful: number;
  readonly doubtfulOnce: number;
}

const searchOf = ({ of }: Chances): Search => {
  const chances = [...of.values()];
  const sure = chances.filter(isSure).length;
  const doubtful = chances.reduce((sum, chance) => sum + chance, 0) - sure;
  return { sure, doubtful, doubtfulOnce: doubtful };
};

/** How likely not all sections are found by now. */
const stillSearching = ({ sure, doubtful, doubtfulOnce }: Search): number => {
  if (sure > 0) return 1;
  const sections = Math.round(doubtfulOnce);
  return sections === 0 ? 0 : 1 - Math.max(0, 1 - doubtful / doubtfulOnce) ** sections;
};

const lookedUnder = (left: Search, chance: number): void => {
  if (isSure(chance)) left.sure--;
  else left.doubtful -= chance;
};

/**
 * The expected turns from a piece just looked under until all is found and the card is laid up, going on each time to what
 * is nearest for what it promises.
 */
export const turnsToAll = (start: Piece, { chances, card, unknownCards }: Wants, distances: Distances): number => {
  const left = searchOf(chances);
  lookedUnder(left, chanceAt(chances, start));
  const targets = targetsOf(start, { chances, card });
  let isCardOut = card !== null;
  let from = start;
  let turns = 0;
  while (targets.size > 0) {
    const going = isCardOut ? 1 : stillSearching(left);
    if (going < 1e-6) break;
    const next = nearest(targets, distances(from));
    if (next === undefined) break;
    turns += going * next.turns;
    from = next.piece;
    targets.delete(from);
    lookedUnder(left, chanceAt(chances, from));
    if (from === card) isCardOut = false;
  }
  return unknownCards === 0 ? turns : turns + meanTurns(distances(from));
};

const targetsOf = (start: Piece, { chances, card }: Pick<Wants, 'chances' | 'card'>): Map<Piece, number> => {
  const targets = new Map([...chances.of].filter(([piece]) => piece !== start));
  if (card !== null) targets.set(card, CARD + chanceAt(chances, card));
  return targets;
};

/** What is gone for next after a stop at a piece; `undefined` where nothing known is wanted any more. */
export const firstOf = (start: Piece, wants: Wants, distances: Distances): Piece | undefined =>
  nearest(targetsOf(start, wants), distances(start))?.piece;

interface Next {
  readonly piece: Piece;
  readonly turns: number;
}

const nearest = (targets: ReadonlyMap<Piece, number>, steps: Steps): Next | undefined => {
  let best: Next | undefined;
  let most = 0;
  for (const [piece, worth] of targets) {
    const count = steps.get(piece);
    if (count === undefined) continue;
    const turns = turnsOver(count);
    if (worth / turns <= most) continue;
    most = worth / turns;
    best = { piece, turns };
  }
  return best;
};

const meanTurns = (steps: Steps): number => {
  const turns = [...steps.values()].map(turnsOver);
  return turns.reduce((sum, each) => sum + each, 0) / turns.length;
};
