import { describe, expect, test, vi } from 'vitest';
import { at } from '../../../core/basics.ts';
import { quickRandom } from '../../../core/random.ts';
import { follow, legalOf } from '../bot-foresight.ts';
import { type Routes, routesTo } from '../bot-routes.ts';
import {
  AIRFIELDS,
  COLUMNS,
  DESTINATIONS,
  type Destination,
  FLIGHTS,
  fieldOf,
  HOME,
  parseSquare,
  SQUARES,
  type Square,
  showSquare,
  whereIs,
} from '../components.ts';
import { wideWorld as game } from '../index.ts';
import { position } from './table.ts';

const square = (text: string): Square => parseSquare(text) ?? HOME;
const TARGETS: readonly Square[] = [...DESTINATIONS.map(whereIs), HOME];
const STANDS = Array.from({ length: SQUARES }, (_, each) => each).filter((each) => !FLIGHTS.has(each));

/** What a throw leaves at best, played by the rules: a plane alone on the map, its rival still at home. */
const leftAfter = (from: Square, count: number, destination: Destination | null, { from: turns, drawing }: Routes): number => {
  const way = destination === null ? { to: [], last: true } : { to: [destination] };
  const state = game.parsePosition(position({ seats: [{ at: showSquare(from), ...way }, {}], turn: { step: 'fly', count } }));
  if (!state.ok) throw new Error(state.error.message);
  const tickets = at(state.value.planes, 0).destinations.length;
  const ways = legalOf(game.viewFor(state.value, 0, { recall: false })).map((action) => {
    const { planes, turn } = follow(state.value, 0, action, quickRandom(1));
    const plane = at(planes, 0);
    if (turn.step === 'over' || plane.destinations.length < tickets) return 0;
    return turn.step === 'agent' ? drawing(plane.at) : turns(plane.at);
  });
  return Math.min(...ways);
};

const COUNTS = [1, 2, 3, 4, 5];
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('routes', () => {
  test.each<[string, Destination | null]>([
    ['kenya', 'kenya'],
    ['cuba, past home', 'cuba'],
    ['home', null],
  ])('follow from one throw by the rules: %s', (_, destination) => {
    const target = destination === null ? HOME : whereIs(destination);
    const routes = routesTo(target);
    for (const from of STANDS.filter((each) => each !== target && each !== HOME && each % 3 === 0)) {
      const throws = COUNTS.map((count) => leftAfter(from, count, destination, routes));
      const here = routes.from(from);
      expect(here, showSquare(from)).toBeCloseTo(1 + (sum(throws) + routes.drawing(from)) / 6, 2);
      const [tailwind, charter] = [at(throws, 2), destination === null ? here : 0];
      const flown = sum(AIRFIELDS.map((airfield) => routes.from(fieldOf(airfield))));
      // 10 tickets, 2 charters, 2 tailwinds, 4 throws at once, 10 cards that leave the plane where it is
      const drawn = (flown + 2 * charter + 2 * tailwind + 4 * (here - 1) + 10 * here) / 28;
      expect(routes.drawing(from), showSquare(from)).toBeCloseTo(drawn, 2);
    }
  });

  test('beside a destination every throw but a 6 arrives: by hand', () => {
    const { from, drawing } = routesTo(whereIs('kenya'));
    expect(from(square('7,13'))).toBeCloseTo(1 + drawing(square('7,13')) / 6, 2);
    expect(from(square('7,13'))).toBeLessThan(1.5);
  });

  test('home takes one throw in six: two cards of 28 bring it in besides, and no charter', () => {
    const { from } = routesTo(HOME);
    for (const inLine of ['3,6', '2,6', '3,10', '8,10', '8,5']) {
      expect(from(square(inLine))).toBeGreaterThan(6);
      expect(from(square(inLine))).toBeLessThan(7);
    }
    expect(from(square('4,7'))).toBeGreaterThan(7.5);
  });

  test('nothing is nearer than a throw, nothing farther than home is from the corner', () => {
    for (const target of TARGETS) {
      const { from } = routesTo(target);
      expect(from(target)).toBe(0);
      for (const each of STANDS.filter((stand) => stand !== target)) {
        expect(from(each)).toBeGreaterThanOrEqual(1);
        expect(from(each)).toBeLessThan(11);
      }
    }
  });

  test('along a line that reaches the destination, nearer is sooner', () => {
    const { from } = routesTo(whereIs('kenya'));
    const row = [13, 14, 15, 16].map((column) => from(7 * COLUMNS + column));
    expect(row).toEqual(row.toSorted((one, other) => one - other));
    expect(from(square('8,13'))).toBeLessThan(from(square('6,14')));
  });

  test('are kept', () => {
    for (const target of TARGETS) expect(routesTo(target)).toBe(routesTo(target));
  });

  test('are found in a few milliseconds each', async () => {
    vi.resetModules();
    const fresh = await import('../bot-routes.ts');
    const began = process.cpuUsage();
    for (const target of TARGETS) fresh.routesTo(target);
    const { user } = process.cpuUsage(began); // of this process alone, in microseconds, however busy the machine is
    expect(user / 1_000 / TARGETS.length).toBeLessThan(30);
  });
});
