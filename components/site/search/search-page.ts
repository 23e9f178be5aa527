/** The search page: it embeds the search, and its address holds the words. */
import { makeSearchBox } from './box.ts';
import { addStyle } from './style.ts';

const place = document.querySelector<HTMLElement>('#search')!;
const box = makeSearchBox((words) => {
  const address =
    words === '' ? location.pathname : `?${new URLSearchParams({ q: words }).toString()}`;
  history.replaceState(history.state, '', address);
});

await addStyle();
place.append(box.element);
const words = new URLSearchParams(location.search).get('q') ?? '';
if (words !== '') box.lookFor(words);
else box.input.focus();
