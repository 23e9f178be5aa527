/** The ways back to where a reader stopped, in words. */
import type { Place } from '../game/replay/place.ts';

/** The link to a page of the book. @param number of the chapter; null for a page that is none. */
export const sayContinue = (number: number | null, title: string): string =>
  `Weiter: ${number === null ? title : `Kapitel ${number}, ${title}`}`;

/** The same where its title is known in the other language only. */
export const CONTINUE_FROM_OTHER = 'Weiter, wo du in der englischen Ausgabe aufgehört hast';

/** Which chapter that is. */
export const ofChapter = (number: number): string => `Kapitel ${number}`;

/** Where on the page. */
export const atHeading = (heading: string): string => `bei „${heading}“`;

/** The link to a hand. */
export const sayLastHand = (title: string): string => `Zuletzt durchgespielt: ${title}`;

/** The same where its title is known in the other language only. */
export const LAST_HAND_OF_OTHER = 'Zuletzt in der englischen Ausgabe durchgespielt';

/** A place in a line that the reader has played. */
export const OWN_LINE_NAME = 'deine eigene Variante';

const CARDS = ['', ', erste Karte', ', zweite Karte', ''];

/** A place in a hand: `nach dem Geben`, `Stich 4, zweite Karte`, `Stich 2, in einer Variante`. */
export function nameOfPlace({ at, branch, card, trick }: Place): string {
  const where = branch === null ? '' : ', in einer Variante';
  if (at === 'deal') return `nach dem Geben${where}`;
  if (at === 'layout') return `vor dem ersten Ausspiel${where}`;
  return `Stich ${trick}${CARDS[card] ?? ''}${where}`;
}
