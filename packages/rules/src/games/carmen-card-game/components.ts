/** CC-1.1: the three decks, in the order in which their kinds are always named. */
export const KINDS = ['henchman', 'loot', 'location'] as const;
export type Kind = (typeof KINDS)[number];

export const CARMEN = 'carmen-sandiego';

/** CC-1.3: the first seven are attested; the other six are rebuilt, after the television series and the computer games. */
export const HENCHMEN = [
  CARMEN,
  'yul-b-sorry',
  'robin-banks',
  'bessie-may-mucho',
  'fast-eddie-b',
  'sam-o-nella',
  'li-non-mee',
  'sandy-dunes',
  'bjorn-toulouse',
  'irma-dillow',
  'sarah-nade',
  'nick-brunch',
  'katherine-drib',
] as const;
export type Henchman = (typeof HENCHMEN)[number];

/** CC-1.2: the pairs; all of them are in the printed rules. */
const PAIRS = {
  'hudson-bay': 'montreal',
  'montezumas-remedy': 'mexico-city',
  'eiffel-elevator': 'paris',
  'haralds-shampoo': 'oslo',
  'abominable-snowman': 'kathmandu',
  'grand-canyon': 'arizona',
  'gandhis-glasses': 'new-delhi',
  'liberty-torch': 'new-york',
  'pyramid-plans': 'cairo',
  'opera-chandelier': 'sydney',
  'tea-in-china': 'beijing',
  'pizarros-sword': 'lima',
  'crown-jewels': 'london',
} as const;
export type Loot = keyof typeof PAIRS;
export type Location = (typeof PAIRS)[Loot];

export const LOOT = [
  'hudson-bay',
  'montezumas-remedy',
  'eiffel-elevator',
  'haralds-shampoo',
  'abominable-snowman',
  'grand-canyon',
  'gandhis-glasses',
  'liberty-torch',
  'pyramid-plans',
  'opera-chandelier',
  'tea-in-china',
  'pizarros-sword',
  'crown-jewels',
] as const satisfies readonly Loot[];

/** The location that a loot belongs to. */
export const homeOf = (loot: Loot): Location => PAIRS[loot];

/** In the order of their loot. */
export const LOCATIONS: readonly Location[] = LOOT.map(homeOf);

/** A card of each kind. */
export interface CardOf {
  readonly henchman: Henchman;
  readonly loot: Loot;
  readonly location: Location;
}
export type Card = CardOf[Kind];

/** The three decks of 13. */
export const DECKS: { readonly [K in Kind]: readonly CardOf[K][] } = { henchman: HENCHMEN, loot: LOOT, location: LOCATIONS };

export const CARDS: readonly Card[] = [...HENCHMEN, ...LOOT, ...LOCATIONS];

const KIND_OF: ReadonlyMap<string, Kind> = new Map(KINDS.flatMap((kind) => DECKS[kind].map((card) => [card, kind] as const)));

/** The kind of a card. */
export const kindOf = (card: Card): Kind => {
  const kind = KIND_OF.get(card);
  if (kind === undefined) throw new Error(`no card ${card}`);
  return kind;
};

/** CC-1.6: the places of a column, from the top. */
export const SLOTS = ['top', 'center', 'bottom'] as const;
export type Slot = (typeof SLOTS)[number];

const TWO: readonly Slot[] = ['top', 'bottom'];

/** CC-1.5, CC-1.6: the slots of a column at a table of so many seats, as many as cards are dealt into it. */
export const slotsAt = (seats: number): readonly Slot[] => (seats === 2 ? SLOTS : TWO);
