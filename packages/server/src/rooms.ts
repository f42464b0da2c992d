import type { ClientMessage } from '@tabletrotter/protocol';
import { commitmentTo, type HostedGame, type Json, ok, type Seat } from '@tabletrotter/rules';
import { type Answer, refuse } from './errors.ts';
import type { Live, World } from './live.ts';
import { messageOf } from './log.ts';
import { createQueue } from './queue.ts';
import { reload } from './resume.ts';
import { checkChairs, personWith } from './seating.ts';
import { codeFrom, hashOf, newCode, newSecret, newSeed, newTableId } from './secrets.ts';
import { sightsIn } from './showing.ts';
import { checkSetup, openMatch } from './starting.ts';
import { type Begun, type Chair, Conflict, type TableRecord, Unreadable } from './store/store.ts';
import { schedule } from './timing.ts';
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
  /** Looks after a table that is due. */
  wake(table: string): Promise<void>;
  /** Lets go of tables that nobody looks at and where nothing happens: they are in the store. */
  sweep(): void;
  /** How many are in memory. */
  readonly count: number;
  /** Resolves when nothing is being done at any table. */
  settled(): Promise<void>;
}

/** A new table on its way to the disk. */
interface Saving {
  readonly record: TableRecord;
  /** Its first entry, if it starts at once. */
  readonly begun?: Begun;
}

/** How often a code that is taken is drawn again. */
const MOST_CODES = 20;

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
  sights: [],
  done: new Map(),
  times: new Map(),
  thinking: new Set(),
  race: null,
  photo: null,
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

  /** Puts a new table on disk, drawing codes until one is free; with its first entry, if it starts at once. */
  const save = async (record: TableRecord, chairs: readonly Chair[], begun?: Begun): Promise<Answer<TableRecord>> => {
    for (let tries = 0; tries < MOST_CODES; tries++) {
      const coded = { ...record, code: newCode() };
      try {
        await store.createTable(coded, chairs, begun);
        return ok(coded);
      } catch (thrown) {
        if (thrown instanceof Conflict) continue;
        log.error({ error: messageOf(thrown) }, 'a table could not be saved');
        return refuse('not-saved');
      }
    }
    return refuse('too-many');
  };

  const recordOf = (create: Create, options: Json, host: string): TableRecord => {
    const secret = newSeed();
    return {
      id: newTableId(),
      code: '',
      game: create.game,
      status: 'waiting',
      options: JSON.stringify(options),
      position: (create.position ?? null) === null ? null : JSON.stringify(create.position),
      secret,
      commitment: commitmentTo(secret),
      hostHash: hashOf(host),
      created: world.now(),
    };
  };

  /** A table as it begins, where no chair is open: it is never kept without its start. */
  const begin = (game: HostedGame, record: TableRecord, chairs: readonly Chair[]): Answer<Saving> => {
    if (chairs.some(({ kind }) => kind === 'open')) return ok({ record });
    const opened = openMatch({ world, record, chairs }, game);
    if (!opened.ok) return refuse('bad-options', opened.error.message);
    const { match, entry } = opened.value;
    const begun = { entry, sights: sightsIn(opened.value, match.seats), dueAt: world.now() + world.config.botPause };
    return ok({ record: { ...record, status: match.outcome === null ? 'playing' : 'over' }, begun });
  };

  return {
    async find(idOrCode) {
      const code = codeFrom(idOrCode);
      const id = code === undefined ? idOrCode.toLowerCase() : await store.tableByCode(code);
      const live = id === undefined ? ok(undefined) : await legible(id);
      if (!live.ok) return live;
      if (live.value === undefined) return refuse('unknown-table');
      live.value.touched = world.now();
      return ok(live.value);
    },
    async create(create) {
      const game = world.games.find(({ id }) => id === create.game);
      if (game === undefined) return refuse('unknown-game');
      const { options, chairs, name, word } = create;
      const position = create.position ?? null;
      const others = chairsOf(create);
      const known = checkChairs(game, others);
      if (!known.ok) return known;
      const full = checkSetup(game, { seats: chairs.length + 1, options, position });
      if (!full.ok) return full;
      const maker = personWith({ name, word });
      const host = newSecret();
      const seats = [maker.chair, ...others];
      const saving = begin(game, recordOf(create, full.value, host), seats);
      if (!saving.ok) return saving;
      const { record, begun } = saving.value;
      const saved = await save(record, seats, begun);
      if (!saved.ok) return saved;
      const table = saved.value.id;
      log.info({ table, game: game.id, seats: seats.length, status: record.status }, 'table made');
      if (begun !== undefined) world.dueAt(begun.dueAt);
      return ok({ table, seat: 0, secret: maker.secret, host });
    },
    async wake(table) {
      const live = await legible(table);
      if (live.ok && live.value !== undefined) await wake(live.value);
    },
    sweep() {
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
      await Promise.all(
        [...memory.values()].map(async ({ queue, race }) => {
          await race?.over;
          await queue.settled();
        }),
      );
    },
  };
};
