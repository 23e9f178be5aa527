/** How a hand of one’s own is best played, and how its figures are rounded. */
import { skatBrings } from '../strategy/players/bid/each-game.ts';
import type { WeighedGame, WeighedHand } from '../strategy/players/bid/each-game.ts';
import { NUMBERS } from '../strategy/players/bid/gain.ts';

/** The lowest number, at which a hand is judged as long as nobody has bid. */
export const LOWEST = NUMBERS[0]!;

/** The game to plan at a number: with the skat, or from the hand where that brings more. */
export function planAt(
  weighed: WeighedHand,
  number: number,
): { readonly game: WeighedGame; readonly isFromHand: boolean } {
  const skat = skatBrings(weighed, number);
  const [first, ...others] = weighed.games.map(({ fromHand }) => fromHand);
  const best = others.reduce<WeighedGame>(
    (most, game) => (game.brings(number) > most.brings(number) ? game : most),
    first!,
  );
  return best.brings(number) > skat.brings
    ? { game: best, isFromHand: true }
    : { game: skat.planned, isFromHand: false };
}

/** A share as whole games of a hundred. */
export const ofHundred = (share: number): number => Math.round(share * 100);

/** The margin of a share of so many games at 95 of 100, in games of a hundred. */
export const marginOf = (won: number, games: number): number =>
  Math.round(196 * Math.sqrt(((won / games) * (1 - won / games)) / games));
