/** The ways back to where a reader stopped, in words. */
import type { Place } from '../game/replay/place.ts';

/** The link to a page of the book. @param number of the chapter; null for a page that is none. */
export const sayContinue = (number: number | null, title: string): string =>
  `Continue: ${number === null ? title : `chapter ${number}, ${title}`}`;

/** Where on the page. */
export const atHeading = (heading: string): string => `at “${heading}”`;

/** The link to a hand. */
export const sayLastHand = (title: string): string => `The hand you last played: ${title}`;

/** A place in a line that the reader has played. */
export const OWN_LINE_NAME = 'your own line';

const CARDS = ['', ', first card', ', second card', ''];

/** A place in a hand: `the deal`, `trick 4, second card`, `trick 2, in a variation`. */
export function nameOfPlace({ at, branch, card, trick }: Place): string {
  const where = branch === null ? '' : ', in a variation';
  if (at === 'deal') return `the deal${where}`;
  if (at === 'layout') return `before the first lead${where}`;
  return `trick ${trick}${CARDS[card] ?? ''}${where}`;
}
