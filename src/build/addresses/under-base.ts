import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Applies `base`, the path of the book on its host (src/lib/address/base.ts). Text, pages and components
 * use addresses from the root, and the base is added to the HTML of every page, so that the author of a
 * link need not think of it. Only components drawn in the browser call `inBook`.
 */
export function underPath(): AstroIntegration {
  return {
    name: 'vorhand-under-path',
    hooks: {
      'astro:config:setup': ({ addMiddleware, config }) => {
        if (config.base === '/') return;
        const entrypoint = fileURLToPath(new URL('./middleware.ts', import.meta.url));
        addMiddleware({ entrypoint, order: 'pre' });
      },
    },
  };
}
