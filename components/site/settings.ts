/**
 * What every page does about the reader's settings, which is little: what reads and writes them is
 * loaded when the form is opened or another tab has stored something, what changes the names in the
 * text when they are not those of the book.
 */
const root = document.documentElement;
const settings = document.querySelector<HTMLFormElement>('#settings');
const form = () => import('./settings-form.ts');
const load = (): void => void form();
let renames = false;

settings?.addEventListener('beforetoggle', load);
addEventListener('storage', load);
// A page brought back by the browser's Back button missed what was chosen meanwhile.
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

/** From the first other name on the prose follows by itself. */
function rename(): void {
  const { suits, terms } = root.dataset;
  if (renames || (suits !== 'german' && terms === undefined)) return;
  renames = true;
  void import('../parts/prose/follow-names.ts');
}

new MutationObserver(rename).observe(root, { attributeFilter: ['data-suits', 'data-terms'] });
rename();

export {};
