import { resolve } from 'node:path';
import { PROTOCOL_VERSION } from '@tabletrotter/protocol';
import type { HostedGame } from '@tabletrotter/rules';
import fastify, { type FastifyInstance } from 'fastify';
import { publicAddress } from './address.ts';
import { type Bots, createBots } from './bots.ts';
import type { Config } from './config.ts';
import { createDue, type Due } from './due.ts';
import type { World } from './live.ts';
import { type Logger, messageOf } from './log.ts';
import type { Courier } from './notices/courier.ts';
import { courierTo } from './notices/node/internet.ts';
import { vapidKeysIn } from './notices/node/vapid.ts';
import { createNotices, type Notices } from './notices/notices.ts';
import { servePage } from './page.ts';
import { createLog } from './pino-log.ts';
import { createRooms, type Rooms } from './rooms.ts';
import { openSockets, type Sockets } from './sockets.ts';
import { type FolderLock, lockFolder } from './store/lock.ts';
import { whyUnusable } from './store/problems.ts';
import { makeFolder, openStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

/** Why the server does not start, in one line for whoever started it. */
export class StartError extends Error {}

/** What the server is made of besides its configuration. */
export interface Parts {
  /** The games it offers. */
  readonly games: readonly HostedGame[];
  /** The built bot worker, which knows the same games. */
  readonly botWorker: URL;
  /** The folder of the built page; `null`: none. */
  readonly page: string | null;
  /** Another store, log, clock or way out of the house than its own: for tests. */
  readonly store?: Store;
  readonly log?: Logger;
  readonly now?: () => number;
  readonly courier?: Courier;
}

export interface Running {
  readonly port: number;
  /** The tables. */
  readonly rooms: Rooms;
  /** Stops: lets nobody in, finishes what is being done, tells all, closes. */
  close(): Promise<void>;
}

const BEAT = 30_000;

/** The store in a data folder that is this server's alone until the store is closed. */
const openStoreIn = async (folder: string, log: Logger): Promise<Store> => {
  let lock: FolderLock | undefined;
  try {
    makeFolder(folder);
    lock = lockFolder(folder); // before anything is written
    const store = await openStore(folder, log);
    const { release } = lock;
    return { ...store, close: () => store.close().finally(release) };
  } catch (thrown) {
    lock?.release();
    throw new StartError(`the data folder ${folder} cannot be used: ${whyUnusable(thrown)}`);
  }
};

/** The courier whose keys are in a data folder; where there is none to be had, nothing stays open. */
const courierIn = async (folder: string, config: Config, store: Store): Promise<Courier> => {
  try {
    makeFolder(folder);
    return courierTo({ keys: vapidKeysIn(folder), config });
  } catch (thrown) {
    await store.close();
    throw new StartError(`the data folder ${folder} cannot be used: ${whyUnusable(thrown)}`);
  }
};

const whyNotListening = (thrown: unknown, { host, port }: Config): string => {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is in use: stop the other program, or choose another port`;
    case 'EACCES':
      return `port ${port} may not be used: choose one above 1023`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `this machine has no address "${host}"`;
    default:
      return `the server cannot listen on ${host}, port ${port}: ${messageOf(thrown)}`;
  }
};

const listen = async (app: FastifyInstance, config: Config): Promise<number> => {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (thrown) {
    throw new StartError(whyNotListening(thrown, config));
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : config.port;
};

/** Where nothing is. */
const NOWHERE = '/nowhere';

/** The address that a request asks for. One that cannot be read leads nowhere, as any does that is unknown. */
const readableUrl = ({ url = NOWHERE }: { readonly url?: string | undefined }): string => {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return url;
  } catch {
    return NOWHERE;
  }
};

const createApp = async (world: World, page: string | null): Promise<FastifyInstance> => {
  const app = fastify({ logger: false, forceCloseConnections: true, bodyLimit: 1024, rewriteUrl: readableUrl });
  app.setErrorHandler((error, _request, reply) => {
    const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) world.log.error({ error: messageOf(error) }, 'a web request broke');
    return reply.code(status >= 400 && status < 600 ? status : 500).send({ error: status < 500 ? 'bad request' : 'internal' });
  });
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      if (world.stopping()) throw new Error('stopping');
      await world.store.check();
      return { ok: true, protocol: PROTOCOL_VERSION };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
  await servePage(app, page);
  return app;
};

/** All that runs, to be stopped in this order. */
interface Whole {
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
  readonly due: Due;
  readonly rooms: Rooms;
  readonly bots: Bots;
  readonly notices: Notices;
  readonly store: Store;
}

const stop = async ({ app, sockets, due, rooms, bots, notices, store }: Whole): Promise<void> => {
  sockets.deafen();
  await due.stop();
  await rooms.settled();
  await sockets.close();
  await app.close();
  await bots.close();
  await rooms.settled();
  await notices.close();
  await store.close();
};

/** Starts the server; a `StartError` says in one line why it cannot. */
export const serve = async (config: Config, parts: Parts): Promise<Running> => {
  const { games, botWorker, page, log = createLog(config.logLevel), now = Date.now } = parts;
  const store = parts.store ?? (await openStoreIn(resolve(config.dataDir), log));
  const courier = parts.courier ?? (await courierIn(resolve(config.dataDir), config, store));
  const notices = createNotices({ courier, store, log, now });
  const bots = createBots(botWorker, config.botBudget);
  let stopping = false;
  let due: Due | undefined;
  const world: World = {
    games,
    config,
    store,
    log,
    bots,
    notices,
    now,
    address: () => publicAddress(config),
    dueAt: (time) => due?.at(time),
    stopping: () => stopping,
  };
  const rooms = createRooms(world);
  const app = await createApp(world, page);
  const sockets = openSockets(app.server, world, rooms);
  let port: number;
  try {
    port = await listen(app, config);
  } catch (thrown) {
    await bots.close();
    await store.close();
    throw thrown;
  }
  due = createDue(world, rooms.wake);
  const whole = { app, sockets, due, rooms, bots, notices, store };
  const beat = setInterval(sockets.beat, BEAT);
  const sweep = setInterval(rooms.sweep, Math.min(BEAT, config.idleTime));
  log.info({ port, host: config.host, games: games.map(({ id }) => id) }, 'serving');
  let stopped: Promise<void> | undefined;
  return {
    port,
    rooms,
    close() {
      stopping = true;
      clearInterval(beat);
      clearInterval(sweep);
      stopped ??= stop(whole).then(() => log.info({}, 'stopped'));
      return stopped;
    },
  };
};

/** Resolves when the process is asked to stop (SIGTERM, SIGINT). */
export const askedToStop = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve(signal));
  });
