/** What the guide says against a card in a Null; comment text, in which cards are codes. */
import type { Card } from '../../game/skat/cards.ts';

/** A defender would take the trick from the declarer. */
export const saySavesDeclarer = (declarer: string): string =>
  `${declarer} would take this trick and lose the game: stay below with another card.`;

/** The declarer would take the trick. */
export const sayNullTakes = (card: Card): string =>
  `${card} takes the trick, and one trick loses a Null.`;

/** Few cards are out that could take the trick from the declarer. */
export function sayFewAbove(above: number, card: Card): string {
  const few = above === 0 ? 'none' : `only ${above}`;
  return `One trick loses a Null, and ${few} of the cards that are out ${above === 1 ? 'is' : 'are'} higher than ${card} in its suit.`;
}
