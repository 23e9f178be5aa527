/**
 * `npm test`: everything a change must pass, from a fresh clone, in the order in which a mistake
 * is cheapest to find. Stops at the first step that fails.
 *
 * `npm test -- unit size` runs only these steps; what follows the names goes to the last of them,
 * as in `npm test -- unit tests/unit/deal.test.ts`.
 */
import { UsageError, runCommand } from './command-line.mjs';
import { installMissing } from './install.mjs';
import { npmRun } from './run.mjs';

/** The npm script of each step, and what it looks at. */
const steps = /** @type {const} */ ({
  check: 'types (TypeScript, Astro, Svelte)',
  lint: 'lint',
  'format:check': 'format',
  unit: 'unit tests',
  build: 'build',
  size: 'size of the pages',
  html: 'HTML of the pages, and whether it reads well aloud',
  browser: 'browser tests on the built site',
});

const names = /** @type {(keyof typeof steps)[]} */ (Object.keys(steps));

/** The arguments up to the first that names no step are for this command; the rest is passed on. */
const args = process.argv.slice(2);
const firstOther = args.findIndex((arg) => !Object.hasOwn(steps, arg));
const chosenSteps = firstOther === -1 ? args : args.slice(0, firstOther);
const rest = firstOther === -1 ? [] : args.slice(firstOther);

await runCommand(
  {
    name: 'npm test --',
    help: `npm test [-- STEP… [ARGUMENT…]]

Everything a change must pass, or only these steps. Arguments after the last step are for its tool,
as in “npm test -- unit tests/unit/game/skat”.

${names.map((name) => `  ${name.padEnd(14)}${steps[name]}`).join('\n')}

  -h, --help    print this`,
    positionals: true,
    run: async ({ positionals: [unknown] }) => {
      if (unknown !== undefined) {
        throw new UsageError(`Unknown step “${unknown}”. The steps are: ${names.join(', ')}`);
      }
      await installMissing();
      await runSteps(
        chosenSteps.length === 0 ? names : names.filter((name) => chosenSteps.includes(name)),
      );
    },
  },
  chosenSteps.length === 0 ? rest : [],
);

/** @param {(keyof typeof steps)[]} running */
async function runSteps(running) {
  const began = Date.now();
  /** @type {string[]} */
  const results = [];
  for (const name of running) {
    console.log(`\n── ${name}: ${steps[name]}`);
    const start = Date.now();
    const code = await npmRun(name, name === running.at(-1) ? rest : []);
    results.push(`${code === 0 ? 'passed' : 'FAILED'}  ${seconds(start)}  ${name}`);
    if (code !== 0) {
      const summary = results.join('\n');
      throw new Error(
        `\n${summary}\n\nStopped: “${name}” failed (see above). Alone: npm run ${name}`,
      );
    }
  }
  console.log(`\n${results.join('\n')}\n\nAll passed in ${seconds(began).trim()}.`);
}

/** @param {number} since */
function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`.padStart(8);
}
