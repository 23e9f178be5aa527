/**
 * What every page does about the reader's settings, which is little: the module that reads and
 * writes them is loaded when the form is opened or another tab has stored something, and the module
 * that changes the names in the text only when they are not those of the book.
 */
import { keepLanguage } from '../../src/lib/storage/chosen-language.ts';

const root = document.documentElement;
const settings = document.querySelector<HTMLFormElement>('#settings');
const form = () => import('./settings-form.ts');
const load = (): void => void form();
let renames = false;

settings?.addEventListener('beforetoggle', load);
addEventListener('storage', load);
// A way to the other edition is a choice of it. It must be stored at once, because the page goes.
document.addEventListener('click', ({ target }) => {
  const way = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
  if (way !== null) keepLanguage(() => localStorage, way.hreflang);
});
// A page restored by the browser's Back button has missed choices made meanwhile.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) load();
});
settings?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const { name, value } = target;
  void form().then(({ choose }) => {
    choose(name, value);
  });
});

/**
 * From the first other name on, the prose follows by itself. German prose stays: a word put in the place of
 * another would leave it with a wrong article.
 */
function rename(): void {
  const { suits, terms } = root.dataset;
  if (root.lang !== 'en' || renames || (suits !== 'german' && terms === undefined)) return;
  renames = true;
  void import('../parts/prose/follow-names.ts');
}

new MutationObserver(rename).observe(root, { attributeFilter: ['data-suits', 'data-terms'] });
rename();
