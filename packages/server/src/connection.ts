import { type ClientMessage, clientMessage, PROTOCOL_VERSION, type ServerError } from '@tabletrotter/protocol';
import { isTooDeep } from './depth.ts';
import { errorOf } from './errors.ts';
import type { Gate } from './gate.ts';
import { frameOf, type World } from './live.ts';
import { messageOf, traceOf } from './log.ts';
import { createQueue } from './queue.ts';
import type { Rooms } from './rooms.ts';
import { createVisit } from './visit.ts';

/** One client's connection: what came in is given to it, what it says is sent. */
export interface Connection {
  receive(text: string): void;
  /** The client has gone. */
  closed(): void;
}

export interface Wire {
  send(frame: string): void;
  /** Measures how long it takes there and back. */
  measure(): void;
  /** That, in milliseconds; `null`: not measured yet. */
  rtt(): number | null;
  /** Ends the connection, with a code and a reason of the WebSocket protocol. */
  close(code: number, reason: string): void;
}

/** Codes with which we end a connection, besides those of RFC 6455. */
export const CLOSE = { restart: 1001, unwelcome: 1008, tooLong: 1009, wrongVersion: 4000 } as const;

/** What may bring a whole deck along. */
const MAKES: readonly unknown[] = ['create', 'class'];

type Request = Exclude<ClientMessage, { readonly type: 'hello' | 'ping' }>;
type Of<Type extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: Type }>;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether a text takes more bytes than so many, as UTF-8. */
const isLongerThan = (text: string, bytes: number): boolean =>
  text.length > bytes || (3 * text.length > bytes && new TextEncoder().encode(text).length > bytes);

const member = (raw: unknown, key: string): unknown =>
  typeof raw === 'object' && raw !== null ? Object.entries(raw).find(([name]) => name === key)?.[1] : undefined;

export const createConnection = (world: World, rooms: Rooms, gate: Gate, wire: Wire): Connection => {
  const queue = createQueue();
  let greeted = false;
  let gone = false;

  const send = (frame: string): void => {
    if (!gone) wire.send(frame);
  };
  const visit = createVisit(world, rooms, gate, { send, gone: () => gone, rtt: wire.rtt });
  const complain = (n: number | null, error: ServerError): void => send(frameOf({ type: 'error', n, error }));

  /** The same complaint in the form that the message's sender waits for. */
  const complainOf = (raw: unknown, error: ServerError): void => {
    const n = member(raw, 'n');
    const id = member(raw, 'id');
    if (member(raw, 'type') === 'act' && typeof id === 'string' && id.length <= 64) send(frameOf({ type: 'undone', id, error }));
    else complain(typeof n === 'number' && Number.isSafeInteger(n) ? n : null, error);
  };

  const hello = ({ version }: Of<'hello'>): void => {
    if (version === PROTOCOL_VERSION) {
      greeted = true;
      send(frameOf({ type: 'welcome', version, address: world.address(), pushKey: world.notices.pushKey }));
      return;
    }
    complain(null, errorOf('wrong-version'));
    wire.close(CLOSE.wrongVersion, 'wrong version');
  };

  /** Answered at once, whatever waits: the time it tells is to be the time it is sent. */
  const answerPing = ({ n }: Of<'ping'>): void => {
    wire.measure();
    send(frameOf({ type: 'pong', n, time: world.now() }));
  };

  const handle = async (message: Request, received: number): Promise<void> => {
    if (message.type === 'act') {
      void visit.act(message, received); // the table's queue keeps the order; what comes after need not wait
      return;
    }
    if (message.type === 'seen') return visit.seen(message);
    const answer = await visit.carryOut(message);
    if (!answer.ok) complain(message.n, answer.error);
    else if (answer.value !== null) send(answer.value);
  };

  const SEATED: readonly Request['type'][] = [
    'act',
    'seen',
    'note',
    'journal',
    'undo',
    'propose',
    'answer',
    'nudge',
    'grant',
    'say',
  ];

  /** Whether the message is within what its seat and table may send. */
  const withinRates = (message: Request): boolean => {
    if (!SEATED.includes(message.type)) return true;
    const at = visit.at();
    return at === undefined || gate.mayAct(at.table, at.viewer);
  };

  const take = async (raw: unknown, message: Exclude<ClientMessage, Of<'ping'>>, received: number): Promise<void> => {
    if (gone) return;
    if (message.type === 'hello') return hello(message);
    if (!greeted) return complainOf(raw, errorOf('bad-message', 'say hello first'));
    if (!withinRates(message)) return complainOf(raw, errorOf('too-fast'));
    try {
      await handle(message, received);
    } catch (thrown) {
      world.log.error({ type: message.type, ...traceOf(thrown) }, 'a request broke');
      complainOf(raw, errorOf('internal'));
    }
  };

  return {
    receive(text) {
      const received = world.now();
      if (!gate.mayTalk()) {
        if (gate.isFlooding()) wire.close(CLOSE.unwelcome, 'too fast');
        else complainOf(text.length > 1024 ? undefined : parse(text), errorOf('too-fast'));
        return;
      }
      if (isTooDeep(text)) return complain(null, errorOf('bad-message', 'the message is nested too deeply'));
      const raw = parse(text);
      if (raw === undefined) return complain(null, errorOf('bad-message', 'the message is not JSON'));
      const { createBytes, messageBytes } = world.config.limits;
      const most = MAKES.includes(member(raw, 'type')) ? createBytes : messageBytes;
      if (isLongerThan(text, most)) return complainOf(raw, errorOf('too-long'));
      const message = clientMessage.safeParse(raw);
      if (!message.success) {
        const issue = message.error.issues[0];
        const where = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
        return complainOf(raw, errorOf('bad-message', `${where}${issue?.message ?? 'the message cannot be read'}`));
      }
      const { data } = message;
      if (data.type === 'ping') return greeted ? answerPing(data) : complain(data.n, errorOf('bad-message', 'say hello first'));
      void queue.add(() => take(raw, data, received));
    },
    closed() {
      gone = true;
      queue.add(visit.leave).catch((thrown: unknown) => world.log.error({ error: messageOf(thrown) }, 'leaving broke'));
    },
  };
};
