import { type ClientMessage, DEFAULT_CUSTOMS } from '@tabletrotter/protocol';
import { ok } from '@tabletrotter/rules';
import { type Classes, createClasses } from './classes/classes.ts';
import { type Answer, refuse } from './errors.ts';
import { type Live, tellTable, type World } from './live.ts';
import { keepWithCode, newRecord } from './new-table.ts';
import { createQueue } from './queue.ts';
import { reload } from './resume.ts';
import { checkChairs, personWith, type Seated } from './seating.ts';
import { codeFrom, hashOf } from './secrets.ts';
import { endTurns } from './stand-ins.ts';
import { checkSetup } from './starting.ts';
import { type Chair, type TableRecord, Unreadable } from './store/store.ts';
import { schedule } from './timing.ts';
import { settleProposal } from './turning-back.ts';
import { wake } from './turns.ts';

type Create = Extract<ClientMessage, { readonly type: 'create' }>;

/** The tables: those in memory, and all others as soon as somebody asks for them. */
export interface Rooms {
  /** The table with this id or code, in capitals or not; `frozen` where what is kept of it is junk. */
  find(idOrCode: string): Promise<Answer<Live>>;
  create(create: Create): Promise<Answer<Seated>>;
  /** Makes the table where the same people play again; it is made once. Called within the old table's queue. */
  again(live: Live): Promise<Answer<null>>;
  /**
   * Does something while nothing else happens at a table, at the one where its people play again, and so on: `line` are those, the table
   * itself first.
   */
  withRematches<T>(live: Live, work: (line: readonly [Live, ...Live[]]) => Promise<T>): Promise<T>;
  /** Looks after a table that is due. */
  wake(table: string): Promise<void>;
  /** Tables of one kind under one code. */
  readonly classes: Classes;
  /** Lets go of tables that nobody looks at and where nothing happens: they are in the store. Ends classes that were left. */
  sweep(): void;
  /** How many are in memory. */
  readonly count: number;
  /** Resolves when nothing is being done at any table. */
  settled(): Promise<void>;
}

const isIdle = (live: Live, now: number): boolean =>
  live.eyes.size === 0 &&
  live.queue.idle &&
  live.race === null &&
  live.thinking.size === 0 &&
  now - live.touched > live.world.config.idleTime;

const liveOf = (world: World, record: TableRecord, chairs: readonly Chair[]): Live => ({
  world,
  queue: createQueue(),
  game: world.games.find(({ id }) => id === record.game),
  record,
  chairs,
  match: null,
  eyes: new Set(),
  proposal: null,
  proposals: 0,
  grants: [],
  nudges: new Map(),
  told: undefined,
  sights: [],
  done: new Map(),
  times: new Map(),
  thinking: new Set(),
  race: null,
  photo: null,
  retold: new Map(),
  due: undefined,
  touched: world.now(),
});

const chairsOf = ({ chairs }: Create): readonly Chair[] =>
  chairs.map((chair) => (chair === 'open' ? { kind: 'open' } : { kind: 'bot', level: chair }));

export const createRooms = (world: World): Rooms => {
  const { store, log } = world;
  /** All that are in memory or on their way there. */
  const rooms = new Map<string, Promise<Live | undefined>>();
  const memory = new Map<string, Live>();

  /** Tables of which junk is kept, as far as was said. They are tried again, in case the file is mended. */
  const junk = new Set<string>();

  const load = async (id: string): Promise<Live | undefined> => {
    const record = await store.table(id);
    if (record === undefined) return undefined;
    const live = liveOf(world, record, await store.chairs(id));
    if (record.status === 'waiting') return live;
    live.sights = await store.sights(id);
    await reload(live);
    if (live.match !== null) await endTurns(live, live.match, false);
    await settleProposal(live); // a server that was killed may have come no further
    if (live.record.status === 'playing') schedule(live);
    return live;
  };

  /** One table is loaded once, however many ask for it at the same time. */
  const loaded = (id: string): Promise<Live | undefined> => {
    const known = rooms.get(id);
    if (known !== undefined) return known;
    const loading = load(id);
    rooms.set(id, loading);
    loading.then(
      (live) => {
        if (live === undefined) rooms.delete(id);
        else memory.set(id, live);
      },
      () => rooms.delete(id),
    );
    return loading;
  };

  /** A table, unless what is kept of it is junk: that stops this table alone, and is said once. */
  const legible = async (id: string): Promise<Answer<Live | undefined>> => {
    try {
      return ok(await loaded(id));
    } catch (thrown) {
      if (!(thrown instanceof Unreadable)) throw thrown;
      if (!junk.has(id)) log.error({ table: id, error: thrown.message }, 'what is kept of a table cannot be read; table frozen');
      junk.add(id);
      return refuse('frozen', 'what is kept of this table cannot be read: it cannot go on until that is mended');
    }
  };

  /** A table that is in the store no more. */
  const drop = (id: string): void => {
    memory.delete(id);
    rooms.delete(id);
    junk.delete(id);
  };

  const find = async (idOrCode: string): Promise<Answer<Live>> => {
    const code = codeFrom(idOrCode);
    const id = code === undefined ? idOrCode.toLowerCase() : await store.tableByCode(code);
    const live = id === undefined ? ok(undefined) : await legible(id);
    if (!live.ok) return live;
    if (live.value === undefined)
      return refuse(code !== undefined && (await classes.exists(code)) ? 'is-class' : 'unknown-table');
    live.value.touched = world.now();
    return ok(live.value);
  };

  /** Holds one table after another, always the older one first; `before`: those that are held already. */
  const holdLine = <T>(
    live: Live,
    work: (line: readonly [Live, ...Live[]]) => Promise<T>,
    before: readonly Live[] = [],
  ): Promise<T> =>
    live.queue.add(async () => {
      const [first = live, ...others] = [...before, live];
      const { rematch } = live.record;
      const next = rematch === null ? undefined : await find(rematch);
      return next?.ok ? holdLine(next.value, work, [first, ...others]) : work([first, ...others]);
    });

  const classes = createClasses(world, { load: legible, drop });

  return {
    classes,
    find,
    withRematches: (live, work) => holdLine(live, work),
    async create(create) {
      const game = world.games.find(({ id }) => id === create.game);
      if (game === undefined) return refuse('unknown-game');
      const { options, chairs, name, secret, host, customs = DEFAULT_CUSTOMS } = create;
      const position = create.position ?? null;
      const others = chairsOf(create);
      const known = checkChairs(game, others);
      if (!known.ok) return known;
      const full = checkSetup(game, { seats: chairs.length + 1, options, position });
      if (!full.ok) return full;
      const seats = [personWith({ name, secret, host: true }), ...others];
      const record = newRecord(world.now(), {
        game: game.id,
        options: JSON.stringify(full.value),
        position: position === null ? null : JSON.stringify(position),
        hostHash: hashOf(host),
        customs,
      });
      const made = await keepWithCode(world, 'a table', (code) => store.createTable({ ...record, code }, seats));
      if (!made.ok) return made;
      log.info({ table: record.id, game: game.id, seats: seats.length }, 'table made');
      return ok({ table: record.id, seat: 0, host: true });
    },
    async again(live) {
      const { record, chairs } = live;
      if (record.status !== 'over') return refuse('not-over');
      if (record.classId !== null) return refuse('not-now', 'a class is made anew');
      if (record.rematch !== null) return ok(null);
      const seats = chairs.map((chair) => (chair.kind === 'person' ? { ...chair, word: null, standIn: null } : chair));
      const next = newRecord(world.now(), record);
      const made = await keepWithCode(world, 'a rematch', (code) => store.createRematch(record.id, { ...next, code }, seats));
      if (!made.ok) return made;
      live.record = { ...live.record, rematch: next.id };
      log.info({ table: next.id, game: record.game, after: record.id }, 'table made');
      tellTable(live);
      return ok(null);
    },
    async wake(table) {
      const live = await legible(table);
      if (live.ok && live.value !== undefined) await wake(live.value);
    },
    sweep() {
      classes.sweep();
      const now = world.now();
      for (const [id, live] of memory)
        if (isIdle(live, now)) {
          memory.delete(id);
          rooms.delete(id);
        }
    },
    get count() {
      return memory.size;
    },
    async settled() {
      await classes.settled();
      await Promise.all(
        [...memory.values()].map(async ({ queue, race }) => {
          await race?.over;
          await queue.settled();
        }),
      );
    },
  };
};
