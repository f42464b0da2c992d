import { at, type Seat, seatsOf, type Viewer } from '../core/basics.ts';
import { botsOf, type Game } from '../core/game.ts';
import { type Luck, pickOne, type Random, shuffled } from '../core/random.ts';
import type { Proposal, Table } from '../core/table.ts';
import { copyOf, deepFreeze, difference, short, textOf } from './json.ts';
import { randomFor } from './play.ts';
import { legalFor, meansOf, type Played, spread, type Trials, take, violation, withoutWorld } from './walk.ts';

/** What a game says of its own secrets, so that a difference can be told from a leak. */
export interface Secrets<A, E> {
  /** Whether an event may turn up for everybody what was hidden (a card turned over, the end of a hand). Name as few as can be. */
  turnsUp(event: E): boolean;
  /** Whether an event may show this seat alone what was hidden. Default: events whose `seat` it is. */
  readonly entitled?: (event: E, seat: Seat) => boolean;
  /** Whether two actions look alike to all other seats until something turns up (which card was put face down). Default: none do. */
  readonly alike?: (one: A, other: A) => boolean;
}

/**
 * Something hidden, exchanged for something else that could as well be there. Written from the ledger, not from the game's
 * `viewFor` or `imagine`: a view that shows too much is believed by `imagine`, and only an independent swap finds it out.
 */
export interface Swap<S> {
  readonly name: string;
  /** A state that differs in something hidden from this seat and fits all it knows; `undefined` where there is none now. */
  swap(state: S, seat: Seat, random: Random): S | undefined;
  /** The seat has seen it before, so that only a view with recall may show it; default `false`. */
  readonly recalled?: boolean;
}

export interface LeakOptions<S, A, E> extends Trials, Secrets<A, E> {
  /** One for each kind of thing that is hidden. */
  readonly swaps: readonly Swap<S>[];
  /** Whether every seat has all to see, so that there is but one world to imagine; default `false`. */
  readonly open?: boolean;
  /** Whether to count that what is imagined after set-up is spread like the truth; default `true`. */
  readonly fair?: boolean;
}

const RECALLS = [false, true] as const;

/** A state that a seat cannot tell from the true one. */
const imagined = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, state: S, seat: Seat, random: Random): S =>
  deepFreeze(game.imagine(deepFreeze(game.viewFor(state, seat, { recall: true })), random));

/** All that a viewer can know of a state by itself, each part named. */
const known = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  state: S,
  viewer: Viewer,
): readonly (readonly [string, string])[] => {
  const waiting = game.waiting(state);
  const parts: readonly (readonly [string, unknown])[] = [
    ...RECALLS.map((recall) => [recall ? 'view with recall' : 'view', game.viewFor(state, viewer, { recall })] as const),
    ['toAct', game.toAct(state)],
    ['question', viewer !== null && game.toAct(state).includes(viewer) ? game.question(state, viewer) : null],
    ['legal', viewer === null ? [] : legalFor(game, state, viewer)],
    ['refusals', viewer === null ? [] : refusalsFor(game, state, viewer)],
    ['waiting', waiting === undefined ? null : { seconds: waiting.seconds, race: waiting.race?.after ?? null }],
    ['outcome', game.outcome(state) ?? null],
    ['scoreLines', game.scoreLines(state)],
  ];
  return parts.map(([name, value]) => [name, JSON.stringify(value)]);
};

const refusalsFor = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, state: S, seat: Seat): readonly unknown[] => {
  const view = game.viewFor(state, seat, { recall: false });
  return game.candidates(view).map((action) => game.refusal(view, action) ?? null);
};

const same = (
  one: readonly (readonly [string, string])[],
  other: readonly (readonly [string, string])[],
  where: string,
): void => {
  one.forEach(([name, text], index) => {
    const text2 = at(other, index)[1];
    if (text === text2) return;
    const where2 = difference(JSON.parse(text), JSON.parse(text2)) ?? 'the order of keys';
    violation(where, `${name} differs between two worlds that should look alike: ${where2}`);
  });
};

/** (a), (c): what a seat imagines looks to that seat, and to whoever only watches, exactly as the truth does, and is a possible position. */
export const checkTwins = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, { label, seats, tables }: Played<S, A, E>): void =>
  withoutWorld(() => {
    for (const { state, version } of spread(tables, 12))
      for (const seat of seatsOf(seats))
        for (let twin = 0; twin < 3; twin++) {
          const where = `${label}, version ${version}, seat ${seat}`;
          const other = imagined(game, state, seat, randomFor(`${where} ${twin}`));
          const read = game.parsePosition(copyOf(game.dumpPosition(other)));
          if (!read.ok) violation(where, `imagines the impossible: ${read.error.message}`);
          if (textOf(game.facts(state)) !== textOf(game.facts(other))) violation(where, 'imagines another table');
          for (const viewer of [seat, null])
            same(known(game, state, viewer), known(game, other, viewer), `${where}, seen by ${viewer}`);
        }
  });

/**
 * Swaps a thing that is hidden from a seat: nothing that it, or (where it may not know more) a spectator, can know changes.
 * How often there was something to swap.
 */
export const checkSwap = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  { label, seats, tables }: Played<S, A, E>,
  { name, swap, recalled = false }: Swap<S>,
): number =>
  withoutWorld(() => {
    let swapped = 0;
    for (const { state, version } of spread(tables, 20))
      for (const seat of seatsOf(seats)) {
        const where = `${label}, version ${version}, ${name} swapped for seat ${seat}`;
        const other = swap(state, seat, randomFor(where));
        if (other === undefined || textOf(other) === textOf(state)) continue;
        swapped++;
        const read = game.parsePosition(copyOf(game.dumpPosition(deepFreeze(other))));
        if (!read.ok) violation(where, `the swap makes the impossible: ${read.error.message}`);
        const parts = (viewer: Viewer, of: S) =>
          known(game, of, viewer).filter(([part]) => !recalled || part !== 'view with recall');
        for (const viewer of [seat, null]) same(parts(viewer, state), parts(viewer, other), `${where}, seen by ${viewer}`);
      }
    return swapped;
  });

/** Swaps all that is hidden, over many games, and that there was something to swap at all. */
export const checkSwaps = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  games: readonly Played<S, A, E>[],
  swaps: readonly Swap<S>[],
): void => {
  for (const swap of swaps) {
    const swapped = games.reduce((sum, played) => sum + checkSwap(game, played, swap), 0);
    if (swapped < 10) violation(game.id, `"${swap.name}" could be swapped only ${swapped} times`);
  }
};

/** (d): where something is hidden, imagined worlds differ. */
export const checkVariety = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, games: readonly Played<S, A, E>[]): void => {
  let varied = 0;
  let states = 0;
  for (const { label, seats, tables } of games)
    for (const { state, version } of spread(tables.slice(0, Math.ceil(tables.length / 2)), 4))
      for (const seat of seatsOf(seats)) {
        const worlds = seatsOf(8).map((twin) =>
          textOf(game.dumpPosition(imagined(game, state, seat, randomFor(`${label} ${version} ${seat} ${twin}`)))),
        );
        states++;
        if (new Set(worlds).size > 1) varied++;
      }
  if (varied * 2 < states)
    violation(game.id, `of ${states} states with something hidden only ${varied} are imagined in more than one way`);
};

/** (e): a bot's choice follows from the view and its own seed, whatever object the view is and whatever the truth. */
export const checkBlindBots = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, { label, tables }: Played<S, A, E>): void =>
  withoutWorld(() => {
    for (const { state, version } of spread(tables, 5))
      for (const seat of game.toAct(state))
        for (const [level, bot] of botsOf(game)) {
          const where = `${label}, version ${version}, seat ${seat}, ${level}`;
          const choices = [state, state, imagined(game, state, seat, randomFor(where))].map((world) => {
            const view = deepFreeze(copied(game.viewFor(world, seat, { recall: true })));
            return textOf(bot(view, randomFor(where), meansOf(seat, 20)));
          });
          if (new Set(choices).size > 1) violation(where, `chooses differently from the same view: ${short(choices)}`);
        }
  });

/** Another object with the same JSON. */
const copied = <T>(value: T): T => {
  const copy: T = JSON.parse(JSON.stringify(value));
  return copy;
};

const seatOf = (event: unknown): unknown =>
  typeof event === 'object' && event !== null && 'seat' in event ? event.seat : undefined;

/** What came of pairs of worlds: how many steps were compared, and how many ended in something that was lawfully learned. */
export interface Compared {
  readonly steps: number;
  readonly learned: number;
}

const DEPTH = 12;

/**
 * (b): two worlds that a seat cannot tell apart, the same actions in both (those of others may differ where they look
 * alike), luck fixed: every byte that the seat and a spectator are sent stays the same until an event lawfully shows
 * something. What is lawful: to all, an event that `turnsUp`; to the seat, also one it is `entitled` to; and both must say
 * that they `reveal`.
 */
export const checkPairs = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  { label, seats, tables, luck }: Played<S, A, E>,
  secrets: Secrets<A, E>,
  swaps: readonly Swap<S>[],
): Compared =>
  withoutWorld(() => {
    let steps = 0;
    let learned = 0;
    for (const table of spread(tables, 10))
      for (const seat of seatsOf(seats)) {
        const random = randomFor(`${label} ${table.version} ${seat}`);
        const where = `${label}, version ${table.version}`;
        const swapped = swaps
          .filter(({ recalled }) => recalled !== true)
          .map(({ swap }) => swap(table.state, seat, random) ?? table.state);
        for (const other of [imagined(game, table.state, seat, random), ...swapped]) {
          if (textOf(other) === textOf(table.state)) continue;
          const compared = playPair(game, [table, { ...table, state: deepFreeze(other) }], luck, seat, secrets, random, where);
          steps += compared.steps;
          learned += compared.learned;
        }
      }
    return { steps, learned };
  });

/** Plays two worlds side by side, until they can be told apart or a dozen steps are done. */
const playPair = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  worlds: readonly [Table<S>, Table<S>],
  luck: Luck,
  seat: Seat,
  secrets: Secrets<A, E>,
  random: Random,
  from: string,
): Compared => {
  let [one, two] = worlds;
  let steps = 0;
  for (; steps < DEPTH && game.toAct(one.state).length > 0; steps++) {
    const where = `${from}, ${steps} later, what seat ${seat} is sent`;
    const pair = stepBoth(game, one, two, luck, seat, secrets, random, where);
    if (pair === undefined) break;
    if (comparePair(game, pair, seat, secrets, where) === 'learned') return { steps: steps + 1, learned: 1 };
    one = pair.one.table;
    two = pair.two.table;
  }
  return { steps, learned: 0 };
};

/** What was proposed in either world. */
interface Pair<S, A, E> {
  readonly seat: Seat;
  readonly one: Proposal<S, A, E>;
  readonly two: Proposal<S, A, E>;
}

/** One step in both worlds; `undefined` where the seat that is asked can do nothing that looks the same in both. */
const stepBoth = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  one: Table<S>,
  two: Table<S>,
  luck: Luck,
  watcher: Seat,
  { alike }: Secrets<A, E>,
  random: Random,
  where: string,
): Pair<S, A, E> | undefined => {
  const seat = pickOne(game.toAct(one.state), random);
  const others = legalFor(game, two.state, seat).map((action) => ({ action, text: textOf(action) }));
  for (const action of shuffled(legalFor(game, one.state, seat), random)) {
    const text = textOf(action);
    const matching = others.filter(
      (other) => other.text === text || (seat !== watcher && alike?.(action, other.action) === true),
    );
    const different = matching.filter((other) => other.text !== text);
    const from = different.length > 0 && random.below(4) > 0 ? different : matching;
    if (from.length === 0) continue;
    return {
      seat,
      one: take(game, one, luck, { seat, action }, where),
      two: take(game, two, luck, { seat, action: pickOne(from, random).action }, where),
    };
  }
  return undefined;
};

const eventsOf = <S, A, E>({ entry }: Proposal<S, A, E>): readonly E[] => ('events' in entry ? entry.events : []);

/** Compares what the watching seat, and a spectator, are sent of a step in both worlds. */
const comparePair = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  { one, two }: Pair<S, A, E>,
  watcher: Seat,
  { turnsUp, entitled = (event, seat) => seatOf(event) === seat }: Secrets<A, E>,
  where: string,
): 'same' | 'learned' => {
  let learned = false;
  const mayTeach = (event: E, viewer: Viewer): boolean => turnsUp(event) || (viewer !== null && entitled(event, viewer));
  for (const viewer of [null, watcher]) {
    const [ones, twos] = [one, two].map((world) =>
      eventsOf(world).flatMap((event) => {
        const told = game.eventFor(event, viewer);
        return told === undefined ? [] : [{ event, text: JSON.stringify(told), told }];
      }),
    );
    if (ones === undefined || twos === undefined) return 'learned';
    const index = seatsOf(Math.max(ones.length, twos.length)).find((at) => ones[at]?.text !== twos[at]?.text);
    if (index !== undefined) {
      for (const shown of [ones[index], twos[index]]) {
        if (shown === undefined) continue;
        const lawful = mayTeach(shown.event, viewer);
        const fault = difference(ones[index]?.told, twos[index]?.told) ?? 'the order of keys';
        if (!lawful) violation(where, `viewer ${viewer} learns from ${short(shown.event)} what it may not: ${fault}`);
        if (!game.reveals(shown.event))
          violation(where, `viewer ${viewer} learns from ${short(shown.event)}, which says that it reveals nothing: ${fault}`);
      }
      learned = true;
      continue;
    }
    // What an event opens may be in the view alone: a pile that a seat may search now.
    const opens = [one, two].every((world) => eventsOf(world).some((event) => game.reveals(event) && mayTeach(event, viewer)));
    if (opens && textOf(known(game, one.table.state, viewer)) !== textOf(known(game, two.table.state, viewer))) {
      learned = true;
      continue;
    }
    const seat = viewer ?? -1;
    same(known(game, one.table.state, viewer), known(game, two.table.state, viewer), `${where}, viewer ${viewer}`);
    const beside = [one, two].map((world) =>
      JSON.stringify({
        version: world.table.version,
        ask: world.table.asks[seat] ?? null,
        undoable: !eventsOf(world).some((event) => game.reveals(event)),
        sights: eventsOf(world)
          .filter((event) => game.sights(event).includes(seat))
          .map((event) => game.eventFor(event, seat)),
        retold: ones.map(({ told }) => game.retell(told, game.viewFor(world.table.state, viewer, { recall: false }), []) ?? null),
      }),
    );
    if (beside[0] !== beside[1])
      violation(where, `what goes beside the events differs for ${viewer}: ${beside[0]} and ${beside[1]}`);
  }
  return learned ? 'learned' : 'same';
};

/** (b) over many games, and that it compared something at all. */
export const checkAllPairs = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  games: readonly Played<S, A, E>[],
  secrets: Secrets<A, E>,
  swaps: readonly Swap<S>[],
): Compared => {
  const all = games.map((played) => checkPairs(game, played, secrets, swaps));
  const steps = all.reduce((sum, one) => sum + one.steps, 0);
  const learned = all.reduce((sum, one) => sum + one.learned, 0);
  if (steps < games.length * 10) violation(game.id, `only ${steps} steps in ${games.length} games could be compared`);
  return { steps, learned };
};
