import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Makes the book obey `base`, the path it stands under (src/lib/address/base.ts). Text, pages and
 * components name a page by its address at the root; its way under the base is added to the HTML of
 * every page. So a link may come from anywhere, the text, a plug-in or a page, and nobody has to think
 * of the base who writes one; only what is drawn in the browser says `inBook`.
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
