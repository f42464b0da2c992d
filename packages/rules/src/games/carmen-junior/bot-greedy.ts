import { at } from '../../core/basics.ts';
import type { Bot } from '../../core/game.ts';
import { pickOne, type Random } from '../../core/random.ts';
import type { Action } from './actions.ts';
import { because } from './bot-why.ts';
import { PIECES, type Piece } from './components.ts';
import { holds, setOf, stepsTo } from './map.ts';
import { targets } from './rules.ts';
import type { View } from './state.ts';

/** As near to a piece as the throw lets it come. */
const nearest = (view: View, goal: Piece, random: Random): Piece => {
  const [within, board] = [targets(view), setOf(view.board)];
  const ways = PIECES.filter((piece) => holds(within, piece)).map((piece) => ({
    piece,
    left: stepsTo(piece, goal, board) ?? PIECES.length,
  }));
  const least = Math.min(...ways.map(({ left }) => left));
  return pickOne(
    ways.filter(({ left }) => left === least),
    random,
  ).piece;
};

/** A yardstick: goes where its card says, as far as the throw lets it, anywhere with the bonus card, and forgets all that it saw. */
export const greedy: Bot<View, Action> = (view, random) => {
  if (view.turn.step === 'roll') return { action: { type: 'roll' }, why: because('greedy.roll') };
  const { card } = at(view.seats, view.turn.seat);
  const goal = PIECES.find((piece) => piece === card) ?? pickOne(view.board, random);
  return { action: { type: 'move', to: nearest(view, goal, random) }, why: because('greedy.move') };
};
