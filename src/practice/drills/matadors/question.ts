/** Questions of the drill about matadors, and the names of cards and trumps in it. */
import { RANKS, SUITS, rankOf, suitOf } from '../../../game/skat/cards.ts';
import type { Card, Suit } from '../../../game/skat/cards.ts';
import type { Matadors } from '../../../game/skat/matadors.ts';
import { trumpsOf } from '../../../game/skat/order.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { trumpsName } from '#edition/game/words/trumps.ts';
import type { SuitStyle } from '../../../game/words/cards.ts';
import type { QuestionBase } from '../../drill.ts';

/** What is trump: a suit with the jacks, or the jacks alone. */
export type Trump = Suit | 'grand';

/** The four suits from the highest, then Grand. */
export const TRUMPS: readonly Trump[] = [...SUITS, 'grand'];

/** The kinds of question. */
export const MATADORS_KINDS = [
  'with',
  'without',
  'with-grand',
  'without-grand',
  'skat',
  'long',
  'every',
] as const;
export type MatadorsKind = (typeof MATADORS_KINDS)[number];

export interface MatadorsQuestion extends QuestionBase {
  readonly kind: MatadorsKind;
  /** One trump, or all of {@link TRUMPS} in turn. */
  readonly trumps: readonly Trump[];
  /** Ten cards in the order in which they are shown. */
  readonly hand: readonly Card[];
  /** The two cards of the skat, which count as well; empty when the question is about the ten alone. */
  readonly skat: readonly Card[];
}

/** The reader's counts, one for each trump. */
export type MatadorsAnswer = readonly Matadors[];

/** The trumps, best first: eleven, in Grand four (Foster, p. 31–32). */
export function trumpCards(trump: Trump): readonly Card[] {
  return trump === 'grand'
    ? trumpsOf({ kind: 'grand-solo', trump: null })
    : trumpsOf({ kind: 'solo', trump });
}

/** `hearts`, `Grand`. */
export function trumpName(trump: Trump, style: SuitStyle = 'french'): string {
  return trumpsName(trump, undefined, OWN_TERMS, style);
}

/** Sorts cards as a player does before there is a trump: the jacks, then suit by suit. */
export function sortWithoutTrump(cards: readonly Card[]): Card[] {
  const place = (card: Card): number => {
    const suit = SUITS.indexOf(suitOf(card));
    const rank = RANKS.indexOf(rankOf(card));
    return rank === 0 ? suit : (suit + 1) * RANKS.length + rank;
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}
