/** What the guide says of a hand as a game, and against a word of the bidding or a game; comment text. */
import type { Card } from '../../game/skat/cards.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { stemmed } from '../../game/words/grammar.de.ts';
import type { Case } from '../../game/words/grammar.de.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted, nounFor } from '../../game/words/nouns.de.ts';
import type { SuitCount } from './hand-counts.ts';

const suitName = ({ suit }: SuitCount, suits: SuitStyle): string => SUIT_WORDS.de[suits][suit];

/**
 * `5 Trümpfe und daneben 2 Asse`, `6 Trümpfe und daneben kein Ass`.
 *
 * @param wanted the case, which is the accusative after “du hast”.
 */
export function sayStrength({ aces, trumps }: SuitCount, wanted: Case = 'accusative'): string {
  const besides =
    aces.length === 0
      ? `${stemmed('kein', 'neuter', wanted)} Ass`
      : counted(aces.length, 'ace', wanted);
  return `${counted(trumps, 'trump', wanted)} und daneben ${besides}`;
}

/** The hand is strong enough, although the reader passes. @param asks whether another offers the number. */
export function sayStrongEnough(
  best: SuitCount,
  number: number,
  asks: boolean,
  suits: SuitStyle,
): string {
  const asked = asks ? `gefragt wird nur nach ${number}` : `reizen musst du nur ${number}`;
  return `In ${suitName(best, suits)} hast du ${sayStrength(best)}. Das reicht für ein Spiel: ${makeMatadors(best.matadors)}, Spiel ${best.times}, also ${best.value}, und ${asked}.`;
}

/** The hand is worth less than the number. */
export const sayWorthLess = (best: SuitCount, number: number, suits: SuitStyle): string =>
  `Deine längste Farbe, ${suitName(best, suits)}, ist nur ${best.value} wert, und versprechen würdest du ${number}.`;

/** The hand is too weak to play against two. */
export const sayTooWeak = (best: SuitCount, suits: SuitStyle): string =>
  `Deine beste Farbe ist ${suitName(best, suits)}, mit ${sayStrength(best, 'dative')}: Das ist zu wenig gegen zwei.`;

/** A game from the hand keeps weak cards. */
export const sayKeepsWeak = (weak: readonly Card[]): string =>
  `Ohne den Skat behältst du ${listed(weak)}. Nimmst du ihn auf, kannst du zwei solche Karten drücken.`;

/** A Null with aces. */
export const sayNullWithAces = (aces: readonly Card[]): string =>
  `Ein Null ist mit deinem ersten Stich verloren, und du hast ${listed(aces)}.`;

/** A Grand in which a long suit is no trump. @param others how many cards of it besides the jacks. */
export const sayGrandWithoutSuit = (
  others: number,
  better: SuitCount,
  suits: SuitStyle,
): string => {
  const cards = `${suitName(better, suits)}-${nounFor(others, 'card')}`;
  return `In einem Grand sind nur die vier Buben Trumpf, deine ${others} ${others === 1 ? 'andere' : 'anderen'} ${cards} also nicht.`;
};

/** A game that falls short of the bid. @param goal the points that otherwise win a game. */
export const sayBelowBid = (own: SuitCount, bid: number, goal: number, suits: SuitStyle): string =>
  `${suitName(own, suits)} ist nur ${own.value} wert, und gereizt hast du ${bid}: ${goal} Augen würden also nicht reichen.`;

/** Another suit would have more trumps. @param theirs how many the others have against the reader’s own choice. */
export const sayFewerTrumps = (
  own: SuitCount,
  theirs: number,
  better: SuitCount,
  suits: SuitStyle,
): string =>
  `Mit ${suitName(own, suits)} als Trumpf hast du ${own.trumps} und sie haben ${theirs}; mit ${suitName(better, suits)} hast du ${counted(better.trumps, 'trump', 'accusative')}.`;
