import { describe, expect, test } from 'vitest';
import { quickRandom } from '../../../core/random.ts';
import { checkFair, countImagined, evenly } from '../../../testing/fairness.ts';
import { DESTINATIONS, PRODUCTS, type Product } from '../components.ts';
import { wideWorld } from '../index.ts';
import type { State } from '../state.ts';
import { agentWord } from '../tell.ts';
import { position, type Seated, viewOf } from './table.ts';

/** All orders of some things. */
const orders = (things: readonly string[]): readonly (readonly string[])[] =>
  things.length === 0
    ? [[]]
    : things.flatMap((thing) => orders(things.filter((other) => other !== thing)).map((rest) => [thing, ...rest]));

const productsOf = (state: State, seat: number): readonly Product[] =>
  (state.planes[seat]?.products ?? []).map(({ product }) => product);

describe('imagining', () => {
  const FEW: readonly Product[] = ['tea', 'gold', 'rice', 'silk', 'oil', 'cork', 'teak'];
  /** Seat 0 has all but seven products; of seat 1's pile a pair and one card are known, of the deck its bottom. */
  const small = position({
    seats: [
      {
        at: '6,6',
        to: ['peru', 'india'],
        reached: ['cuba', 'ghana', 'china'],
        products: PRODUCTS.filter((product) => !FEW.includes(product)),
      },
      { at: '5,7', to: ['japan'], reached: ['italy', 'egypt', 'kenya', 'russia'], products: ['oil', 'tea', 'gold', 'rice'] },
    ],
    products: ['silk', 'cork', 'teak'],
    and: {
      recall: {
        piles: [PRODUCTS.slice(FEW.length).map(() => 'no'), ['no', 'pair', 'pair', 'yes']],
        productDeck: 1,
        travelAgentDeck: 26,
      },
    },
  });

  test('[WW-3.4] lays the unseen products everywhere, pairs in either order, every way equally likely', () => {
    const worlds = orders(['oil', 'silk', 'cork']).flatMap(([first, ...deck]) =>
      orders(['tea', 'gold']).map((pair) => [first, ...pair, 'rice', ...deck, 'teak'].join()),
    );
    expect(worlds).toHaveLength(12);
    const counts = countImagined(wideWorld, viewOf(small, 0), quickRandom(3), 1_200, (state) =>
      [...productsOf(state, 1), ...state.productDeck].join(),
    );
    checkFair(counts, evenly(worlds));
  });

  test('keeps the own pile as it came', () => {
    const state = wideWorld.imagine(viewOf(small, 0), quickRandom(4));
    expect(productsOf(state, 0)).toEqual(PRODUCTS.filter((product) => !FEW.includes(product)));
  });

  test('[WW-1.7] any unseen ticket may be the own face-down one', () => {
    const seen = ['peru', 'cuba', 'ghana', 'china', 'japan', 'italy', 'egypt', 'kenya', 'russia'];
    const counts = countImagined(
      wideWorld,
      viewOf(small, 0),
      quickRandom(5),
      1_100,
      ({ planes }) => `${planes[0]?.destinations}`,
    );
    const unseen = DESTINATIONS.filter((destination) => !seen.includes(destination));
    checkFair(counts, evenly(unseen.map((destination) => `peru,${destination}`)));
  });

  test('[WW-1.7] and tickets of several seats are laid together, no ticket twice', () => {
    const seats: readonly Seated[] = ['canada', 'mexico', 'cuba', 'peru', 'brazil', 'argentina'].map((to) => ({
      to: DESTINATIONS.filter((destination) => destination === to),
    }));
    const view = viewOf(position({ seats }), 3);
    const own = new Map<string, number>();
    for (let seed = 0; seed < 700; seed++) {
      const { planes } = wideWorld.imagine(view, quickRandom(seed));
      const tickets = planes.flatMap(({ destinations }) => destinations);
      expect(new Set(tickets).size).toBe(18);
      const second = `${planes[3]?.destinations[1]}`;
      own.set(second, (own.get(second) ?? 0) + 1);
    }
    checkFair(own, evenly(DESTINATIONS.filter((destination) => !seats.some(({ to = [] }) => to.includes(destination)))));
  });

  test('[WW-2.1] shuffles the Travel Agent cards that nobody has seen, and keeps the order of the others', () => {
    const agents = [{ card: 'customs' }, { card: 'gift' }] as const;
    const raw = position({
      seats: [{}, {}],
      agents,
      and: { recall: { piles: [[], []], productDeck: 0, travelAgentDeck: 26 } },
    });
    const view = viewOf(raw, 0);
    const counts = countImagined(wideWorld, view, quickRandom(6), 400, ({ agentDeck }) =>
      agentDeck.slice(0, 2).map(agentWord).join(),
    );
    checkFair(counts, evenly(['agent.customs,agent.gift', 'agent.gift,agent.customs']));
    const state = wideWorld.imagine(view, quickRandom(7));
    expect(state.agentDeck.slice(2)).toEqual(view.recall?.travelAgentDeck);
  });

  test.each([0, 1, 2])('what seat %i imagines at any step is a possible position that it would see as it does', (seat) => {
    const landing = [{ seat: 0, by: 'count' }];
    const seats: readonly Seated[] = [
      { at: '3,10', to: ['italy'], products: ['tea', 'gold'] },
      { at: '3,10', to: ['peru'], products: ['oil'] },
      { at: '6,6', to: [], last: true },
    ];
    for (const turn of [
      { step: 'bump', plane: 1, bumped: [], landing },
      { step: 'roll', seat: 2 },
      { step: 'declare', by: 0 },
    ]) {
      const [own = {}, ...others] = seats;
      const view = viewOf(position({ seats: [turn.step === 'bump' ? own : { ...own, at: '4,10' }, ...others], turn }), seat);
      const state = wideWorld.imagine(view, quickRandom(seat));
      expect(wideWorld.parsePosition(wideWorld.dumpPosition(state)).ok).toBe(true);
      expect(wideWorld.viewFor(state, seat, { recall: true })).toEqual(view);
    }
  });
});
