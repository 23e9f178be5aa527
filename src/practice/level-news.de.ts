/** What a reader learns when the level changes. */
import type { Level } from './drill.ts';

/**
 * What to say to the reader when the level changed.
 *
 * @param adds what the new level adds, a sentence; empty where nothing is known of it.
 */
export const levelNews = (isUp: boolean, to: Level, adds: string): string =>
  `${isUp ? 'Drei richtige hintereinander, also weiter auf' : 'Zwei Fehler, also zurück auf'} Stufe ${to}. ${adds}`.trim();
