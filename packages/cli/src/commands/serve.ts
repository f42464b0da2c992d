import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES } from '@tabletrotter/rules/games';
import { askedToStop, type Config, readConfig, StartError, serve, urlsOf } from '@tabletrotter/server';
import { type Command, Failure, flags, UsageError } from '../command.ts';
import { type Terminal, writeLines } from '../terminal.ts';

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
} as const;

/** The repository that this program was built in, or `undefined` where there is none around it. */
const repository = (): string | undefined => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'scripts/build.mjs'))) {
    if (dirname(folder) === folder) return undefined;
    folder = dirname(folder);
  }
  return folder;
};

/** The newest build of the page that there is. */
const newestPage = (root: string): string | null => {
  const home = join(root, 'packages/web/dist');
  const names = existsSync(home) ? readdirSync(home) : [];
  const builds = names.map((name) => join(home, name)).filter((path) => existsSync(join(path, 'index.html')));
  const timed = builds.map((path) => ({ path, time: statSync(join(path, 'index.html')).mtimeMs }));
  return timed.sort((one, other) => other.time - one.time)[0]?.path ?? null;
};

/** The page, built now where it is missing or stale; where it cannot be built, the newest build that there is. */
const pageFolder = async (terminal: Terminal): Promise<string | null> => {
  const root = repository();
  if (root === undefined) return null;
  const builder: { buildWeb(): Promise<string>; describeFailure(error: unknown): string } = await import(
    pathToFileURL(join(root, 'scripts/build.mjs')).href
  );
  try {
    return await builder.buildWeb();
  } catch (thrown) {
    await writeLines(terminal.err, builder.describeFailure(thrown).split('\n'));
    return newestPage(root);
  }
};

const configFrom = (args: readonly string[], quiet: boolean): Config => {
  const { values, positionals } = flags(() => parseArgs({ args: [...args], options, allowPositionals: true }));
  if (positionals[0] !== undefined) throw new UsageError(`"${positionals[0]}" is one word too many`);
  const { env } = process;
  const config = readConfig({
    ...env,
    LOG_LEVEL: env['LOG_LEVEL'] ?? (quiet ? 'warn' : 'info'),
    ...(values.port === undefined ? {} : { PORT: values.port }),
    ...(values.host === undefined ? {} : { HOST: values.host }),
    ...(values.data === undefined ? {} : { DATA_DIR: values.data }),
  });
  if (!config.ok) throw new UsageError(config.error);
  return config.value;
};

const started = async (config: Config, page: string | null) => {
  try {
    return await serve(config, { games: GAMES, botWorker: new URL('./bot-worker.js', import.meta.url), page });
  } catch (thrown) {
    if (thrown instanceof StartError) throw new Failure(thrown.message);
    throw thrown;
  }
};

const greeting = ({ host, publicUrl, dataDir }: Config, port: number, page: string | null): readonly string[] => {
  const { here, house } = urlsOf(host, port);
  return [
    `Tabletrotter is open: ${publicUrl ?? here}`,
    ...house.map((url) => `For others in the house: ${url}`),
    `Games are kept in ${dataDir}. Ctrl+C stops; nothing is lost.`,
    ...(page === null ? ['There is no page to be seen: it could not be built.'] : []),
  ];
};

export const command: Command = {
  help: `Usage: tabletrotter serve [flags]

Opens the house: serves the page and keeps the tables, until it is stopped (Ctrl+C). Nothing is lost when it stops.

  --port n       where it listens (PORT, 3000)
  --host name    on which address; 0.0.0.0 is all of them (HOST, 0.0.0.0)
  --data folder  where the games are kept (DATA_DIR, ./data)

More is set by the environment: PUBLIC_URL, TRUST_PROXY, LOG_LEVEL, WEBHOOKS, BOT_PAUSE_MS, IDLE_SECONDS and the limits
(packages/server/README.md).`,

  async run(args, terminal) {
    const config = configFrom(args, terminal.errIsTerminal);
    const page = await pageFolder(terminal);
    const stop = askedToStop();
    const running = await started(config, page);
    await writeLines(terminal.out, greeting(config, running.port, page));
    await stop;
    await running.close();
    return 0;
  },
};
