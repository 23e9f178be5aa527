import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { AstroIntegration } from 'astro';
import { transformSync } from 'esbuild';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { BROWSERS } from './browsers.ts';
import { guestStyles, withoutPages } from './guest-styles.ts';
import type { ShippedPackages } from './licences.ts';

/** What shows a hand in an element. */
const SHOWN = '/components/figure/embed/show.svelte.ts';

/** The address of the file of cards. */
const CARDS = '/deck/cards.svg?url';

/** As much of the bundler as tells who imports a module. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Where Svelte puts a component's style into the page, and what takes its place. */
const SVELTE_STYLES = '/svelte/src/internal/client/dom/css.js';
const OWN_STYLES = 'components/figure/embed/append-styles.ts';

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
                css: 'injected',
                discloseVersion: false,
                runes: true,
              },
              preprocess: { style: ({ content }) => ({ code: small(content) }) },
            }),
            cardsInPage(),
            guestSheets(),
            ownStyles(root),
            leaveOut(),
            plainImports(),
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
                codeSplitting: {
                  groups: [{ name: inFigure, debugName: 'figure' }],
                  includeDependenciesRecursively: false,
                },
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
    load: (id) => (id.endsWith(CARDS) ? `export default ''` : null),
  };
}

/** The book's style sheets, for a shadow tree. */
function guestSheets(): Plugin {
  return {
    name: 'vorhand:guest-sheets',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler: (css) => withoutPages(small(css)),
    },
  };
}

/** Svelte's way of bringing styles into the page, replaced by one that a strict policy allows. */
function ownStyles(root: string): Plugin {
  return {
    name: 'vorhand:own-styles',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (importer === undefined || !id.endsWith('css.js')) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found?.id.endsWith(SVELTE_STYLES) === true ? root + OWN_STYLES : null;
    },
  };
}

/**
 * What only a page of the book has: the way to its text, its questions, bookmarks. And what Svelte has for components
 * that are elements themselves, which it would keep because it may have effects.
 */
const OF_THE_BOOK =
  /\/components\/(?:figure\/(?:PutOnPage\.svelte|dock\/(?:InText\.svelte|with-told\.ts)|think\/tie-asks\.svelte\.ts)|parts\/bookmarks\/KeepPlace\.svelte)$/;
/** The address in the bar is another page’s: it names no place, and no place is put into it. */
const ADDRESS_BAR = '/components/figure/address-bar.ts';
/** There the book’s addresses are whole: what stands on another page has no base. */
const BASE_OF_BOOK = '/src/lib/address/in-book.ts';
const OF_ELEMENTS =
  /\/svelte\/src\/(?:internal\/client\/dom\/elements\/custom-element|legacy\/legacy-client)\.js$/;

function leaveOut(): Plugin {
  return {
    name: 'vorhand:leave-out',
    enforce: 'pre',
    load: {
      filter: { id: [OF_THE_BOOK, OF_ELEMENTS, `**${BASE_OF_BOOK}`, `**${ADDRESS_BAR}`] },
      handler(id) {
        // A component with nothing in it.
        if (id.endsWith('.svelte')) return '';
        if (id.endsWith('with-told.ts')) return 'export const withTold = () => {};';
        if (id.endsWith('tie-asks.svelte.ts')) return 'export const tieAsks = () => null;';
        if (id.endsWith(ADDRESS_BAR)) {
          return `export const pageAddress = { read: () => '', replace: () => {} };`;
        }
        if (id.endsWith(BASE_OF_BOOK)) return 'export const inBook = (address) => address;';
        return 'export const createClassComponent = null, asClassComponent = null, create_custom_element = null;';
      },
    },
  };
}

/** Vite’s helper for what is imported later, which has no styles or scripts to wait for here. */
const HELPER = '\0vite/preload-helper.js';

function plainImports(): Plugin {
  return {
    name: 'vorhand:plain-imports',
    enforce: 'pre',
    load: (id) =>
      id === HELPER
        ? { code: 'export const __vitePreload = (load) => load();', moduleSideEffects: false }
        : null,
  };
}

/** What the figure cannot do without is one file. */
function inFigure(id: string, modules: Modules): string | null {
  // The entry must not wait for the figure to have the helper.
  if (id === HELPER) return null;
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.endsWith(SHOWN)) return 'figure';
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(modules.getModuleInfo(next)?.importers ?? []));
  }
  return null;
}

/** The book's styles for an element, with no blank that does nothing. */
const small = (css: string): string =>
  transformSync(guestStyles(css), { loader: 'css', minify: true, target: 'esnext' }).code;
