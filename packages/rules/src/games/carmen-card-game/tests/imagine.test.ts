import { describe, expect, test } from 'vitest';
import { quickRandom } from '../../../core/random.ts';
import { checkFair, countImagined, evenly } from '../../../testing/fairness.ts';
import { carmenCardGame } from '../index.ts';
import type { State } from '../state.ts';
import { carmen, END, look, NO_PAIR, swap } from './actions.ts';
import { act, at, load, position, sets, viewOf } from './table.ts';

describe('imagining', () => {
  /** Two seats, nine sets solved, and seat 0 has seen all but a few places. */
  const rows = [
    {
      henchman: ['yul-b-sorry', null, null],
      loot: ['hudson-bay', null, null],
      location: ['montreal', null, null],
    },
    {
      henchman: ['robin-banks', 'bessie-may-mucho', null],
      loot: ['montezumas-remedy', null, null],
      location: ['mexico-city', null, null],
    },
  ] as const;
  const small = position({
    seats: 2,
    rows,
    center: { henchman: 'carmen-sandiego', loot: 'eiffel-elevator', location: 'paris' },
    solved: sets(9),
    and: { lastArrest: 1, known: ['hudson-bay', 'montreal', 'yul-b-sorry', 'mexico-city'].map((card) => ({ seat: 0, card })) },
  });

  /** All orders of some cards. */
  const orders = (cards: readonly string[]): readonly (readonly string[])[] =>
    cards.length === 0
      ? [[]]
      : cards.flatMap((card) => orders(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]));

  test('deals the unseen cards over the places not seen, every way equally likely', () => {
    const henchmen = orders(['robin-banks', 'bessie-may-mucho', 'carmen-sandiego']);
    const loots = orders(['montezumas-remedy', 'eiffel-elevator', 'haralds-shampoo']);
    const locations = orders(['paris', 'oslo']);
    const worlds = henchmen.flatMap((one) => loots.flatMap((two) => locations.map((three) => [...one, ...two, ...three].join())));
    const counts = countImagined(
      carmenCardGame,
      viewOf(small, 0),
      quickRandom(3),
      worlds.length * 12,
      ({ rows: all, center, decks }) =>
        [
          ...[all[1]?.henchman[0], all[1]?.henchman[1], center.henchman, ...decks.henchman],
          ...[all[1]?.loot[0], center.loot, ...decks.loot],
          ...[center.location, ...decks.location],
        ].join(),
    );
    checkFair(counts, evenly(worlds));
  });

  test('keeps what the seat has seen where it lies by now, for every seat', () => {
    const match = load(
      position({ seats: 3, turn: at('end'), and: { known: [0, 1].map((seat) => ({ seat, card: 'eiffel-elevator' })) } }),
    );
    // seat 1's loot, known to seats 0 and 1, goes to the centre and on to seat 2; a drawn card is known to nobody
    act(match, NO_PAIR, swap('loot', 'top'));
    const random = quickRandom(5);
    const spots = (seat: number, of: (state: State) => unknown) => {
      const view = viewOf(match.position(), seat);
      return new Set(Array.from({ length: 40 }, () => JSON.stringify(of(carmenCardGame.imagine(view, random)))));
    };
    for (const seat of [0, 1]) expect(spots(seat, ({ center }) => center.loot)).toEqual(new Set(['"eiffel-elevator"']));
    expect(spots(2, ({ center }) => center.loot).size).toBeGreaterThan(5);
    for (const seat of [0, 1, 2]) expect(spots(seat, (state) => state.rows[1]?.location[0])).toEqual(new Set(['"paris"']));
    act(match, carmen('hudson-bay'), swap('loot', 'top'), swap('location', 'top'));
    for (const seat of [0, 1, 2]) {
      expect(spots(seat, (state) => state.rows[2]?.loot[0])).toEqual(new Set(['"eiffel-elevator"']));
      expect(spots(seat, ({ decks }) => decks.henchman[0]).size).toBeGreaterThan(5);
    }
  });

  test('gives the others what they were seen to learn, whatever it is', () => {
    const match = load(position({ turn: at('look', { kind: 'loot' }) }));
    act(match, look(0, 'loot', 'bottom'), END);
    const random = quickRandom(7);
    const view = viewOf(match.position(), 1);
    const faces = new Set<string>();
    for (let time = 0; time < 40; time++) {
      const state = carmenCardGame.imagine(view, random);
      const card = state.rows[0]?.loot[1] ?? 'hudson-bay';
      expect(state.known).toEqual([[card], [], []]);
      expect(state.looked).toEqual([{ seat: 0, kind: 'loot', slot: 'bottom' }]);
      faces.add(card);
    }
    expect(faces.size).toBeGreaterThan(5);
  });

  test('knows the set in the centre while it lies open', () => {
    const match = load(position());
    act(match, carmen('gandhis-glasses'));
    const state = carmenCardGame.imagine(viewOf(match.position(), 1), quickRandom(9));
    expect(state.center).toMatchObject({ loot: 'gandhis-glasses', location: 'new-delhi' });
    expect(carmenCardGame.parsePosition(carmenCardGame.dumpPosition(state)).ok).toBe(true);
  });
});
