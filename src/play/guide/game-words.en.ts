/** What the guide says of a hand as a game, and against a word of the bidding or a game; comment text. */
import type { Card } from '../../game/skat/cards.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted, nounFor } from '#edition/game/words/nouns.ts';
import { capital } from '../../game/words/text.ts';
import type { SuitCount } from './hand-counts.ts';

const suitName = ({ suit }: SuitCount, suits: SuitStyle): string => SUIT_WORDS.en[suits][suit];

/** `5 trumps and 2 aces in the other suits`, `6 trumps and no ace in the other suits`. */
export function sayStrength({ aces, trumps }: SuitCount): string {
  const plainAces = aces.length === 0 ? 'no ace' : counted(aces.length, 'ace');
  return `${counted(trumps, 'trump')} and ${plainAces} in the other suits`;
}

/** The hand is strong enough, although the reader passes. @param asks whether another offers the number. */
export function sayStrongEnough(
  best: SuitCount,
  number: number,
  asks: boolean,
  suits: SuitStyle,
): string {
  const asked = asks ? `you are asked only for ${number}` : `you need to bid only ${number}`;
  return `With ${suitName(best, suits)} as trumps you have ${sayStrength(best)}. That is enough for a game: ${makeMatadors(best.matadors)}, game ${best.times}, worth ${best.value}, and ${asked}.`;
}

/** The hand is worth less than the number. */
export const sayWorthLess = (best: SuitCount, number: number, suits: SuitStyle): string =>
  `Your longest suit, ${suitName(best, suits)}, is worth only ${best.value}, but you would be promising ${number}.`;

/** The hand is too weak to play against two. */
export const sayTooWeak = (best: SuitCount, suits: SuitStyle): string =>
  `Your best suit is ${suitName(best, suits)}, with ${sayStrength(best)}: that is too little against two opponents.`;

/** A game from the hand keeps weak cards. */
export const sayKeepsWeak = (weak: readonly Card[]): string =>
  `Without the skat you keep ${listed(weak)}. If you take up the skat, you can put two such cards away.`;

/** A Null with aces. */
export const sayNullWithAces = (aces: readonly Card[]): string =>
  `A Null is lost with the first trick you take, and you hold ${listed(aces)}.`;

/** A Grand in which a long suit is no trump. @param others how many cards of it besides the jacks. */
export const sayGrandWithoutSuit = (others: number, better: SuitCount, suits: SuitStyle): string =>
  `In a Grand only the four jacks are trumps, so your ${others} other ${suitName(better, suits)} are not.`;

/** A game that falls short of the bid. @param goal the points that otherwise win a game. */
export const sayBelowBid = (own: SuitCount, bid: number, goal: number, suits: SuitStyle): string =>
  `${capital(suitName(own, suits))} are worth ${own.value}, less than your bid of ${bid}, so ${goal} points would not be enough.`;

/** Another suit would have more trumps. @param theirs how many the others have against the reader’s own choice. */
export const sayFewerTrumps = (
  own: SuitCount,
  theirs: number,
  better: SuitCount,
  suits: SuitStyle,
): string =>
  `With ${suitName(own, suits)} as trumps you have ${own.trumps} and they have ${theirs}; with ${suitName(better, suits)} you have ${better.trumps} ${nounFor(better.trumps, 'trump')}.`;
