/** The menu of a figure. */
import { seatName } from '../seats.ts';

/** Its choices and buttons. */
export const MENU = {
  show: 'Show',
  allHands: 'all hands',
  speed: 'Speed',
  speeds: { slow: 'slow', normal: 'normal', fast: 'fast', 'at once': 'at once' },
  skatShown: 'skat shown',
  countAlong: 'Count along',
  everySeat: 'every seat',
  bothSides: 'both sides',
  asPrinted: 'As printed',
  keys: 'Keys',
  copyPlace: 'Copy a link to this place',
  linkToPlace: 'Link to this place',
  order: 'Order of the cards',
  putOnPage: 'Put it on your own page',
} as const;

/** What one seat sees. */
export const saySeenFrom = (seat: string): string => `as ${seatName(seat)} sees it`;
