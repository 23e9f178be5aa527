import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/browser/support/find-browser.ts';

/** Not the port of `npm start`, so that the tests run beside an open book. */
const port = Number(process.env['TEST_PORT'] ?? 4517);
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
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    // A server that already listens there might serve something else.
    reuseExistingServer: false,
  },
});
