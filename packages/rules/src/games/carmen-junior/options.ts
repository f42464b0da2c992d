import { type Result, type Seat, seatsOf } from '../../core/basics.ts';
import { MEMORIES, type Memory, type Options } from '../../core/game.ts';
import { misread, reading, readList, readOneOf, readRecord } from '../../core/parse.ts';
import { DEFAULT_HOME, HOMES, type Piece } from './components.ts';

export const RULES = ['junior', 'older'] as const;
export type Rules = (typeof RULES)[number];

/** The options that hold for the whole game and stand in a position. */
export interface TableOptions {
  readonly memory: Memory;
  readonly rules: Rules;
}

export interface Config extends TableOptions {
  /** Who begins; `null`: chance (CJ-2.0). */
  readonly first: Seat | null;
  /** By seat (CJ-1.3); `null`: all live in the default one. */
  readonly homes: readonly Piece[] | null;
}

const SEATS = [0, 1, 2, 3] as const;

export const OPTIONS: Options<Config> = {
  defaults: { memory: 'helped', rules: 'junior', first: null, homes: null },
  choices: { memory: MEMORIES, rules: RULES, first: [null, ...SEATS] },
};

/** The table options of a position or a table, each with its default. */
export const readTableOptions = (options: { readonly [key: string]: unknown }): TableOptions => {
  const { memory = OPTIONS.defaults.memory, rules = OPTIONS.defaults.rules } = options;
  return { memory: readOneOf(memory, 'options.memory', MEMORIES), rules: readOneOf(rules, 'options.rules', RULES) };
};

const readHomes = (raw: unknown, seats: number): readonly Piece[] => {
  const homes = readList(raw, 'options.homes', (home, where) => readOneOf(home, where, HOMES));
  if (homes.length !== seats) misread(`options.homes must be one a seat: ${seats}, not ${homes.length}`, 'CJ-1.3');
  return homes;
};

export const parseConfig = (raw: unknown, seats: number): Result<Config> =>
  reading(() => {
    const options = readRecord(raw ?? {}, 'options', [], Object.keys(OPTIONS.defaults));
    const firsts = [null, ...SEATS.filter((seat) => seat < seats)];
    const { homes } = options;
    return {
      ...readTableOptions(options),
      first: readOneOf(options['first'] ?? null, 'options.first', firsts),
      homes: homes === undefined || homes === null ? null : readHomes(homes, seats),
    };
  });

/** Where each seat lives. */
export const homesOf = ({ homes }: Pick<Config, 'homes'>, seats: number): readonly Piece[] =>
  homes ?? seatsOf(seats).map(() => DEFAULT_HOME);
