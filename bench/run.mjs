// Runs main.ts, which Node 20 cannot read by itself.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const outdir = fileURLToPath(new URL(`dist/${process.pid}`, import.meta.url));
try {
  await build({
    absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
    entryPoints: { main: 'main.ts', contestant: 'contestant.ts' },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  const { main } = await import(`${outdir}/main.mjs`);
  await main(process.argv.slice(2), outdir);
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  rmSync(outdir, { recursive: true, force: true });
}
