/**
 * Joins what several pages share into one file for each folder: the scripts, and the styles. Left alone,
 * the bundler makes a file of each set of modules that the same pages need: some eighty on a page, most of
 * a few hundred bytes.
 */
import type { Plugin } from 'vite';
import { isStyle } from './styles-once.ts';

const SVELTE = /\/node_modules\/(?:svelte|clsx|@astrojs\/svelte)\//;
const FOLDER = /\/(src|components)\/([^/]+)\//;

/** The file of a module that several pages share: one for Svelte, and one for each folder. */
function sharedChunk(id: string): string | null {
  if (SVELTE.test(id)) return 'svelte';
  const [, side, folder] = FOLDER.exec(id) ?? [];
  return folder === undefined ? null : `${side}-${folder}`;
}

/** The style sheet of a module with styles, one for each folder; null for any other module. */
const styleSheet = (id: string): string | null => (isStyle(id) ? sharedChunk(id) : null);

/** The plug-in for the build of the pages, which makes the style sheets, and that of their scripts. */
export function fewChunks(): Plugin {
  return {
    name: 'vorhand:few-chunks',
    configEnvironment(name) {
      if (name === 'prerender') {
        return {
          build: {
            rolldownOptions: {
              output: { codeSplitting: { groups: [{ name: styleSheet }] } },
            },
          },
        };
      }
      if (name !== 'client') return null;
      return {
        build: {
          rolldownOptions: {
            preserveEntrySignatures: 'allow-extension',
            output: {
              codeSplitting: {
                groups: [{ name: styleSheet }, { name: sharedChunk, minShareCount: 2 }],
                includeDependenciesRecursively: false,
              },
            },
          },
        },
      };
    },
  };
}
