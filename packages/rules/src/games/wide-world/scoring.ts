import type { Seat } from '../../core/basics.ts';
import type { ScoreLine } from '../../core/game.ts';
import { cardOf, HOMECOMING } from './components.ts';
import type { State } from './state.ts';

/** WW-6.1, WW-6.2: product by product, and the homecoming; `home` is the seat that came home. */
const finalLines = ({ planes }: Pick<State, 'planes'>, home: Seat): readonly ScoreLine[] =>
  planes.flatMap(({ products }, seat) => [
    ...products.map(({ product }): ScoreLine => {
      const { country, points } = cardOf(product);
      const params = { product: { word: `product.${product}` }, country: { word: `country.${country}` } };
      return { seat, label: { key: 'score.product', params }, points, rule: 'WW-6.2' };
    }),
    ...(seat === home
      ? [{ seat, label: { key: 'score.home', params: {} }, points: HOMECOMING, rule: 'WW-6.1' } satisfies ScoreLine]
      : []),
  ]);

/** The score sheet. There is none before the end, since the piles are closed. */
export const scoreLines = (state: State): readonly ScoreLine[] =>
  state.turn.step === 'over' ? finalLines(state, state.turn.seat) : [];

/** Totals by seat, and who has the most: equal totals share the win. */
export const countUp = (
  state: Pick<State, 'planes'>,
  home: Seat,
): { readonly lines: readonly ScoreLine[]; readonly scores: readonly number[]; readonly winners: readonly Seat[] } => {
  const lines = finalLines(state, home);
  const scores = state.planes.map((_, seat) => lines.reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0));
  const most = Math.max(...scores);
  return { lines, scores, winners: scores.flatMap((score, seat) => (score === most ? [seat] : [])) };
};
