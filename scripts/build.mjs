/** `npm run build`: builds the site into dist, and prints a short log. */
import { fileURLToPath } from 'node:url';
import { runCommand } from './command-line.mjs';
import { askedEditions, editionEnvironment } from './edition.mjs';
import { adviseNode, isNewEnough } from './node-version.mjs';
import { run } from './run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await runCommand({
  name: 'npm run build --',
  help: `npm run build [-- --verbose]

Builds the site into dist/, and its German edition into dist/de/. In the environment, BASE is
its path on the host and SITE the host (docs/hosting.md); EDITION=en or EDITION=de builds one
edition alone.

  --verbose    print all that Astro and Vite say, not only warnings, errors and the parts of the build
  -h, --help   print this`,
  options: { verbose: { type: 'boolean', default: false } },
  run: async ({ values: { verbose } }) => {
    if (!isNewEnough(process.version)) {
      throw new Error(
        `${adviseNode(process.version)} Or run “npm start”, which installs one here.`,
      );
    }
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
    // The first one empties dist/, so the others follow it.
    for (const edition of askedEditions(process.env)) {
      const code = await run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
        cwd: root,
        env: editionEnvironment(edition, verbose ? env : { ...env, SHORT_BUILD_LOG: '1' }),
      });
      if (code !== 0)
        throw new Error('The build failed. All that Astro said: npm run build -- --verbose');
    }
  },
});
