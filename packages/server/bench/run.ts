import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../test/kit/bundle.ts';
import { spawnServer } from '../test/kit/child-server.ts';

// Durable actions a second over loopback, server and clients on one machine, all limits raised:
// `node packages/server/bench/run.mjs [tables,seconds,rate …]`.
const runs = process.argv.length > 2 ? process.argv.slice(2) : ['100,10,0', '100,10,100'];
const [worker, program, load] = await Promise.all([
  bundle('test/kit/worker.ts'),
  bundle('test/kit/child.ts'),
  bundle('bench/load.ts'),
]);
const dataDir = mkdtempSync(join(tmpdir(), 'tabletrotter-bench-'));
const profile = process.env['PROFILE']; // a folder for the server's CPU profile
const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
const server = spawnServer(program, worker, { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }, flags);
try {
  for (const run of runs) {
    const client = spawn(process.execPath, [fileURLToPath(load), await server.url, ...run.split(',')], { stdio: 'inherit' });
    await once(client, 'exit');
  }
} finally {
  server.process.kill('SIGTERM');
  process.stderr.write((await server.ended).err);
  rmSync(dataDir, { recursive: true, force: true });
  for (const file of [worker, program, load]) rmSync(dirname(fileURLToPath(file)), { recursive: true, force: true });
}
