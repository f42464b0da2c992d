import { at } from '../../core/basics.ts';

/** WW-1.1: rows from north to south, columns from west to east; a square is numbered row by row. Rebuilt: 240 squares are attested. */
export const ROWS = 12;
export const COLUMNS = 20;
export const SQUARES = ROWS * COLUMNS;

/** A square of the map, 0 to 239. */
export type Square = number;

export const squareAt = (row: number, column: number): Square => row * COLUMNS + column;

// Made once: every view names the squares of all planes, and what is legal is read from those names.
const NAMES: readonly string[] = Array.from(
  { length: SQUARES },
  (_, square) => `${Math.floor(square / COLUMNS)},${square % COLUMNS}`,
);
const NAMED: ReadonlyMap<string, Square> = new Map(NAMES.map((name, square) => [name, square]));

/** A square as it is written: `r,c`. */
export const showSquare = (square: Square): string => at(NAMES, square);

/** The square with that name; `undefined` where there is none. */
export const parseSquare = (text: string): Square | undefined => NAMED.get(text);

/** A square that stands in this file. */
const square = (text: string): Square => {
  const found = parseSquare(text);
  if (found === undefined) throw new Error(`no square ${text}`);
  return found;
};

/** WW-1.2: New York. Like all that lies on the map, rebuilt: where it lies on earth says on which square. */
export const HOME: Square = square('3,5');

const DESTINATION_SQUARES = {
  canada: '2,3',
  mexico: '5,4',
  cuba: '5,5',
  peru: '8,5',
  brazil: '8,7',
  argentina: '9,6',
  iceland: '1,8',
  'great-britain': '2,9',
  italy: '3,10',
  egypt: '4,11',
  ghana: '6,9',
  kenya: '7,12',
  'south-africa': '9,11',
  russia: '2,12',
  india: '4,14',
  china: '3,16',
  japan: '4,17',
  thailand: '5,15',
  australia: '9,18',
  'new-zealand': '10,19',
} as const;
export type Destination = keyof typeof DESTINATION_SQUARES;

const keysOf = <Key extends string>(record: { readonly [K in Key]: unknown }): readonly Key[] =>
  Object.keys(record).filter((key): key is Key => Object.hasOwn(record, key));

/** WW-1.3: a card each. */
export const DESTINATIONS = keysOf(DESTINATION_SQUARES);

const DESTINATION_AT: ReadonlyMap<Destination, Square> = new Map(
  DESTINATIONS.map((destination) => [destination, square(DESTINATION_SQUARES[destination])]),
);

/** The square of a destination. */
export const whereIs = (destination: Destination): Square => DESTINATION_AT.get(destination) ?? HOME;

const AIRFIELD_SQUARES = {
  honolulu: '5,1',
  anchorage: '1,1',
  caracas: '6,6',
  dakar: '5,9',
  stockholm: '2,11',
  baghdad: '4,12',
  tashkent: '3,13',
  singapore: '6,15',
  suva: '8,19',
  perth: '9,16',
} as const;
export type Airfield = keyof typeof AIRFIELD_SQUARES;
export const AIRFIELDS = keysOf(AIRFIELD_SQUARES);

const AIRFIELD_AT: ReadonlyMap<Airfield, Square> = new Map(
  AIRFIELDS.map((airfield) => [airfield, square(AIRFIELD_SQUARES[airfield])]),
);

/** The square of an airfield. */
export const fieldOf = (airfield: Airfield): Square => AIRFIELD_AT.get(airfield) ?? HOME;

/** A place of the map that has a name. */
export type Place = Destination | Airfield | 'home';

const PLACE_AT: ReadonlyMap<Square, Place> = new Map<Square, Place>([
  [HOME, 'home'],
  ...[...DESTINATION_AT].map(([place, at]) => [at, place] as const),
  ...[...AIRFIELD_AT].map(([place, at]) => [at, place] as const),
]);

/** What a square is called; `undefined` where it is nothing but earth or sea. */
export const placeAt = (square: Square): Place | undefined => PLACE_AT.get(square);

/** Travel Agent stations. */
export const STATIONS: ReadonlySet<Square> = new Set(
  ['1,4', '3,2', '7,2', '9,3', '4,7', '1,10', '6,7', '10,9', '5,11', '8,13', '1,14', '6,13', '10,14', '2,16', '7,17', '6,19'].map(
    square,
  ),
);

/** Flight squares, and where they send a plane. */
export const FLIGHTS: ReadonlyMap<Square, Airfield> = new Map<Square, Airfield>([
  [square('0,3'), 'stockholm'],
  [square('7,0'), 'suva'],
  [square('3,18'), 'anchorage'],
  [square('10,7'), 'dakar'],
  [square('4,9'), 'caracas'],
  [square('2,14'), 'tashkent'],
  [square('8,14'), 'singapore'],
  [square('11,17'), 'perth'],
  [square('5,18'), 'honolulu'],
  [square('7,10'), 'baghdad'],
]);

/** WW-2.2: the eight directions, and how many rows and columns a step goes. */
const STEPS = {
  north: [-1, 0],
  'north-east': [-1, 1],
  east: [0, 1],
  'south-east': [1, 1],
  south: [1, 0],
  'south-west': [1, -1],
  west: [0, -1],
  'north-west': [-1, -1],
} as const;
export type Direction = keyof typeof STEPS;
export const DIRECTIONS = keysOf(STEPS);

/** The next square in a direction; `undefined` off the map, which does not wrap (WW-1.1). */
export const nextSquare = (from: Square, direction: Direction): Square | undefined => {
  const [down, right] = STEPS[direction];
  const row = Math.floor(from / COLUMNS) + down;
  const column = (from % COLUMNS) + right;
  return row < 0 || row >= ROWS || column < 0 || column >= COLUMNS ? undefined : squareAt(row, column);
};

/** How many squares lie between two, both directions of a way counted: the fewest that a plane must fly. */
export const squaresBetween = (one: Square, other: Square): number =>
  Math.max(Math.abs(Math.floor(one / COLUMNS) - Math.floor(other / COLUMNS)), Math.abs((one % COLUMNS) - (other % COLUMNS)));

/** WW-1.4: what each country makes, for 1 point and for 2, in the order of the table. Rebuilt: 56 cards of 1 or 2 points are attested. */
const GOODS = {
  canada: ['maple-syrup', 'nickel'],
  mexico: ['vanilla', 'silver'],
  cuba: ['sugar', 'mahogany'],
  peru: ['alpaca-wool', 'copper'],
  brazil: ['coffee', 'emeralds'],
  argentina: ['beef', 'leather'],
  iceland: ['cod', 'aluminium'],
  'great-britain': ['tweed', 'porcelain'],
  italy: ['olive-oil', 'marble'],
  egypt: ['cotton', 'papyrus'],
  ghana: ['cocoa', 'gold'],
  kenya: ['tea', 'sisal'],
  'south-africa': ['wine', 'diamonds'],
  turkey: ['hazelnuts', 'carpets'],
  russia: ['timber', 'caviar'],
  india: ['pepper', 'saffron'],
  china: ['bamboo', 'silk'],
  japan: ['seaweed', 'pearls'],
  thailand: ['rice', 'teak'],
  australia: ['wheat', 'opals'],
  'new-zealand': ['kiwifruit', 'merino-wool'],
  'united-states': ['maize', 'jet-engines'],
  france: ['cheese', 'perfume'],
  spain: ['cork', 'toledo-steel'],
  switzerland: ['chocolate', 'watches'],
  'saudi-arabia': ['dates', 'oil'],
  indonesia: ['nutmeg', 'rubber'],
  colombia: ['bananas', 'orchids'],
} as const;
export type Country = keyof typeof GOODS;
/** A product card, by the product on it: no two countries make the same. */
export type Product = (typeof GOODS)[Country][number];
export const COUNTRIES = keysOf(GOODS);

/** In the order of the table in WW-1.4: country by country, the cheap one first. */
export const PRODUCTS: readonly Product[] = COUNTRIES.flatMap((country): readonly Product[] => GOODS[country]);

interface ProductCard {
  readonly country: Country;
  readonly points: 1 | 2;
  /** Its place in the table, 0 to 55. */
  readonly rank: number;
}

const CARDS: ReadonlyMap<string, ProductCard> = new Map(
  COUNTRIES.flatMap((country) =>
    GOODS[country].map((product) => [
      product,
      { country, points: product === GOODS[country][0] ? 1 : 2, rank: PRODUCTS.indexOf(product) } as const,
    ]),
  ),
);

/** What stands on a product's card besides. */
export const cardOf = (product: Product): ProductCard => {
  const card = CARDS.get(product);
  if (card === undefined) throw new Error(`no product ${product}`);
  return card;
};

/** The product of that name, where it is made in that country; `undefined` where there is none. */
export const productOf = (country: string, name: string): Product | undefined =>
  PRODUCTS.find((product) => product === name && cardOf(product).country === country);

/** In the order of WW-1.4. */
export const byRank = (one: Product, other: Product): number => cardOf(one).rank - cardOf(other).rank;

export const ERRANDS = ['charter', 'extra-turn', 'gift', 'tailwind', 'trade-places', 'customs', 'inspection'] as const;

/** A Travel Agent card. */
export type AgentCard = { readonly card: (typeof ERRANDS)[number] } | { readonly card: 'fly-to'; readonly to: Airfield };

const COPIES: { readonly [E in (typeof ERRANDS)[number]]: number } = {
  charter: 2,
  'extra-turn': 4,
  gift: 4,
  tailwind: 2,
  'trade-places': 1,
  customs: 3,
  inspection: 2,
};

/** WW-1.5: the 28 Travel Agent cards. Rebuilt: that they move you, give products and give turns is attested. */
export const AGENT_CARDS: readonly AgentCard[] = [
  ...AIRFIELDS.map((to): AgentCard => ({ card: 'fly-to', to })),
  ...ERRANDS.flatMap((card) => new Array<AgentCard>(COPIES[card]).fill({ card })),
];

/** WW-1.7: destination cards for each seat. */
export const destinationsFor = (seats: number): number => (seats === 6 ? 3 : seats === 5 ? 4 : 5);

/** WW-2.1, WW-4.1, WW-5.5, WW-6.1. */
export const SIX = 6;
export const BUMP = 5;
export const TAILWIND = 3;
export const HOMECOMING = 5;
