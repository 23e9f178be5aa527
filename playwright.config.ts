import { defineConfig } from '@playwright/test';
import type { Project } from '@playwright/test';
import { findFirefox, findWebKit, findWebKitGtk } from './tests/browser/engines/find-engines.ts';
import { findBrowser } from './tests/browser/support/find-browser.ts';

// A port of its own for each run, so that tests run beside an open book and beside other tests. The
// workers, which read this file again, inherit it.
const port = (process.env['TEST_PORT'] ??= String(4500 + (process.pid % 500)));
const inCI = process.env['CI'] !== undefined && process.env['CI'] !== '';

const [firefox, webkit] = [findFirefox(), findWebKit()];
const ENGINES = 'tests/browser/engines';

/** The browsers of this machine; `npm run browser` says which it has found. */
const projects: Project[] = [
  {
    name: 'chromium',
    testIgnore: `${ENGINES}/**`,
    use: { browserName: 'chromium', launchOptions: await findBrowser() },
  },
];
for (const [name, engine] of Object.entries({ firefox, webkit })) {
  if (engine === undefined) continue;
  projects.push({ name, testIgnore: `${ENGINES}/**`, use: engine });
}
if ('driver' in findWebKitGtk()) projects.push({ name: 'webkit-gtk', testDir: ENGINES });

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: inCI,
  workers: 2,
  // A test that passes only at a second try has a fault, or has found one.
  retries: 0,
  // Patience, not a claim: a busy machine of two cores has taken half a minute to let axe read the
  // longest chapter.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace more than doubles the time of a test: `--trace on` makes one.
    trace: 'off',
    // It would fetch the whole book for every test; tests/browser/offline.test.ts lets it.
    serviceWorkers: 'block',
  },
  projects,
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: port },
    url: `http://localhost:${port}/`,
    // A server that already listens there might serve something else.
    reuseExistingServer: false,
  },
});
