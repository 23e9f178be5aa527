/** What a hint says of the strong player’s card, and of the book’s beside it; comment text. */
import { AIM_WORDS } from '#edition/strategy/advice/aim-words.ts';
import type { Aim } from './aim.ts';
import type { Card } from '../../game/skat/cards.ts';
import { listed } from '#edition/game/words/lists.ts';

/** How a rule ends that names one page of Foster’s and no other: `Keep a ten back (page 115).` */
export const ONE_PAGE_AT_END = /^(?<said>[^()]*) \(page (?<page>\d+)\)\.$/u;

/** A card with its part of 100 deals. */
export interface CardShare {
  readonly card: Card;
  readonly share: number;
}

/** Why, in a game that was not weighed in deals. */
export const NOT_WEIGHED =
  'In a Ramsch everyone plays alone, so no card has one value: the book’s reasons must do.';

/** That the book would do something else before the first card. */
export const BOOK_DIFFERS = 'By the book’s count alone you would do otherwise.';

/** In how many deals the pairs to put away were tried. */
export const sayTried = (deals: number): string =>
  `The likeliest pairs were tried in ${deals} deals.`;

const someMore = (points: number): string => (points === 1 ? 'a point' : `${points} points`);

const inDeals = (deals: number): string =>
  `In ${deals} deals that you could be facing, played on with all cards open,`;

/** In how many of 100 deals it comes to the aim with a card, and with others. */
export function sayShares(
  deals: number,
  aim: Aim,
  own: CardShare,
  others: readonly CardShare[],
): string {
  const rest = others.map(({ card, share }) => `with ${card} in ${share}`);
  return `${inDeals(deals)} ${AIM_WORDS[aim]} with ${own.card} in ${own.share} of 100, ${listed(rest)}.`;
}

/** The same where it makes no difference which card is played. */
export const sayAllAlike = (deals: number, aim: Aim, share: number): string =>
  `${inDeals(deals)} ${AIM_WORDS[aim]} in ${share} of 100 whatever you play.`;

/** Why a card is played that is a little behind. @param points how many more it brings, if any. */
export const sayMayBeChance = (card: Card, points: number): string =>
  points > 0
    ? `So small a difference may be chance, and ${card} brings ${someMore(points)} more.`
    : `So small a difference may be chance, and the rules of play prefer ${card}.`;

/** Which card does better for schneider, where the game is settled. */
export const sayForSchneider = (own: CardShare, best: CardShare): string =>
  `Only schneider is still open: your side makes it or escapes it with ${own.card} in ${own.share} of 100, with ${best.card} in ${best.share}.`;

/** What the reader’s side comes to with one card and with another. */
export const sayInPoints = (own: Card, points: number, other: Card, otherPoints: number): string =>
  `In points your side comes to ${points} with ${own}, and to ${otherPoints} with ${other}.`;

/** How the strong player’s card does beside the book’s. */
export type BesideBook =
  /** Nothing was counted out. */
  | { readonly as: 'unknown' }
  /** It does better in so many more of 100 deals. */
  | { readonly as: 'better'; readonly deals: number }
  /** It does as well, and brings so many points more. */
  | { readonly as: 'more-points'; readonly points: number }
  | { readonly as: 'nearly-alike' | 'alike' };

/** What the book would play, and how the card played does beside it. @param cards the book’s. */
export function sayBookWould(cards: readonly Card[], card: Card, beside: BesideBook): string {
  const would = `The book would play ${cards.length > 3 ? 'otherwise' : listed(cards, 'or')}`;
  switch (beside.as) {
    case 'unknown':
      return `${would}.`;
    case 'better':
      return `${would}; here ${card} does better in ${beside.deals} more of 100 deals.`;
    case 'more-points':
      return `${would}, which does as well for the game; but ${card} brings ${someMore(beside.points)} more.`;
    case 'nearly-alike':
      return `${would}, and in these deals that does nearly as well.`;
    case 'alike':
      return `${would}, and in these deals that does as well.`;
  }
}
