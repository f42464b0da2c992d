import { type Json, type Seat, seatsOf, type Viewer } from '../core/basics.ts';
import { COMMON_LEVELS, type CommonLevel, type Game } from '../core/game.ts';
import { misread, reading, readList, readOneOf, readRecord, readWhole } from '../core/parse.ts';
import { quickRandom, secureLuck, seedNumber, tableSeed } from '../core/random.ts';
import { openTable, propose, type Table } from '../core/table.ts';
import { copyOf, deepFreeze, leavesOf, short } from './json.ts';
import { viewersOf } from './play.ts';
import { sentenceIn, type Words, wordsOf } from './sentences.ts';
import { begun, legalFor, meansOf, type Origin, violation, withoutWorld } from './walk.ts';

/** An action of a playthrough. */
export interface Move {
  readonly seat: Seat;
  readonly action: unknown;
}

/** All that is needed to write a playthrough again. */
export interface Playthrough {
  readonly origin: Origin;
  readonly seed: string;
  /** By seat: who goes on where the actions end. */
  readonly bots: readonly CommonLevel[];
  readonly actions: readonly Move[];
}

/** More actions than a text for reading should have. */
const MOST_ACTIONS = 2_000;

/** Whether to play on by bots where the actions end or are not allowed any more. */
interface How {
  readonly on: boolean;
}

/**
 * A game as a text to be read in review: the position at the start, each action with what everybody is told of it and how
 * each view changes, the end. The actions stand in it (lines that begin with `>`), so that a better bot changes nothing.
 */
export const renderPlaythrough = async <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  { origin, seed, bots, actions }: Playthrough,
  { on }: How = { on: false },
): Promise<string> => {
  const words = await wordsOf(game);
  return withoutWorld(() => {
    const { initial, start } = begun(game, origin, seed);
    const luck = secureLuck(tableSeed(seed, []));
    const opened = openTable(game, initial, luck, { start, time: 0 });
    let { table } = opened;
    const lines = [
      `# ${game.id}: a playthrough. Written by \`npm run golden -- ${game.id}\`; read what has changed.`,
      `game: ${game.id}`,
      ...Object.entries(origin).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
      `seed: ${JSON.stringify(seed)}`,
      `bots: ${JSON.stringify(bots)}`,
      '',
      '## Start',
      ...told(game, words, 'events' in opened.entry ? opened.entry.events : [], start.seats),
      ...positionLines(game.dumpPosition(table.state)),
      ...standing(game, table),
    ];
    const left = actions.slice();
    while (game.outcome(table.state) === undefined && table.actions < MOST_ACTIONS) {
      const move = left.shift() ?? (on ? botMove(game, table, seed, bots) : undefined);
      if (move === undefined) break;
      const step = moved(game, table, luck, move);
      if (typeof step === 'string') {
        if (!on) violation(`${game.id}, action ${table.actions + 1}`, `${step}: ${short(move)}`);
        left.length = 0;
        continue;
      }
      const { entry } = step;
      lines.push('', `## ${entry.seq}`, `> ${move.seat} ${JSON.stringify(move.action)}`);
      lines.push(...told(game, words, 'events' in entry ? entry.events : [], start.seats));
      lines.push(...changes(game, table, step.table, start.seats), ...standing(game, step.table));
      table = step.table;
    }
    lines.push(
      '',
      '## End',
      ...positionLines(game.dumpPosition(table.state)),
      `outcome: ${JSON.stringify(game.outcome(table.state) ?? null)}`,
    );
    for (const { seat, label, points, rule } of game.scoreLines(table.state))
      lines.push(`score: seat ${seat}, ${points} (${rule}) ${sentenceIn(words, 'en', label)}`);
    return `${lines.join('\n')}\n`;
  });
};

/** What a move leads to, or why it cannot be made. */
const moved = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  table: Table<S>,
  luck: ReturnType<typeof secureLuck>,
  { seat, action }: Move,
) => {
  const read = game.parseAction(action);
  if (!read.ok) return read.error.message;
  const step = propose(game, table, luck, { seat, action: read.value, id: null, time: 0 });
  return step.ok ? deepFreeze(step.value) : JSON.stringify(step.error);
};

/** Who chooses next is by lot; whether it is asked first matters only where several are. */
const botMove = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  { state, actions }: Table<S>,
  seed: string,
  bots: readonly CommonLevel[],
): Move => {
  const random = quickRandom(seedNumber(`${seed} bots ${actions}`));
  const asked = game.toAct(state);
  const seat = asked[random.below(asked.length)] ?? 0;
  const { action } = game.bots[bots[seat] ?? 'casual'](game.viewFor(state, seat, { recall: true }), random, meansOf(seat, 20));
  return { seat, action: copyOf(action) };
};

const positionLines = (position: { readonly [key: string]: Json }): readonly string[] =>
  Object.entries(position).map(([key, value]) => `  ${key}: ${JSON.stringify(value)}`);

/** Whom the game waits for now, for what, and among how many. */
const standing = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, { state, asks }: Table<S>): readonly string[] =>
  game
    .toAct(state)
    .map(
      (seat) =>
        `? seat ${seat} "${game.question(state, seat)}" since ${asks[seat] ?? null}, ${legalFor(game, state, seat).length} legal`,
    );

const nameOf = (viewer: Viewer): string => (viewer === null ? 'spectator' : `seat ${viewer}`);

/** Each line once, with the viewers whose it is. */
const byViewer = (seats: number, linesFor: (viewer: Viewer) => readonly string[]): readonly string[] => {
  const found = new Map<string, string[]>();
  for (const viewer of viewersOf(seats))
    for (const line of linesFor(viewer)) found.set(line, [...(found.get(line) ?? []), nameOf(viewer)]);
  return [...found].map(([line, viewers]) => `  ${viewers.length === seats + 1 ? 'all' : viewers.join(', ')}: ${line}`);
};

/** Each event as it truly is, and as each viewer is told of it, with its line of the log. */
const told = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  words: Words,
  events: readonly E[],
  seats: number,
): readonly string[] =>
  events.flatMap((event) => [
    `! ${JSON.stringify(event)}${game.reveals(event) ? ' reveals' : ''}${game
      .sights(event)
      .map((seat) => ` sight of seat ${seat}`)
      .join('')}`,
    ...byViewer(seats, (viewer) => {
      const view = game.eventFor(event, viewer);
      return view === undefined ? ['(nothing)'] : [`${sentenceIn(words, 'en', game.tell(view))} ${JSON.stringify(view)}`];
    }),
  ]);

/** What has changed in each view. */
const changes = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  before: Table<S>,
  after: Table<S>,
  seats: number,
): readonly string[] =>
  byViewer(seats, (viewer) => {
    const [old, now] = [before, after].map(({ state }) => partsOf(copyOf(game.viewFor(state, viewer, { recall: false }))));
    if (old === undefined || now === undefined) return [];
    return [...new Set([...old.keys(), ...now.keys()])]
      .filter((key) => old.get(key) !== now.get(key))
      .map((key) => `${key} ${old.get(key) ?? '–'} → ${now.get(key) ?? '–'}`);
  });

/** A view's parts by place: leaves, but short lists and objects whole. */
const partsOf = (view: Json): ReadonlyMap<string, string> => {
  const parts = new Map<string, string>();
  const add = (value: Json, path: string): void => {
    const text = JSON.stringify(value);
    if (typeof value !== 'object' || value === null || text.length <= 60 || leavesOf(value).length < 2) parts.set(path, text);
    else for (const [key, part] of Object.entries(value)) add(copyOf(part), path === '' ? key : `${path}.${key}`);
  };
  if (typeof view === 'object' && view !== null) for (const [key, part] of Object.entries(view)) add(copyOf(part), key);
  return parts;
};

const headOf = (text: string): { readonly [key: string]: unknown } => {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line === '');
  return Object.fromEntries(
    lines.slice(0, end < 0 ? lines.length : end).flatMap((line): [string, unknown][] => {
      const [, key, value] = /^(seats|options|position|seed|bots): (.*)$/.exec(line) ?? [];
      const parsed: unknown = value === undefined ? undefined : JSON.parse(value);
      return key === undefined ? [] : [[key, parsed]];
    }),
  );
};

/** The head and the actions of a written playthrough. A head alone will do for a new one. */
export const parsePlaythrough = (text: string): Playthrough => {
  const read = reading((): Playthrough => {
    const head = readRecord(headOf(text), 'the head', ['seed'], ['seats', 'options', 'position', 'bots']);
    const seed = typeof head['seed'] === 'string' ? head['seed'] : misread('seed must be a text');
    const origin: Origin =
      'position' in head
        ? { position: head['position'] }
        : { seats: readWhole(head['seats'], 'seats', { min: 1 }), options: head['options'] ?? {} };
    const bots = readList(head['bots'] ?? [], 'bots', (level, where) => readOneOf(level, where, COMMON_LEVELS));
    const actions = text.split('\n').flatMap((line): readonly Move[] => {
      const [, seat, action] = /^> (\d+) (.*)$/.exec(line) ?? [];
      const parsed: unknown = action === undefined ? undefined : JSON.parse(action);
      return seat === undefined ? [] : [{ seat: Number(seat), action: parsed }];
    });
    return { origin, seed, bots, actions };
  });
  return read.ok ? read.value : violation('a playthrough', read.error.message);
};

/** The first playthrough of a game that has none: the fewest seats, no options, `casual` bots. */
export const firstPlaythrough = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>): Playthrough => ({
  origin: { seats: game.seats.min, options: {} },
  seed: 'first',
  bots: seatsOf(game.seats.min).map((): CommonLevel => 'casual'),
  actions: [],
});

/** A written playthrough is still what the rules make of it, line by line, and it comes to an end. */
export const checkPlaythrough = async <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  name: string,
  text: string,
): Promise<void> => {
  const old = text.split('\n');
  const now = (await renderPlaythrough(game, parsePlaythrough(text))).split('\n');
  const line = seatsOf(Math.max(old.length, now.length)).find((index) => old[index] !== now[index]);
  if (line !== undefined)
    violation(
      `${name}, line ${line + 1}`,
      `\n  written: ${old[line] ?? '(nothing)'}\n  now:     ${now[line] ?? '(nothing)'}\n  If it should be so: npm run golden -- ${game.id}, and read the difference.`,
    );
  if (text.includes('\noutcome: null\n')) violation(name, 'the game is not played to its end');
};
