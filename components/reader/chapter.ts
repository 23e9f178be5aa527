/**
 * Keeps the reader's place in a chapter: which of its sections he has read, and where he stopped.
 * Brings him back to it, and shows his bookmarks and notes.
 */
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

/** How often it is looked where the reader is, in milliseconds. */
const EVERY = 1000;

/** Whoever looks something up has not begun to read here: seconds until a place is noted. */
const SETTLED = 8;

/** Whoever has not moved for so many seconds may have gone away. */
const AWAY = 120;

/** How far below its top the window's line is at which one reads, in shares of its height. */
const TOP = 0.12;

const kept = new Kept(READING_FORMAT, BROWSER, { holds: false, tell: () => undefined });
const prose = document.querySelector<HTMLElement>('article .prose');
const told = document.querySelector<HTMLElement>('[data-keeping]')?.dataset['keeping'];

if (prose !== null && told !== undefined) {
  // Written by our own layout into this page.
  const { here, next } = JSON.parse(told) as { readonly here: Way; readonly next: Way | null };
  kept.open();
  const page = readChapterText(prose);
  const { arrive } = showMarks(page.paragraphs, here);
  arrive(location.hash, kept.value.place);
  addEventListener('hashchange', () => {
    arrive(location.hash, kept.value.place);
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
  const done = new Set(kept.value.chapters[slug]?.read);
  let last = Date.now();
  let moved = last;
  let stayed = 0;
  let noted = '';

  const awake = (): void => {
    moved = Date.now();
  };
  for (const name of ['scroll', 'pointermove', 'keydown', 'touchstart']) {
    addEventListener(name, awake, { passive: true });
  }

  const look = (): void => {
    const now = Date.now();
    // A computer that slept, or a page in the background, has not been read.
    const seconds = Math.min(2 * EVERY, now - last) / 1000;
    last = now;
    if (document.hidden || now - moved > AWAY * 1000) return;
    stayed += seconds;
    const views = sections.map(({ first, last: end }) => {
      const top = first.getBoundingClientRect().top;
      const bottom = end.getBoundingClientRect().bottom;
      const height = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      return { height, endInView: bottom <= innerHeight };
    });
    const passed = pace.pass(seconds, views).flatMap((index) => anchors[index] ?? []);
    if (passed.length > 0) {
      for (const anchor of passed) done.add(anchor);
      kept.change((reading) => withSections(reading, slug, anchors, passed, now));
    }
    if (stayed >= SETTLED) notePlace(now);
  };

  const notePlace = (now: number): void => {
    const line = innerHeight * TOP;
    const at = paragraphs.find(({ element }) => element.getBoundingClientRect().bottom > line);
    const all = anchors.every((anchor) => done.has(anchor));
    // At the end of what has been read one goes on with the next chapter.
    const ended = (sections.at(-1)?.last.getBoundingClientRect().bottom ?? 0) <= innerHeight;
    const place: Omit<ReadPlace, 'at'> =
      ended && all && next !== null
        ? { ...next, heading: '', anchor: '' }
        : at === undefined || at === paragraphs[0]
          ? { ...here, heading: '', anchor: '' }
          : { ...here, heading: at.heading, anchor: `${ANCHOR}${hashOf(at.text)}` };
    const name = `${place.page} ${place.anchor}`;
    if (name === noted) return;
    noted = name;
    kept.change((reading) => withPlace(reading, { ...place, at: now }));
  };

  setInterval(look, EVERY);
  addEventListener('pagehide', look);
}
