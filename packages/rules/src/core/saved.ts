import { err, type Json, ok, type Result, sameJson } from './basics.ts';
import type { Game } from './game.ts';
import { type Entry, LOG_FORMAT, type SavedGame, type Start } from './log.ts';
import { misread, reading, readList, readOneOf, readRecord, readWhole } from './parse.ts';
import { commitmentTo, type Luck, secureLuck, tableSeed } from './random.ts';
import { follow, openTable, propose, replay, type Table, undoables } from './table.ts';

const readText = (raw: unknown, where: string): string => (typeof raw === 'string' ? raw : misread(`${where} must be a text`));

const readTextOrNull = (raw: unknown, where: string): string | null => (raw === null ? null : readText(raw, where));

const readStart = (raw: unknown, game: string): Start => {
  const start = readRecord(raw, 'start', [
    'format',
    'game',
    'rulesVersion',
    'seats',
    'options',
    'position',
    'commitment',
    'words',
  ]);
  return {
    format: readOneOf(start['format'], 'start.format', [LOG_FORMAT]),
    game: readOneOf(start['game'], 'start.game', [game]),
    rulesVersion: readWhole(start['rulesVersion'], 'start.rulesVersion', { min: 1 }),
    seats: readWhole(start['seats'], 'start.seats', { min: 1 }),
    options: start['options'] as Json, // read again by the game's parseConfig
    position: start['position'] as Start['position'], // read again by the game's parsePosition
    commitment: readTextOrNull(start['commitment'], 'start.commitment'),
    words: readList(start['words'], 'start.words', readTextOrNull),
  };
};

/** Reads one entry. Its events are taken as they stand: `readLog` tells whether they lead anywhere. */
const readEntry = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, raw: unknown, seq: number): Entry<A, E> => {
  const where = `entry ${seq}`;
  const optional = ['start', 'events', 'seat', 'id', 'action', 'back', 'reason'];
  const entry = readRecord(raw, where, ['kind', 'seq', 'time'], optional);
  if (entry['seq'] !== seq) misread(`${where} must have "seq": ${seq}`);
  const time = readWhole(entry['time'], `${where}.time`, { min: 0 });
  const events = (): readonly E[] =>
    readList(entry['events'], `${where}.events`, (event, at) =>
      typeof event === 'object' && event !== null ? (event as E) : misread(`${at} must be an object`),
    );
  const seat = (): number => readWhole(entry['seat'], `${where}.seat`, { min: 0, max: game.seats.max - 1 });
  const kind = readOneOf(entry['kind'], `${where}.kind`, ['start', 'action', 'undo', 'rewind', 'end'] as const);
  switch (kind) {
    case 'start':
      if (seq !== 0) misread(`${where} cannot be a start`);
      return { kind, seq: 0, time, start: readStart(entry['start'], game.id), events: events() };
    case 'action': {
      const action = game.parseAction(entry['action']);
      if (!action.ok) return misread(`${where}: ${action.error.message}`);
      return {
        kind,
        seq,
        time,
        seat: seat(),
        id: readTextOrNull(entry['id'], `${where}.id`),
        action: action.value,
        events: events(),
      };
    }
    case 'undo':
    case 'rewind':
      return {
        kind,
        seq,
        time,
        seat: seat(),
        id: readTextOrNull(entry['id'], `${where}.id`),
        back: readWhole(entry['back'], `${where}.back`, { min: 0, max: seq - 1 }),
      };
    case 'end':
      return { kind, seq, time, reason: readText(entry['reason'], `${where}.reason`) };
  }
};

/** The state that a log's `start` begins from: its options, or its position. */
export const initialState = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, start: Start): Result<S> => {
  if (start.position !== null) {
    const state = game.parsePosition(start.position);
    if (!state.ok || game.facts(state.value).seats === start.seats) return state;
    return err({ message: `the log is of ${start.seats} seats, its position of ${game.facts(state.value).seats}` });
  }
  if (start.seats < game.seats.min || start.seats > game.seats.max)
    return err({ message: `${game.id} is for ${game.seats.min} to ${game.seats.max} seats, not ${start.seats}` });
  const config = game.parseConfig(start.options, start.seats);
  return config.ok ? ok(game.setup(config.value, start.seats)) : config;
};

/** Throws nothing: whatever goes wrong inside while a foreign log is followed is that log's fault. */
const guarded = <Value>(work: () => Value): Result<Value> => {
  try {
    return ok(work());
  } catch (thrown) {
    return err({
      message: `the saved game does not hold together: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
    });
  }
};

/** A log that was read: its entries, and the table that they lead to. */
interface ReadLog<S, A, E> {
  readonly start: Start;
  readonly entries: readonly Entry<A, E>[];
  readonly table: Table<S>;
}

/** A log from outside, or from a store that may be corrupt: its entries do lead to a possible position of the game. */
export const readLog = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, raw: readonly unknown[]): Result<ReadLog<S, A, E>> => {
  const read = reading(() => {
    const entries = raw.map((entry, seq) => readEntry(game, entry, seq));
    const first = entries[0];
    if (first?.kind !== 'start') return misread('the log has no start');
    for (const entry of entries)
      if ('seat' in entry && entry.seat >= first.start.seats) misread(`entry ${entry.seq}: there is no seat ${entry.seat}`);
    return { entries, start: first.start };
  });
  if (!read.ok) return read;
  const { start, entries } = read.value;
  const initial = initialState(game, start);
  if (!initial.ok) return initial;
  const led = guarded(() => {
    const table = replay(game, initial.value, entries);
    return { table, position: game.dumpPosition(table.state) };
  });
  if (!led.ok) return led;
  const possible = game.parsePosition(led.value.position);
  return possible.ok ? ok({ start, entries, table: led.value.table }) : possible;
};

/** A saved game from outside. */
export const readSaved = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  raw: unknown,
): Result<SavedGame<Entry<A, E>> & { readonly start: Start }> => {
  const read = reading(() => {
    const saved = readRecord(raw, 'the saved game', ['format', 'entries', 'seed']);
    return {
      format: readOneOf(saved['format'], 'format', [LOG_FORMAT]),
      entries: readList(saved['entries'], 'entries', (entry) => entry),
      seed: readTextOrNull(saved['seed'], 'seed'),
    };
  });
  if (!read.ok) return read;
  const log = readLog(game, read.value.entries);
  return log.ok ? ok({ ...read.value, entries: log.value.entries, start: log.value.start }) : log;
};

/**
 * Plays a saved game again from its seed: the seed must be the one whose hash was published, every shuffle, throw and
 * consequence must come out as recorded, and the game must have come to its end. Gives the number of actions.
 */
export const verifySaved = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  { start, entries, seed }: SavedGame<Entry<A, E>> & { readonly start: Start },
): Result<number> => {
  if (seed === null) return err({ message: 'the saved game holds no seed; it is given out when the game is over' });
  if (start.commitment !== null && commitmentTo(seed) !== start.commitment)
    return err({ message: 'the seed is not the one whose hash was published at the start' });
  if (start.rulesVersion !== game.rulesVersion)
    return err({
      message: `the game was played by rules version ${start.rulesVersion}; this program knows ${game.rulesVersion}`,
    });
  const initial = initialState(game, start);
  if (!initial.ok) return initial;
  const luck = secureLuck(tableSeed(seed, start.words));
  return guarded(() => {
    const tables: Table<S>[] = [];
    for (const entry of entries) {
      const fault = faultOf(game, { initial: initial.value, tables, luck }, entry);
      if (fault !== undefined) throw new Error(`entry ${entry.seq}: ${fault}`);
      tables.push(follow(game, initial.value, tables, entry));
    }
    const last = tables.at(-1);
    const over = last !== undefined && game.outcome(last.state) !== undefined;
    if (!over && entries.at(-1)?.kind !== 'end') throw new Error('it stops before the game is over');
    return entries.filter((entry) => entry.kind === 'action').length;
  });
};

/** A log being played again: what it began from, the tables so far, and its luck. */
interface Retrial<S> {
  readonly initial: S;
  readonly tables: readonly Table<S>[];
  readonly luck: Luck;
}

/** What is wrong with an entry, given all that came before it. */
const faultOf = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  { initial, tables, luck }: Retrial<S>,
  entry: Entry<A, E>,
): string | undefined => {
  const same = (events: readonly E[], again: Entry<A, E>): boolean => 'events' in again && sameJson(events, again.events);
  const before = tables.at(-1);
  if (entry.kind === 'start') {
    const again = openTable(game, initial, luck, { start: entry.start, time: entry.time });
    return same(entry.events, again.entry) ? undefined : 'the set-up does not follow from the seed';
  }
  if (before === undefined) return 'it comes before the start';
  switch (entry.kind) {
    case 'action': {
      const again = propose(game, before, luck, entry);
      if (!again.ok) return `the action was not allowed (${again.error.code})`;
      return same(entry.events, again.value.entry) ? undefined : 'what happened does not follow from the seed';
    }
    case 'undo':
      return before.undoable?.seat === entry.seat && before.undoable.before.version === entry.back
        ? undefined
        : 'that could not be taken back';
    case 'rewind': // by agreement of all, which the log does not hold
      return [...undoables(before)].some((last) => last.before.version === entry.back)
        ? undefined
        : 'something had been revealed since';
    case 'end':
      return game.outcome(before.state) === undefined ? undefined : 'the game was over before it was closed';
  }
};
