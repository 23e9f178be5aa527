/**
 * Stores the reader's place in a chapter: which of its sections they have read, and where they
 * stopped. Takes them back to it, and shows their bookmarks and notes.
 */
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { BROWSER } from '../../src/lib/storage/browser.ts';
import { Kept } from '../../src/lib/storage/kept.ts';
import { ANCHOR } from '../../src/reader/marks.ts';
import { Pace } from '../../src/reader/pace.ts';
import { hashOf } from '../../src/reader/paragraph.ts';
import { READING_FORMAT } from '../../src/reader/reading-format.ts';
import { withPlace, withSections } from '../../src/reader/reading.ts';
import type { ReadPlace } from '../../src/reader/reading.ts';
import { showMarks } from './margin.ts';
import { readChapterText } from './paragraphs.ts';

type Way = Pick<ReadPlace, 'number' | 'page' | 'title'>;

/** How often the reader's position is checked, in milliseconds. */
const EVERY = 1000;

/**
 * Seconds until a place is recorded, because a reader who looks something up has not begun to read
 * here.
 */
const SETTLED = 8;

/** Seconds without a movement after which the reader may have gone away. */
const AWAY = 120;

/** The line at which one reads, as a share of the window's height from the top. */
const TOP = 0.12;

const store = new Kept(READING_FORMAT, BROWSER, { holds: false, tell: () => undefined });
const prose = document.querySelector<HTMLElement>('article .prose');
const chapterData = document.querySelector<HTMLElement>('[data-keeping]')?.dataset['keeping'];

if (prose !== null && chapterData !== undefined) {
  // Our own layout wrote this into the page.
  const { here, next } = JSON.parse(chapterData) as {
    readonly here: Way;
    readonly next: Way | null;
  };
  store.open();
  const page = readChapterText(prose);
  const { arrive } = showMarks(page.paragraphs, here);
  arrive(location.hash, store.value.place);
  addEventListener('hashchange', () => {
    arrive(location.hash, store.value.place);
  });
  follow(page, here, next);
}

function follow(
  { paragraphs, sections }: ReturnType<typeof readChapterText>,
  here: Way,
  next: Way | null,
): void {
  const slug = here.page.split('/').at(-2) ?? '';
  const anchors = sections.map(({ anchor }) => anchor);
  const pace = new Pace(sections.map(({ words }) => words));
  const readAnchors = new Set(store.value.chapters[slug]?.read);
  let last = Date.now();
  let lastMove = last;
  let secondsStayed = 0;
  let storedName = '';

  const recordMove = (): void => {
    lastMove = Date.now();
  };
  for (const name of ['scroll', 'pointermove', 'keydown', 'touchstart']) {
    addEventListener(name, recordMove, { passive: true });
  }

  const look = (): void => {
    const now = Date.now();
    // While a computer sleeps, or a page is in the background, nobody reads.
    const seconds = Math.min(2 * EVERY, now - last) / 1000;
    last = now;
    if (document.hidden || now - lastMove > AWAY * 1000) return;
    secondsStayed += seconds;
    const views = sections.map(({ first, last: end }) => {
      const top = first.getBoundingClientRect().top;
      const bottom = end.getBoundingClientRect().bottom;
      const height = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      return { height, endInView: bottom <= innerHeight };
    });
    const newAnchors = pace.pass(seconds, views).flatMap((index) => anchors[index] ?? []);
    if (newAnchors.length > 0) {
      for (const anchor of newAnchors) readAnchors.add(anchor);
      store.change((reading) => withSections(reading, slug, anchors, newAnchors, now));
    }
    if (secondsStayed >= SETTLED) notePlace(now);
  };

  const notePlace = (now: number): void => {
    const line = innerHeight * TOP;
    const at = paragraphs.find(({ element }) => element.getBoundingClientRect().bottom > line);
    const all = anchors.every((anchor) => readAnchors.has(anchor));
    // A reader who has read a chapter to its end goes on with the next.
    const isAtEnd = (sections.at(-1)?.last.getBoundingClientRect().bottom ?? 0) <= innerHeight;
    const top = { heading: '', section: '', anchor: '', language: PAGE_LANGUAGE };
    const place: Omit<ReadPlace, 'at'> =
      isAtEnd && all && next !== null
        ? { ...next, ...top }
        : at === undefined || at === paragraphs[0]
          ? { ...here, ...top }
          : {
              ...here,
              ...top,
              heading: at.heading,
              section: at.section,
              anchor: `${ANCHOR}${hashOf(at.text)}`,
            };
    const name = `${place.page} ${place.anchor}`;
    if (name === storedName) return;
    storedName = name;
    store.change((reading) => withPlace(reading, { ...place, at: now }));
  };

  setInterval(look, EVERY);
  addEventListener('pagehide', look);
}
