// Runs main.ts, which Node 20 cannot read by itself.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const outdir = fileURLToPath(new URL(`dist/${process.pid}`, import.meta.url));

/** Ours are bundled; everything else stays where npm put it. */
const othersExternal = {
  name: 'others-external',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@tabletrotter/') ? undefined : { path, external: true },
    );
  },
};

try {
  await build({
    absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
    entryPoints: {
      main: './main.ts',
      contestant: './rules/contestant.ts',
      ours: './server/ours.ts',
      echo: './server/echo.ts',
      load: './server/load.ts',
      'players-ours': './server/players/ours.ts',
      'players-echo': './server/players/echo.ts',
      worker: '../packages/server/src/worker.ts',
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    plugins: [othersExternal],
  });
  const { main } = await import(`${outdir}/main.mjs`);
  await main(process.argv.slice(2), outdir);
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  rmSync(outdir, { recursive: true, force: true });
}
