import type { Plugin } from 'vite';

/**
 * Writes the styles of some components that are imported later into one file. In the build of the
 * pages each of them would else be a file of its own, and every page that knows of one would link
 * them all.
 *
 * @param name what the file is called.
 * @param parts matches the paths of the components.
 */
export function styleSheetOf(name: string, parts: RegExp): Plugin {
  const output = { codeSplitting: { groups: [{ name, test: parts }] } };
  return {
    name: `vorhand:style-sheet-of-${name}`,
    apply: 'build',
    config: () => ({ environments: { prerender: { build: { rolldownOptions: { output } } } } }),
  };
}
