import type { Plugin } from 'vite';

/** Vite's name for the module that waits for the styles of what is imported later. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Takes the place of Vite's own helper, which every page loads and which is many times as long. The
 * styles of all that a page can import later are in one file, which is named in its head
 * (finish-pages.ts): the first import loads that too. Where it cannot be loaded the import fails, and
 * asks for it anew the next time. What fails is told to the page, which may be of an older version than
 * the host (src/site/offline/newer.ts).
 */
const helper = `
let coming;
const begin = () => new Promise((loaded, failed) => {
  const link = document.querySelector('link[data-later]');
  if (!link) return loaded();
  const sheet = link.cloneNode();
  sheet.rel = 'stylesheet';
  sheet.onload = loaded;
  sheet.onerror = () => {
    coming = undefined;
    failed(Error(link.href));
  };
  link.replaceWith(sheet);
});
export const __vitePreload = async (load) => {
  try {
    return (await Promise.all([load(), (coming ??= begin())]))[0];
  } catch (error) {
    dispatchEvent(new Event('vorhand-missing'));
    throw error;
  }
};
`;

/** The plug-in; it concerns what browsers load and nothing else. */
export function loadStyles(): Plugin {
  return {
    name: 'vorhand:load-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => (id === HELPER ? { code: helper, moduleSideEffects: false } : null),
  };
}
