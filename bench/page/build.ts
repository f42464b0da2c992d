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

/** What `index.html` loads by itself: the first page is in a chunk of its own making, which the manifest does not call an entry. */
const entryOf = (html: string, manifest: Manifest): Chunk => {
  const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const imports = Object.keys(manifest).filter((key) => files.includes(manifest[key]?.file ?? ''));
  return { file: 'index.html', imports, css: files.filter((file) => file.endsWith('.css')) };
};

/** Builds the page into a folder as it is always built, and its manifest besides. */
export const buildPage = async (web: string, outDir: string): Promise<Manifest> => {
  await build({
    root: web,
    configFile: `${web}/vite.config.ts`,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, manifest: true },
  });
  const manifest: Manifest = JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8'));
  return { ...manifest, 'index.html': entryOf(readFileSync(`${outDir}/index.html`, 'utf8'), manifest) };
};
