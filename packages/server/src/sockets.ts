import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf, isOurOrigin } from './address.ts';
import { CLOSE, createConnection } from './connection.ts';
import { createDoor } from './gate.ts';
import { createLag } from './lag.ts';
import type { World } from './live.ts';
import type { Rooms } from './rooms.ts';

/** Where a page talks to the server. */
export const LIVE_PATH = '/live';

/** All connections of the server. */
export interface Sockets {
  /** Forgets what limits need not remember; asks the silent whether they are still there. */
  beat(): void;
  /** Lets nobody in any more and listens to nobody; what is being done goes on. */
  deafen(): void;
  /** Tells all that the server stops, and lets go of them. */
  close(): Promise<void>;
  readonly count: number;
}

/** A client that does not take what it is sent is let go, before it fills our memory. */
const MOST_UNSENT = 4 * 1024 * 1024;
/** A frame so many times longer than may be ends its connection; a shorter one is refused in words. */
const TOO_MUCH = 4;
const GOODBYE = 1_000;

const turnAway = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** What is sent in one go is handed to the system in one go: an update and its `done`, say. */
const corked = (wire: Duplex): ((send: () => void) => void) => {
  let waiting = false;
  return (send) => {
    if (!waiting) {
      waiting = true;
      wire.cork();
      setImmediate(() => {
        waiting = false;
        wire.uncork();
      });
    }
    send();
  };
};

export const openSockets = (server: Server, world: World, rooms: Rooms): Sockets => {
  const { limits, publicUrl, trustProxy } = world.config;
  const door = createDoor(limits, world.now);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: TOO_MUCH * limits.createBytes, perMessageDeflate: false });
  const awake = new WeakSet<WebSocket>();
  let deaf = false;

  const welcome = (socket: WebSocket, request: IncomingMessage, wire: Duplex): void => {
    const entered = door.enter(addressOf(request, trustProxy));
    if (entered === undefined) {
      socket.close(CLOSE.unwelcome, 'too many connections');
      return;
    }
    const { gate, leave } = entered;
    awake.add(socket);
    const together = corked(wire);
    const lag = createLag((token) => socket.ping(token));
    const connection = createConnection(world, rooms, gate, {
      send(frame) {
        if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
        else together(() => socket.send(frame));
      },
      measure: lag.measure,
      rtt: lag.rtt,
      close: (code, reason) => socket.close(code, reason),
    });
    socket.on('message', (data, isBinary) => {
      if (deaf) return;
      if (isBinary) socket.close(1003, 'text only');
      else connection.receive(data.toString());
    });
    socket.on('pong', (echo) => {
      awake.add(socket);
      lag.heard(echo.toString());
    });
    socket.on('error', (error) => world.log.debug({ error: error.message }, 'a connection broke'));
    socket.on('close', () => {
      leave();
      connection.closed();
    });
  };

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (deaf) return turnAway(socket, '503 Service Unavailable');
    if (request.url?.split('?')[0] !== LIVE_PATH) return turnAway(socket, '404 Not Found');
    if (!isOurOrigin(request, publicUrl)) return turnAway(socket, '403 Forbidden');
    sockets.handleUpgrade(request, socket, head, (opened) => welcome(opened, request, socket));
  });

  const gone = (socket: WebSocket): Promise<void> =>
    new Promise((resolve) => {
      if (socket.readyState === socket.CLOSED) resolve();
      else socket.once('close', () => resolve());
    });

  return {
    beat() {
      door.sweep();
      for (const socket of sockets.clients) {
        if (awake.has(socket)) {
          awake.delete(socket);
          socket.ping();
        } else socket.terminate();
      }
    },
    deafen() {
      deaf = true;
    },
    async close() {
      const all = [...sockets.clients];
      for (const socket of all) socket.close(CLOSE.restart, 'the server stops');
      const late = setTimeout(() => {
        for (const socket of all) socket.terminate();
      }, GOODBYE);
      await Promise.all(all.map(gone));
      clearTimeout(late);
    },
    get count() {
      return sockets.clients.size;
    },
  };
};
