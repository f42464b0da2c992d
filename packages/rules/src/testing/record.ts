import type { Game } from '../core/game.ts';
import { host, reseal } from '../core/host.ts';
import { type Entry, LOG_FORMAT } from '../core/log.ts';
import { type Luck, pickOne, secureLuck, tableSeed } from '../core/random.ts';
import { initialState } from '../core/saved.ts';
import { openTable, propose, replay, type Table, undoables } from '../core/table.ts';
import { copyOf, deepFreeze, difference, mutated, short, textOf } from './json.ts';
import { randomFor, viewersOf } from './play.ts';
import { type Played, spread, violation, withoutWorld } from './walk.ts';

/** The log alone leads to the same states, views and question numbers, entry by entry. */
export const checkReplay = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, played: Played<S, A, E>): void =>
  withoutWorld(() => {
    const { label, seats, initial, entries, tables } = played;
    for (const table of spread(tables, 12)) {
      const where = `${label}, replayed to ${table.version}`;
      const again = replay(game, initial, written(entries.slice(0, table.version + 1)));
      const fault = difference(table, again);
      if (fault !== undefined) violation(where, `another table: ${fault}`);
      for (const viewer of viewersOf(seats))
        for (const recall of [false, true]) {
          const [view, view2] = [table.state, again.state].map((state) =>
            JSON.stringify(game.viewFor(state, viewer, { recall })),
          );
          if (view !== view2) violation(where, `another view of ${viewer}`);
        }
    }
    checkAsks(game, played);
  });

const written = <A, E>(entries: readonly Entry<A, E>[]): readonly Entry<A, E>[] => {
  const copy: readonly Entry<A, E>[] = JSON.parse(JSON.stringify(entries));
  return deepFreeze(copy);
};

/** A question's number stays while its seat has not acted and is asked the same. */
const checkAsks = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, { label, entries, tables }: Played<S, A, E>): void => {
  for (const entry of entries) {
    if (entry.kind !== 'action') continue;
    const [before, after] = [tables[entry.seq - 1], tables[entry.seq]];
    if (before === undefined || after === undefined) violation(label, 'a table is missing');
    after.asks.forEach((ask, seat) => {
      const old = before.asks[seat] ?? null;
      if (ask === null || old === null) return;
      const kept = seat !== entry.seat && game.question(before.state, seat) === game.question(after.state, seat);
      if ((ask === old) !== kept) violation(label, `after entry ${entry.seq} the ask of seat ${seat} goes from ${old} to ${ask}`);
    });
  }
};

/** Undo, rewind and an early end: the table is as it was, and trying again changes nothing. */
export const checkUndo = <C extends object, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, played: Played<S, A, E>): void => {
  const { label, luck, initial, entries, tables, seed } = played;
  const middle = Math.floor((entries.length - 1) / 2);
  const undone = entries[middle];
  if (undone?.kind !== 'action') return;
  const log: Entry<A, E>[] = entries.slice(0, middle + 1);
  /** Nothing was revealed by what was gone back on: only then does verify let it pass. */
  let lawful = true;
  const push = (kind: 'undo' | 'rewind', back: number): Table<S> => {
    lawful &&= [...undoables(replay(game, initial, log))].some(({ before }) => before.version === back);
    log.push({ kind, seq: log.length, seat: undone.seat, back, id: null, time: 0 });
    return replay(game, initial, log);
  };
  const same = (one: S | undefined, other: S, what: string): void => {
    const fault = difference(one, other);
    if (fault !== undefined) violation(label, `${what} leads elsewhere: ${fault}`);
  };
  const revealed = undone.events.some((event) => game.reveals(event));
  let table = push(revealed ? 'rewind' : 'undo', middle - 1);
  same(tables[middle - 1]?.state, table.state, 'an undo');
  const played2 = (from: number): void => {
    for (const entry of entries.slice(from)) {
      if (entry.kind !== 'action') continue;
      const again = propose(game, table, luck, entry);
      if (!again.ok) violation(label, `after going back, ${short(entry.action)} is not taken`);
      if (textOf('events' in again.value.entry ? again.value.entry.events : []) !== textOf(entry.events))
        violation(label, `after going back, entry ${entry.seq} has other luck`);
      log.push(again.value.entry);
      table = again.value.table;
    }
  };
  played2(middle);
  same(tables.at(-1)?.state, table.state, 'playing on after an undo');
  table = push('rewind', 0);
  same(tables[0]?.state, table.state, 'a rewind');
  const ended: readonly Entry<A, E>[] = [...log, { kind: 'end', seq: log.length, time: 0, reason: 'closed' }];
  if (
    verdict(game, {
      format: LOG_FORMAT,
      entries: [...ended, { kind: 'undo', seq: ended.length, seat: 0, back: 0, id: null, time: 0 }],
      seed,
    }) === 'sound'
  )
    violation(label, 'a log that goes on after its end is not noticed');
  if (replay(game, initial, ended).asks.some((ask) => ask !== null)) violation(label, 'an ended match still asks');
  const match = host(game).resume(
    ended.map((entry) => reseal(JSON.stringify(entry))),
    luck,
  );
  if (match.toAct.length > 0 || match.waiting() !== null) violation(label, 'an ended match still waits');
  played2(1);
  same(tables.at(-1)?.state, table.state, 'playing on after a rewind');
  const read = verdict(game, { format: LOG_FORMAT, entries: log, seed });
  if (lawful && read !== 'sound') violation(label, `with undo and rewind it does not verify: ${read}`);
  if (!lawful && !read.includes('had been revealed')) violation(label, `it went back on what was revealed, and: ${read}`);
};

/** What becomes of a saved game: `sound`, or the problem that is found. Never a throw. */
const verdict = <C extends object, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, saved: unknown): string => {
  const hosted = host(game);
  const read = hosted.read(saved === undefined ? saved : copyOf(saved));
  if (!read.ok) return `read: ${read.error.message}`;
  const verified = hosted.verify(read.value);
  return verified.ok ? 'sound' : `verify: ${verified.error.message}`;
};

/** A saved game verifies; one that was tampered with is a `Problem`. */
export const checkSaved = <C extends object, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  { label, entries: whole, tables, luck, initial, seed }: Played<S, A, E>,
): void => {
  const random = randomFor(label);
  const save = (list: readonly unknown[], secret: string | null = seed): unknown => ({
    format: LOG_FORMAT,
    entries: list,
    seed: secret,
  });
  const hosted = host(game);
  const read = hosted.read(
    copyOf(
      hosted.save(
        whole.map((entry) => reseal(JSON.stringify(entry))),
        seed,
      ),
    ),
  );
  if (!read.ok) violation(label, `the saved game is not read: ${read.error.message}`);
  const verified = hosted.verify(read.value);
  if (!verified.ok || verified.value !== whole.length - 1) violation(label, `the saved game does not verify: ${short(verified)}`);
  // A beginning is a log too, and quicker to verify time and again.
  const entries = whole.slice(0, 50);
  const [first] = entries;
  if (first?.kind !== 'start') violation(label, 'the log has no start');
  const replaced = (seq: number, entry: object): readonly unknown[] => entries.map((old) => (old.seq === seq ? entry : old));
  const caught = (what: string, saved: unknown): void => {
    if (verdict(game, saved) === 'sound') violation(label, `${what} is not noticed`);
  };

  for (const entry of spread(entries, 8)) {
    if (entry.kind !== 'start' && entry.kind !== 'action') continue;
    const index = entry.events.length === 0 ? -1 : random.below(entry.events.length);
    const events = entry.events.map((event, at) => (at === index ? mutated(copyOf(event), random, 7) : event));
    if (textOf(events) !== textOf(entry.events))
      caught(`a changed event in entry ${entry.seq}`, save(replaced(entry.seq, { ...entry, events })));
    if (entry.events.length > 0)
      caught(`a missing event in entry ${entry.seq}`, save(replaced(entry.seq, { ...entry, events: entry.events.slice(1) })));
    if (entry.kind !== 'action') continue;
    caught(`another seat in entry ${entry.seq}`, save(replaced(entry.seq, { ...entry, seat: entry.seat === 0 ? 1 : 0 })));
    const before = tables[entry.seq - 1];
    if (before === undefined) continue;
    const others = game
      .candidates(game.viewFor(before.state, entry.seat, { recall: false }))
      .filter((action) => leadsElsewhere(game, before, luck, entry, action));
    if (others.length > 0)
      caught(`another action in entry ${entry.seq}`, save(replaced(entry.seq, { ...entry, action: pickOne(others, random) })));
    if (entry.seq < entries.length - 1) caught(`the loss of entry ${entry.seq}`, save(entries.filter((old) => old !== entry)));
  }
  caught('another seed', save(entries, `${seed}x`));
  caught('the want of a seed', save(entries, null));
  caught('another number of seats', save(replaced(0, { ...first, start: { ...first.start, seats: first.start.seats + 1 } })));
  caught('another game', save(replaced(0, { ...first, start: { ...first.start, game: 'chess' } })));
  caught(
    'another version of the rules',
    save(replaced(0, { ...first, start: { ...first.start, rulesVersion: game.rulesVersion + 1 } })),
  );
  const other = openTable(game, initial, secureLuck(tableSeed(`${seed}x`, first.start.words)), { start: first.start, time: 0 });
  if ('events' in other.entry && textOf(other.entry.events) !== textOf(first.events))
    caught(
      'another seed with its hash',
      save(replaced(0, { ...first, start: { ...first.start, commitment: null } }), `${seed}x`),
    );
};

const leadsElsewhere = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  before: Table<S>,
  luck: Luck,
  entry: Extract<Entry<A, E>, { readonly kind: 'action' }>,
  action: A,
): boolean => {
  const other = propose(game, before, luck, { ...entry, action });
  return !other.ok || !('events' in other.value.entry) || textOf(other.value.entry.events) !== textOf(entry.events);
};

/** A saved game with something wrong in it, whatever it is, never makes a reader throw. */
export const checkCorrupt = <C extends object, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  { label, entries, seed, luck }: Played<S, A, E>,
  { junk, number }: { readonly junk: unknown; readonly number: number },
): void => {
  const random = randomFor(`${label} ${number}`);
  const short = entries.slice(0, 1 + random.below(Math.min(30, entries.length)));
  let saved = mutated(copyOf({ format: LOG_FORMAT, entries: short, seed }), random, copyOf(junk ?? null));
  if (random.below(2) === 0) saved = mutated(saved, random, copyOf(junk ?? null));
  const hosted = host(game);
  const read = hosted.read(saved);
  if (!read.ok) {
    if (read.error.message === '') violation(label, 'a problem without a message');
    return;
  }
  hosted.verify(read.value);
  hosted.resume(read.value.entries, luck);
};

/** The start of a log leads to its first state, and luck is made of the seed. */
export const checkLuck = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, games: readonly Played<S, A, E>[]): void => {
  for (const { label, entries, initial, luck, tables } of games) {
    const [start] = entries;
    if (start?.kind !== 'start') violation(label, 'the log has no start');
    const again = initialState(game, start.start);
    const fault = again.ok ? difference(initial, again.value) : again.error.message;
    if (fault !== undefined) violation(label, `its start leads elsewhere: ${fault}`);
    const opened = openTable(game, initial, luck, { start: start.start, time: 0 });
    const other = difference(tables[0], opened.table);
    if (other !== undefined) violation(label, `opened again it differs: ${other}`);
  }
  const chance = games.some(({ entries, initial }) => otherLuckShows(game, initial, entries));
  if (!chance) violation(game.id, 'all seeds lead to the same game');
};

/** Whether the same actions lead elsewhere with other luck. */
const otherLuckShows = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  initial: S,
  entries: readonly Entry<A, E>[],
): boolean => {
  const luck = secureLuck('other luck');
  let table: Table<S> | undefined;
  for (const entry of entries) {
    if (entry.kind !== 'start' && entry.kind !== 'action') continue;
    const opened = entry.kind === 'start' ? openTable(game, initial, luck, entry) : undefined;
    const step = entry.kind === 'start' || table === undefined ? undefined : propose(game, table, luck, entry);
    const proposal = opened ?? (step?.ok === true ? step.value : undefined);
    if (proposal === undefined) return true;
    if ('events' in proposal.entry && textOf(proposal.entry.events) !== textOf(entry.events)) return true;
    table = proposal.table;
  }
  return false;
};
