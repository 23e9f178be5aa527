/**
 * Joins what several pages share into few files: the styles by folder, and the scripts by what is used
 * together. Left alone, the bundler makes a file of each set of modules that the same pages need: some
 * eighty on a page, most of a few hundred bytes.
 */
import type { Plugin } from 'vite';
import { isStyle } from './styles-once.ts';

/** Folders whose styles every page has. */
const EVERY_PAGE = /\/(?:src\/(?:styles|layouts)|components\/(?:site|parts|reader))\//;
/** The page in a frame is set by itself, and its styles would be wrong on any other page. */
const FOLDER = /\/(?:src|components)\/(?:book\/exhibits|figure\/embed|[^/]+)\//;

/** The style sheet of a module with styles: one for what every page has, and one for each other folder. */
function styleSheet(id: string): string | null {
  if (!isStyle(id)) return null;
  if (EVERY_PAGE.test(id)) return 'every-page';
  return FOLDER.exec(id)?.[0].slice(1, -1).replaceAll('/', '-') ?? null;
}

/** Styles that no page was rendered with: of what scripts load when it is asked for. */
const lateStyles = (id: string): string | null => (isStyle(id) ? 'late' : null);

/**
 * What is loaded as a whole by each page that needs some of it. A folder stands here because its pages
 * use nearly all of it; what only some of them use stays with the bundler.
 */
const SHARED = [
  { name: 'svelte', test: /\/node_modules\/(?:svelte|clsx|@astrojs\/svelte)\// },
  {
    name: 'figure',
    // With the address of the solver's worker.
    test: /\/components\/figure\/(?:dock\/|think\/)?[^/]+$|\/src\/game\/replay\/|\?worker&url$/,
  },
  {
    name: 'game',
    test: /\/src\/game\/(?:cards|skat|words|notation\/check)\/|\/components\/parts\/cards\//,
  },
  { name: 'lib', test: /\/src\/lib\/[^/]+\/|vite\/preload-helper/ },
  { name: 'copy', test: /\/components\/parts\/copy\// },
  { name: 'bookmarks', test: /\/components\/parts\/bookmarks\// },
  { name: 'practice', test: /\/(?:src|components)\/practice\/[^/]+$/ },
  { name: 'search', test: /\/src\/site\/search\// },
].map((group) => ({ ...group, minShareCount: 2, tags: ['$initial' as const] }));

/** The plug-in for the build of the pages, which makes the style sheets, and that of their scripts. */
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
