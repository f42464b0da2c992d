import type { ServerMessage } from '@tabletrotter/protocol';
import { type BotChoice, type Json, ok, type Viewer } from '@tabletrotter/rules';
import { createLog, DEFAULTS, openStore, type Store } from '@tabletrotter/server';
import { type Act, act } from '../../src/act.ts';
import type { Answer } from '../../src/errors.ts';
import type { Live, World } from '../../src/live.ts';
import { NO_NOTICES } from '../../src/notices/notices.ts';
import type { Press } from '../../src/photo.ts';
import { createRooms, type Rooms } from '../../src/rooms.ts';
import { join } from '../../src/seating.ts';
import { open } from '../../src/showing.ts';
import { start } from '../../src/starting.ts';
import type { Said } from './client.ts';
import { afterwards, temporary } from './server.ts';
import { creating, newSecret } from './table.ts';
import { wonders } from './wonders.ts';

/** A room without sockets: its clock stands still until it is set. */
export interface Room {
  readonly live: Live;
  readonly rooms: Rooms;
  readonly store: Store;
  readonly clock: { time: number };
  /** What everybody at the table was told, as a spectator, oldest first. */
  readonly told: ServerMessage[];
  /** Does something as a seat whose message comes now. */
  act(seat: number, action: Json, how?: Partial<Act> & { readonly press?: Press }): Promise<Answer<number>>;
  /** A press that comes now, over a line of so many milliseconds there and back. */
  press(rtt: number, reactionMs: number | null): Press;
  /** When the race opens. */
  readonly openAt: number;
}

interface RoomSetting {
  readonly position: Json;
  readonly people: number;
  readonly robots?: number;
  /** By seat, what its line takes there and back. */
  readonly lines?: readonly number[];
  readonly store?: (store: Store) => Partial<Store>;
  /** What every robot does, and how long it waits. */
  readonly robot?: Json;
  readonly pause?: number;
}

export const EPOCH = 1_700_000_000_000;

const worldOf = (store: Store, clock: { readonly time: number }, robot: Json, botPause: number): World => ({
  notices: NO_NOTICES,
  games: [wonders],
  config: { ...DEFAULTS, botPause },
  store,
  log: createLog('silent'),
  bots: {
    choose: async (): Promise<BotChoice> => ({ action: robot, why: { key: 'why', params: {} } }),
    close: async () => undefined,
  },
  now: () => clock.time,
  address: () => null,
  dueAt: () => undefined,
  stopping: () => false,
});

/** Looks at a table of a room. */
export const look = (live: Live, viewer: Viewer, send: (frame: string) => void): Promise<void> =>
  open(live, { viewer, also: [], veiled: false, send, rtt: () => null }, { n: 0, also: [] }, () => undefined);

/** A table of coordinates from a position, people first and then robots. */
export const openRoom = async (setting: RoomSetting): Promise<Room> => {
  const { position, people, robots = 0, lines = [], robot = null, pause = 0 } = setting;
  const kept = await openStore(temporary(), createLog('silent'));
  afterwards(() => kept.close());
  const store = { ...kept, ...setting.store?.(kept) };
  const clock = { time: EPOCH };
  const rooms = createRooms(worldOf(store, clock, robot, pause));
  const chairs = [...new Array<'open'>(people - 1).fill('open'), ...new Array<'random'>(robots).fill('random')];
  const made = await rooms.create({ ...creating({ game: wonders.id, position }, chairs), n: 0 });
  const found = made.ok ? await rooms.find(made.value.table) : made;
  if (!found.ok) throw new Error(found.error.code);
  const live = found.value;
  for (let seat = 1; seat < people; seat++) await join(live, { seat: null, name: `P${seat}`, secret: newSecret() });
  await start(live);
  const told: ServerMessage[] = [];
  await look(live, null, (frame) => told.push(JSON.parse(frame)));
  lines.forEach((rtt, seat) => {
    live.eyes.add({ viewer: seat, also: [], veiled: false, send: () => undefined, rtt: () => rtt });
  });
  const press = (rtt: number, reactionMs: number | null): Press => ({ received: clock.time, reactionMs, rtt });
  let count = 0;
  return {
    live,
    rooms,
    store,
    clock,
    told,
    press,
    openAt: EPOCH + 600,
    act(seat, action, how = {}) {
      count += 1;
      return act(live, seat, { ask: 0, action, id: `a${count}`, press: press(0, null), ...how });
    },
  };
};

/** The last update. */
export const lastUpdate = ({ told }: Room): Said<'update'> | undefined =>
  told.findLast((message): message is Said<'update'> => message.type === 'update');

export const done = (version: number) => ok(version);
