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
let due: ReturnType<typeof createDue> | undefined;
const world: World = {
  games: GAMES,
  config,
  store,
  log,
  bots,
  notices: NO_NOTICES,
  now: Date.now,
  address: () => null,
  dueAt: (time) => due?.at(time),
  stopping: () => false,
};
const rooms = createRooms(world);
due = createDue(world, rooms.wake);
const entered = createDoor(config.limits, Date.now).enter('here');
if (entered === undefined) throw new Error('nobody may enter');
const connection = createConnection(world, rooms, entered.gate, {
  send: (frame) => self.postMessage(frame),
  measure: quiet,
  rtt: () => 0,
  close: quiet,
});
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'string') connection.receive(data);
});
self.postMessage('');
