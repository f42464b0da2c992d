import { defineConfig } from 'vite';
import { drawn } from './build/drawn.ts';
import { offlineFiles } from './build/offline-files.ts';

/** The page. JSX is Preact's own; everything is a file of ours, nothing inline, as the strict policy of the server wants it. */
export default defineConfig({
  plugins: [drawn(), offlineFiles()],
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // a data: address would need a hole in the policy
    reportCompressedSize: true,
    // what every page begins with comes in one piece: many small ones cost a slow line a second
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: { '/live': { target: 'ws://localhost:3000', ws: true } } },
});
