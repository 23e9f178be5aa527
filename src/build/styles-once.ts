import type { Plugin } from 'vite';

/** An empty module. */
const NOTHING = '\0vorhand:no-style';

/** Whether a module is the styles of a component. */
export const isComponentStyle = (id: string): boolean => /\?(?:svelte|astro)&type=style/.test(id);

/** Whether a module is a style sheet, or the styles of a component. */
export const isStyle = (id: string): boolean => id.endsWith('.css') || isComponentStyle(id);

/**
 * Leaves out of the scripts the styles that the pages have already. The bundler would otherwise write the
 * styles of a component twice: for its page, and for the script that hydrates it.
 */
export function stylesOnce(): Plugin {
  const styles = new Set<string>();
  const rendered = new Set<string>();
  /** Without a page that renders the component, the pages do not have its styles. */
  const isOnPages = (id: string): boolean =>
    styles.has(id) && (!isComponentStyle(id) || rendered.has(id.slice(0, id.indexOf('?'))));
  return {
    name: 'vorhand:styles-once',
    apply: 'build',
    enforce: 'pre',
    moduleParsed({ id }) {
      if (this.environment.name === 'prerender' && isStyle(id)) styles.add(id);
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'prerender') return;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const [id, module] of Object.entries(file.modules)) {
          if (module.renderedExports.includes('default')) rendered.add(id);
        }
      }
    },
    async resolveId(id, importer) {
      if (this.environment.name !== 'client' || !isStyle(id)) return null;
      if (rendered.size === 0)
        throw new Error('The build of the pages must come before the scripts.');
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      return resolved !== null && isOnPages(resolved.id) ? NOTHING : null;
    },
    load: (id) => (id === NOTHING ? { code: '', moduleSideEffects: false } : null),
  };
}
