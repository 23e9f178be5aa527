/** Shows where the reader stopped, and marks in the contents what they have read. */
import { inBook } from '../../src/lib/address/in-book.ts';
import { BROWSER } from '../../src/lib/storage/browser.ts';
import { Kept } from '../../src/lib/storage/kept.ts';
import { sayFar } from '#edition/reader/margin-words.ts';
import { handPlaceLink, placeLink } from '../../src/reader/way-back.ts';
import type { WayBack } from '../../src/reader/way-back.ts';
import { READING_FORMAT } from '../../src/reader/reading-format.ts';
import { howFar } from '../../src/reader/reading.ts';
import type { ReadSoFar } from '../../src/reader/reading.ts';

function show(reading: ReadSoFar): void {
  const ways = [placeLink(reading), handPlaceLink(reading)].filter((way) => way !== null);
  for (const list of document.querySelectorAll('nav.continue [data-places]')) {
    list.replaceChildren(...ways.map(wayItem));
  }
  for (const at of document.querySelectorAll<HTMLElement>('[data-chapter]')) {
    const chapter = reading.chapters[at.dataset['chapter'] ?? ''];
    const far = howFar(chapter);
    at.textContent = sayFar(far, chapter?.read.length ?? 0, chapter?.of ?? 0);
    at.dataset['far'] = far;
  }
}

function wayItem({ href, says, where }: WayBack): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = inBook(href);
  link.textContent = says;
  const rest = document.createElement('span');
  rest.textContent = where;
  item.append(link, where === '' ? '' : ' ', rest);
  return item;
}

new Kept(READING_FORMAT, BROWSER, {
  holds: false,
  tell: ({ value }) => {
    show(value);
  },
}).open();
