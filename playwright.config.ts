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
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: await findBrowser(),
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: port },
    url: `http://localhost:${port}/`,
    // A server that already listens there might serve something else.
    reuseExistingServer: false,
  },
});
