import { err, ok, type Refusal, type Result, type Seat } from './basics.ts';
import type { Game } from './game.ts';
import type { Entry, Stamp, Start } from './log.ts';
import type { Luck, Random } from './random.ts';

/** One live match of any game: an immutable value; a change is a new one. */
export interface Table<State> {
  readonly state: State;
  /** `seq` of the log entry that made it so. */
  readonly version: number;
  /** Accepted actions still in force: the key of the luck to come. */
  readonly actions: number;
  /** By seat: the `seq` at which its present question began, or `null` where it is not asked. */
  readonly asks: readonly (number | null)[];
  /** The last action, if nothing was revealed by it: it may be taken back, and those before it that revealed nothing either. */
  readonly undoable: Undoable<State> | null;
  /** By seat: how often it has taken an action back, in the whole log. */
  readonly undos: readonly number[];
  /** The same when the last action was made that stands: what came since then came of one and the same question. */
  readonly undosBefore: readonly number[];
}

/** An action that revealed nothing, and the table as it was before. */
export interface Undoable<State> {
  readonly seat: Seat;
  readonly seq: number;
  readonly before: Table<State>;
}

/** Why an action was not taken: the game is over, the seat is not asked, or the rules say no. */
export type Declined =
  | { readonly code: 'over' }
  | { readonly code: 'not-asked' }
  | { readonly code: 'refused'; readonly refusal: Refusal };

/** An entry to be made durable, and the table as it will be once it is. Nothing has changed yet. */
export interface Proposal<State, Action, Event> {
  readonly entry: Entry<Action, Event>;
  readonly table: Table<State>;
}

/** More steps than any game takes by itself: a game that goes round in circles is stopped. */
const MOST_ADVANCES = 1_000;

const settle = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  before: S,
  first: readonly E[],
  random: Random,
): { readonly state: S; readonly events: readonly E[] } => {
  let state = before;
  for (const event of first) state = game.evolve(state, event);
  let events = first;
  for (let round = 0; round < MOST_ADVANCES; round++) {
    const more = game.advance(state, random);
    if (more.length === 0) return { state, events };
    for (const event of more) state = game.evolve(state, event);
    events = events.concat(more);
  }
  throw new Error(`${game.id}: advance does not come to rest`);
};

/** The `asks` after entry `seq`: a seat's question is new if the seat acted, was not asked, or is asked something else. */
const asksAfter = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  before: { readonly state: S; readonly asks: readonly (number | null)[] } | undefined,
  after: S,
  seq: number,
  actor: Seat | null,
): readonly (number | null)[] => {
  const asks: (number | null)[] = new Array<null>(game.facts(after).seats).fill(null);
  for (const seat of game.toAct(after)) {
    const old = before?.asks[seat] ?? null;
    const same =
      before !== undefined && old !== null && seat !== actor && game.question(before.state, seat) === game.question(after, seat);
    asks[seat] = same ? old : seq;
  }
  return asks;
};

/** Opens a match: from a state before chance, or from a position. */
export const openTable = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  initial: S,
  luck: Luck,
  { start, time }: { readonly start: Start; readonly time: number },
): Proposal<S, A, E> => {
  const { state, events } = settle(game, initial, [], luck(0));
  return {
    entry: { kind: 'start', seq: 0, time, start, events },
    table: opened(game, state),
  };
};

/** A table right after its start. */
const opened = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, state: S): Table<S> => {
  const none = new Array<number>(game.facts(state).seats).fill(0);
  return {
    state,
    version: 0,
    actions: 0,
    asks: asksAfter(game, undefined, state, 0, null),
    undoable: null,
    undos: none,
    undosBefore: none,
  };
};

/** A table after an action that came to these events. */
const acted = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  before: Table<S>,
  { state, events, seat }: { readonly state: S; readonly events: readonly E[]; readonly seat: Seat },
): Table<S> => {
  const version = before.version + 1;
  return {
    state,
    version,
    actions: before.actions + 1,
    asks: asksAfter(game, before, state, version, seat),
    undoable: events.some((event) => game.reveals(event)) ? null : { seat, seq: version, before },
    undos: before.undos,
    undosBefore: before.undos,
  };
};

/** A table as it was before, one version after `present`: everybody is asked anew. */
const turnedBack = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  target: Table<S>,
  present: Table<S>,
  { kind, seat }: { readonly kind: 'undo' | 'rewind'; readonly seat: Seat },
): Table<S> => {
  const version = present.version + 1;
  return {
    ...target,
    version,
    asks: asksAfter(game, undefined, target.state, version, null),
    undos: kind === 'undo' ? present.undos.with(seat, (present.undos[seat] ?? 0) + 1) : present.undos,
  };
};

/** The actions that may be taken back together, newest first. */
export function* undoables<S>(table: Table<S>): Generator<Undoable<S>> {
  for (let last = table.undoable; last !== null; last = last.before.undoable) yield last;
}

/** How often a seat has taken back what it did since the last action before its own that stands, which it could now take back. */
export const retries = <S>({ undoable, undos }: Table<S>, seat: Seat): number =>
  undoable === null ? 0 : (undos[seat] ?? 0) - (undoable.before.undosBefore[seat] ?? 0);

/**
 * What would come of going back to before action `seq`: as an undo the last one, which must be the seat's own; as a rewind, any
 * after which nothing was revealed. `undefined` where that cannot be.
 */
export const takeBack = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  table: Table<S>,
  { kind, seat, seq, id, time }: { readonly kind: 'undo' | 'rewind'; readonly seat: Seat; readonly seq: number } & Stamp,
): Proposal<S, A, E> | undefined => {
  const last = table.undoable;
  if (kind === 'undo' && (last?.seat !== seat || last.seq !== seq)) return undefined;
  for (const { seq: each, before } of undoables(table))
    if (each === seq)
      return {
        entry: { kind, seq: table.version + 1, seat, id, time, back: before.version },
        table: turnedBack(game, before, table, { kind, seat }),
      };
  return undefined;
};

/** A table at which the game was ended before it was over. */
const closedTable = <S>(before: Table<S>): Table<S> => ({
  ...before,
  version: before.version + 1,
  asks: before.asks.map(() => null),
  undoable: null,
});

/** What would come of ending the game here. */
export const endHere = <S, A, E>(table: Table<S>, reason: string, time: number): Proposal<S, A, E> => {
  const closed = closedTable(table);
  return { entry: { kind: 'end', seq: closed.version, time, reason }, table: closed };
};

/** What would come of a seat's action. Checks that the seat is asked and what the rules say; changes nothing. */
export const propose = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  table: Table<S>,
  luck: Luck,
  { seat, action, id, time }: { readonly seat: Seat; readonly action: A } & Stamp,
): Result<Proposal<S, A, E>, Declined> => {
  const asked = game.toAct(table.state);
  if (asked.length === 0) return err({ code: 'over' });
  if (!asked.includes(seat)) return err({ code: 'not-asked' });
  const refusal = game.refusal(game.viewFor(table.state, seat, { recall: false }), action);
  if (refusal !== undefined) return err({ code: 'refused', refusal });
  const { state, events } = settle(game, table.state, game.decide(table.state, seat, action), luck(table.actions + 1));
  const next = acted(game, table, { state, events, seat });
  return ok({ entry: { kind: 'action', seq: next.version, seat, id, time, action, events }, table: next });
};

/**
 * The table that a log leads to, from its recorded events alone: neither luck nor today's legality is asked. Throws where
 * the log is not whole, since then its truth is unknown.
 */
export const replay = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  initial: S,
  entries: readonly Entry<A, E>[],
): Table<S> => {
  const tables: Table<S>[] = [];
  for (const entry of entries) {
    if (entry.seq !== tables.length) throw new Error(`log entry ${tables.length} is missing`);
    if (entries[entry.seq - 1]?.kind === 'end') throw new Error(`log entry ${entry.seq} comes after the end`);
    tables.push(follow(game, initial, tables, entry));
  }
  const last = tables.at(-1);
  if (last === undefined) throw new Error('the log is empty');
  return last;
};

/** The table after one more entry of its log; `tables` are those after each entry before it. */
export const follow = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  initial: S,
  tables: readonly Table<S>[],
  entry: Entry<A, E>,
): Table<S> => {
  const before = tables.at(-1);
  if (entry.kind === 'start') return opened(game, entry.events.reduce(game.evolve, initial));
  if (before === undefined) throw new Error('the log does not begin with its start');
  switch (entry.kind) {
    case 'action': {
      const { events, seat } = entry;
      return acted(game, before, { state: events.reduce(game.evolve, before.state), events, seat });
    }
    case 'undo':
    case 'rewind': {
      const target = tables[entry.back];
      if (target === undefined) throw new Error(`log entry ${entry.seq} goes back to ${entry.back}, which is not before it`);
      return turnedBack(game, target, before, entry);
    }
    case 'end':
      return closedTable(before);
  }
};
