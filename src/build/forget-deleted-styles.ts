import type { Plugin } from 'vite';

/**
 * Keeps a component that is imported later from asking for a style that is not there. Astro links a
 * page's styles in its head, and deletes the style of a component's script where it has one
 * already. The list of what to load before such a script would still name it, and the import would
 * fail.
 */
export function forgetDeletedStyles(): Plugin {
  return {
    name: 'vorhand:forget-deleted-styles',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const style of chunk.viteMetadata?.importedCss ?? []) {
          if (!(style in bundle)) chunk.viteMetadata?.importedCss.delete(style);
        }
      }
    },
  };
}
