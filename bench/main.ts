import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installBoardgameIo } from './install.ts';
import { measurePage } from './page/measure.ts';
import type { Places } from './places.ts';
import { type Conditions, type Line, showTable } from './report.ts';
import { measureRules } from './rules/measure.ts';
import { measureServer } from './server/measure.ts';
import { measureMemory } from './server/memory.ts';
import { RAISED } from './server/start.ts';

/** What can be measured, and how it is: a line for whoever reads the table. */
const PARTS = {
  rules: 'rules: actions per second of processor time, in slices that all take in turn; the median.',
  server: `server: by the clock, over loopback, players on the same machine, slices in turn; the median. ${RAISED}`,
  memory: 'memory: after the garbage was collected. Bytes: as they cross the wire.',
  page: 'page: the built files, gzip; fonts as they are.',
} as const;
type Part = keyof typeof PARTS;
const isPart = (text: string): text is Part => Object.hasOwn(PARTS, text);

const USAGE = `npm run bench -- [rules] [server] [memory] [page] [--json] [--out <file>] [--profile <folder>]
  without a part: all of them
  --json     JSON on standard output instead of the table
  --out      where the JSON goes; otherwise into bench/results/
  --profile  our server leaves its CPU profiles there
`;

const load = (): number => loadavg()[0] ?? Number.NaN;

/** The parts asked for, or all. */
const partsOf = (asked: readonly string[]): ReadonlySet<Part> => {
  const wrong = asked.find((part) => !isPart(part));
  if (wrong !== undefined) throw new Error(`there is no part ${wrong}\n${USAGE}`);
  return new Set(asked.length === 0 ? Object.keys(PARTS).filter(isPart) : asked.filter(isPart));
};

const measure = async (part: Part, places: Places): Promise<readonly Line[]> => {
  process.stderr.write(`bench: ${part}\n`);
  switch (part) {
    case 'rules':
      return measureRules(places);
    case 'server':
      return measureServer(places);
    case 'memory':
      return measureMemory(places);
    case 'page':
      return measurePage(places);
  }
};

const save = (file: string, json: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, json);
  process.stderr.write(`bench: written to ${file}\n`);
};

/** `bundles` is the folder where this program was bundled into, two below the bench's own. */
export const main = async (args: readonly string[], bundles: string): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      out: { type: 'string' },
      profile: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const parts = [...partsOf(positionals)];
  const bench = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
  const places: Places = {
    bundles,
    theirs: `${bench}/boardgame.io`,
    web: `${bench}/../packages/web`,
    profile: values.profile ?? null,
  };
  if (parts.includes('rules') || parts.includes('server')) installBoardgameIo(places.theirs);

  const time = new Date().toISOString();
  const before = load();
  const lines: Line[] = [];
  for (const part of parts) lines.push(...(await measure(part, places)));
  const conditions: Conditions = {
    time,
    node: process.versions.node,
    processor: cpus()[0]?.model ?? 'unknown processor',
    cores: cpus().length,
    load: [before, load()],
    methods: parts.map((part) => PARTS[part]),
  };
  const json = `${JSON.stringify({ conditions, lines }, null, 2)}\n`;
  save(values.out ?? `${bench}/results/${time.replaceAll(':', '-')}.json`, json);
  process.stdout.write(values.json ? json : showTable(lines, conditions));
};
