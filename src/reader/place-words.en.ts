/** The ways back to where a reader stopped, in words. */
import { readPlace } from '../game/replay/place.ts';
import type { ReadSoFar } from './reading.ts';

export interface WayBack {
  readonly href: string;
  /** What the link says: `Continue with chapter 7, The Simple Game`. */
  readonly says: string;
  /** Where in it: `at “Following suit”`; may be empty. */
  readonly where: string;
}

/** The way back to the place where one reads. */
export function placeLink({ place }: ReadSoFar): WayBack | null {
  if (place === null) return null;
  const { anchor, heading, number, page, title } = place;
  const name = number === null ? title : `chapter ${number}, ${title}`;
  return {
    href: anchor === '' ? page : `${page}#${anchor}`,
    says: `Continue: ${name}`,
    where: heading === '' ? '' : `at “${heading}”`,
  };
}

/** The way back to the hand that was last played through. */
export function handPlaceLink({ hand }: ReadSoFar): WayBack | null {
  if (hand === null) return null;
  return {
    href: `/hands/${hand.hand}/#${hand.hand}/${hand.place}`,
    says: `The hand you last played: ${hand.title}`,
    where: sayPlace(hand.place),
  };
}

const CARDS = ['', ', first card', ', second card', ''];

/** The place of an address in words: `the deal`, `trick 4, second card`, `trick 2, in a variation`. */
export function sayPlace(name: string): string {
  const place = readPlace(name);
  if (place === undefined) return name.includes('+') ? 'your own line' : '';
  const { at, branch, card, trick } = place;
  const where = branch === null ? '' : ', in a variation';
  if (at === 'deal') return `the deal${where}`;
  if (at === 'layout') return `before the first lead${where}`;
  return `trick ${trick}${CARDS[card] ?? ''}${where}`;
}
