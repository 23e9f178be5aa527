/**
 * `npm test`: everything a change must pass, from a fresh clone, in the order in which a mistake
 * is cheapest to find. Begins no step after one has failed.
 *
 * `npm test -- unit size` runs only these steps; what follows the names goes to the last of them,
 * as in `npm test -- unit tests/unit/game/skat`. `npm run test:all` has more steps.
 */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError, runCommand } from './command-line.mjs';
import { installMissing } from './install.mjs';
import { npmRun } from './run.mjs';

/** The npm script of each step, and what it looks at. */
const steps = /** @type {const} */ ({
  check: 'types (TypeScript, Astro, Svelte)',
  lint: 'lint',
  'format:check': 'format',
  unit: 'unit tests without the measurements',
  measured: 'the measurements: whether the book is right',
  packages: 'packages for programmers, made and used as their users would',
  build: 'build',
  size: 'size of the pages',
  html: 'HTML of the pages, and whether it reads well aloud',
  browser: 'browser tests on the built site: the core, in Chromium',
  'browser:all': 'browser tests on the built site: all, in every browser found',
});

/** @typedef {keyof typeof steps} Step */

/**
 * The steps of a whole run, in the order in which they begin.
 * @type {readonly Step[]}
 */
const EACH_CHANGE = ['lint', 'check', 'format:check', 'unit', 'build', 'size', 'html', 'browser'];
/** @type {typeof EACH_CHANGE} */
const ALL = [
  ...EACH_CHANGE.filter((name) => name !== 'browser'),
  'measured',
  'packages',
  'browser:all',
];

/**
 * What must have ended before a step begins. Two of Astro's commands at once would write the same files.
 * @type {Partial<Record<Step, readonly Step[]>>}
 */
const NEEDS = { build: ['check'], size: ['build'], html: ['build'] };

/**
 * Steps that need all processors for themselves.
 * @type {readonly Step[]}
 */
const ALONE = ['measured', 'packages', 'browser', 'browser:all'];

const names = /** @type {Step[]} */ (Object.keys(steps));

/** What stands before the first argument that is no step is for this command, the rest is not. */
const given = process.argv.slice(2);
const firstOther = given.findIndex((arg) => !Object.hasOwn(steps, arg));
const chosen = firstOther === -1 ? given : given.slice(0, firstOther);
const rest = firstOther === -1 ? [] : given.slice(firstOther);

await runCommand(
  {
    name: 'npm test --',
    help: `npm test [-- STEP… [ARGUMENT…]]

Everything a change must pass, or only these steps. Arguments after the last step are for its tool,
as in “npm test -- unit tests/unit/game/skat”.

${names.map((name) => `  ${name.padEnd(14)}${steps[name]}`).join('\n')}

      --all     everything: the measurements and all browser tests too (npm run test:all)
  -h, --help    print this`,
    options: { all: { type: 'boolean' } },
    positionals: true,
    run: async ({ positionals: [unknown], values }) => {
      if (unknown !== undefined) {
        throw new UsageError(`Unknown step “${unknown}”. The steps are: ${names.join(', ')}`);
      }
      await installMissing();
      const asked = names.filter((name) => chosen.includes(name));
      if (asked.length > 0) await runSteps(asked, 1);
      else await runSteps(values.all === true ? ALL : EACH_CHANGE, availableParallelism());
    },
  },
  chosen.length === 0 ? rest : [],
);

/**
 * Runs steps, each as soon as a processor is free; begins none after one has failed.
 * @param {readonly Step[]} chosenSteps
 * @param {number} atOnce how many may run at once
 */
async function runSteps(chosenSteps, atOnce) {
  const began = Date.now();
  const last = chosenSteps.at(-1);
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  /** @type {Step[]} */
  const failed = [];
  /** @type {string[]} */
  const done = [];

  /** @param {Step} name */
  const begin = async (name) => {
    const start = Date.now();
    const args = name === last ? rest : [];
    const isAlone = atOnce === 1 || ALONE.includes(name);
    const code = await (isAlone ? runAlone(name, args) : runBeside(name, args));
    running.delete(name);
    if (code !== 0) failed.push(name);
    done.push(`${code === 0 ? 'passed' : 'FAILED'}  ${seconds(start)}  ${name}`);
  };

  for (const name of chosenSteps) {
    const beside = ALONE.includes(name) ? 1 : atOnce;
    const needed = NEEDS[name] ?? [];
    while (running.size >= beside || needed.some((other) => running.has(other))) {
      await Promise.race(running.values());
    }
    if (failed.length > 0) break;
    running.set(name, begin(name));
  }
  await Promise.all(running.values());
  if (failed.length > 0) {
    const alone = failed.map((name) => `npm run ${name}`).join(', ');
    throw new Error(`\n${done.join('\n')}\n\nStopped (see above). Alone: ${alone}`);
  }
  console.log(`\n${done.join('\n')}\n\nAll passed in ${seconds(began).trim()}.`);
}

/**
 * Runs a step in this terminal.
 * @param {Step} name
 * @param {string[]} args
 */
function runAlone(name, args) {
  console.log(heading(name));
  return npmRun(name, args);
}

/**
 * Runs a step while others run, and prints what it wrote once it has ended.
 * @param {Step} name
 * @param {string[]} args
 */
async function runBeside(name, args) {
  const folder = mkdtempSync(join(tmpdir(), 'vorhand-test-'));
  const file = join(folder, 'output');
  const output = openSync(file, 'w');
  const code = await npmRun(name, args, { stdio: ['ignore', output, output] });
  closeSync(output);
  console.log(`${heading(name)}\n${readFileSync(file, 'utf8').trimEnd()}`);
  rmSync(folder, { recursive: true });
  return code;
}

/** @param {Step} name */
function heading(name) {
  return `\n── ${name}: ${steps[name]}`;
}

/** @param {number} since */
function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`.padStart(8);
}
