/** What the guide says against a card in a Null; comment text, in which cards are codes. */
import type { Card } from '../../game/skat/cards.ts';

/** A defender would take the trick from the declarer. */
export const saySavesDeclarer = (declarer: string): string =>
  `${declarer} würde diesen Stich machen und damit verlieren: Bleib mit einer anderen Karte darunter.`;

/** The declarer would take the trick. */
export const sayNullTakes = (card: Card): string =>
  `${card} macht den Stich, und schon mit einem einzigen Stich ist der Null verloren.`;

/** Few cards are out that could take the trick from the declarer. */
export function sayFewAbove(above: number, card: Card): string {
  const few = above === 0 ? 'ist keine' : above === 1 ? 'ist nur eine' : `sind nur ${above}`;
  return `Schon mit einem einzigen Stich ist der Null verloren, und von den Karten, die noch draußen sind, ${few} in der Farbe höher als ${card}.`;
}
