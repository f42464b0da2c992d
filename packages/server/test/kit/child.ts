import { askedToStop, readConfig, StartError, serve } from '@tabletrotter/server';
import { GAMES_FOR_TESTS } from './games.ts';

// A server in a process of its own, for tests that kill it. Arguments: the bot worker's address. Prints its port.
const config = readConfig(process.env);
if (!config.ok) throw new Error(config.error);
const stop = askedToStop();
try {
  const running = await serve(config.value, {
    games: GAMES_FOR_TESTS,
    botWorker: new URL(process.argv[2] ?? ''),
    page: process.env['PAGE_DIR'] ?? null,
  });
  process.stdout.write(`${running.port}\n`);
  await stop;
  await running.close();
} catch (thrown) {
  if (!(thrown instanceof StartError)) throw thrown;
  process.stderr.write(`${thrown.message}\n`);
  process.exitCode = 1;
}
