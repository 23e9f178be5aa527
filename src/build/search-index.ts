import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { elementsOf, withEdits } from './html-elements.ts';
import { readTitles } from './search-titles.ts';

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
  // What kind of page it is, and where it comes from.
  '.above',
  'header .below',
  // Signs of cards, beside which their names stand for the ear.
  '[aria-hidden="true"]',
];

/** Elements that stand beside each other in a page and not in a sentence. */
const BESIDE = new Set('th td dt dd span a b p li div summary caption dfn'.split(' '));

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
        const faults: string[] = [];
        for await (const path of glob('**/*.html', { cwd: folder })) {
          const html = await readFile(join(folder, path), 'utf8');
          // Most pages are none to be searched: they lead to a place in a hand.
          if (!html.includes('data-pagefind-body')) continue;
          const added = await index.addHTMLFile({
            sourcePath: path.replaceAll('\\', '/'),
            content: inWords(html),
          });
          faults.push(...added.errors);
        }
        const made = await index.getFiles();
        faults.push(...made.errors);
        if (faults.length > 0) throw new Error(`The search index: ${faults.join('; ')}`);
        const files = made.files.filter(({ path }) => !UNUSED.test(path));
        await Promise.all(
          files.map(async ({ path, content }) => {
            const file = join(folder, 'pagefind', path);
            await mkdir(dirname(file), { recursive: true });
            await writeFile(file, content);
          }),
        );
        await writeFile(join(folder, 'pagefind/titles.json'), JSON.stringify(readTitles(files)));
        await close();
        logger.info(`${files.length} files make the search index`);
      },
    },
  };
}

/**
 * A page with a space between elements that touch, or the words on both sides would be one word that
 * nobody looks for. What stands there without scripts (the notes on a hand) is found as well.
 */
function inWords(html: string): string {
  const edits = elementsOf(html).flatMap(({ endTag, name, tag }) => {
    if (endTag === null) return [];
    if (name === 'noscript') return [tag, endTag].map((span) => ({ ...span, text: '' }));
    const { end } = endTag;
    return BESIDE.has(name) && html[end] === '<' ? [{ start: end, end, text: ' ' }] : [];
  });
  return withEdits(html, edits);
}
