/**
 * `npm run dev`: serves the book as it is being written, with all options of `astro dev`. `EDITION=de`
 * serves the German edition, at /de/.
 */
import { askedEditions, editionEnvironment } from './edition.mjs';
import { installMissing } from './install.mjs';
import { fail, run } from './run.mjs';

try {
  const [edition = 'en'] = askedEditions({ EDITION: 'en', ...process.env });
  await installMissing();
  const env = editionEnvironment(edition, { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' });
  process.exitCode = await run('npm', ['exec', '--', 'astro', 'dev', ...process.argv.slice(2)], {
    env,
  });
} catch (error) {
  fail(error);
}
