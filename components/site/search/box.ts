/**
 * The search itself: a field, a status, and the list of results. The page /search/ and the dialog
 * over a page use the same one.
 */
import { SEARCH } from '#edition/site/search-words.ts';
import { lookUp, showPages } from './look-up.ts';
import type { Results } from './look-up.ts';
import { loadBook } from '../../../src/site/search/book.ts';
import { element } from './dom.ts';
import { moveAlong } from './move-along.ts';
import { loadPagefind } from '../../../src/site/search/pagefind.ts';
import { renderPage, renderWay } from './results.ts';

/** How long the reader must have stopped typing, in milliseconds. */
const WAIT = 120;
/** How many pages are shown at first, and how many more at a press. */
const STEP = 8;

const NOTHING: Results = { ways: [], pages: [], says: '' };

export interface SearchBox {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  /** Puts words into the field and looks for them. */
  readonly lookFor: (words: string) => void;
}

/** @param onWords is called with the words in the field whenever they change. */
export function makeSearchBox(onWords: (words: string) => void = () => undefined): SearchBox {
  // eslint-disable-next-line house/words-apart -- Two classes.
  const input = element('input', 'field ruled');
  Object.assign(input, {
    id: 'search-words',
    type: 'search',
    name: 'q',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: false,
    enterKeyHint: 'search',
  });
  const label = element('label', 'field-name', [SEARCH.field]);
  label.htmlFor = input.id;
  const form = element('form', '', [label, input]);
  form.id = 'search-form';
  form.role = 'search';
  const status = element('p', 'soft');
  status.id = 'search-status';
  status.role = 'status';
  const list = element('ol', 'unmarked');
  list.id = 'search-found';
  const more = element('button', 'button', [SEARCH.more]);
  more.id = 'search-more';
  more.type = 'button';
  more.hidden = true;
  const output = element('div', 'found', [status, list, more]);
  const box = element('div', 'search-box', [form, output]);

  let results = NOTHING;
  /** The words that the list answers; undefined while it answers none. */
  let answeredText: string | undefined;
  /** Counts the searches, so that an old answer never covers a new one. */
  let searchCount = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const words = () => input.value.trim();

  async function search(): Promise<void> {
    clearTimeout(waiting);
    const turn = ++searchCount;
    const text = words();
    // A list that already answers these words stays, with the focus that may be in it.
    if (text === answeredText) return;
    if (text === '') {
      show(NOTHING, [], text);
      return;
    }
    try {
      const book = await loadBook();
      const answer = await lookUp(text, book);
      const pages = await showPages(answer.pages.slice(0, STEP), book);
      if (turn !== searchCount) return;
      const items = pages.map((page) => renderPage(page, text));
      show(answer, [...answer.ways.map((way, at) => renderWay(way, at === 0)), ...items], text);
    } catch {
      if (turn === searchCount) sayFailed();
    }
  }

  function show(answer: Results, items: readonly HTMLElement[], text: string): void {
    results = answer;
    answeredText = text;
    list.replaceChildren(...items);
    output.scrollTop = 0;
    more.hidden = answer.pages.length <= STEP;
    status.textContent = answer.says;
    list.dataset['answers'] = text;
  }

  function sayFailed(): void {
    answeredText = undefined;
    status.textContent = import.meta.env.DEV ? SEARCH.noIndex : SEARCH.failed;
  }

  async function showMore(): Promise<void> {
    const from = results;
    const text = answeredText ?? '';
    const { length } = list.querySelectorAll(':scope > .page');
    try {
      const pages = await showPages(from.pages.slice(length, length + STEP), await loadBook());
      // The reader may have searched for something else, or pressed twice, since.
      if (from !== results || length !== list.querySelectorAll(':scope > .page').length) return;
      const items = pages.map((page) => renderPage(page, text));
      list.append(...items);
      more.hidden = from.pages.length <= length + items.length;
      items[0]?.querySelector('a')?.focus();
    } catch {
      sayFailed();
    }
  }

  /** Enter goes to the place that was named, else into the list. */
  async function enter(): Promise<void> {
    clearTimeout(waiting);
    if (answeredText !== words()) await search();
    if (answeredText !== words()) return;
    const first = list.querySelector('a');
    if (results.ways.length > 0) first?.click();
    else first?.focus();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void enter();
  });
  input.addEventListener('input', () => {
    onWords(words());
    clearTimeout(waiting);
    waiting = setTimeout(() => void search(), WAIT);
  });
  // Fetch what takes longest while the reader is typing.
  input.addEventListener('focus', () => {
    loadBook().catch(() => undefined);
    loadPagefind().catch(() => undefined);
  });
  more.addEventListener('click', () => void showMore());
  moveAlong(box, input);

  return {
    element: box,
    input,
    lookFor: (text) => {
      input.value = text;
      onWords(words());
      void search();
    },
  };
}
