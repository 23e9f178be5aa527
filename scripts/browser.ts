/**
 * `npm run browser`: the tests on the built site, in the browsers that this machine has. Says of each
 * engine which browser was found, or what is missing, and hands everything else to Playwright.
 */
import { runCommand } from './command-line.mjs';
import { run } from './run.mjs';
import { enginesFound } from '../tests/browser/engines/find-engines.ts';

/** An argument may be an option of Playwright, which checks its own. */
const args = process.argv.slice(2);
const OURS = ['--all', '--help', '-h'];

await runCommand(
  {
    name: 'npm run browser --',
    help: `npm run browser [-- --all] [-- PLAYWRIGHT’S ARGUMENTS…]

Runs the browser tests on the site in dist/: all in Chromium, and in Firefox and WebKit, where this
machine has them, one visit to each kind of page. Firefox and WebKit may be Playwright’s own, or
Debian’s (firefox-esr; webkit2gtk-driver with xvfb and dbus).

      --all     every test in Firefox and in Playwright’s WebKit too
  -h, --help    print this; “npx playwright test --help” has the other arguments`,
    options: { all: { type: 'boolean' } },
    run: async ({ values }) => {
      for (const { engine, found } of enginesFound()) console.log(`${engine}: ${found}`);
      const env = { ...process.env, ...(values.all === true && { EVERY_BROWSER: '1' }) };
      const rest = args.filter((argument) => !OURS.includes(argument));
      process.exitCode = await run('playwright', ['test', ...rest], { env });
    },
  },
  args.filter((argument) => OURS.includes(argument)),
);
