/** Whist in words. */
import { SUIT_WORDS, cardName } from '../../words/cards.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { numberWord } from '#edition/game/words/number-words.ts';
import type { PackCard } from '../../cards/cards.ts';
import type { Suit } from '../../skat/cards.ts';

export const WHIST_NAME = 'Whist';

/** What one must know before the play. @param dealer null where nobody says. */
export function sayWhist(trump: Suit, turned: PackCard | null, dealer: string | null): string {
  const card = turned === null ? '' : `, the ${cardName(turned)} turned up`;
  const dealt = dealer === null ? '' : ` by ${dealer}, who dealt`;
  return `Whist, ${SUIT_WORDS.en.french[trump]} trumps${card}${dealt}. A and C play together against B and D; A leads.`;
}

/** How a hand ended. @param taken the tricks of the side; null for all thirteen. */
export const sayTaken = (side: string, taken: number | null): string =>
  `${side} take ${taken === null ? 'all thirteen tricks' : counted(taken, 'trick')}.`;

/** What the tricks beyond the book are. */
export const sayByCards = (by: number): string =>
  `Six make the book, so that is ${numberWord(by)} by cards`;

/** Beside the trick. */
export const WHIST_TRUMP = { group: 'Trumps', turned: 'turned up' } as const;

/** The trump suit by the reader’s name for it. */
export const sayTrump = (suit: string): string => `Trumps: ${suit}`;
