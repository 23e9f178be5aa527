import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { listEntries } from '../offline/entries.ts';
import { BROWSERS } from './browsers.ts';

/**
 * Puts the service worker into the built site, as /sw.js with the list of all files it keeps. It
 * comes last among the integrations, after all that writes files.
 */
export function offline(): AstroIntegration {
  return {
    name: 'vorhand-offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const entries = await listEntries(folder);
        await build({
          entryPoints: [fileURLToPath(new URL('../offline/service-worker.ts', import.meta.url))],
          outfile: `${folder}/sw.js`,
          bundle: true,
          minify: true,
          format: 'iife',
          target: BROWSERS,
          define: { ENTRIES: JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' },
        });
        logger.info(`${entries.length} files are kept for reading without network`);
      },
    },
  };
}
