import { LANGUAGES, type Names } from '../../core/basics.ts';
import { misread, readList, readOneOf, readRecord, readWhole } from '../../core/parse.ts';
import { BOX, type Card } from './components.ts';

/** CW-5.1, the ledger's Position. */
export const MOST_PLACES = 500;
/** Longest name, country or note of one's own, in characters. */
export const LONGEST_TEXT = 120;
/** 90° and 180°, in minutes. */
export const MOST_LATITUDE = 90 * 60;
export const MOST_LONGITUDE = 180 * 60;

export const KINDS = ['city', 'sight'] as const;

/** A place of one's own (CW-5.1). */
export interface OwnPlace extends Card {
  readonly kind: (typeof KINDS)[number];
  readonly country?: string;
  readonly note?: string;
}

/** The places of a deck of one's own, in the order of the file; `null`: the deck in the box. */
export type Deck = readonly OwnPlace[] | null;

const maps = new WeakMap<readonly OwnPlace[], ReadonlyMap<string, OwnPlace>>();

const ownCards = (deck: readonly OwnPlace[]): ReadonlyMap<string, OwnPlace> => {
  const known = maps.get(deck);
  if (known !== undefined) return known;
  const made = new Map(deck.map((place) => [place.id, place]));
  maps.set(deck, made);
  return made;
};

/** All the cards of a deck, by id. */
export const cardsOf = (deck: Deck): ReadonlyMap<string, Card> => (deck === null ? BOX : ownCards(deck));

/** A place of one's own by its id; `undefined` in the deck of the box. */
export const ownPlaceOf = (deck: Deck, id: string): OwnPlace | undefined => (deck === null ? undefined : ownCards(deck).get(id));

/** The card with that id. It must be one of the deck. */
export const cardOf = (deck: Deck, id: string): Card => {
  const card = cardsOf(deck).get(id);
  if (card === undefined) throw new Error(`no place ${id}`);
  return card;
};

/** What is not seen, or turns the text round it about: names could look alike, or a line of the log say something else. */
export const UNSEEN = /[\p{Cc}\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

const readText = (raw: unknown, where: string): string => {
  const text = typeof raw === 'string' ? raw.trim().normalize('NFC') : '';
  return text.length > 0 && text.length <= LONGEST_TEXT && !UNSEEN.test(text)
    ? text
    : misread(`${where} must be a text of 1 to ${LONGEST_TEXT} characters on one line, all of them to be seen`, 'CW-5.1');
};

const readNames = (raw: unknown, where: string): Names => {
  const names = readRecord(raw, where, ['en'], LANGUAGES);
  const en = readText(names['en'], `${where}.en`);
  const inLanguage = (language: 'es' | 'ru') =>
    names[language] === undefined ? en : readText(names[language], `${where}.${language}`);
  return { en, es: inLanguage('es'), ru: inLanguage('ru') };
};

const readPlace = (raw: unknown, where: string): OwnPlace => {
  const place = readRecord(raw, where, ['id', 'names', 'latitudeMinutes', 'longitudeMinutes'], ['kind', 'country', 'note']);
  const { id } = place;
  if (typeof id !== 'string' || !/^own-[1-9]\d{0,5}$/.test(id)) misread(`${where}.id must be own- and a number`, 'CW-5.1');
  const minutes = (key: string, most: number) => readWhole(place[key], `${where}.${key}`, { min: -most, max: most });
  return {
    id: String(id),
    names: readNames(place['names'], `${where}.names`),
    kind: readOneOf(place['kind'] ?? 'city', `${where}.kind`, KINDS),
    latitudeMinutes: minutes('latitudeMinutes', MOST_LATITUDE),
    longitudeMinutes: minutes('longitudeMinutes', MOST_LONGITUDE),
    ...(place['country'] === undefined ? {} : { country: readText(place['country'], `${where}.country`) }),
    ...(place['note'] === undefined ? {} : { note: readText(place['note'], `${where}.note`) }),
  };
};

/** A deck from outside; `null` or nothing is the deck in the box. */
export const readDeck = (raw: unknown, where: string): Deck => {
  if (raw === undefined || raw === null) return null;
  const deck = readList(raw, where, readPlace);
  if (deck.length > MOST_PLACES) misread(`${where} has ${deck.length} places; ${MOST_PLACES} is the most`, 'CW-5.1');
  if (new Set(deck.map(({ id }) => id)).size < deck.length) misread(`${where} has an id twice`, 'CW-5.1');
  return deck;
};
