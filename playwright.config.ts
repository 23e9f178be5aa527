import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/browser/support/find-browser.ts';

// A port of its own for each run, so that tests run beside an open book and beside other tests. The
// workers, which read this file again, inherit it.
const port = (process.env['TEST_PORT'] ??= String(4500 + (process.pid % 500)));
const inCI = process.env['CI'] !== undefined && process.env['CI'] !== '';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: inCI,
  workers: 2,
  // Patience, not a claim: a busy machine of two cores has taken half a minute to let axe read the
  // longest chapter.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: await findBrowser(),
    trace: 'retain-on-failure',
    // It would fetch the whole book for every test; tests/browser/offline.test.ts lets it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: port },
    url: `http://localhost:${port}/`,
    // A server that already listens there might serve something else.
    reuseExistingServer: false,
  },
});
