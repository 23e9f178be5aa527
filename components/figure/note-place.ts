/** Saves the reader's place in a hand, to return to later. */
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { BROWSER } from '../../src/lib/storage/browser.ts';
import { Kept } from '../../src/lib/storage/kept.ts';
import { READING_FORMAT } from '../../src/reader/reading-format.ts';
import { isHandPlace } from '../../src/reader/checks.ts';
import { withHandPlace } from '../../src/reader/reading.ts';

const readingStore = new Kept(READING_FORMAT, BROWSER, { holds: false, tell: () => undefined });
readingStore.open();

/** Saves the place in a hand, unless it is one that an address cannot name. */
export function noteHand(hand: string, title: string, place: string): void {
  if (!isHandPlace(place)) return;
  const words = { title, language: PAGE_LANGUAGE };
  readingStore.change((reading) =>
    withHandPlace(reading, { hand, place, ...words, at: Date.now() }),
  );
}
