import { describe, expect, test } from 'vitest';
import { at, seatsOf, type Viewer } from '../../../core/basics.ts';
import { pickOne, quickLuck, quickRandom, type Random } from '../../../core/random.ts';
import { openTable } from '../../../core/table.ts';
import type { Raw } from '../../../testing/table.ts';
import { begun, legalFor, take } from '../../../testing/walk.ts';
import { type Action, showProduct } from '../actions.ts';
import { type AgentCard, COLUMNS, PRODUCTS, whereIs } from '../components.ts';
import { wideWorld } from '../index.ts';
import { flyLine } from '../rules.ts';
import type { Event, State } from '../state.ts';
import { journal, knownIn } from './journal.ts';
import { position, type Seated } from './table.ts';

/** How many squares lie between two, the straight way. */
const apart = (one: number, other: number): number =>
  Math.max(Math.abs(Math.floor(one / COLUMNS) - Math.floor(other / COLUMNS)), Math.abs((one % COLUMNS) - (other % COLUMNS)));

/** Somebody who mostly flies towards the destination, is in no hurry to come home, and mostly remembers the products: all comes up. */
const choose = (state: State, random: Random): Action => {
  const seat = at(wideWorld.toAct(state), 0);
  const legal = legalFor(wideWorld, state, seat);
  const { products, destinations } = at(state.planes, seat);
  if (state.turn.step === 'declare' && random.below(3) > 0)
    return { type: 'declare', products: products.slice(0, 2).map(({ product }) => showProduct(product)) };
  const [destination] = destinations;
  if (state.turn.step === 'fly' && destination !== undefined && random.below(4) > 0) {
    const view = wideWorld.viewFor(state, seat, { recall: false });
    const goal = whereIs(destination);
    const distance = (action: Action): number => {
      const line = action.type === 'fly' ? flyLine(view, action.direction) : undefined;
      return line !== undefined && 'to' in line ? apart(line.to, goal) : COLUMNS;
    };
    return legal.toSorted((one, other) => distance(one) - distance(other))[0] ?? pickOne(legal, random);
  }
  return pickOne(legal, random);
};

/** Deep piles and a short deck, whose bottom comes up again; much to be named. */
const stocked = (seats: number): Raw => {
  const each = Math.floor(48 / seats);
  const asked = ['customs', 'inspection', 'gift', 'customs', 'gift', 'inspection', 'gift', 'customs', 'gift'] as const;
  return position({
    seats: seatsOf(seats).map((seat): Seated => ({ products: PRODUCTS.slice(seat * each, (seat + 1) * each) })),
    agents: asked.map((card): AgentCard => ({ card })),
  });
};

describe('what a seat can know', () => {
  const seen = { right: 0, wrong: 0, openlyDrawn: 0, pairsParted: 0 };

  test.each([
    [2, 1],
    [2, 2],
    [2, 3],
    [3, 4],
    [6, 5],
  ])(
    '[WW-3.1, WW-3.4, WW-5.7] is what one who writes down all it is told can know, at every step: %i seats, seed %i',
    (seats, seed) => {
      const { initial, start } = begun(wideWorld, { position: stocked(seats) }, 'journal');
      const random = quickRandom(seed);
      const luck = quickLuck(seed);
      const books = [...seatsOf(seats), null].map((viewer: Viewer) => {
        const piles = initial.planes.map(({ products }) => products.map(({ product }) => product));
        return { viewer, book: journal(piles, viewer) };
      });
      let { table } = openTable(wideWorld, initial, luck, { start, time: 0 });
      while (wideWorld.outcome(table.state) === undefined && table.actions < 800) {
        const before = table.state;
        const seat = at(wideWorld.toAct(before), 0);
        const { entry, table: next } = take(wideWorld, table, luck, { seat, action: choose(before, random) }, 'journal');
        table = next;
        const events = 'events' in entry ? entry.events : [];
        count(seen, before, events, table.state);
        for (const { viewer, book } of books) {
          for (const event of events) {
            const told = wideWorld.eventFor(event, viewer);
            if (told !== undefined) book.note(told);
          }
          const view = wideWorld.viewFor(table.state, viewer, { recall: true });
          const where = `action ${table.actions}, viewer ${viewer}`;
          expect([where, ...knownIn(view)].join('\n')).toBe([where, ...book.known()].join('\n'));
          if (viewer !== null) expect(at(view.seats, viewer).products).toEqual(book.own().map(showProduct));
        }
      }
    },
    60_000,
  );

  test('all of it has come up: answers of both kinds, known cards drawn, pairs that an answer told apart', () => {
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0);
  });
});

const pairs = ({ planes }: State): number =>
  planes.flatMap(({ products }) => products.filter(({ shown }) => shown === 'pair')).length;

const count = (
  seen: { right: number; wrong: number; openlyDrawn: number; pairsParted: number },
  before: State,
  events: readonly Event[],
  after: State,
): void => {
  for (const event of events) {
    if (event.type === 'declared' && event.lost.length === 0) {
      seen.right++;
      if (pairs(after) < pairs(before)) seen.pairsParted++;
    }
    if (event.type === 'declared' && event.lost.length > 0) seen.wrong++;
    if ((event.type === 'reached' || event.type === 'gift') && after.shownProducts < before.shownProducts) seen.openlyDrawn++;
  }
};
