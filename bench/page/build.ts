import { readFileSync } from 'node:fs';
import { build } from 'vite';

/** A built file and what it brings along; keys are those of the manifest. */
export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Vite's own list of what it built, by source file. */
export type Manifest = { readonly [source: string]: Chunk };

/** Builds the page into a folder as it is always built, and its manifest besides. */
export const buildPage = async (web: string, outDir: string): Promise<Manifest> => {
  await build({
    root: web,
    configFile: `${web}/vite.config.ts`,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, manifest: true },
  });
  const manifest: Manifest = JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8'));
  return manifest;
};
