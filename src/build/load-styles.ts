import type { Plugin } from 'vite';

/** Vite's name for the module that waits for the styles of what is imported later. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Takes the place of Vite's own helper, which every page loads and which is thrice as long: it can
 * preload scripts, whose lists are empty here, and browsers that know no modules, for which nothing
 * is built. A style that cannot be loaded makes the import fail, and is asked for anew the next time.
 * What fails is told to the page, which may be of an older version than the host (src/offline/newer.ts).
 */
const helper = (base: string): string => `
const coming = {};
function style(file) {
  const href = ${JSON.stringify(base)} + file;
  return (coming[href] ??= new Promise((loaded, failed) => {
    if (document.querySelector('link[rel=stylesheet][href="' + href + '"]')) {
      loaded();
      return;
    }
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = loaded;
    link.onerror = () => {
      delete coming[href];
      link.remove();
      failed(Error('Not loaded: ' + href));
    };
    document.head.append(link);
  }));
}
export const __vitePreload = async (load, files = []) => {
  try {
    await Promise.all(files.map(style));
    return await load();
  } catch (error) {
    dispatchEvent(new Event('vorhand-missing'));
    throw error;
  }
};
`;

/** The plug-in; it concerns what browsers load and nothing else. */
export function loadStyles(): Plugin {
  let base = '/';
  return {
    name: 'vorhand:load-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      ({ base } = config);
    },
    load: (id) => (id === HELPER ? { code: helper(base), moduleSideEffects: false } : null),
  };
}
