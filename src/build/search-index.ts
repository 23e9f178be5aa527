import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';

/** What stands in the text and is not to be found: figures (the prose tells of them), marks, forms. */
const NOT_TEXT = [
  'svg',
  'pre',
  'nav',
  'form',
  'select',
  'button',
  '[popover]',
  '.replay',
  'table.printed-tricks',
  '.hand-figure .title',
  '.hand-figure .facts',
  // A suit’s name stands there once for each pack.
  '.terms-de',
  '.terms-gs',
  '.page-mark',
];

/** Pagefind's ready-made interfaces, of which the search page uses none. */
const UNUSED = /(?:-ui\.(?:css|js)|-highlight\.js|wasm\.unknown\.pagefind)$/;

/**
 * Makes the search index of the built site, as /pagefind/. Only pages with `data-pagefind-body` are
 * in it, and of these what the attribute encloses. A fault of the indexer stops the build.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: 'vorhand-search',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const { index, errors } = await createIndex({ excludeSelectors: NOT_TEXT });
        if (index === undefined) throw new Error(`The search index: ${errors.join('; ')}`);
        const added = await index.addDirectory({ path: folder });
        const made = await index.getFiles();
        const faults = [...added.errors, ...made.errors];
        if (faults.length > 0) throw new Error(`The search index: ${faults.join('; ')}`);
        const files = made.files.filter(({ path }) => !UNUSED.test(path));
        await Promise.all(
          files.map(async ({ path, content }) => {
            const file = join(folder, 'pagefind', path);
            await mkdir(dirname(file), { recursive: true });
            await writeFile(file, content);
          }),
        );
        await close();
        logger.info(`${files.length} files make the search index`);
      },
    },
  };
}
