/** The tricks of a side, turned over and counted. */
import type { Card } from '../../skat/cards.ts';
import { listed } from '#edition/game/words/lists.ts';

export const COUNT_OUT = { group: 'The count', whole: 'Show the whole count' } as const;

/** A pile: the cards put away, or one of the side’s tricks by its number. */
export type CountedPile = 'away' | number;

/** A pile with its cards and points, for the ear. @param name what a card is called. */
export function sayPile(
  pile: CountedPile,
  cards: readonly Card[],
  points: number,
  name: (card: Card) => string,
): string {
  const what = pile === 'away' ? 'put away' : `trick ${pile} of this side`;
  return `${what}: ${listed(cards.map(name))}, ${points} points`;
}

/** After the points so far: how many are enough. */
export const sayOfGoal = (goal: number): string => `of ${goal}`;
