import type { Plugin } from 'vite';

/** The style of a Svelte component, as the Svelte plugin names it. */
const STYLE = '.svelte?svelte&type=style';

/** A module with nothing in it, not even an empty style, which would be a file of its own. */
const NOTHING = '\0vorhand:no-style';

/**
 * Leaves the styles of some Svelte components out of what the build makes for the browser. A page
 * has them all the same, from the build of the pages themselves, where whatever imports these
 * components does so without waiting. Astro would else put each of them a second time on every page
 * that could load such a component, and that is every page with a chapter or a list of chapters.
 *
 * @param folder the components' folder, as in `/components/practice/`.
 */
export function stylesOnce(folder: string): Plugin {
  return {
    name: 'vorhand:styles-once',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id.includes(folder) && id.includes(STYLE) ? NOTHING : null),
    load: (id) => (id === NOTHING ? { code: '', moduleSideEffects: false } : null),
  };
}
