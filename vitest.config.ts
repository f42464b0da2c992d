import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['scripts/test/**/*.test.ts', 'packages/*/{src,test}/**/*.test.{ts,tsx}'] },
});
