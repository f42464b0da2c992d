import { setTimeout as sleep } from 'node:timers/promises';
import { inOrder } from '../statistics.ts';
import type { Arrive } from './players/players.ts';

// Keeps tables of a server busy for a while and says how that went, in a process of its own: `load.mjs <Order as JSON>`.

/** What is to be done. */
export interface Order {
  /** The module with `arrive`. */
  readonly players: string;
  readonly address: string;
  readonly game: string;
  /** Tables at the same time. */
  readonly tables: number;
  /** Actions a second of all tables together; 0: each is sent as soon as the one before is acknowledged. */
  readonly rate: number;
  /** In milliseconds; the warm-up is not counted. */
  readonly warmUp: number;
  readonly length: number;
}

/** How it went; latencies in milliseconds, from an action to its acknowledgement. */
export interface Report {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Cores that the players kept busy. */
  readonly cores: number;
}

const order: Order = JSON.parse(process.argv[2] ?? '');
const { arrive }: { readonly arrive: Arrive } = await import(order.players);
const { address, game, tables, rate } = order;

let measuring = false;
const latencies: number[] = [];
const watch = {
  thinking: () => (rate === 0 ? 0 : (Math.random() * 2_000 * tables) / rate),
  acknowledged(sent: number) {
    if (measuring) latencies.push(performance.now() - sent);
  },
};

const keepBusy = async (): Promise<never> => {
  const players = await arrive(address, game);
  for (;;) await players.play(watch);
};

for (let each = 0; each < tables; each++) void keepBusy();
await sleep(order.warmUp);
const began = performance.now();
const used = process.cpuUsage();
measuring = true;
process.send?.('begun');
await sleep(order.length);
measuring = false;
const spent = performance.now() - began;
const { user, system } = process.cpuUsage(used);
const sorted = inOrder(latencies);
const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
const report: Report = {
  perSecond: (latencies.length * 1_000) / spent,
  p50: at(0.5),
  p99: at(0.99),
  cores: (user + system) / 1_000 / spent,
};
process.send?.(report, () => process.exit(0));
