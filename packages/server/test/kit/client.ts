import type { ClientMessage, ServerMessage } from '@tabletrotter/protocol';
import { PROTOCOL_VERSION } from '@tabletrotter/protocol';
import { WebSocket } from 'ws';

export type Said<Type extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: Type }>;
type Unnumbered<M> = M extends { readonly n: number } ? Omit<M, 'n'> : never;
export type Request = Unnumbered<ClientMessage>;
export type Act = Omit<Extract<ClientMessage, { readonly type: 'act' }>, 'type'>;

/** How a connection ended. */
export interface Ending {
  readonly code: number;
  readonly reason: string;
}

/** A client of the server as a test, a bench or a bot uses it: everything that came in is kept in order. */
export interface Client {
  /** Everything received, oldest first, as it came over the wire. */
  readonly frames: readonly string[];
  readonly said: readonly ServerMessage[];
  /** Sends what it is given, as it is. */
  raw(text: string | Buffer): void;
  /** Sends a numbered request and gives its answer, be it an error. */
  ask(request: Request): Promise<ServerMessage>;
  /** Sends an action and gives its answer. */
  act(act: Act): Promise<Said<'done'> | Said<'undone'>>;
  /** The next message, or the first already received after `after`, that fits. */
  until<M extends ServerMessage>(fits: (message: ServerMessage) => message is M, after?: number): Promise<M>;
  on(listener: (message: ServerMessage) => void): void;
  readonly ended: Promise<Ending>;
  close(): void;
  /** Goes away without a word. */
  vanish(): void;
}

/** Messages of one type. */
export const is =
  <Type extends ServerMessage['type']>(type: Type) =>
  (message: ServerMessage): message is Said<Type> =>
    message.type === type;

const PATIENCE = 10_000;

interface Connecting {
  /** Such as an origin. */
  readonly headers?: { readonly [name: string]: string };
  readonly greet?: boolean;
  /** Milliseconds until pings of the WebSocket protocol are echoed, as over a long line. */
  readonly echoAfter?: number;
}

/** Opens a connection and says hello. */
export const connect = async (url: string, { headers = {}, greet = true, echoAfter = 0 }: Connecting = {}): Promise<Client> => {
  const address = `${url.replace(/^http/, 'ws')}/live`;
  const socket = new WebSocket(address, { headers, maxPayload: 2 ** 26, autoPong: echoAfter === 0 });
  if (echoAfter > 0) socket.on('ping', (data) => setTimeout(() => socket.pong(data), echoAfter));
  const frames: string[] = [];
  const said: ServerMessage[] = [];
  const listeners = new Set<(message: ServerMessage) => void>();
  let count = 0;
  const ended = new Promise<Ending>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);
  socket.on('message', (data) => {
    const text = data.toString();
    const message: ServerMessage = JSON.parse(text);
    frames.push(text);
    said.push(message);
    for (const listener of [...listeners]) listener(message);
  });

  const until = <M extends ServerMessage>(fits: (message: ServerMessage) => message is M, after = said.length): Promise<M> =>
    new Promise((resolve, reject) => {
      const known = said.slice(after).find(fits);
      if (known !== undefined) return resolve(known);
      const finish = (): void => {
        clearTimeout(timer);
        listeners.delete(listener);
      };
      const timer = setTimeout(() => {
        finish();
        reject(new Error(`nothing like it in ${PATIENCE} ms; the last was ${frames.at(-1)?.slice(0, 300)}`));
      }, PATIENCE);
      const listener = (message: ServerMessage): void => {
        if (!fits(message)) return;
        finish();
        resolve(message);
      };
      listeners.add(listener);
      void ended.then(({ code }) => {
        finish();
        reject(new Error(`the connection ended (${code})`));
      });
    });

  const client: Client = {
    frames,
    said,
    raw: (text) => socket.send(text),
    ask(request) {
      const n = ++count;
      const answer = until((message): message is ServerMessage => 'n' in message && message.n === n);
      socket.send(JSON.stringify({ ...request, n }));
      return answer;
    },
    act(act) {
      const answer = until(
        (message): message is Said<'done'> | Said<'undone'> =>
          (message.type === 'done' || message.type === 'undone') && message.id === act.id,
      );
      socket.send(JSON.stringify({ type: 'act', ...act }));
      return answer;
    },
    until,
    on: (listener) => {
      listeners.add(listener);
    },
    ended,
    close: () => socket.close(),
    vanish: () => socket.terminate(),
  };
  if (greet) {
    const welcome = until(is('welcome'));
    client.raw(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
    await welcome;
  }
  return client;
};

/** The answer, which must be of this type. */
export const expectSaid = async <Type extends ServerMessage['type']>(
  type: Type,
  answer: Promise<ServerMessage>,
): Promise<Said<Type>> => {
  const message = await answer;
  if (!is(type)(message)) throw new Error(`expected ${type}, got ${JSON.stringify(message).slice(0, 500)}`);
  return message;
};
