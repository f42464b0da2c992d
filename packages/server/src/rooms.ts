import { type ClientMessage, DEFAULT_CUSTOMS } from '@tabletrotter/protocol';
import { ok, type Seat } from '@tabletrotter/rules';
import { type Classes, createClasses } from './classes/classes.ts';
import { type Answer, refuse } from './errors.ts';
import { type Live, tellTable, type World } from './live.ts';
import { keepWithCode, newRecord } from './new-table.ts';
import { createQueue } from './queue.ts';
import { reload } from './resume.ts';
import { checkChairs, personWith, saved } from './seating.ts';
import { codeFrom, hashOf, newSecret } from './secrets.ts';
import { endTurns } from './stand-ins.ts';
import { checkSetup } from './starting.ts';
import { type Chair, type TableRecord, Unreadable } from './store/store.ts';
import { schedule } from './timing.ts';
import { settleProposal } from './turning-back.ts';
import { wake } from './turns.ts';

type Create = Extract<ClientMessage, { readonly type: 'create' }>;

/** A table just made, and the secrets of its maker. They are given out once. */
export interface Made {
  readonly table: string;
  readonly seat: Seat;
  readonly secret: string;
  readonly host: string;
}

/** The tables: those in memory, and all others as soon as somebody asks for them. */
export interface Rooms {
  /** The table with this id or code, in capitals or not; `frozen` where what is kept of it is junk. */
  find(idOrCode: string): Promise<Answer<Live>>;
  create(create: Create): Promise<Answer<Made>>;
  /** Makes the table where the same people play again; it is made once. Called within the old table's queue. */
  again(live: Live): Promise<Answer<null>>;
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

  /** Puts a new table on disk. */
  const save = async (record: TableRecord, chairs: readonly Chair[]): Promise<Answer<TableRecord>> => {
    const kept = await keepWithCode(world, 'a table', (code) => store.createTable({ ...record, code }, chairs));
    return kept.ok ? ok({ ...record, code: kept.value }) : kept;
  };

  /** A table that is in the store no more. */
  const drop = (id: string): void => {
    memory.delete(id);
    rooms.delete(id);
    junk.delete(id);
  };

  const classes = createClasses(world, { load: legible, drop });

  return {
    classes,
    async find(idOrCode) {
      const code = codeFrom(idOrCode);
      const id = code === undefined ? idOrCode.toLowerCase() : await store.tableByCode(code);
      const live = id === undefined ? ok(undefined) : await legible(id);
      if (!live.ok) return live;
      if (live.value === undefined)
        return refuse(code !== undefined && (await classes.exists(code)) ? 'is-class' : 'unknown-table');
      live.value.touched = world.now();
      return ok(live.value);
    },
    async create(create) {
      const game = world.games.find(({ id }) => id === create.game);
      if (game === undefined) return refuse('unknown-game');
      const { options, chairs, name, customs = DEFAULT_CUSTOMS } = create;
      const position = create.position ?? null;
      const others = chairsOf(create);
      const known = checkChairs(game, others);
      if (!known.ok) return known;
      const full = checkSetup(game, { seats: chairs.length + 1, options, position });
      if (!full.ok) return full;
      const maker = personWith(name, { host: true });
      const host = newSecret();
      const seats = [maker.chair, ...others];
      const record = newRecord(world.now(), {
        game: game.id,
        options: JSON.stringify(full.value),
        position: position === null ? null : JSON.stringify(position),
        hostHash: hashOf(host),
        customs,
      });
      const made = await save(record, seats);
      if (!made.ok) return made;
      const table = made.value.id;
      log.info({ table, game: game.id, seats: seats.length }, 'table made');
      return ok({ table, seat: 0, secret: maker.secret, host });
    },
    async again(live) {
      const { record, chairs } = live;
      if (record.status !== 'over') return refuse('not-over');
      if (record.classId !== null) return refuse('not-now', 'a class is made anew');
      if (record.rematch !== null) return ok(null);
      const seats = chairs.map((chair) => (chair.kind === 'person' ? { ...chair, word: null, standIn: null } : chair));
      const made = await save(newRecord(world.now(), record), seats);
      if (!made.ok) return made;
      const rematch = made.value.id;
      const noted = await saved(live, 'a rematch', store.setRematch(record.id, rematch));
      if (!noted.ok) return noted;
      live.record = { ...live.record, rematch };
      log.info({ table: rematch, game: record.game, after: record.id }, 'table made');
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
