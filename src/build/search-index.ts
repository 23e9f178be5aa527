import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import serveStatic from 'serve-static';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { elementsOf, withEdits } from './html-elements.ts';
import { readTitles } from './search-titles.ts';

/** Left out of the index: figures (the text is about them), marks, forms. */
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
  // The names of a suit in the other language and in the other packs.
  OWN_TERMS === 'de' ? '.terms-en' : '.terms-de',
  '.terms-gs',
  '.page-mark',
  // The kind of page, and its source.
  '.above',
  'header .below',
  // Card symbols, which have their names beside them for screen readers.
  '[aria-hidden="true"]',
];

/** Elements that can touch without being in one sentence. */
const BESIDE = new Set('th td dt dd span a b p li div summary caption dfn'.split(' '));

/** Pagefind's interfaces, which the search page does not use. */
const UNUSED = /(?:-ui\.(?:css|js)|-highlight\.js|wasm\.unknown\.pagefind)$/;

/**
 * Makes the search index of the built site, /pagefind/, from the elements with `data-pagefind-body`, with
 * the stemmer of the language that `<html lang>` names. An error of the indexer stops the build.
 * `npm run dev` has the index of the last build, if there is one.
 */
export function searchIndex(): AstroIntegration {
  let last = '';
  return {
    name: 'vorhand-search',
    hooks: {
      'astro:config:done': ({ config }) => {
        last = fileURLToPath(new URL('pagefind/', config.outDir));
      },
      'astro:server:setup': ({ logger, server }) => {
        server.middlewares.use(`${server.config.base}pagefind`, serveStatic(last));
        const there = existsSync(join(last, 'titles.json'));
        logger.info(
          there
            ? 'The search finds what the last build had.'
            : 'The search has no index yet: “npm run build” makes it, and then it is used here too.',
        );
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const { index, errors } = await createIndex({ excludeSelectors: NOT_TEXT });
        if (index === undefined) throw new Error(`The search index: ${errors.join('; ')}`);
        const faults: string[] = [];
        for await (const path of glob('**/*.html', { cwd: folder })) {
          const html = await readFile(join(folder, path), 'utf8');
          // Most pages are not searchable, because they only lead to a place in a hand.
          if (!html.includes('data-pagefind-body')) continue;
          const result = await index.addHTMLFile({
            sourcePath: path.replaceAll('\\', '/'),
            content: withSpaces(html),
          });
          faults.push(...result.errors);
        }
        const output = await index.getFiles();
        faults.push(...output.errors);
        if (faults.length > 0) throw new Error(`The search index: ${faults.join('; ')}`);
        const files = output.files.filter(({ path }) => !UNUSED.test(path));
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
 * Inserts a space between elements that touch, or the words on both sides would be indexed as one.
 * Removes the tags of <noscript>, so that its content (the notes on a hand) is indexed too.
 */
function withSpaces(html: string): string {
  const edits = elementsOf(html).flatMap(({ endTag, name, tag }) => {
    if (endTag === null) return [];
    if (name === 'noscript') return [tag, endTag].map((span) => ({ ...span, text: '' }));
    const { end } = endTag;
    return BESIDE.has(name) && html[end] === '<' ? [{ start: end, end, text: ' ' }] : [];
  });
  return withEdits(html, edits);
}
