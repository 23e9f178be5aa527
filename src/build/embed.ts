import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { AstroIntegration } from 'astro';
import { transformSync } from 'esbuild';
import { build, defaultClientConditions } from 'vite';
import type { Plugin } from 'vite';
import { addIntegrity } from '../site/embed-integrity.ts';
import { BROWSERS } from './browsers.ts';
import { EDITION_CONDITIONS } from './edition.ts';
import { embedStyles } from './embed-styles.ts';
import type { ShippedPackages } from './licences.ts';
import { isComponentStyle } from './styles-once.ts';

/** The module that adds a component's styles to the shadow tree when it is loaded. */
const ADD_STYLES = 'components/figure/embed/element-styles.ts';

/**
 * Builds the element for other sites, /embed/v1/vorhand.js, from the same components as the book. It is a
 * separate build: its styles are for a shadow tree, its files are in /embed/, which other hosts may
 * read, and all its addresses are relative, because its page is on another site.
 * @param shipped collects the packages in the element
 */
export function embed(shipped: ShippedPackages): AstroIntegration {
  let root = '';
  let site: string | undefined;
  return {
    name: 'vorhand-embed',
    hooks: {
      'astro:config:done': ({ config }) => {
        // As the bundler writes the ids of modules, on Windows too.
        root = fileURLToPath(config.root).replaceAll('\\', '/');
        site = config.site;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = `${fileURLToPath(dir)}embed`;
        await buildElement({ root, outDir: folder, site, shipped, book: null });
        await addIntegrity(folder);
        logger.info('/embed/v1/vorhand.js is built for other pages');
      },
    },
  };
}

/** What the element is built from, and where to. */
interface ElementBuild {
  readonly root: string;
  readonly outDir: string;
  readonly site: string | undefined;
  readonly shipped: ShippedPackages;
  /** The book’s address, where the element is not served from its folder `embed`. */
  readonly book: string | null;
}

/** Builds the element into a folder: `v1/vorhand.js` and what it loads from `parts`. */
export async function buildElement({ book, outDir, root, shipped, site }: ElementBuild) {
  await build({
    configFile: false,
    root,
    base: './',
    publicDir: false,
    define: {
      // As in Astro's own pages: whether places have pages that links can lead to.
      'import.meta.env.SITE': site === undefined ? 'undefined' : JSON.stringify(site),
      'import.meta.env.BOOK': JSON.stringify(book),
    },
    logLevel: 'warn',
    resolve: { conditions: [...EDITION_CONDITIONS, ...defaultClientConditions] },
    plugins: [
      svelte({
        configFile: false,
        compilerOptions: { css: 'external', discloseVersion: false, runes: true },
        preprocess: { style: ({ content }) => ({ code: minified(content) }) },
      }),
      cardsInPage(),
      styleSheets(),
      componentStyles(root),
      leaveOut(),
      shipped.plugin(),
    ],
    worker: {
      format: 'es',
      plugins: () => [shipped.plugin()],
      rolldownOptions: { output: { entryFileNames: PARTS } },
    },
    build: {
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      target: BROWSERS,
      // The styles are minified already.
      cssMinify: false,
      rolldownOptions: {
        // A page uses none, but the script of the other edition does.
        preserveEntrySignatures: 'strict',
        input: { vorhand: `${root}components/figure/embed/vorhand-hand.ts` },
        output: { entryFileNames: 'v1/[name].js', chunkFileNames: PARTS, assetFileNames: PARTS },
      },
    },
  });
}

/** The names of the files that the element loads, by a hash of their content. */
const PARTS = 'parts/[name].[hash].js';

/** A page cannot use an SVG file from another host, so the element draws the cards itself. */
function cardsInPage(): Plugin {
  return {
    name: 'vorhand:cards-in-page',
    enforce: 'pre',
    load: (id) => (id.endsWith('/deck/cards.svg?url') ? `export default ''` : null),
  };
}

/** Adapts the book's style sheets to a shadow tree. */
function styleSheets(): Plugin {
  return {
    name: 'vorhand:embed-style-sheets',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler: (css) => minified(css),
    },
  };
}

/** The prefix of a module that adds the styles of a component. */
const STYLE_MODULE = '\0vorhand:added-styles:';

/**
 * Adds the styles of each component to the element's constructed style sheet: a page's policy may refuse
 * a style sheet from another host, and a `<style>`.
 */
function componentStyles(root: string): Plugin {
  return {
    name: 'vorhand:added-styles',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!isComponentStyle(id) || importer?.startsWith(STYLE_MODULE)) return null;
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      // Encoded, or Vite would take the module for a style sheet, and Svelte for a component.
      return resolved === null ? null : `${STYLE_MODULE}${encodeURIComponent(resolved.id)}.js`;
    },
    load(id) {
      if (!id.startsWith(STYLE_MODULE)) return null;
      const style = decodeURIComponent(id.slice(STYLE_MODULE.length, -'.js'.length));
      // Svelte's plug-in checks the end of the address, Vite's searches all of it.
      return `import css from ${JSON.stringify(style.replace('?', '?inline&'))};
import { addStyles } from ${JSON.stringify(root + ADD_STYLES)};
addStyles(${JSON.stringify(style.slice(root.length))}, css);`;
    },
  };
}

/** Modules that only pages of the book need: links into the text, questions, bookmarks. */
const OF_THE_BOOK =
  /\/components\/(?:figure\/(?:PutOnPage\.svelte|dock\/(?:InText\.svelte|with-highlighter\.ts)|think\/tie-questions\.svelte\.ts)|parts\/bookmarks\/KeepPlace\.svelte)$/;
/** The address bar belongs to the other page: the element neither reads nor writes it. */
const ADDRESS_BAR = '/components/figure/address-bar.ts';
/** On another site the addresses of the book are absolute and need no base. */
const BASE_OF_BOOK = '/src/lib/address/in-book.ts';

function leaveOut(): Plugin {
  return {
    name: 'vorhand:leave-out',
    enforce: 'pre',
    load: {
      filter: { id: [OF_THE_BOOK, `**${BASE_OF_BOOK}`, `**${ADDRESS_BAR}`] },
      handler(id) {
        // An empty component.
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

/** The book's styles adapted to an element and minified. */
const minified = (css: string): string =>
  transformSync(embedStyles(css), { loader: 'css', minify: true, target: 'esnext' }).code;
