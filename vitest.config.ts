import { configDefaults, defineConfig } from 'vitest/config';
import { drawn } from './packages/web/build/drawn.ts';

/** `npm run check` leaves out what takes longer than a coffee; `npm test` sets SLOW and runs it all. */
const slow = process.env['SLOW'] === '1' ? [] : ['**/slow/**'];

export default defineConfig({
  plugins: [drawn()],
  test: {
    exclude: [...configDefaults.exclude, ...slow],
    // many tests wait for a process or a disk, so that three keep two cores busy
    maxWorkers: 3,
    // a busy machine takes its time; nothing here is a timed test
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['packages/{rules,protocol,web}/{src,test,build}/**/*.test.{ts,tsx}'],
          // the files of a worker share their modules: loading them anew for each took a third of the time
          isolate: false,
        },
      },
      {
        extends: true,
        // what their kits start is stopped at the end of each file
        test: { name: 'processes', include: ['scripts/test/**/*.test.ts', 'packages/{server,cli}/{src,test}/**/*.test.ts'] },
      },
    ],
  },
});
