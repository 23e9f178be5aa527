/** Makes Svelte's components and the scripts' addresses obey the base. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { baseInSvelte } from './in-svelte.ts';

const IN_BOOK = fileURLToPath(new URL('../../lib/address/in-book.ts', import.meta.url));

/** The plug-in; it concerns what browsers load and nothing else. */
export function addresses(): Plugin {
  let base = '/';
  return {
    name: 'vorhand:addresses',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      ({ base } = config);
    },
    transform: {
      filter: {
        id: /^[^?]*\/(?:src|components)\/[^?]*\.(?:svelte|ts)$|\.astro\?astro&type=script/,
      },
      handler(code, id) {
        if (base !== '/')
          return id.endsWith('.svelte') ? { code: baseInSvelte(code, IN_BOOK) } : null;
        // At the root every address is what it should be: the call would be a file more on each page.
        if (id === IN_BOOK || !code.includes('inBook(')) return null;
        return { code: code.replace(/(?<![\w$.])inBook\(/g, '(') };
      },
    },
  };
}
