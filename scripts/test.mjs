/**
 * `npm test`: everything a change must pass, from a fresh clone, in the order in which a mistake
 * is cheapest to find. Stops at the first step that fails.
 *
 * `npm test -- unit size` runs only these steps; what follows the names goes to the last of them,
 * as in `npm test -- unit tests/unit/deal.test.ts`.
 */
import { installMissing } from './install.mjs';
import { fail, npmRun } from './run.mjs';

/** The npm script of each step, and what it looks at. */
const steps = /** @type {const} */ ({
  check: 'types (TypeScript, Astro, Svelte)',
  lint: 'lint',
  'format:check': 'format',
  unit: 'unit tests',
  build: 'build',
  size: 'size of the pages',
  browser: 'browser tests on the built site',
});

const names = /** @type {(keyof typeof steps)[]} */ (Object.keys(steps));
const given = process.argv.slice(2);
const firstOther = given.findIndex((arg) => !(arg in steps));
const chosen = firstOther === -1 ? given : given.slice(0, firstOther);
const rest = firstOther === -1 ? [] : given.slice(firstOther);

process.exitCode = await main();

async function main() {
  if (chosen.length === 0 && rest.length > 0) {
    console.error(`Unknown step “${String(rest[0])}”. The steps are: ${names.join(', ')}`);
    return 1;
  }
  const began = Date.now();
  try {
    await installMissing();
  } catch (error) {
    fail(error);
    return 1;
  }

  const running = chosen.length === 0 ? names : names.filter((name) => chosen.includes(name));
  /** @type {string[]} */
  const done = [];
  for (const name of running) {
    console.log(`\n── ${name}: ${steps[name]}`);
    const start = Date.now();
    const code = await npmRun(name, name === running.at(-1) ? rest : []);
    done.push(`${code === 0 ? 'passed' : 'FAILED'}  ${seconds(start)}  ${name}`);
    if (code !== 0) {
      console.error(`\n${done.join('\n')}`);
      console.error(`\nStopped: “${name}” failed (see above). Alone: npm run ${name}`);
      return 1;
    }
  }
  console.log(`\n${done.join('\n')}\n\nAll passed in ${seconds(began).trim()}.`);
  return 0;
}

/** @param {number} since */
function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`.padStart(8);
}
