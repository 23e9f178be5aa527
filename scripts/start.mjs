/**
 * `npm start`: from a fresh clone to the book in the browser. Installs what is missing, builds the
 * site and serves the build.
 */
import { runCommand } from './command-line.mjs';
import { installMissing } from './install.mjs';
import { npmRun } from './run.mjs';

await runCommand({
  name: 'npm start --',
  help: `npm start

Installs what is missing, builds the book and serves it on this machine, until Ctrl-C. PORT and HOST
in the environment say where; else it is localhost, at 4321 or the next free port.

  -h, --help   print this`,
  run: async () => {
    await installMissing();
    console.log('Building the book (the first build works out the analysis of every hand) …');
    if ((await npmRun('build')) !== 0)
      throw new Error('Without a build there is nothing to serve.');
    // Only now: it needs a package that may just have been installed.
    const { serveUntilStopped } = await import('./serve.mjs');
    await serveUntilStopped();
  },
});
