import { defineConfig } from '@playwright/test';
import { chromium, FLAGS } from './scripts/chromium.mjs';

export default defineConfig({
  testDir: 'packages/web/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  workers: 2,
  // some tests wait for a moment that a busy machine may miss; whoever needs the second try is reported as flaky
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: { executablePath: chromium(), args: FLAGS },
    screenshot: 'only-on-failure',
    locale: 'en-US',
    // what is tested is what the server sends; the page that keeps itself has a test of its own
    serviceWorkers: 'block',
    // a button that cannot be pressed is a fault at once, not when the whole test runs out of time
    actionTimeout: 30_000,
  },
});
