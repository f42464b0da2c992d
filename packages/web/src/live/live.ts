import type { ClientMessage, ServerError, ServerMessage } from '@tabletrotter/protocol';
import type { Result } from '@tabletrotter/rules';
import { createStore, type Store } from '../store.ts';
import { type Carrier, type Receiver, socketCarrier, workerCarrier } from './carrier.ts';
import { type Answer, answerTo, type Failure, type Request, VERSION } from './message.ts';
import { createPulse } from './pulse.ts';

/** `outdated`: the server speaks another version; only loading the page anew helps. */
export type Line = 'connecting' | 'open' | 'offline' | 'outdated';

/** The one connection of this page. */
export interface Live {
  readonly line: Store<Line>;
  /** Where other devices find the server, as it told us; `null` before, and where they cannot. */
  readonly address: Store<string | null>;
  /** The key by which a browser knows notices of the server; `null` before it told us, and where it sends none. */
  readonly pushKey: Store<string | null>;
  /** When the server's clock says `time`, as `performance.now()`. */
  localTime(time: number): number;
  /** Asks, and waits for the answer. Nothing is kept for later: without a line it fails. */
  request(request: Request): Promise<Result<Answer, Failure>>;
  /** Asks again after a broken line, until there is an answer: for what may come twice. Without a line for long it fails. */
  insist(request: Request): Promise<Result<Answer, Failure>>;
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

const isAnswer = (answer: Answer | ServerError): answer is Answer => 'type' in answer;

/** A line to whoever keeps the tables. */
export const openLive = (carry: (receiver: Receiver) => Carrier): Live => {
  const line = createStore<Line>('connecting');
  const address = createStore<string | null>(null);
  const pushKey = createStore<string | null>(null);
  const listeners = new Set<(message: ServerMessage) => void>();
  const waiting = new Map<number, (result: Result<Answer, Failure>) => void>();
  const pulse = createPulse();
  /** When the pings left whose answers are on their way. */
  const pings = new Map<number, number>();
  let lastNumber = 0;

  const say = (message: ClientMessage): void => {
    carrier.send(JSON.stringify(message));
  };

  const ping = (): void => {
    if (line.get() !== 'open') return;
    lastNumber += 1;
    pings.set(lastNumber, performance.now());
    say({ type: 'ping', n: lastNumber });
  };
  setInterval(ping, PING_EVERY);

  const closed = (): void => {
    if (line.get() !== 'outdated') line.set('offline');
    for (const settle of waiting.values()) settle({ ok: false, error: { code: 'offline' } });
    waiting.clear();
    pings.clear();
  };

  const received = (frame: string): void => {
    const message: ServerMessage = JSON.parse(frame); // from our own server
    if (message.type === 'welcome') {
      address.set(message.address);
      pushKey.set(message.pushKey);
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
      carrier.close();
    }
    const answered = answerTo(message);
    if (answered !== undefined) {
      const settle = waiting.get(answered.n);
      waiting.delete(answered.n);
      settle?.(isAnswer(answered.answer) ? { ok: true, value: answered.answer } : { ok: false, error: answered.answer });
    }
    for (const listener of [...listeners]) listener(message);
  };

  const carrier: Carrier = carry({ opened: () => say({ type: 'hello', version: VERSION }), closed, received });
  window.addEventListener('offline', carrier.reconnect); // a line that is dead but not closed says nothing
  window.addEventListener('online', () => {
    if (line.get() === 'offline') carrier.reconnect();
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

  const OFFLINE = { ok: false, error: { code: 'offline' } } as const;

  const ask = (request: Request): Promise<Result<Answer, Failure>> =>
    new Promise((resolve) => {
      lastNumber += 1;
      waiting.set(lastNumber, resolve);
      say({ ...request, n: lastNumber });
    });

  return {
    line,
    address,
    pushKey,
    localTime: pulse.localTime,
    request: async (request) => ((await whenOpen()) ? ask(request) : OFFLINE),
    async insist(request) {
      while (await whenOpen()) {
        const answer = await ask(request);
        if (answer.ok || answer.error.code !== 'offline') return answer;
      }
      return OFFLINE;
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

/** Where tables are kept: on the server that this page came from, or on this device. */
export type Keeper = 'server' | 'device';

const CARRIERS: { readonly [K in Keeper]: (receiver: Receiver) => Carrier } = { server: socketCarrier, device: workerCarrier };
const lines = new Map<Keeper, Live>();
let present: Keeper = 'server';

/** The line to a keeper, opened when it is first wanted. */
export const lineTo = (keeper: Keeper): Live => {
  const line = lines.get(keeper) ?? openLive(CARRIERS[keeper]);
  lines.set(keeper, line);
  return line;
};

/** From now on the page is at a table of this keeper's. */
export const goTo = (keeper: Keeper): void => {
  present = keeper;
};

/** The line of the table that the page is at. */
export const live = (): Live => lineTo(present);
