import { configDefaults, defineConfig } from 'vitest/config';

/** `npm run check` leaves out what takes longer than a coffee; `npm test` sets SLOW and runs it all. */
const slow = process.env['SLOW'] === '1' ? [] : ['**/slow/**'];

export default defineConfig({
  test: {
    include: ['scripts/test/**/*.test.ts', 'packages/*/{src,test}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...slow],
    // many tests wait for a process or a disk, so that three keep two cores busy
    maxWorkers: 3,
  },
});
