/** The tricks of a side, turned over and counted. */
import type { Card } from '../../skat/cards.ts';
import { listed } from '../lists.de.ts';
import { counted } from '../nouns.de.ts';

export const COUNT_OUT = { group: 'Das Auszählen', whole: 'Alles auf einmal zeigen' } as const;

/** A pile: the cards put away, or one of the side’s tricks by its number. */
export type CountedPile = 'away' | number;

/** A pile with its cards and points, for the ear. @param name what a card is called. */
export function sayPile(
  pile: CountedPile,
  cards: readonly Card[],
  points: number,
  name: (card: Card) => string,
): string {
  const what = pile === 'away' ? 'gedrückt' : `Stich ${pile} dieser Seite`;
  return `${what}: ${listed(cards.map(name))}, ${counted(points, 'point')}`;
}

/** After the points so far: how many are enough. */
export const sayOfGoal = (goal: number): string => `von ${goal}`;
