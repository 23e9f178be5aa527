/** What a reader learns when the level changes. */
import type { Level } from './drill.ts';

/**
 * What to say to the reader when the level changed.
 *
 * @param adds what the new level adds, a sentence; empty where nothing is known of it.
 */
export const levelNews = (isUp: boolean, to: Level, adds: string): string =>
  `${isUp ? 'Three right in a row: you move up' : 'Two slips: you move back'} to level ${to}. ${adds}`.trim();
