/** Notes where the reader is in a hand, for him to come back to. */
import { BROWSER } from '../../src/lib/storage/browser.ts';
import { Kept } from '../../src/lib/storage/kept.ts';
import { READING_FORMAT } from '../../src/reader/reading-format.ts';
import { isHandPlace } from '../../src/reader/checks.ts';
import { withHandPlace } from '../../src/reader/reading.ts';

const readingStore = new Kept(READING_FORMAT, BROWSER, { holds: false, tell: () => undefined });
readingStore.open();

/** Keeps the place in a hand. One that only this page knows, in a line just begun, is none. */
export function noteHand(hand: string, title: string, place: string): void {
  if (!isHandPlace(place)) return;
  readingStore.change((reading) => withHandPlace(reading, { hand, title, place, at: Date.now() }));
}
