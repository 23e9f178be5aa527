/** The search as a dialog over the page, loaded on the first request. */
import { SEARCH } from '#edition/site/search-words.ts';
import { readMarked } from '../../../src/lib/marked.ts';
import { Begun } from '../../../src/lib/storage/begun.ts';
import type { Activity } from '../../../src/lib/storage/begun.ts';
import { makeSearchBox } from './box.ts';
import { element, link } from './dom.ts';
import { addStyle } from './style.ts';

const whole = link('/search/', [SEARCH.asPage]);
const WORDS: Activity<string> = {
  activity: 'search',
  lasts: 'tab',
  read: (data) => (typeof data === 'string' ? data.slice(0, 1000) : undefined),
};
const lastSearch = new Begun(WORDS);
const box = makeSearchBox((words) => {
  lastSearch.write(words === '' ? null : words);
  whole.search = words === '' ? '' : new URLSearchParams({ q: words }).toString();
});
const shut = element('button', 'button', [SEARCH.close]);
shut.type = 'button';
const keys = element(
  'span',
  'keys',
  readMarked(SEARCH.keys).map((part) =>
    part.kind === 'gap' ? element('kbd', '', [SEARCH.keyNames[part.name] ?? part.name]) : part.text,
  ),
);
const foot = element('div', 'foot', [keys, whole, shut]);
const dialog = element('dialog', 'search-dialog no-print', [box.element, foot]);
dialog.ariaLabel = SEARCH.dialog;

shut.addEventListener('click', () => {
  dialog.close();
});
dialog.addEventListener('click', (event) => {
  const { target } = event;
  // A click on the dialog itself is one on the page behind, because its content fills it.
  if (target === dialog) dialog.close();
  const followed = target instanceof Element && target.closest('a') !== null;
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  if (followed && !elsewhere) dialog.close();
});

/**
 * Opens it, with the last words selected so that typing replaces them; the focus goes back on
 * closing. On the page of the search its own field takes the focus instead.
 */
export async function open(): Promise<void> {
  const own = document.querySelector<HTMLInputElement>('main #search-words');
  if (own === null) {
    await addStyle();
    if (!dialog.isConnected) document.body.append(dialog);
    if (!dialog.open) dialog.showModal();
    // Bring back the last search of this tab, also after Back.
    const words = lastSearch.read() ?? '';
    if (box.input.value === '' && words !== '') box.lookFor(words);
  }
  const field = own ?? box.input;
  field.focus();
  field.select();
}
