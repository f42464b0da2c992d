import type { Result, Seat } from '../../core/basics.ts';
import { MEMORIES, type Memory, type Options } from '../../core/game.ts';
import { misread, reading, readOneOf, readRecord, readWhole } from '../../core/parse.ts';
import { CONTINENTS, type Continent, PLACES, PLACES_A_ROUND } from './components.ts';
import { type Deck, readDeck } from './deck.ts';

export const ROUNDS = [1, 2, 3] as const;
export const CALLS = ['open', 'sealed'] as const;
export const FAMES = [1, 2, 3] as const;
/** Which kinds of place are played with. */
export const KIND_CHOICES = ['all', 'cities', 'sights'] as const;

/** Shortest and longest window, in seconds (CW-3.2). */
const WINDOW = { min: 3, max: 60 };
const WINDOWS = Array.from({ length: WINDOW.max - WINDOW.min + 1 }, (_, index) => WINDOW.min + index);

/** The options that hold for the whole game and stand in a position. */
export interface TableOptions {
  readonly memory: Memory;
  /** CW-1.3. */
  readonly rounds: (typeof ROUNDS)[number];
  /** Seconds to answer to a card, after which the silent agree; `null`: as long as it takes (CW-3.2). */
  readonly window: number | null;
  /** CW-3.10. */
  readonly calls: (typeof CALLS)[number];
  /** CW-5. */
  readonly deck: Deck;
}

/** Which places of the box are played with. */
export interface Choice {
  /** 1: only the famous, 2: the well known too, 3: all. */
  readonly fame: (typeof FAMES)[number];
  /** The only continent; `null`: all. */
  readonly continent: Continent | null;
  readonly kinds: (typeof KIND_CHOICES)[number];
}

export interface Config extends TableOptions, Choice {
  /** Who begins; `null`: chance (CW-1.5). */
  readonly first: Seat | null;
}

export const EVERYWHERE: Choice = { fame: 3, continent: null, kinds: 'all' };

const SEATS = [0, 1, 2, 3, 4, 5] as const;

export const OPTIONS: Options<Config> = {
  defaults: { memory: 'printed', rounds: 3, window: null, calls: 'open', ...EVERYWHERE, first: null, deck: null },
  choices: {
    memory: MEMORIES,
    rounds: ROUNDS,
    window: [null, ...WINDOWS],
    calls: CALLS,
    fame: FAMES,
    continent: [null, ...CONTINENTS],
    kinds: KIND_CHOICES,
    first: [null, ...SEATS],
  },
};

const KIND_OF = { cities: 'city', sights: 'sight' } as const;

const choose = ({ fame, continent, kinds }: Choice): readonly string[] =>
  PLACES.filter(
    (place) =>
      place.fame <= fame &&
      (continent === null || place.continent === continent) &&
      (kinds === 'all' || place.kind === KIND_OF[kinds]),
  ).map(({ id }) => id);

const known = new Map<string, readonly string[]>();

/** The places of the box that are played with, by id. */
export const chosen = (choice: Choice): readonly string[] => {
  const key = `${choice.fame} ${choice.continent} ${choice.kinds}`;
  const places = known.get(key) ?? choose(choice);
  known.set(key, places);
  return places;
};

/** The table options of a position or a table, each with its default. */
export const readTableOptions = (options: { readonly [key: string]: unknown }): TableOptions => {
  const { defaults } = OPTIONS;
  const { memory = defaults.memory, rounds = defaults.rounds, window = null, calls = defaults.calls, deck } = options;
  return {
    memory: readOneOf(memory, 'options.memory', MEMORIES),
    rounds: readOneOf(rounds, 'options.rounds', ROUNDS),
    window: window === null ? null : readWhole(window, 'options.window', WINDOW),
    calls: readOneOf(calls, 'options.calls', CALLS),
    deck: readDeck(deck, 'options.deck'),
  };
};

/** A choice among the places of the box, each part with its default. */
export const readChoice = (options: { readonly [key: string]: unknown }, where: string): Choice => {
  const { fame = EVERYWHERE.fame, continent = null, kinds = EVERYWHERE.kinds } = options;
  return {
    fame: readOneOf(fame, `${where}.fame`, FAMES),
    continent: readOneOf(continent, `${where}.continent`, [null, ...CONTINENTS]),
    kinds: readOneOf(kinds, `${where}.kinds`, KIND_CHOICES),
  };
};

export const parseConfig = (raw: unknown, seats: number): Result<Config> =>
  reading(() => {
    const options = readRecord(raw ?? {}, 'options', [], Object.keys(OPTIONS.defaults));
    const table = readTableOptions(options);
    const choice = readChoice(options, 'options');
    if (table.deck !== null && chosen(choice).length < PLACES.length)
      misread('fame, continent and kinds choose among the places of the box, not from a deck of one’s own', 'CW-5.1');
    const left = table.deck === null ? chosen(choice).length : table.deck.length;
    const needed = PLACES_A_ROUND * table.rounds;
    if (left < needed)
      misread(
        `this leaves ${left} places; ${table.rounds === 1 ? 'a round takes' : `${table.rounds} rounds take`} ${needed}`,
        'CW-5.1',
      );
    const firsts = [null, ...SEATS.filter((seat) => seat < seats)];
    return { ...table, ...choice, first: readOneOf(options['first'] ?? null, 'options.first', firsts) };
  });
