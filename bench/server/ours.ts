import { host } from '@tabletrotter/rules';
import { GAMES } from '@tabletrotter/rules/games';
import { askedToStop, readConfig, serve } from '@tabletrotter/server';
import { gin } from '../gin/index.ts';
import { answerProbes } from './probe.ts';

// Our server as it is, with the gin-like game besides those of the house. Its settings come from the environment.
const config = readConfig(process.env);
if (!config.ok) throw new Error(config.error);
const stop = askedToStop();
const running = await serve(config.value, {
  games: [...GAMES, host(gin)],
  botWorker: new URL('./worker.mjs', import.meta.url),
  page: null,
});
answerProbes(running.port);
await stop;
await running.close();
process.disconnect();
