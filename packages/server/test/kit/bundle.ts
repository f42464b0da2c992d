import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The package's folder, from wherever this file has been bundled into. */
const root = fileURLToPath(new URL(import.meta.url.includes('/dist/') ? '../' : '../../', import.meta.url));

/** Ours are bundled; everything else stays where npm put it. */
const othersExternal = {
  name: 'others-external',
  setup(builder: import('esbuild').PluginBuild) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@tabletrotter/') ? undefined : { path, external: true },
    );
  },
};

/** Bundles a file of this package, so that a thread or a process of its own may run it; gives where it lies. */
export const bundle = async (entry: string): Promise<URL> => {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const outfile = join(mkdtempSync(join(root, 'dist/test-')), 'main.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    plugins: [othersExternal],
  });
  return pathToFileURL(outfile);
};
