import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Distance } from './race.ts';
import { type Conditions, showTable } from './report.ts';
import { measureRules } from './rules.ts';
import { measureServer } from './server.ts';

const USAGE = `npm run bench -- [--server] [--json] [--out <file>] [--rounds <n>] [--slice <ms>]
  --server  the server too: durable actions over loopback (half a minute more)
  --json    JSON on standard output instead of the table
  --out     JSON into a file besides
`;

const readWhole = (text: string, name: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number of at least 1, not ${text}`);
  return value;
};

const load = (): number => loadavg()[0] ?? Number.NaN;

const conditions = (before: number, { rounds, slice, warmUp }: Distance): Conditions => ({
  node: process.versions.node,
  processor: cpus()[0]?.model ?? 'unknown processor',
  cores: cpus().length,
  load: [before, load()],
  measured: `Rules: actions per second of processor time; median of ${rounds} slices of ${slice} ms each in turn, after ${warmUp} ms of warm-up.`,
});

/** `bundles` is the folder where this program was bundled into, two below the bench's own. */
export const main = async (args: readonly string[], bundles: string): Promise<void> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      server: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      out: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      slice: { type: 'string', default: '1000' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const distance: Distance = {
    warmUp: 4_000,
    slice: readWhole(values.slice, 'slice'),
    rounds: readWhole(values.rounds, 'rounds'),
  };
  const bench = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
  const before = load();
  const rules = await measureRules(bundles, bench, distance);
  const server = values.server ? await measureServer(`${bench}/..`) : [];
  const lines = [...rules, ...server];
  const where = conditions(before, distance);
  const json = `${JSON.stringify({ conditions: where, lines }, null, 2)}\n`;
  if (values.out !== undefined) writeFileSync(values.out, json);
  process.stdout.write(values.json ? json : showTable(lines, where));
};
