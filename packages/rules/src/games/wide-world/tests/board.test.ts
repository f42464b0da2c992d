import { describe, expect, test } from 'vitest';
import { quickLuck } from '../../../core/random.ts';
import { openTable } from '../../../core/table.ts';
import { checkFair, evenly } from '../../../testing/fairness.ts';
import { begun } from '../../../testing/walk.ts';
import {
  AGENT_CARDS,
  COUNTRIES,
  DESTINATIONS,
  DIRECTIONS,
  FLIGHTS,
  fieldOf,
  HOME,
  PRODUCTS,
  parseSquare,
  SQUARES,
  type Square,
  STATIONS,
  whereIs,
} from '../components.ts';
import { wideWorld } from '../index.ts';
import { ownLine } from '../lines.ts';
import type { Throw } from '../state.ts';
import { game, open } from './table.ts';

/** Every place with its degrees north and east, to a hundredth, as any atlas has them: the capital, but for Canada (Vancouver). */
const EARTH: readonly (readonly [string, string, number, number])[] = [
  ['home', '3,5', 40.71, -74.01],
  ['canada', '2,3', 49.28, -123.12],
  ['mexico', '5,4', 19.43, -99.13],
  ['cuba', '5,5', 23.11, -82.37],
  ['peru', '8,5', -12.05, -77.04],
  ['brazil', '8,7', -15.79, -47.88],
  ['argentina', '9,6', -34.6, -58.38],
  ['iceland', '1,8', 64.15, -21.94],
  ['great-britain', '2,9', 51.51, -0.13],
  ['italy', '3,10', 41.9, 12.5],
  ['egypt', '4,11', 30.04, 31.24],
  ['ghana', '6,9', 5.56, -0.2],
  ['kenya', '7,12', -1.29, 36.82],
  ['south-africa', '9,11', -25.75, 28.19],
  ['russia', '2,12', 55.76, 37.62],
  ['india', '4,14', 28.61, 77.21],
  ['china', '3,16', 39.9, 116.41],
  ['japan', '4,17', 35.68, 139.69],
  ['thailand', '5,15', 13.75, 100.5],
  ['australia', '9,18', -35.28, 149.13],
  ['new-zealand', '10,19', -41.29, 174.78],
  ['honolulu', '5,1', 21.31, -157.86],
  ['anchorage', '1,1', 61.22, -149.9],
  ['caracas', '6,6', 10.48, -66.9],
  ['dakar', '5,9', 14.69, -17.45],
  ['stockholm', '2,11', 59.33, 18.07],
  ['baghdad', '4,12', 33.31, 44.37],
  ['tashkent', '3,13', 41.3, 69.24],
  ['singapore', '6,15', 1.35, 103.82],
  ['suva', '8,19', -18.14, 178.44],
  ['perth', '9,16', -31.95, 115.86],
];

/** The ledger's list of stations and its list of flight squares. */
const RED = '1,4 3,2 7,2 9,3 4,7 1,10 6,7 10,9 5,11 8,13 1,14 6,13 10,14 2,16 7,17 6,19';
const FLY_ON =
  '0,3→stockholm 7,0→suva 3,18→anchorage 10,7→dakar 4,9→caracas 2,14→tashkent 8,14→singapore 11,17→perth 5,18→honolulu 7,10→baghdad';

/** The box as the game shows it. */
const BOX = JSON.stringify(game.components());

describe('the map', () => {
  test.each(EARTH)('[WW-1.1, WW-1.2] %s lies on %s, where it does on earth', (name, square, north, east) => {
    expect(`${Math.floor((84 - north) / 12)},${Math.floor((east + 180) / 18)}`).toBe(square);
    expect(BOX).toContain(name === 'home' ? `"home":"${square}"` : `{"id":"${name}","at":"${square}"}`);
  });

  test('[WW-1.1] 12 rows by 20 columns, and no others', () => {
    const names = Array.from({ length: 12 }, (_, row) => Array.from({ length: 20 }, (__, column) => `${row},${column}`)).flat();
    expect(SQUARES).toBe(240);
    expect(new Set(names.map(parseSquare)).size).toBe(240);
    for (const text of ['12,0', '0,20', '-1,0', '0', '00,1', '1, 1', '1,1,1', '']) expect(parseSquare(text)).toBeUndefined();
  });

  test('[WW-1.2] 20 destinations, 16 stations, 10 airfields, 10 flight squares, as listed, and no square twice', () => {
    expect(game.components()).toMatchObject({
      stations: RED.split(' '),
      flights: FLY_ON.split(' ').map((flight) => ({ at: flight.split('→')[0], to: flight.split('→')[1] })),
    });
    const fields = [...FLIGHTS.values()].map(fieldOf);
    const all = [HOME, ...DESTINATIONS.map(whereIs), ...STATIONS, ...FLIGHTS.keys(), ...fields];
    expect([all.length, new Set(all).size]).toEqual([57, 57]);
  });

  test('[WW-1.1, WW-2.4] from everywhere some line can be flown with any count, home closed or not', () => {
    for (let from = 0; from < SQUARES; from++)
      for (const homeClosed of [true, false])
        for (const count of [1, 2, 3, 4, 5])
          expect(DIRECTIONS.some((direction) => 'to' in ownLine({ at: from, homeClosed }, direction, count, null))).toBe(true);
  });

  test.each([...DESTINATIONS, null])('[WW-1.2] %s (null: home) can be reached from every square', (destination) => {
    const target = destination === null ? HOME : whereIs(destination);
    const near = new Set<Square>([target]);
    const leads = (from: Square): boolean =>
      DIRECTIONS.some((direction) =>
        [1, 2, 3, 4, 5].some((count) => {
          const line = ownLine(
            { at: from, homeClosed: destination !== null },
            direction,
            count,
            destination === null ? null : target,
          );
          if (!('to' in line)) return false;
          const flight = FLIGHTS.get(line.to);
          return near.has(flight === undefined ? line.to : fieldOf(flight));
        }),
      );
    for (let size = 0; size < near.size; ) {
      size = near.size;
      for (let from = 0; from < SQUARES; from++) if (leads(from)) near.add(from);
    }
    expect(near.size).toBe(SQUARES);
  });
});

describe('the cards', () => {
  /** The ledger's table, its left half downwards, then its right. */
  const GOODS = `canada maple-syrup nickel, mexico vanilla silver, cuba sugar mahogany, peru alpaca-wool copper, brazil coffee emeralds,
    argentina beef leather, iceland cod aluminium, great-britain tweed porcelain, italy olive-oil marble, egypt cotton papyrus,
    ghana cocoa gold, kenya tea sisal, south-africa wine diamonds, turkey hazelnuts carpets, russia timber caviar,
    india pepper saffron, china bamboo silk, japan seaweed pearls, thailand rice teak, australia wheat opals,
    new-zealand kiwifruit merino-wool, united-states maize jet-engines, france cheese perfume, spain cork toledo-steel,
    switzerland chocolate watches, saudi-arabia dates oil, indonesia nutmeg rubber, colombia bananas orchids`;

  test('[WW-1.3] a destination card for each destination', () => {
    expect(new Set(DESTINATIONS).size).toBe(20);
  });

  test('[WW-1.4] 56 products of 28 countries, one for 1 point and one for 2', () => {
    const products = GOODS.split(/,\s+/).flatMap((line) => {
      const [country, one, two] = line.trim().split(' ');
      return [
        { country, product: one, points: 1 },
        { country, product: two, points: 2 },
      ];
    });
    expect(game.components()).toMatchObject({ products });
    expect([products.length, new Set(PRODUCTS).size, COUNTRIES.length]).toEqual([56, 56, 28]);
  });

  test('[WW-1.5] 28 Travel Agent cards', () => {
    const copies = (card: string) => AGENT_CARDS.filter((each) => each.card === card).length;
    const kinds = ['fly-to', 'charter', 'extra-turn', 'gift', 'tailwind', 'trade-places', 'customs', 'inspection'];
    expect(kinds.map(copies)).toEqual([10, 2, 4, 4, 2, 1, 3, 2]);
    expect(AGENT_CARDS.length).toBe(28);
    const fields = AGENT_CARDS.flatMap((each) => (each.card === 'fly-to' ? [each.to] : []));
    expect(new Set(fields)).toEqual(new Set(FLIGHTS.values()));
  });
});

describe('the set-up', () => {
  /** What happened before the first turn. */
  const begin = (seats: number, seed: number, options: object = {}) => {
    const { initial, start } = begun(wideWorld, { seats, options }, `${seed}`);
    const { entry, table } = openTable(wideWorld, initial, quickLuck(seed), { start, time: 0 });
    return { events: 'events' in entry ? entry.events : [], state: table.state };
  };

  test('[WW-1.6] planes start at home, and nobody has anything', () => {
    const start = { at: '3,5', left: false, reached: [], products: [] };
    expect(open(4).position()).toMatchObject({ seats: [start, start, start, start] });
  });

  test('[WW-1.6] the highest throw begins; ties throw again among themselves, until one is highest', () => {
    let ties = 0;
    const firsts = new Map<string, number>();
    for (let seed = 0; seed < 400; seed++) {
      const { events, state } = begin(4, seed);
      let left = [0, 1, 2, 3];
      for (const event of events)
        if (event.type === 'threw-for-start') {
          expect(event.throws.map(({ seat }) => seat)).toEqual(left);
          for (const { die } of event.throws) expect([1, 2, 3, 4, 5, 6]).toContain(die);
          left = highest(event.throws);
          if (left.length > 1) ties++;
        }
      expect(left).toEqual([state.turn.step === 'roll' ? state.turn.seat : undefined]);
      firsts.set(`${left[0]}`, (firsts.get(`${left[0]}`) ?? 0) + 1);
    }
    expect(ties).toBeGreaterThan(40);
    checkFair(firsts, evenly(['0', '1', '2', '3']));
  });

  const highest = (throws: readonly Throw[]): number[] =>
    throws.filter(({ die }) => throws.every((other) => other.die <= die)).map(({ seat }) => seat);

  test('[WW-1.6] whoever is wished for begins without a throw', () => {
    for (const first of [0, 1, 2]) {
      const { events } = begin(3, 1, { first });
      expect(events.map(({ type }) => type)).toEqual(['dealt']);
      expect(open(3, { first }).toAct).toEqual([first]);
    }
    expect(() => open(3, { first: 3 })).toThrow('options.first');
  });

  test.each([
    [2, 5],
    [3, 5],
    [4, 5],
    [5, 4],
    [6, 3],
  ])('[WW-1.7] at a table of %i each has %i destinations, nobody else’s, and the others are out', (seats, each) => {
    const { state } = begin(seats, seats);
    const tickets = state.planes.flatMap(({ destinations }) => destinations);
    expect(state.planes.map(({ destinations }) => destinations.length)).toEqual(new Array(seats).fill(each));
    expect(new Set(tickets).size).toBe(seats * each);
    expect(JSON.stringify(open(seats).position()).match(/"destinations"/g)).toHaveLength(seats);
  });

  test('[WW-1.7] they lie face down, unseen by their owner, but for the top one', () => {
    const match = open(4, { memory: 'helped' });
    const [own] = [match.position()['seats']].flat();
    const tickets = DESTINATIONS.filter((destination) => JSON.stringify(own).includes(`"${destination}"`));
    expect(tickets).toHaveLength(5);
    const shown = DESTINATIONS.filter((destination) =>
      JSON.stringify(match.view(0, { recall: true })).includes(`"${destination}"`),
    );
    expect(shown).toHaveLength(4);
    expect(shown.filter((destination) => tickets.includes(destination))).toHaveLength(1);
    expect(match.view(0, { recall: true })).toMatchObject({
      seats: new Array(4).fill({ destinations: { count: 5, top: expect.any(String) } }),
    });
  });

  test('[WW-1.7] both decks are shuffled, all cards in them, every card as likely on top', () => {
    const tops = new Map<string, number>();
    const agents = new Set<string>();
    for (let seed = 0; seed < 800; seed++) {
      const { state } = begin(2, seed);
      expect([new Set(state.productDeck).size, state.agentDeck.length]).toEqual([56, 28]);
      tops.set(`${state.productDeck[0]}`, (tops.get(`${state.productDeck[0]}`) ?? 0) + 1);
      agents.add(JSON.stringify(state.agentDeck[0]));
    }
    checkFair(tops, evenly(PRODUCTS));
    expect(agents.size).toBe(17);
  });
});
