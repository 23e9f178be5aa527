/** The search page: what is typed is looked for, shown, and kept in the address. */
import { loadPagefind } from './pagefind.ts';
import type { Hit } from './pagefind.ts';
import { renderPage } from './results.ts';

/** How long the reader must have stopped typing, in milliseconds. */
const WAIT = 150;
/** How many pages are shown at first, and more at a press. */
const STEP = 8;

const form = document.querySelector<HTMLFormElement>('#search-form')!;
const input = document.querySelector<HTMLInputElement>('#search-words')!;
const status = document.querySelector<HTMLElement>('#search-status')!;
const list = document.querySelector<HTMLElement>('#search-found')!;
const more = document.querySelector<HTMLButtonElement>('#search-more')!;

let results: readonly Hit[] = [];

/** Looks for what the field holds and shows the first pages. */
async function search(): Promise<void> {
  const words = input.value.trim();
  const address =
    words === '' ? location.pathname : `?${new URLSearchParams({ q: words }).toString()}`;
  history.replaceState(history.state, '', address);
  if (words === '') {
    results = [];
    list.replaceChildren();
    status.textContent = '';
    more.hidden = true;
    return;
  }
  try {
    const pagefind = await loadPagefind();
    const answer = await pagefind.debouncedSearch(words, {}, WAIT);
    if (answer === null || words !== input.value.trim()) return;
    ({ results } = answer);
    const shown = await Promise.all(results.slice(0, STEP).map((result) => result.data()));
    if (words !== input.value.trim()) return;
    list.replaceChildren(...shown.map((page) => renderPage(page, words)));
    more.hidden = results.length <= STEP;
    status.textContent = summary(words);
  } catch {
    sayFailed();
  }
}

function sayFailed(): void {
  status.textContent =
    'The search could not be loaded. See whether you are online, and press Enter to try again.';
}

function summary(words: string): string {
  if (results.length === 0)
    return `Nothing found for “${words}”. Try a single word, or another spelling.`;
  return results.length === 1 ? 'Found on one page.' : `Found on ${String(results.length)} pages.`;
}

async function showMore(): Promise<void> {
  const { length } = list.children;
  const from = results;
  try {
    const shown = await Promise.all(
      from.slice(length, length + STEP).map((result) => result.data()),
    );
    // The reader may have looked for something else, or pressed twice, since.
    if (from !== results || length !== list.children.length) return;
    const items = shown.map((page) => renderPage(page, input.value));
    list.append(...items);
    more.hidden = results.length <= list.children.length;
    items[0]?.querySelector('a')?.focus();
  } catch {
    sayFailed();
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void search();
});
input.addEventListener('input', () => void search());
more.addEventListener('click', () => void showMore());

input.value = new URLSearchParams(location.search).get('q') ?? '';
if (input.value !== '') void search();
else input.focus();
