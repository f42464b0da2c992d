import { wideWorld } from '@tabletrotter/rules/games/wide-world';
import { Drawn } from '../../ui/Icon.tsx';
import type { CountedLine, Piece, ScoredRound } from '../screen.ts';
import { type Line, productOf } from './counted.ts';
import { DRAWINGS } from './icons.ts';
import type { EventView } from './model.ts';
import { MiniProduct } from './ProductCard.tsx';
import { line, nameOfProduct } from './words.ts';

const pieceOf = (each: Line): Piece => {
  const product = productOf(each);
  return {
    seat: each.seat,
    name: product === undefined ? line('score.home') : nameOfProduct(product),
    count: 1,
    turned: false,
    draw: () => (product === undefined ? <Drawn drawing={DRAWINGS.home} /> : <MiniProduct product={product} />),
  };
};

/** The final count, product by product; there is none before the end. */
export const countedRounds = (events: readonly EventView[]): readonly ScoredRound[] =>
  events.flatMap((event) => {
    if (event.type !== 'game-ended') return [];
    const lines = event.lines.map((each): CountedLine => ({ ...each, counts: [pieceOf(each)] }));
    return [
      {
        lines,
        pieces: lines.flatMap(({ counts }) => counts),
        totals: event.outcome.scores ?? [],
        why: [wideWorld.tell(event)],
        stamps: [],
        story: null,
      },
    ];
  });
