import { err, type Json, ok, type Result, type Seat, type Viewer } from './basics.ts';
import { botsOf, type Game } from './game.ts';
import type {
  HostedGame,
  Match,
  News,
  Opened,
  Opening,
  ReadGame,
  RetoldEntry,
  SealedEntry,
  Shown,
  Step,
  Truth,
  Turnback,
} from './hosted.ts';
import { type Entry, LOG_FORMAT, type Start } from './log.ts';
import type { Luck } from './random.ts';
import { readLog, readSaved, verifySaved } from './saved.ts';
import { eventsSince } from './since.ts';
import { endHere, openTable, type Proposal, propose, retries, type Table, takeBack, undoables } from './table.ts';

// The kernel's edge: here, and nowhere else, typed values become opaque JSON and opaque JSON becomes typed again.
const show = (value: unknown): Shown => value as Shown;
const json = (value: unknown): Json => value as Json;

const seal = <A, E>(entry: Entry<A, E>): SealedEntry => ({
  seq: entry.seq,
  kind: entry.kind,
  time: entry.time,
  seat: 'seat' in entry ? entry.seat : null,
  id: 'id' in entry ? entry.id : null,
  truth: entry as unknown as Truth,
});

/** The text of a sealed entry, for the store alone. */
export const unseal = (entry: SealedEntry): string => JSON.stringify(entry.truth);

/** A sealed entry from the store's text. Throws where the text is no entry, since the store is then corrupt. */
export const reseal = (text: string): SealedEntry => {
  const entry: unknown = JSON.parse(text);
  if (typeof entry !== 'object' || entry === null || !('seq' in entry) || !('kind' in entry)) throw new Error('not a log entry');
  return seal(entry as Entry<unknown, unknown>);
};

/** What an entry does that is neither start nor action; `null` for those. */
const turnbackOf = (entry: Entry<unknown, unknown>): Turnback | null => {
  switch (entry.kind) {
    case 'start':
    case 'action':
      return null;
    case 'undo':
    case 'rewind':
      return { kind: entry.kind, seat: entry.seat, back: entry.back };
    case 'end':
      return { kind: 'end', reason: entry.reason };
  }
};

const withTurnback = (entry: RetoldEntry, turnback: Turnback | null): RetoldEntry =>
  turnback === null ? entry : { ...entry, turnback };

/** The numbers of the entries that still hold, those that took others back among them; `entries` are the last of a log. */
const inForce = (entries: readonly Entry<unknown, unknown>[]): ReadonlySet<number> => {
  const held = new Set<number>();
  const first = entries[0]?.seq ?? 0;
  for (let seq = entries.at(-1)?.seq ?? -1; seq >= first; ) {
    const entry = entries[seq - first];
    held.add(seq);
    seq = entry !== undefined && 'back' in entry ? entry.back : seq - 1;
  }
  return held;
};

/** How much of something there is, and nothing of what it is. */
const amountOf = (value: Json): Json => (Array.isArray(value) ? { count: value.length } : null);

/** Closes over a game's types. */
export const host = <C extends object, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>): HostedGame => {
  const open = (sealed: SealedEntry): Entry<A, E> => sealed.truth as unknown as Entry<A, E>;

  const present = <T>(values: readonly (T | undefined)[]): readonly Shown[] =>
    values.filter((value) => value !== undefined).map(show);

  const eventsIn = (entry: Entry<A, E>): readonly E[] => ('events' in entry ? entry.events : []);

  const eventsFor = (sealed: SealedEntry, viewer: Viewer): readonly EV[] =>
    eventsIn(open(sealed))
      .map((event) => game.eventFor(event, viewer))
      .filter((event) => event !== undefined);

  const newsOf = (entry: Entry<A, E>): News => {
    const sealed = seal(entry);
    const inPrivate = (seat: Seat): readonly E[] => eventsIn(entry).filter((event) => game.sights(event).includes(seat));
    return {
      entry: sealed,
      turnback: turnbackOf(entry),
      eventsFor: (viewer) => present(eventsFor(sealed, viewer)),
      sightsFor: (seat) => present(inPrivate(seat).map((event) => game.eventFor(event, seat))),
    };
  };

  const match = (opened: Table<S>, luck: Luck, ended: boolean): Match => {
    let table = opened;
    let closed = ended;
    const toAct = (): readonly Seat[] => (closed ? [] : game.toAct(table.state));
    const viewed = (viewer: Viewer, recall: boolean): V =>
      game.viewFor(table.state, viewer, { recall: recall || game.facts(table.state).memory === 'helped' });

    // added to, not spread: that alone took as long as a game's own rules in V8
    const stepOf = ({ entry, table: next }: Proposal<S, A, E>): Step =>
      Object.assign(newsOf(entry), {
        timed: (game.waiting(next.state)?.seconds ?? null) !== null,
        accept() {
          if (table.version !== entry.seq - 1) throw new Error(`the match is at ${table.version}, the step is ${entry.seq}`);
          table = next;
          closed = entry.kind === 'end';
        },
      });
    const isOver = (): boolean => closed || game.outcome(table.state) !== undefined;

    return {
      get seats() {
        return game.facts(table.state).seats;
      },
      get version() {
        return table.version;
      },
      get toAct() {
        return toAct();
      },
      get outcome() {
        return game.outcome(table.state) ?? null;
      },
      ask: (seat) => table.asks[seat] ?? null,
      waiting() {
        const waiting = closed ? undefined : game.waiting(table.state);
        if (waiting === undefined) return null;
        const { seconds, fallback, race } = waiting;
        return { seconds, fallback: json(fallback), race: race === null ? null : { ...race, actions: race.actions.map(json) } };
      },
      act(seat, raw, stamp) {
        const question = toAct().includes(seat) ? game.question(table.state, seat) : undefined;
        const action = game.parseAction(raw, question);
        if (!action.ok) return err({ code: 'bad-action', problem: action.error });
        if (closed) return err({ code: 'over' });
        const proposal = propose(game, table, luck, { seat, action: action.value, id: stamp.id, time: stamp.time });
        return proposal.ok ? ok(stepOf(proposal.value)) : proposal;
      },
      get closed() {
        return closed;
      },
      undoable: (seat) => (!isOver() && table.undoable?.seat === seat ? table.undoable.seq : null),
      retries: (seat) => retries(table, seat),
      rewindable: () => (isOver() ? null : ([...undoables(table)].at(-1)?.seq ?? null)),
      takeBack(kind, seat, seq, stamp) {
        const back = isOver() ? undefined : takeBack(game, table, { kind, seat, seq, ...stamp });
        return back === undefined ? undefined : stepOf(back);
      },
      end: (reason, time) => stepOf(endHere(table, reason, time)),
      view: (viewer, { recall }) => show(viewed(viewer, recall)),
      legal(seat) {
        if (!toAct().includes(seat)) return [];
        const view = game.viewFor(table.state, seat, { recall: false }); // legality never depends on recall
        const legal: Json[] = [];
        for (const action of game.candidates(view)) if (game.refusal(view, action) === undefined) legal.push(json(action));
        return legal;
      },
      position: () => game.dumpPosition(table.state),
      imagine: (seat, random) => game.dumpPosition(game.imagine(viewed(seat, true), random)),
      scoreLines: () => game.scoreLines(table.state),
      retell(sealed, viewer) {
        const now = viewed(viewer, false);
        const held = inForce(sealed.map(open));
        const told = sealed.map((entry) => (held.has(entry.seq) ? eventsFor(entry, viewer) : []));
        const all = told.flat();
        let place = 0;
        return sealed.map((entry, index) => {
          const events = (told[index] ?? []).map((event) => game.retell(event, now, eventsSince(all, ++place)));
          const turnback = held.has(entry.seq) ? turnbackOf(open(entry)) : null;
          return withTurnback({ seq: entry.seq, time: entry.time, events: present(events) }, turnback);
        });
      },
    };
  };

  const begin = (start: Start, initial: S, { luck, time }: Opening): Opened => {
    const { entry, table } = openTable(game, initial, luck, { start, time });
    return { ...newsOf(entry), match: match(table, luck, false) };
  };

  const startOf = (seats: number, options: Json, { commitment, words }: Opening): Start => ({
    format: LOG_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats,
    options,
    position: null,
    commitment,
    words,
  });

  const openGame = (
    saved: ReadGame,
  ): {
    readonly format: number;
    readonly start: Start;
    readonly entries: readonly Entry<A, E>[];
    readonly seed: string | null;
  } => ({
    format: LOG_FORMAT,
    start: saved.start,
    seed: saved.seed,
    entries: saved.entries.map(open),
  });

  return {
    id: game.id,
    rulesVersion: game.rulesVersion,
    seats: game.seats,
    options: { ...game.options.defaults } as HostedGame['options'],
    choices: { ...game.options.choices } as HostedGame['choices'],
    levels: botsOf(game).map(([level]) => level),
    words: game.words,
    publicOptions: (options) =>
      Object.fromEntries(
        Object.entries(options ?? {}).map(([name, value]) => [
          name,
          Object.hasOwn(game.options.choices, name) ? value : amountOf(value),
        ]),
      ),
    components: () => game.components(),
    open(seats, options, opening) {
      if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
        return err({ message: `${game.id} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}` });
      const config = game.parseConfig(options, seats);
      return config.ok
        ? ok(begin(startOf(seats, json(config.value), opening), game.setup(config.value, seats), opening))
        : config;
    },
    load(position, opening) {
      const state = game.parsePosition(position);
      if (!state.ok) return state;
      const dumped = game.dumpPosition(state.value);
      const start = { ...startOf(game.facts(state.value).seats, dumped['options'] ?? {}, opening), position: dumped };
      return ok(begin(start, state.value, opening));
    },
    wordsIn(sealed) {
      const entry = open(sealed);
      if (entry.kind !== 'start') throw new Error('the log has no start');
      return entry.start.words;
    },
    resume(sealed, luck) {
      const log = readLog(
        game,
        sealed.map((entry) => entry.truth),
      );
      if (!log.ok) throw new Error(log.error.message);
      return match(log.value.table, luck, log.value.entries.at(-1)?.kind === 'end');
    },
    told: (sealed, viewer) => {
      const { seq, time } = sealed;
      return withTurnback({ seq, time, events: present(eventsFor(sealed, viewer)) }, turnbackOf(open(sealed)));
    },
    isResend(sealed, raw) {
      const entry = open(sealed);
      const action = game.parseAction(raw);
      return entry.kind === 'action' && action.ok && JSON.stringify(entry.action) === JSON.stringify(action.value);
    },
    bot: (view, level, random, means) => {
      const bot = game.bots[level];
      if (bot === undefined) throw new Error(`${game.id} has no bot of level ${level}`);
      const choice = bot(view as unknown as V, random, means);
      return { action: json(choice.action), why: choice.why };
    },
    tell: (event) => game.tell(event as unknown as EV),
    save: (entries, seed) => json({ format: LOG_FORMAT, entries: entries.map((entry) => entry.truth), seed }),
    read(raw): Result<ReadGame> {
      const read = readSaved(game, raw);
      return read.ok ? ok({ start: read.value.start, seed: read.value.seed, entries: read.value.entries.map(seal) }) : read;
    },
    verify: (saved) => verifySaved(game, openGame(saved)),
  };
};
