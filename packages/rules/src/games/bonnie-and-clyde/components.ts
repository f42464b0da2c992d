/** BC-1.1: the road, from 1 to 10. 1, 2, 9, 10 and the name of 3 are in the printed rules; 4 to 8 are rebuilt from the pair's history, by date. */
export const LOCATIONS = [
  'kaufman',
  'sherman',
  'joplin',
  'wellington',
  'platte-city',
  'dexter',
  'sowers',
  'huntsville',
  'grapevine',
  'gibson',
] as const;
export type Location = (typeof LOCATIONS)[number];

/** Cards that can be drawn, held and discarded, in the order in which a hand is sorted. */
export const HAND_CARDS = [...LOCATIONS, 'hinton'] as const;
export type HandCard = (typeof HAND_CARDS)[number];

/** The two that lie under the road until they are caught. */
export const OUTLAWS = ['bonnie', 'clyde'] as const;
export type Outlaw = (typeof OUTLAWS)[number];

export const CARDS = [...HAND_CARDS, ...OUTLAWS] as const;
export type Card = (typeof CARDS)[number];

/** BC-1.2: how many of each card are in the box, 77 in all. */
export const copiesOf = (card: Card): number => {
  if (card === 'hinton') return 15;
  return card === 'bonnie' || card === 'clyde' ? 1 : 6;
};

/** The 75 cards that are not the outlaws. */
export const DECK: readonly HandCard[] = HAND_CARDS.flatMap((card) => new Array<HandCard>(copiesOf(card)).fill(card));

/** BC-1.4: cards that lie under the road beside the two outlaws. */
export const DECOYS = 8;

const DEALT: { readonly [seats: number]: number } = { 2: 10, 3: 9, 4: 8 };

/** BC-1.5: cards dealt to each seat. */
export const handSize = (seats: number): number => {
  const size = DEALT[seats];
  if (size === undefined) throw new Error(`no hand size for ${seats} seats`);
  return size;
};

const ORDER: ReadonlyMap<Card, number> = new Map(CARDS.map((card, index) => [card, index]));

/** Where a card comes in a sorted hand. */
export const rankOf = (card: Card): number => ORDER.get(card) ?? CARDS.length;

/** The number of a location on the road, 1 to 10. */
export const numberOf = (location: Location): number => rankOf(location) + 1;

/** The location with a number from 1 to 10. */
export const locationAt = (number: number): Location => {
  const location = LOCATIONS[number - 1];
  if (location === undefined) throw new Error(`no location ${number}`);
  return location;
};

export const isOutlaw = (card: Card): card is Outlaw => card === 'bonnie' || card === 'clyde';
export const isLocation = (card: Card): card is Location => card !== 'hinton' && !isOutlaw(card);

/** How many of a card are in a list. */
export const countOf = (cards: readonly Card[], card: Card): number => {
  let count = 0;
  for (const each of cards) if (each === card) count++;
  return count;
};
