import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@tabletrotter/protocol';
import { bonnieAndClyde as game } from '@tabletrotter/rules/games/bonnie-and-clyde';
import { WebSocket } from 'ws';

// Load on a server, in a process of its own: `load.mjs <url> <tables> <seconds> <actions/s; 0: as fast as it goes>`.
// Two people a table, each on a connection of its own, play at random; a new action when the one before is acknowledged.

type View = Parameters<typeof game.candidates>[0];

/** What is read of a message; the rest is not looked at. */
interface Heard {
  readonly type: string;
  readonly id?: string;
  readonly table?: string;
  readonly secret?: string;
  readonly host?: string;
  readonly view?: View;
  readonly ask?: number | null;
  readonly outcome?: unknown;
}

const [url = '', tablesText = '100', secondsText = '5', rateText = '0'] = process.argv.slice(2);
const [tables, seconds, rate] = [Number(tablesText), Number(secondsText), Number(rateText)];
const latencies: number[] = [];
let measuring = false;

const hear = (data: WebSocket.RawData): Heard => {
  const message: Heard = JSON.parse(data.toString());
  if (message.type === 'undone' || message.type === 'error') throw new Error(data.toString());
  return message;
};

const open = (): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { perMessageDeflate: false });
    socket.once('error', reject);
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
      resolve(socket);
    });
  });

const ask = (socket: WebSocket, type: string, request: object): Promise<Heard> =>
  new Promise((resolve) => {
    const listener = (data: WebSocket.RawData): void => {
      const message = hear(data);
      if (message.type !== type) return;
      socket.off('message', listener);
      resolve(message);
    };
    socket.on('message', listener);
    socket.send(JSON.stringify({ n: 1, ...request }));
  });

const randomOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

/** Plays a seat until the game is over. */
const drive = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    const sent = new Map<string, number>();
    let count = 0;
    const act = (view: View, question: number): void => {
      const action = randomOf(game.candidates(view).filter((each) => game.refusal(view, each) === undefined));
      const id = `i${count++}`;
      sent.set(id, performance.now());
      socket.send(JSON.stringify({ type: 'act', ask: question, action, id }));
    };
    socket.on('message', (data) => {
      const { type, id = '', view, ask: question = null, outcome = null } = hear(data);
      if (type === 'done') {
        if (measuring) latencies.push(performance.now() - (sent.get(id) ?? 0));
        sent.delete(id);
      }
      if (type !== 'update' || view === undefined) return;
      if (outcome !== null) resolve();
      else if (question !== null && rate === 0) act(view, question);
      else if (question !== null) setTimeout(act, (Math.random() * 2_000 * tables) / rate, view, question);
    });
  });

/** One table, and the next when it is over. */
const play = async (): Promise<never> => {
  for (;;) {
    const [one, two] = await Promise.all([open(), open()]);
    const name = 'P';
    const word = 'word-0123456789';
    const create = { type: 'create', game: game.id, chairs: ['open'], options: {}, position: null, name, word };
    const { table, secret, host } = await ask(one, 'seated', create);
    const joined = await ask(two, 'seated', { type: 'join', table, seat: null, name, word });
    await ask(one, 'shown', { type: 'show', table, seat: 0, secret });
    await ask(two, 'shown', { type: 'show', table, seat: 1, secret: joined.secret });
    const over = Promise.all([drive(one), drive(two)]);
    one.send(JSON.stringify({ type: 'start', n: 1, table, host }));
    await over;
    one.close();
    two.close();
  }
};

for (let each = 0; each < tables; each++) void play();
await sleep(3_000); // warm up
measuring = true;
const began = performance.now();
const used = process.cpuUsage();
await sleep(seconds * 1_000);
measuring = false;
const spent = performance.now() - began;
const { user, system } = process.cpuUsage(used);
latencies.sort((one, other) => one - other);
const at = (share: number): number => Number((latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(2));
const report = {
  tables,
  asked: rate === 0 ? 'closed loop' : `${rate}/s`,
  actionsPerSecond: Math.round((latencies.length * 1_000) / spent),
  p50: at(0.5),
  p95: at(0.95),
  p99: at(0.99),
  clientCores: Number(((user + system) / 1_000 / spent).toFixed(2)),
};
process.stdout.write(`${JSON.stringify(report)}\n`);
process.exit(0);
