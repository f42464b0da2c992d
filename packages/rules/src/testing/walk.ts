import { type Seat, seatsOf } from '../core/basics.ts';
import type { CommonLevel, Game, Means, Position } from '../core/game.ts';
import { type Entry, LOG_FORMAT, type Start } from '../core/log.ts';
import { commitmentTo, type Luck, pickOne, quickRandom, type Random, secureLuck, seedNumber, tableSeed } from '../core/random.ts';
import { openTable, type Proposal, propose, type Table } from '../core/table.ts';
import { isHasty } from './haste.ts';
import { copyOf, deepFreeze, short } from './json.ts';

/** What to try: each of `configs` with each number of seats, and each of `starts`, `games` times. */
export interface Trials {
  /** Raw options; default: none. */
  readonly configs?: readonly { readonly [option: string]: string | number | boolean | null }[];
  /** Default: all that the game allows. */
  readonly seats?: readonly number[];
  /** Raw positions to start from besides (a crowded start, the last card of a pile …). */
  readonly starts?: readonly unknown[];
  /** Games for each set-up; default 4. */
  readonly games?: number;
  /** A game that takes more actions does not end. */
  readonly mostActions: number;
}

/** How a table is opened. */
export type Origin = { readonly seats: number; readonly options: unknown } | { readonly position: unknown };

/** A game that was played, with the table after each of its entries; all of it deep-frozen. */
export interface Played<S, A, E> {
  /** Names the game in a failure, enough to play it again. */
  readonly label: string;
  readonly seats: number;
  readonly seed: string;
  readonly luck: Luck;
  readonly initial: S;
  readonly entries: readonly Entry<A, E>[];
  readonly tables: readonly Table<S>[];
}

/** How the seats of a game choose: anything that is legal, or like bots. */
export type Manner = 'wild' | CommonLevel;

/** Stops a check with what was found and where. */
export const violation: (where: string, what: string) => never = (where, what) => {
  throw new Error(`${where}: ${what}`);
};

/** Time that is used up by asking, so that a bot's choice does not hang on the machine. Each seat is somebody else. */
export const meansOf = (seat: Seat, asked: number): Means => {
  let left = asked;
  return { left: () => Math.max(0, left--), self: seat };
};

/** Runs the rules with the world taken away: the clock and the generator of the machine throw. */
export const withoutWorld = <T>(work: () => T): T => {
  const [random, now] = [Math.random, Date.now];
  Math.random = () => violation('the rules', 'use Math.random');
  Date.now = () => violation('the rules', 'use the clock');
  try {
    return work();
  } finally {
    Math.random = random;
    Date.now = now;
  }
};

/** All that a seat may do, as `host` lists it. */
export const legalFor = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, state: S, seat: Seat): readonly A[] => {
  if (!game.toAct(state).includes(seat)) return [];
  const view = deepFreeze(game.viewFor(state, seat, { recall: false }));
  return game.candidates(view).filter((action) => game.refusal(view, action) === undefined);
};

/** A state before any chance, or a position as it is loaded, and the `start` of its log. */
export const begun = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  origin: Origin,
  seed: string,
): { readonly initial: S; readonly start: Start } => {
  const common = { format: LOG_FORMAT, game: game.id, rulesVersion: game.rulesVersion, commitment: commitmentTo(seed) };
  if ('position' in origin) {
    const state = game.parsePosition(origin.position);
    if (!state.ok) violation(game.id, `a start is refused: ${state.error.message}`);
    const position: Position = game.dumpPosition(state.value);
    const { seats } = game.facts(state.value);
    return {
      initial: deepFreeze(state.value),
      start: { ...common, seats, options: position['options'] ?? {}, position, words: [] },
    };
  }
  const config = game.parseConfig(origin.options, origin.seats);
  if (!config.ok) violation(game.id, `options ${short(origin.options)} are refused: ${config.error.message}`);
  const initial = deepFreeze(game.setup(deepFreeze(config.value), origin.seats));
  const words = seatsOf(origin.seats).map((seat) => (seat === 0 ? null : `word ${seat}`));
  return { initial, start: { ...common, seats: origin.seats, options: copyOf(config.value), position: null, words } };
};

const chosen = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  state: S,
  manner: Manner,
  random: Random,
): { readonly seat: Seat; readonly action: A } | undefined => {
  const seat = pickOne(game.toAct(state), random);
  if (manner !== 'wild') {
    const view = deepFreeze(game.viewFor(state, seat, { recall: true }));
    return { seat, action: game.bots[manner](view, random, meansOf(seat, 20)).action };
  }
  const legal = legalFor(game, state, seat);
  return legal.length === 0 ? undefined : { seat, action: pickOne(legal, random) };
};

/** Plays one game to its end. Throws where it does not get there. */
export const playOne = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  origin: Origin,
  { seed, manner, mostActions }: { readonly seed: string; readonly manner: Manner; readonly mostActions: number },
): Played<S, A, E> =>
  withoutWorld(() => {
    const label = `${game.id} ${short('position' in origin ? { position: '…' } : origin)} seed "${seed}" ${manner}`;
    const { initial, start } = begun(game, origin, seed);
    const luck = secureLuck(tableSeed(seed, start.words));
    const opened = deepFreeze(openTable(game, initial, luck, { start, time: 0 }));
    const entries: Entry<A, E>[] = [opened.entry];
    const tables: Table<S>[] = [opened.table];
    const random = quickRandom(seedNumber(`${seed} ${manner}`));
    let table = opened.table;
    while (game.outcome(table.state) === undefined) {
      const where = `${label}, action ${table.actions + 1}`;
      if (table.actions >= mostActions) violation(where, 'the game does not end');
      if (game.toAct(table.state).length === 0) violation(where, 'nobody is to act and the game is not over');
      const choice = chosen(game, table.state, manner, random);
      if (choice === undefined) violation(where, 'a seat is asked and has no legal action');
      const proposal = take(game, table, luck, choice, where);
      entries.push(proposal.entry);
      tables.push(proposal.table);
      table = proposal.table;
    }
    return { label, seats: start.seats, seed, luck, initial, entries, tables };
  });

/** Takes an action that must be legal. */
export const take = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  table: Table<S>,
  luck: Luck,
  { seat, action }: { readonly seat: Seat; readonly action: A },
  where: string,
): Proposal<S, A, E> => {
  const proposal = propose(game, table, luck, { seat, action, id: `a${table.version}`, time: table.version });
  return proposal.ok
    ? deepFreeze(proposal.value)
    : violation(where, `legal action ${short(action)} is not taken: ${short(proposal.error)}`);
};

const MANNERS: readonly Manner[] = ['wild', 'casual', 'wild', 'random', 'wild', 'greedy'];

/** All the ways to begin that the trials name. */
export const originsOf = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  { configs = [{}], seats, starts = [] }: Trials,
): readonly Origin[] => {
  const counts = seats ?? seatsOf(game.seats.max + 1).filter((count) => count >= game.seats.min);
  return [
    ...configs.flatMap((options, row) =>
      counts.flatMap((count, column): readonly Origin[] =>
        isHasty && (row + column) % 2 === 1 ? [] : [{ seats: count, options }],
      ),
    ),
    ...starts.map((position): Origin => ({ position })),
  ];
};

/** The n-th game from an origin, by its own seed, each in another manner than the one before. */
export const playNth = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  origin: Origin,
  number: number,
  { mostActions }: Pick<Trials, 'mostActions'>,
): Played<S, A, E> =>
  playOne(game, origin, { seed: `${number}`, manner: MANNERS[number % MANNERS.length] ?? 'wild', mostActions });

/** Plays all the trials. */
export const playTrials = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, trials: Trials): readonly Played<S, A, E>[] =>
  originsOf(game, trials).flatMap((origin) => seatsOf(trials.games ?? 4).map((number) => playNth(game, origin, number, trials)));

/** At most `most` elements, spread evenly, the first and the last among them. */
export const spread = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most
    ? list
    : list.filter(
        (_, index) =>
          index === list.length - 1 ||
          Math.floor((index * most) / list.length) !== Math.floor(((index - 1) * most) / list.length),
      );
