import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = new URL('./offline/service-worker.js', import.meta.url);

/** Files of `public/` that the page shows without a line; the licences are read with one. */
const PUBLIC = ['/favicon.svg', '/favicon-turn.svg', '/icon-192.png', '/manifest.webmanifest'];

/**
 * Writes `sw.js`, the service worker, with the list of all that was built: so many files as the page may ever ask for. Its version
 * is a hash of the list, which holds hashes of the files, and of `index.html`.
 */
export const offlineFiles = (): Plugin => ({
  name: 'offline-files',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name !== 'index.html' && !name.endsWith('.map'));
      const files = ['/', ...PUBLIC, ...built.map((name) => `/${name}`)].sort();
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
      const source = readFileSync(SOURCE, 'utf8')
        .replaceAll('FILES', JSON.stringify(files))
        .replaceAll('VERSION', JSON.stringify(version));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  },
});
