/**
 * Joins what several pages share into few files: styles by folder, and scripts by what is used together.
 * By default the bundler makes a file for each set of modules that the same pages need: some eighty on
 * a page, most of a few hundred bytes.
 */
import type { Plugin } from 'vite';
import { isStyle } from './styles-once.ts';

/** Folders whose styles every page has; the calendar of days is on two pages alone. */
const EVERY_PAGE = /\/(?:src\/(?:styles|layouts)|components\/(?:site|parts(?!\/days\/)|reader))\//;
/** The page in a frame is separate, because its styles would be wrong on any other page. */
const FOLDER = /\/(?:src|components)\/(?:book\/exhibits|figure\/embed|parts\/days|[^/]+)\//;

/** The style sheet for a module's styles: one for those of every page, and one for each other folder. */
function styleSheet(id: string): string | null {
  if (!isStyle(id)) return null;
  if (EVERY_PAGE.test(id)) return 'every-page';
  return FOLDER.exec(id)?.[0].slice(1, -1).replaceAll('/', '-') ?? null;
}

/** Styles without a rendered page, of components that scripts load on demand; the problems have their own. */
function lateStyles(id: string): string | null {
  if (!isStyle(id)) return null;
  return id.includes('/components/problems/') ? 'late-problems' : 'late';
}

/**
 * Groups of modules that a page loads as a whole. A folder is listed here if its pages use nearly all of
 * it; the bundler decides about the rest.
 */
const SHARED = [
  { name: 'svelte', test: /\/node_modules\/(?:svelte|clsx|@astrojs\/svelte)\// },
  {
    name: 'figure',
    // With the address of the solver's worker.
    test: /\/components\/figure\/(?:dock\/|think\/)?[^/]+$|\/src\/game\/(?:replay\/|words\/figure\/(?:announcement|counts|loading|notes|options|print|steps|table)\.)|\/hand-beside\.ts$|\/solver\/worker\.ts\?worker&url$/,
  },
  {
    // Without Svelte and lists of many games, which pages with a small figure do not need.
    name: 'game',
    test: /\/src\/game\/(?:cards|skat|words|notation\/check)\/(?!scoresheet|seeger|kept-names|one-line|players|dates|figure\/|parts\/(?!cards))/,
  },
  // Without the pack to press and the table of tricks, which only a few tools have.
  { name: 'cards', test: /\/components\/parts\/cards\/(?!PickFromPack|TricksSoFar|pack-keys)/ },
  {
    name: 'lib',
    // With what chapters ask about their drills, and what every page sends the service worker.
    test: /\/src\/lib\/(?:[^/]+\/|checked|languages?\.|plain-text)|\/tell-worker\.ts$|\/begun-drill\.ts$|vite\/preload-helper/,
  },
  { name: 'reader', test: /\/src\/reader\/(?!answer|kept-words|place-words|way-back)/ }, // Without what knows cards.
  { name: 'copy', test: /\/(?:components|src\/game\/words)\/parts\/copy/ },
  {
    name: 'bookmarks',
    test: /\/(?:components|src\/game\/words)\/parts\/bookmarks/,
  },
  { name: 'practice', test: /\/(?:src|components)\/practice\/[^/]+$/ },
  { name: 'search', test: /\/src\/site\/search\// },
].map((group) => ({ ...group, minShareCount: 2, tags: ['$initial' as const] }));

/** Groups style sheets in the build of the pages, and scripts in the build for browsers. */
export function fewChunks(): Plugin {
  return {
    name: 'vorhand:few-chunks',
    configEnvironment(name) {
      if (name === 'prerender') {
        const groups = [{ name: styleSheet }];
        return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
      }
      if (name !== 'client') return null;
      return {
        build: {
          rolldownOptions: {
            preserveEntrySignatures: 'allow-extension',
            output: {
              codeSplitting: {
                groups: [{ name: lateStyles }, ...SHARED],
                includeDependenciesRecursively: false,
              },
            },
          },
        },
      };
    },
  };
}
