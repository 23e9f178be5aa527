/** The ways back to where a reader stopped, in words. */
import type { Place } from '../game/replay/place.ts';

/** The link to a page of the book. @param number of the chapter; null for a page that is none. */
export const sayContinue = (number: number | null, title: string): string =>
  `Continue: ${number === null ? title : `chapter ${number}, ${title}`}`;

/** The same where its title is known in the other language only. */
export const CONTINUE_FROM_OTHER = 'Continue where you stopped in the German edition';

/** Which chapter that is. */
export const ofChapter = (number: number): string => `chapter ${number}`;

/** Where on the page. */
export const atHeading = (heading: string): string => `at “${heading}”`;

/** The link to a hand. */
export const sayLastHand = (title: string): string => `The hand you last played: ${title}`;

/** The same where its title is known in the other language only. */
export const LAST_HAND_OF_OTHER = 'The hand you last played in the German edition';

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
