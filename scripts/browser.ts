/**
 * `npm run browser`: the tests on the built site, in the browsers that this machine has. Says of each
 * engine which browser was found, or what is missing, and hands everything else to Playwright.
 */
import { runCommand } from './command-line.mjs';
import { run } from './run.mjs';
import { enginesFound } from '../tests/browser/engines/find-engines.ts';

/** What is typed may be an option of Playwright, which knows its own. */
const given = process.argv.slice(2);
const OURS = ['--all', '--help', '-h'];

await runCommand(
  {
    name: 'npm run browser --',
    help: `npm run browser [-- --all] [-- PLAYWRIGHT’S ARGUMENTS…]

Runs the browser tests on the site in dist/. Without arguments these are the tests whose titles say
@core, in Chromium; with arguments of Playwright’s, those that they choose of all tests in all browsers
of this machine, as in “npm run browser -- replay --project chromium”. Firefox and WebKit may be
Playwright’s own, or Debian’s (firefox-esr; webkit2gtk-driver with xvfb and dbus).

      --all     every test in every browser of this machine
  -h, --help    print this; “npx playwright test --help” has the other arguments`,
    options: { all: { type: 'boolean' } },
    run: async ({ values }) => {
      for (const { engine, found } of enginesFound()) console.log(`${engine}: ${found}`);
      const rest = given.filter((argument) => !OURS.includes(argument));
      const isCore = values.all !== true && rest.length === 0;
      const chosen = isCore ? ['--project', 'chromium', '--grep', '@core'] : rest;
      process.exitCode = await run('playwright', ['test', ...chosen]);
    },
  },
  given.filter((argument) => OURS.includes(argument)),
);
