// boardgame.io's own server with the gin-like game: `server.mjs [<file of its journal>]`; without one it keeps all in memory alone.
import { createRequire } from 'node:module';
import { gin } from './gin.mjs';
import { Journal } from './journal.mjs';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

const file = process.argv[2];
const server = Server({ games: [gin], origins: [/./], ...(file === undefined ? {} : { db: new Journal(file) }) });
const { appServer } = await server.run({ port: 0 });

// as `../server/probe.ts` does
const processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
process.on('message', () => process.send(processor()));
process.send(`http://127.0.0.1:${appServer.address().port}`);
