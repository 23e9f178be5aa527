/**
 * `npm start`: from a fresh clone to the book in the browser. Installs what is missing, builds the
 * site and serves the build.
 */
import { installMissing } from './install.mjs';
import { fail, npmRun } from './run.mjs';

try {
  await installMissing();
  if ((await npmRun('build')) !== 0) throw new Error('The site could not be built (see above).');
  // Only now: it needs a package that may just have been installed.
  const { serveUntilStopped } = await import('./serve.mjs');
  await serveUntilStopped();
} catch (error) {
  fail(error);
}
