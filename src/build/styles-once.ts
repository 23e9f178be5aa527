import type { Plugin } from 'vite';

/** A module with nothing in it. */
const NOTHING = '\0vorhand:no-style';

/** Whether a module is the styles of a component. */
export const isComponentStyle = (id: string): boolean => /\?(?:svelte|astro)&type=style/.test(id);

/** Whether a module is a style sheet, or the styles of a component. */
export const isStyle = (id: string): boolean => id.endsWith('.css') || isComponentStyle(id);

/**
 * Leaves out of the scripts what the pages have in their style sheets already. The bundler would else
 * write the styles of a component twice: for the page that has it, and for the script that hydrates it.
 */
export function stylesOnce(): Plugin {
  const written = new Set<string>();
  return {
    name: 'vorhand:styles-once',
    apply: 'build',
    enforce: 'pre',
    moduleParsed({ id }) {
      if (this.environment.name === 'prerender' && isStyle(id)) written.add(id);
    },
    async resolveId(id, importer) {
      if (this.environment.name !== 'client' || !isStyle(id)) return null;
      if (written.size === 0)
        throw new Error('The build of the pages must come before the scripts.');
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      return resolved !== null && written.has(resolved.id) ? NOTHING : null;
    },
    load: (id) => (id === NOTHING ? { code: '', moduleSideEffects: false } : null),
  };
}
