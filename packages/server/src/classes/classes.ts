import { type ClassBoard, type ClientMessage, DEFAULT_CUSTOMS } from '@tabletrotter/protocol';
import { ok } from '@tabletrotter/rules';
import { leave } from '../company.ts';
import { type Answer, refuse } from '../errors.ts';
import type { Live, World } from '../live.ts';
import { messageOf } from '../log.ts';
import { keepWithCode, newRecord } from '../new-table.ts';
import { createQueue, type Queue } from '../queue.ts';
import { join, type Seated, seatedAgain } from '../seating.ts';
import { codeFrom, fits, hashOf } from '../secrets.ts';
import { checkSetup } from '../starting.ts';
import type { Chair, ClassRecord } from '../store/store.ts';
import { beginTable } from './beginning.ts';
import { boardOf, type Known } from './board.ts';
import { close, holding } from './closing.ts';
import { newName } from './naming.ts';

type Of<Type extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: Type }>;

/** Tables of one kind under one code. What is done with a class as a whole is done one thing after another. */
export interface Classes {
  /** The code of a new class. */
  create(message: Of<'class'>): Promise<Answer<string>>;
  exists(code: string): Promise<boolean>;
  /** Seats somebody where the fewest people sit, under a name that nobody else has. */
  enter(message: Of<'enter'>): Promise<Answer<Seated>>;
  /** What anybody may see; `known`: of which tables one has seen which version. */
  board(code: string, known: readonly Known[]): Promise<Answer<ClassBoard>>;
  begin(message: Of<'begin'>): Promise<Answer<null>>;
  kick(message: Of<'kick'>): Promise<Answer<null>>;
  dismiss(message: Of<'dismiss'>): Promise<Answer<null>>;
  /** Ends the classes in which nothing has been done for long. */
  sweep(): void;
  /** Resolves when nothing is being done with any class. */
  settled(): Promise<void>;
}

/** What a class needs of the tables. */
interface Tables {
  load(id: string): Promise<Answer<Live | undefined>>;
  /** A table is in the store no more. */
  drop(id: string): void;
}

/** So long a class is kept in which nothing is done, in milliseconds. */
const LEFT_AFTER = 24 * 60 * 60_000;

const peopleAt = ({ chairs }: Live): readonly string[] =>
  chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.name] : []));

const hasRoom = ({ record, chairs }: Live): boolean => record.status === 'waiting' && chairs.some(({ kind }) => kind === 'open');

export const createClasses = (world: World, { load, drop }: Tables): Classes => {
  const { store, log, now } = world;
  const queues = new Map<string, Queue>();
  let sweeping: Promise<void> | undefined;

  const queueOf = (code: string): Queue => {
    const queue = queues.get(code) ?? createQueue();
    queues.set(code, queue);
    return queue;
  };

  /** The tables of a class, but those of which junk is kept. */
  const tablesOf = async (code: string): Promise<readonly Live[]> => {
    const loaded = await Promise.all((await store.classTables(code)).map(load));
    return loaded.flatMap((live) => (live.ok && live.value !== undefined ? [live.value] : []));
  };

  const found = async (typed: string): Promise<Answer<ClassRecord>> => {
    const record = await store.class(codeFrom(typed) ?? '');
    return record === undefined ? refuse('unknown-table', 'there is no such class') : ok(record);
  };

  /** Does something with a class when its turn has come. */
  const inClass = async <T>(typed: string, work: (record: ClassRecord) => Promise<Answer<T>>): Promise<Answer<T>> => {
    const known = await found(typed);
    if (!known.ok) return known;
    return queueOf(known.value.id).add(async () => {
      const still = await found(typed);
      return still.ok ? work(still.value) : still;
    });
  };

  const asTeacher = (
    { class: code, secret }: Pick<Of<'begin'>, 'class' | 'secret'>,
    work: (record: ClassRecord) => Promise<Answer<null>>,
  ): Promise<Answer<null>> =>
    inClass(code, async (record) => (fits(secret, record.hostHash) ? work(record) : refuse('not-host')));

  const touch = ({ id }: ClassRecord, at: number = now()): Promise<void> =>
    store.touchClass(id, at).catch((thrown: unknown) => {
      log.warn({ class: id, error: messageOf(thrown) }, 'that a class was touched could not be saved');
    });

  /** Forgets a class and its tables, and tells whoever looks at them. Called when the class's turn has come. */
  const end = async ({ id }: ClassRecord): Promise<Answer<null>> => {
    const ids = await store.classTables(id);
    const lives = await tablesOf(id);
    const ended = await holding(lives, async (): Promise<Answer<null>> => {
      try {
        // in one tick, so that all of it goes or nothing
        await Promise.all([...ids.map(store.forget), store.forgetClass(id)]);
        await store.scrub();
      } catch (thrown) {
        log.error({ class: id, error: messageOf(thrown) }, 'a class could not be forgotten');
        return refuse('not-saved');
      }
      for (const live of lives) close(live);
      ids.forEach(drop);
      return ok(null);
    });
    if (ended.ok) {
      queues.delete(id);
      log.info({ tables: ids.length }, 'class over');
    }
    return ended;
  };

  /** When something was last done in a class, at its tables or with it. */
  const lastDone = async ({ id, touched }: ClassRecord): Promise<number> => {
    const times = await Promise.all((await store.classTables(id)).map(store.lastTime));
    return Math.max(touched, ...times.map((time) => time ?? 0));
  };

  const endLeft = async (): Promise<void> => {
    const before = now() - LEFT_AFTER;
    for (const id of await store.classesBefore(before))
      await inClass(id, async (record) => {
        const last = await lastDone(record);
        if (last < before) return end(record);
        await touch(record, last);
        return ok(null);
      });
  };

  return {
    async create({ game: wanted, options, tables, seats, empty, secret }) {
      const game = world.games.find(({ id }) => id === wanted);
      if (game === undefined) return refuse('unknown-game');
      const full = checkSetup(game, { seats, options, position: null });
      if (!full.ok) return full;
      const hostHash = hashOf(secret);
      const chairs = new Array<Chair>(seats).fill({ kind: 'open' });
      const kind = { game: game.id, options: JSON.stringify(full.value), position: null, hostHash, customs: DEFAULT_CUSTOMS };
      const records = Array.from({ length: tables }, () => newRecord(now(), kind));
      const made = await keepWithCode(world, 'a class', (code) =>
        store.createClass(
          { id: code, game: game.id, empty, hostHash, touched: now() },
          records.map((record) => ({ ...record, code, classId: code })),
          chairs,
        ),
      );
      if (!made.ok) return made;
      log.info({ game: game.id, tables, seats }, 'class made');
      return made;
    },
    exists: async (code) => (await store.class(code)) !== undefined,
    enter: ({ class: code, language, secret }) =>
      inClass(code, async (record) => {
        const tables = await tablesOf(record.id);
        const again = tables.map((live) => seatedAgain(live, secret)).find((seated) => seated !== undefined);
        if (again !== undefined) return ok(again);
        const fewest = tables.filter(hasRoom).sort((one, other) => peopleAt(one).length - peopleAt(other).length)[0];
        if (fewest === undefined)
          return refuse(tables.some(({ record }) => record.status === 'waiting') ? 'seat-taken' : 'already-started');
        const name = newName(language, new Set(tables.flatMap(peopleAt)));
        const joined = await join(fewest, { seat: null, name, secret });
        if (joined.ok) await touch(record);
        return joined;
      }),
    async board(code, known) {
      const record = await found(code);
      if (!record.ok) return record;
      return ok(await boardOf(record.value, await tablesOf(record.value.id), known));
    },
    begin: (message) =>
      asTeacher(message, async (record) => {
        const tables = (await tablesOf(record.id)).filter(
          (live) => live.record.status === 'waiting' && peopleAt(live).length > 0,
        );
        if (tables.length === 0) return refuse('not-now', 'nobody waits at any table');
        const begun: Answer<null>[] = [];
        for (const live of tables) begun.push(await live.queue.add(() => beginTable(live, record.empty)));
        await touch(record);
        return begun.find(({ ok }) => !ok) ?? ok(null);
      }),
    kick: (message) =>
      asTeacher(message, async (record) => {
        const live = (await tablesOf(record.id)).find(({ record }) => record.id === message.table);
        if (live === undefined) return refuse('unknown-table');
        await touch(record);
        return live.queue.add(() =>
          live.chairs[message.seat]?.kind === 'person' ? leave(live, message.seat) : refuse('unknown-seat', 'nobody sits there'),
        );
      }),
    dismiss: (message) => asTeacher(message, end),
    sweep() {
      sweeping ??= endLeft()
        .catch((thrown: unknown) => log.error({ error: messageOf(thrown) }, 'classes could not be looked through'))
        .finally(() => {
          sweeping = undefined;
        });
    },
    async settled() {
      await sweeping;
      await Promise.all([...queues.values()].map((queue) => queue.settled()));
    },
  };
};
