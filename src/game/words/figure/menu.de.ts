/** The menu of a figure. */
import { seatName } from '../seats.ts';

/** Its choices and buttons. */
export const MENU = {
  show: 'Zeigen',
  allHands: 'alle Karten',
  speed: 'Tempo',
  speeds: { slow: 'langsam', normal: 'normal', fast: 'schnell', 'at once': 'sofort' },
  skatShown: 'Skat zeigen',
  countAlong: 'Mitzählen',
  everySeat: 'alle Plätze',
  bothSides: 'beide Seiten',
  asPrinted: 'Wie gedruckt',
  keys: 'Tasten',
  copyPlace: 'Link zu dieser Stelle kopieren',
  linkToPlace: 'Link zu dieser Stelle',
  order: 'Rangfolge der Karten',
  putOnPage: 'Auf deiner eigenen Seite zeigen',
} as const;

/** What one seat sees. */
export const saySeenFrom = (seat: string): string => `was ${seatName(seat)} sieht`;
