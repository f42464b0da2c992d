import type { ClientMessage, ServerError, ServerMessage } from '@tabletrotter/protocol';
import type { Result } from '@tabletrotter/rules';
import ReconnectingSocket from 'partysocket/ws';
import { createStore, type Store } from '../store.ts';
import { type Answer, answerTo, type Failure, type Request, VERSION } from './message.ts';
import { createPulse } from './pulse.ts';

/** `outdated`: the server speaks another version; only loading the page anew helps. */
export type Line = 'connecting' | 'open' | 'offline' | 'outdated';

/** The one connection of this page. */
export interface Live {
  readonly line: Store<Line>;
  /** Where other devices find the server, as it told us; `null` before, and where they cannot. */
  readonly address: Store<string | null>;
  /** When the server's clock says `time`, as `performance.now()`. */
  localTime(time: number): number;
  /** Asks, and waits for the answer. Nothing is kept for later: without a line it fails. */
  request(request: Request): Promise<Result<Answer, Failure>>;
  /** Says something that gets its answer another way; whether it went out. */
  send(message: ClientMessage): boolean;
  /** Hears every message until the returned function is called. */
  listen(listener: (message: ServerMessage) => void): () => void;
}

/** How long a request waits for the line to open, in milliseconds. */
const PATIENCE = 8_000;

/** Pings right after the line has opened and then now and again, in milliseconds. */
const FIRST_PINGS = [0, 250, 500, 750];
const PING_EVERY = 10_000;

const ownUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`;

const isAnswer = (answer: Answer | ServerError): answer is Answer => 'type' in answer;

export const openLive = (url: string = ownUrl()): Live => {
  const line = createStore<Line>('connecting');
  const address = createStore<string | null>(null);
  const listeners = new Set<(message: ServerMessage) => void>();
  const waiting = new Map<number, (result: Result<Answer, Failure>) => void>();
  const pulse = createPulse();
  /** When the pings left whose answers are on their way. */
  const pings = new Map<number, number>();
  let lastNumber = 0;

  const socket = new ReconnectingSocket(url, [], {
    maxEnqueuedMessages: 0, // an act is sent again by whoever knows what it meant; nothing else is
    minReconnectionDelay: 300,
    maxReconnectionDelay: 5_000,
    connectionTimeout: 6_000,
  });
  const say = (message: ClientMessage): void => {
    socket.send(JSON.stringify(message));
  };

  const ping = (): void => {
    if (line.get() !== 'open') return;
    lastNumber += 1;
    pings.set(lastNumber, performance.now());
    say({ type: 'ping', n: lastNumber });
  };
  setInterval(ping, PING_EVERY);

  socket.addEventListener('open', () => say({ type: 'hello', version: VERSION }));
  socket.addEventListener('close', () => {
    if (line.get() !== 'outdated') line.set('offline');
    for (const settle of waiting.values()) settle({ ok: false, error: { code: 'offline' } });
    waiting.clear();
    pings.clear();
  });
  socket.addEventListener('message', (event) => {
    const message: ServerMessage = JSON.parse(String(event.data)); // from our own server
    if (message.type === 'welcome') {
      address.set(message.address);
      line.set('open');
      for (const after of FIRST_PINGS) setTimeout(ping, after);
    }
    if (message.type === 'pong') {
      const sent = pings.get(message.n);
      if (sent !== undefined) pulse.take({ sent, received: performance.now(), server: message.time });
      pings.delete(message.n);
    }
    if (message.type === 'error' && message.error.code === 'wrong-version') {
      line.set('outdated');
      socket.close();
    }
    const answered = answerTo(message);
    if (answered !== undefined) {
      const settle = waiting.get(answered.n);
      waiting.delete(answered.n);
      settle?.(isAnswer(answered.answer) ? { ok: true, value: answered.answer } : { ok: false, error: answered.answer });
    }
    for (const listener of [...listeners]) listener(message);
  });
  window.addEventListener('offline', () => socket.reconnect()); // a line that is dead but not closed says nothing
  window.addEventListener('online', () => {
    if (line.get() === 'offline') socket.reconnect();
  });

  const whenOpen = (): Promise<boolean> =>
    new Promise((resolve) => {
      if (line.get() === 'open') return resolve(true);
      const finish = (open: boolean): void => {
        clearTimeout(timer);
        stop();
        resolve(open);
      };
      const timer = setTimeout(() => finish(false), PATIENCE);
      const stop = line.subscribe(() => {
        if (line.get() === 'open') finish(true);
        if (line.get() === 'outdated') finish(false);
      });
    });

  return {
    line,
    address,
    localTime: pulse.localTime,
    async request(request) {
      if (!(await whenOpen())) return { ok: false, error: { code: 'offline' } };
      return new Promise((resolve) => {
        lastNumber += 1;
        waiting.set(lastNumber, resolve);
        say({ ...request, n: lastNumber });
      });
    },
    send(message) {
      if (line.get() !== 'open') return false;
      say(message);
      return true;
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

let shared: Live | undefined;

/** The page's connection, opened when it is first wanted. */
export const live = (): Live => {
  shared ??= openLive();
  return shared;
};
