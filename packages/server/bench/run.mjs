// Runs run.ts, which Node 20 cannot read by itself.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const outfile = fileURLToPath(new URL('../dist/bench.mjs', import.meta.url));
await build({
  entryPoints: [fileURLToPath(new URL('run.ts', import.meta.url))],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  logLevel: 'error',
});
try {
  await import(outfile);
} finally {
  rmSync(outfile, { force: true });
}
