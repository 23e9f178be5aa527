/** The ways back to where a reader stopped, in words. */
import { readPlace } from '../game/replay/place.ts';
import type { ReadSoFar } from './reading.ts';

export interface WayBack {
  readonly href: string;
  /** What the link says: `Weiter: Kapitel 7, Die Frage`. */
  readonly says: string;
  /** Where in it: `bei „Bedienen“`; may be empty. */
  readonly where: string;
}

/** The way back to the place where one reads. */
export function placeLink({ place }: ReadSoFar): WayBack | null {
  if (place === null) return null;
  const { anchor, heading, number, page, title } = place;
  const name = number === null ? title : `Kapitel ${number}, ${title}`;
  return {
    href: anchor === '' ? page : `${page}#${anchor}`,
    says: `Weiter: ${name}`,
    where: heading === '' ? '' : `bei „${heading}“`,
  };
}

/** The way back to the hand that was last played through. */
export function handPlaceLink({ hand }: ReadSoFar): WayBack | null {
  if (hand === null) return null;
  return {
    href: `/hands/${hand.hand}/#${hand.hand}/${hand.place}`,
    says: `Zuletzt durchgespielt: ${hand.title}`,
    where: sayPlace(hand.place),
  };
}

const CARDS = ['', ', erste Karte', ', zweite Karte', ''];

/** The place of an address in words: `nach dem Geben`, `Stich 4, zweite Karte`, `Stich 2, in einer Variante`. */
export function sayPlace(name: string): string {
  const place = readPlace(name);
  if (place === undefined) return name.includes('+') ? 'deine eigene Variante' : '';
  const { at, branch, card, trick } = place;
  const where = branch === null ? '' : ', in einer Variante';
  if (at === 'deal') return `nach dem Geben${where}`;
  if (at === 'layout') return `vor dem ersten Ausspiel${where}`;
  return `Stich ${trick}${CARDS[card] ?? ''}${where}`;
}
