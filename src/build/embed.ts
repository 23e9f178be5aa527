import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { AstroIntegration } from 'astro';
import { transformSync } from 'esbuild';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { BROWSERS } from './browsers.ts';
import { guestStyles } from './guest-styles.ts';
import type { ShippedPackages } from './licences.ts';
import { isComponentStyle } from './styles-once.ts';

/** Keeps a style in the shadow tree; a component that is loaded later adds its own. */
const ADD_STYLES = 'components/figure/embed/element-styles.ts';

/**
 * Builds the element for other pages, as /embed/vorhand.js, from the same components as the book. It is
 * a build of its own: its styles are for a shadow tree, its files stand below /embed/, which other
 * hosts may read, and all addresses in it are relative, since its page is not the book's.
 * @param shipped is told what the element has of other packages
 */
export function embed(shipped: ShippedPackages): AstroIntegration {
  let root = '';
  let site: string | undefined;
  return {
    name: 'vorhand-embed',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        site = config.site;
      },
      'astro:build:done': async ({ dir, logger }) => {
        await build({
          configFile: false,
          root,
          base: './',
          publicDir: false,
          // As Astro tells its own pages: whether links to places lead to pages of their own.
          define: {
            'import.meta.env.SITE': site === undefined ? 'undefined' : JSON.stringify(site),
          },
          logLevel: 'warn',
          plugins: [
            svelte({
              configFile: false,
              compilerOptions: {
                css: 'external',
                discloseVersion: false,
                runes: true,
              },
              preprocess: { style: ({ content }) => ({ code: small(content) }) },
            }),
            cardsInPage(),
            guestSheets(),
            addedStyles(root),
            leaveOut(),
            shipped.plugin(),
          ],
          worker: {
            format: 'es',
            plugins: () => [shipped.plugin()],
            rolldownOptions: { output: { entryFileNames: PARTS } },
          },
          build: {
            outDir: `${fileURLToPath(dir)}embed`,
            emptyOutDir: false,
            assetsInlineLimit: 0,
            modulePreload: false,
            target: BROWSERS,
            // The styles are small already, and for no older browsers than these.
            cssMinify: false,
            rolldownOptions: {
              input: { vorhand: `${root}components/figure/embed/vorhand-hand.ts` },
              output: {
                entryFileNames: '[name].js',
                chunkFileNames: PARTS,
                assetFileNames: PARTS,
              },
            },
          },
        });
        logger.info('/embed/vorhand.js is built for other pages');
      },
    },
  };
}

/** The files that the element loads, named by their content. */
const PARTS = 'parts/[name].[hash].js';

/** Another host's file cannot be used in a page: the cards are then those that the element draws itself. */
function cardsInPage(): Plugin {
  return {
    name: 'vorhand:cards-in-page',
    enforce: 'pre',
    load: (id) => (id.endsWith('/deck/cards.svg?url') ? `export default ''` : null),
  };
}

/** The book's style sheets, for a shadow tree. */
function guestSheets(): Plugin {
  return {
    name: 'vorhand:guest-sheets',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler: (css) => small(css),
    },
  };
}

/** Marks a module that adds the styles of a component. */
const ADDED = '\0vorhand:added-styles:';

/**
 * Has the styles of each component added to the one sheet of the element: a page's policy may refuse a
 * file of styles from another host, and a `<style>`.
 */
function addedStyles(root: string): Plugin {
  return {
    name: 'vorhand:added-styles',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!isComponentStyle(id) || importer?.startsWith(ADDED)) return null;
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      // Not to be read off it, or Vite would take the module for a style sheet, and Svelte for a component.
      return resolved === null ? null : `${ADDED}${encodeURIComponent(resolved.id)}.js`;
    },
    load(id) {
      if (!id.startsWith(ADDED)) return null;
      const style = decodeURIComponent(id.slice(ADDED.length, -'.js'.length));
      // Svelte's plugin looks at how the address ends, Vite's anywhere in it.
      return `import css from ${JSON.stringify(style.replace('?', '?inline&'))};
import { addStyles } from ${JSON.stringify(root + ADD_STYLES)};
addStyles(${JSON.stringify(style.slice(root.length))}, css);`;
    },
  };
}

/** What only a page of the book has: the way to its text, its questions, bookmarks. */
const OF_THE_BOOK =
  /\/components\/(?:figure\/(?:PutOnPage\.svelte|dock\/(?:InText\.svelte|with-highlighter\.ts)|think\/tie-questions\.svelte\.ts)|parts\/bookmarks\/KeepPlace\.svelte)$/;
/** The address in the bar is another page’s: it names no place, and no place is put into it. */
const ADDRESS_BAR = '/components/figure/address-bar.ts';
/** There the book’s addresses are whole: what stands on another page has no base. */
const BASE_OF_BOOK = '/src/lib/address/in-book.ts';

function leaveOut(): Plugin {
  return {
    name: 'vorhand:leave-out',
    enforce: 'pre',
    load: {
      filter: { id: [OF_THE_BOOK, `**${BASE_OF_BOOK}`, `**${ADDRESS_BAR}`] },
      handler(id) {
        // A component with nothing in it.
        if (id.endsWith('.svelte')) return '';
        if (id.endsWith('with-highlighter.ts')) return 'export const withHighlighter = () => {};';
        if (id.endsWith('tie-questions.svelte.ts'))
          return 'export const tieQuestions = () => null;';
        if (id.endsWith(ADDRESS_BAR)) {
          return `export const pageAddress = { read: () => '', replace: () => {} };`;
        }
        return 'export const inBook = (address) => address;';
      },
    },
  };
}

/** The book's styles for an element, with no blank that does nothing. */
const small = (css: string): string =>
  transformSync(guestStyles(css), { loader: 'css', minify: true, target: 'esnext' }).code;
