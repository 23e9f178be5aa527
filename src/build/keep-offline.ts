import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { listEntries, weighBook } from '../site/offline/entries.ts';
import { FILES_LIST, NAMED_BY_CONTENT, WHOLE_BOOK } from '../site/offline/whole-book.ts';
import type { WholeBook } from '../site/offline/whole-book.ts';
import { BROWSERS } from './browsers.ts';
import { EDITION_CONDITIONS } from './edition.ts';
import type { ShippedPackages } from './licences.ts';

/**
 * Makes the built site readable offline. It runs after everything that writes files for readers.
 * @param shipped collects the packages in the service worker
 */
export function offline(shipped: ShippedPackages): AstroIntegration {
  return {
    name: 'vorhand-offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { pages, transfer } = await writeOffline(fileURLToPath(dir), shipped);
        logger.info(`The whole book: ${pages} pages, ${(transfer / 1e6).toFixed(1)} MB on the way`);
      },
    },
  };
}

/**
 * Writes the service worker, sw.js, into a built site, and the list of the book's files with their
 * total size.
 */
export async function writeOffline(folder: string, shipped?: ShippedPackages): Promise<WholeBook> {
  const list = JSON.stringify(await listEntries(folder));
  const edition = createHash('sha256').update(list).digest('hex').slice(0, 16);
  const whole = { ...(await weighBook(folder)), edition };
  await mkdir(join(folder, dirname(FILES_LIST)), { recursive: true });
  await writeFile(join(folder, FILES_LIST), list);
  await writeFile(join(folder, WHOLE_BOOK), JSON.stringify(whole));
  const names = await readdir(join(folder, NAMED_BY_CONTENT));
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('../site/offline/service-worker.ts', import.meta.url))],
    outfile: join(folder, 'sw.js'),
    bundle: true,
    metafile: true,
    minify: true,
    conditions: [...EDITION_CONDITIONS],
    format: 'iife',
    target: BROWSERS,
    define: {
      NAMES: JSON.stringify(names.sort()),
      WHOLE: JSON.stringify(whole),
      'process.env.NODE_ENV': '"production"',
    },
  });
  shipped?.addOutputs(metafile);
  return whole;
}
