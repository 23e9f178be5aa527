/** What a hint says of the strong player’s card, and of the book’s beside it; comment text. */
import { AIM_WORDS } from '#edition/strategy/advice/aim-words.ts';
import type { Aim } from './aim.ts';
import type { Card } from '../../game/skat/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../game/words/nouns.de.ts';

/** How a rule ends that names one page of Foster’s and no other: `… die Zehn zurück (Seite 115).` */
export const ONE_PAGE_AT_END = /^(?<said>[^()]*) \(Seite (?<page>\d+)\)\.$/u;

/** A card with its part of 100 deals. */
export interface CardShare {
  readonly card: Card;
  readonly share: number;
}

/** Why, in a game that was not weighed in deals. */
export const NOT_WEIGHED =
  'Im Ramsch spielt jeder für sich, darum hat keine Karte einen festen Wert: Hier müssen die Gründe des Buchs genügen.';

/** That the book would do something else before the first card. */
export const BOOK_DIFFERS = 'Wer nur nach dem Buch zählt, würde es anders machen.';

/** In how many deals the pairs to put away were tried. */
export const sayTried = (deals: number): string =>
  `Die aussichtsreichsten Paare wurden in ${counted(deals, 'deal', 'dative')} durchgespielt.`;

const inDeals = (deals: number): string =>
  `In ${counted(deals, 'deal', 'dative')}, die für dich möglich ${deals === 1 ? 'ist' : 'sind'}, mit offenen Karten zu Ende gespielt,`;

/** In how many of 100 deals it comes to the aim with a card, and with others. */
export function sayShares(
  deals: number,
  aim: Aim,
  own: CardShare,
  others: readonly CardShare[],
): string {
  const rest = others.map(({ card, share }) => `mit ${card} in ${share}`);
  return `${inDeals(deals)} ${AIM_WORDS[aim]} mit ${own.card} in ${own.share} von 100, ${listed(rest)}.`;
}

/** The same where it makes no difference which card is played. */
export const sayAllAlike = (deals: number, aim: Aim, share: number): string =>
  `${inDeals(deals)} ${AIM_WORDS[aim]} in ${share} von 100, was du auch spielst.`;

/** Why a card is played that is a little behind. @param points how many more it brings, if any. */
export const sayMayBeChance = (card: Card, points: number): string =>
  points > 0
    ? `Ein so kleiner Unterschied kann Zufall sein, und ${card} bringt ${counted(points, 'point')} mehr.`
    : `Ein so kleiner Unterschied kann Zufall sein, und nach den Faustregeln ist ${card} die bessere Karte.`;

/** Which card does better for schneider, where the game is settled. */
export const sayForSchneider = (own: CardShare, best: CardShare): string =>
  `Darüber hinaus geht es um Schneider: Gut für deine Partei geht das mit ${own.card} in ${own.share} von 100 aus, mit ${best.card} in ${best.share}.`;

/** What the reader’s side comes to with one card and with another. */
export const sayInPoints = (own: Card, points: number, other: Card, otherPoints: number): string =>
  `In Augen kommt deine Partei mit ${own} auf ${points} und mit ${other} auf ${otherPoints}.`;

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
  const would = `Das Buch würde ${cards.length > 3 ? 'anders' : listed(cards, 'or')} spielen`;
  switch (beside.as) {
    case 'unknown':
      return `${would}.`;
    case 'better':
      return `${would}; hier geht es mit ${card} in ${beside.deals} von 100 Verteilungen öfter gut aus.`;
    case 'more-points':
      return `${would}, und für das Spiel ist das genauso gut; ${card} bringt aber ${counted(beside.points, 'point')} mehr.`;
    case 'nearly-alike':
      return `${would}, und das ist in diesen Verteilungen fast genauso gut.`;
    case 'alike':
      return `${would}, und das ist in diesen Verteilungen genauso gut.`;
  }
}
