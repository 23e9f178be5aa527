/**
 * What all commands of package.json do alike: read their arguments, print their help, say in a
 * sentence what is wrong. They end with 0, with 1 when something failed, and with 2 when the
 * arguments were not understood. This uses nothing but Node's own modules, from Node 20 on, because
 * some commands run before anything is installed.
 */
import { parseArgs } from 'node:util';
import { fail } from './run.mjs';

/** An argument that a command cannot use, with a sentence for the person who typed it. */
export class UsageError extends Error {}

/**
 * What was given on the command line.
 * @template {import('node:util').ParseArgsOptionsConfig} Options
 * @typedef {ReturnType<typeof parseArgs<{ options: Options, allowPositionals: true }>>} Given
 */

/**
 * A command.
 * @template {import('node:util').ParseArgsOptionsConfig} Options
 * @typedef {object} Command
 * @property {string} name how its arguments are given: `npm run size --`
 * @property {string} help what `--help` prints
 * @property {Options} [options] as `parseArgs` takes them; `--help` is added
 * @property {boolean} [positionals] whether it takes arguments that are no options
 * @property {(given: Given<Options>) => void | Promise<void>} run does the work. A
 *   {@link UsageError} ends the command with 2; anything else that `fail` reports, with 1.
 */

/**
 * Runs a command.
 * @template {import('node:util').ParseArgsOptionsConfig} Options
 * @param {Command<Options>} command
 * @param {string[]} [args] what was typed after its name
 */
export async function runCommand(command, args = process.argv.slice(2)) {
  watchOutput();
  try {
    const parsedArgs = readArgs(command, args);
    if ('help' in parsedArgs.values) console.log(command.help);
    else await command.run(parsedArgs);
  } catch (error) {
    if (!(error instanceof UsageError)) fail(error);
    else {
      console.error(`${error.message}\nWhat it takes: ${command.name} --help`);
      process.exitCode = 2;
    }
  }
}

/**
 * @template {import('node:util').ParseArgsOptionsConfig} Options
 * @param {Command<Options>} command
 * @param {string[]} args
 */
function readArgs({ options, positionals = false }, args) {
  const help = /** @type {const} */ ({ type: 'boolean', short: 'h' });
  try {
    return /** @type {Given<Options>} */ (
      parseArgs({ args, options: { ...options, help }, allowPositionals: positionals })
    );
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A command whose output goes nowhere has failed, however well it went until then. */
function watchOutput() {
  process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    // The reader of the output may have had enough, as `head` has.
    if (error.code === 'EPIPE') process.exit();
    console.error(`The output could not be written: ${error.message}`);
    process.exit(1);
  });
}
