import type { ServerMessage } from '@tabletrotter/protocol';
import { quickRandom } from '@tabletrotter/rules';
import { GAMES } from '@tabletrotter/rules/games';
import {
  type Bots,
  createConnection,
  createDoor,
  createDue,
  createRooms,
  DEFAULTS,
  type Logger,
  NO_NOTICES,
  type World,
} from '@tabletrotter/server/room';
import { openBrowserStore } from './browser-store.ts';

// The same tables as on a server, in a worker of the page, behind the same messages. The truth is on this device.

const { config, random } = {
  config: {
    ...DEFAULTS,
    limits: { ...DEFAULTS.limits, tablesPerHour: 10_000 },
  },
  random: quickRandom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0),
};

const quiet = (): void => undefined;
const log: Logger = { error: quiet, warn: quiet, info: quiet, debug: quiet };

const bots: Bots = {
  async choose({ game: id, level, view, self }) {
    const game = GAMES.find((each) => each.id === id);
    if (game === undefined) throw new Error(`there is no game "${id}"`);
    const end = performance.now() + config.botBudget;
    return game.bot(view, level, random, { left: () => Math.max(0, end - performance.now()), self });
  },
  close: async () => undefined,
};

const store = await openBrowserStore();

/** By which each tab tells the others that it has changed a table. */
const tabs = new BroadcastChannel('tabletrotter-tables');

/** A write of which the other tabs are told. */
const told =
  <Rest extends readonly unknown[]>(write: (table: string, ...rest: Rest) => Promise<void>) =>
  async (table: string, ...rest: Rest): Promise<void> => {
    await write(table, ...rest);
    tabs.postMessage(table);
  };

/** The rooms, and the page's connection to them. */
interface Server {
  receive(text: string): void;
  /** Whether it may have this table in memory. */
  knows(table: string): boolean;
  /** Begins nothing any more; what was asked of it is still answered. */
  stop(): void;
}

const open = (): Server => {
  const known = new Set<string>();
  let stopped = false;
  let due: ReturnType<typeof createDue> | undefined;
  const world: World = {
    games: GAMES,
    config,
    store: {
      ...store,
      table(id) {
        known.add(id);
        return store.table(id);
      },
      append: told(store.append),
      arrange: told(store.arrange),
      setChair: told(store.setChair),
      setCustoms: told(store.setCustoms),
      createRematch: told(store.createRematch),
    },
    log,
    bots,
    notices: NO_NOTICES,
    now: Date.now,
    address: () => null,
    dueAt: (time) => due?.at(time),
    stopping: () => stopped,
  };
  const rooms = createRooms(world);
  due = createDue(world, rooms.wake);
  const entered = createDoor(config.limits, Date.now).enter('here');
  if (entered === undefined) throw new Error('nobody may enter');
  const { receive } = createConnection(world, rooms, entered.gate, {
    send: (frame) => self.postMessage(frame),
    measure: quiet,
    rtt: () => 0,
    close: quiet,
  });
  return {
    receive,
    knows: (table) => known.has(table),
    stop() {
      stopped = true;
      void due?.stop();
    },
  };
};

let server = open();
let hello: string | undefined;
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data !== 'string') return;
  hello ??= data; // a page says it first
  server.receive(data);
});

// Another tab was first: what is in memory here is not the truth any more, and the page asks for everything anew.
tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (hello === undefined || typeof data !== 'string' || !server.knows(data)) return;
  server.stop();
  server = open();
  server.receive(hello);
  const anew: ServerMessage = { type: 'reseated', seat: 0 };
  self.postMessage(JSON.stringify(anew));
});
self.postMessage('');
