import { spawn } from 'node:child_process';

/**
 * Runs a command in this terminal and resolves to its exit code. A command stopped by a signal
 * counts as failed.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const shell = needsShell(command);
    const words = shell ? args.map(quoteForCmd) : args;
    const child = spawn(command, words, { stdio: 'inherit', shell, ...options });
    child.on('error', reject);
    child.on('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}

/**
 * Whether only a shell can start a command: on Windows npm and what packages bring are .cmd files. A program
 * by its path needs none, and the shell would break the path at a space, as in C:\\Program Files.
 * @param {string} command
 * @param {string} [platform]
 */
export function needsShell(command, platform = process.platform) {
  return platform === 'win32' && /^[\w-]+$/.test(command);
}

/**
 * An argument as the shell of Windows takes it, since Node hands it on unquoted.
 * @param {string} argument
 */
export function quoteForCmd(argument) {
  if (/^[\w./:=@,+-]+$/.test(argument)) return argument;
  return `"${argument.replaceAll('"', '""')}"`;
}

/**
 * Runs one of the scripts of package.json. npm puts the installed Node 24 first in its PATH, so
 * this is also how code that needs it is started from a script that may run under Node 20.
 * @param {string} name
 * @param {string[]} [args]
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function npmRun(name, args = [], options = {}) {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  return run('npm', ['run', '--silent', name, '--', ...args], { env, ...options });
}

/** What is thrown for a mistake in the program itself. */
const mistakes = [TypeError, RangeError, ReferenceError];

/**
 * Ends a script with a plain message for trouble in its surroundings: a file that cannot be read, a
 * port in use, a build that fails. A mistake in the program is thrown on and keeps its stack trace.
 * @param {unknown} error
 */
export function fail(error) {
  if (mistakes.some((mistake) => error instanceof mistake)) throw error;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
