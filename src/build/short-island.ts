import type { Plugin } from 'vite';
import { inlineScript } from './inline-script.ts';

/** The end of the path of the script that Astro writes into each page with a living component. */
const ISLAND = '/astro/dist/runtime/server/astro-island.prebuilt.js';

const island = inlineScript(new URL('./island.ts', import.meta.url));

/** The script of src/build/island.ts, as it stands in the pages. */
export const ISLAND_SCRIPT = island.text;

/** How the policy of the pages names it. */
export const ISLAND_HASH = island.hash;

/** Puts the short script in the place of Astro’s; throws when Astro’s is no longer found. */
export function shortIsland(): Plugin {
  let placed = false;
  return {
    name: 'vorhand:short-island',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name !== 'client',
    load(id) {
      if (!id.endsWith(ISLAND)) return null;
      placed = true;
      return `export default ${JSON.stringify(ISLAND_SCRIPT)};`;
    },
    buildEnd(error) {
      if (error === undefined && this.environment.name === 'prerender' && !placed) {
        throw new Error(`Astro has no ${ISLAND}: src/build/short-island.ts changes nothing.`);
      }
    },
  };
}
