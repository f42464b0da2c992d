import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOnce } from './once.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Ours are bundled from their TypeScript sources; everything else stays where npm put it. */
const othersExternal = {
  name: 'others-external',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@tabletrotter/') ? undefined : { path, external: true },
    );
  },
};

/** The command line: `main.js`, and what each of its commands loads when it is asked for. */
const makeCli = async (outdir) => {
  const { build } = await import('esbuild'); // only where there is something to build: it costs a start 30 ms
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'packages/cli/src/main.ts',
      'simulate-worker': 'packages/cli/src/simulate/worker.ts',
      'bot-worker': 'packages/server/src/worker.ts',
    },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'silent',
    plugins: [othersExternal],
  });
};

/**
 * Builds the command line where its build is missing or stale.
 * @param {{ home?: string }} [where] the folder of builds, for tests
 * @returns {Promise<string>} the file to import
 */
export const buildCli = async ({ home = join(root, 'packages/cli/dist') } = {}) => {
  const sources = ['rules', 'protocol', 'server', 'cli'].flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/package.json`,
  ]);
  const folder = await buildOnce({
    root,
    home,
    sources: [...sources, 'scripts/build.mjs', 'scripts/once.mjs'],
    make: makeCli,
  });
  return join(folder, 'main.js');
};

/** The page: hashed files and `index.html`. */
const makeWeb = async (outDir) => {
  const { build } = await import('vite');
  await build({
    root: join(root, 'packages/web'),
    configFile: join(root, 'packages/web/vite.config.ts'),
    logLevel: process.env.BUILD_LOG ?? 'warn',
    build: { outDir, emptyOutDir: true },
  });
};

/**
 * Builds the page where its build is missing or stale.
 * @param {{ home?: string }} [where] the folder of builds, for tests
 * @returns {Promise<string>} the folder to serve
 */
export const buildWeb = ({ home = join(root, 'packages/web/dist') } = {}) =>
  buildOnce({
    root,
    home,
    sources: [
      ...['rules', 'protocol', 'server', 'web'].flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
      'packages/web/index.html',
      'packages/web/public',
      'packages/web/build',
      'packages/web/vite.config.ts',
      'scripts/build.mjs',
      'scripts/once.mjs',
    ],
    make: makeWeb,
  });

/** What went wrong with a build, in a few lines for whoever started it. */
export const describeFailure = (error) => {
  const faults = Array.isArray(error?.errors) ? error.errors : [];
  if (faults.length === 0) return `tabletrotter: the build failed: ${error instanceof Error ? error.message : String(error)}`;
  const lines = faults.slice(0, 5).map(({ text, location }) => (location ? `${location.file}:${location.line}: ${text}` : text));
  const more = faults.length > lines.length ? [`and ${faults.length - lines.length} more`] : [];
  return ['tabletrotter: the build failed', ...lines, ...more].join('\n  ');
};

/** All there is to build, one after the other. */
const BUILDS = [buildCli, buildWeb];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    for (const build of BUILDS) await build();
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}
