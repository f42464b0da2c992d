import { configDefaults, defineConfig } from 'vitest/config';
import { drawn } from './packages/web/build/drawn.ts';

/** `npm run check` leaves out what takes longer than a coffee; `npm test` sets SLOW and runs it all. */
const slow = process.env['SLOW'] === '1' ? [] : ['**/slow/**'];

export default defineConfig({
  plugins: [drawn()],
  test: {
    include: ['scripts/test/**/*.test.ts', 'packages/*/{src,test,build}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...slow],
    // many tests wait for a process or a disk, so that three keep two cores busy
    maxWorkers: 3,
    // test files of a worker share their modules, which are pure: loading them anew for each took a third of the time
    isolate: false,
  },
});
