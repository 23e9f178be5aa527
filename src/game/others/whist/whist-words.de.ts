/** Whist in words. */
import { SUIT_WORDS } from '../../words/cards.ts';
import { theCard } from '../../words/grammar.de.ts';
import { counted } from '../../words/nouns.de.ts';
import { numberWord } from '#edition/game/words/number-words.ts';
import type { PackCard } from '../../cards/cards.ts';
import type { Suit } from '../../skat/cards.ts';

export const WHIST_NAME = 'Whist';

/** What one must know before the play. @param dealer null where nobody says. */
export function sayWhist(trump: Suit, turned: PackCard | null, dealer: string | null): string {
  return `Whist, ${SUIT_WORDS.de.french[trump]} ist Trumpf${sayDealing(turned, dealer)}. A und C spielen zusammen gegen B und D; A spielt aus.`;
}

function sayDealing(turned: PackCard | null, dealer: string | null): string {
  if (turned === null) return dealer === null ? '' : `; ${dealer} hat gegeben`;
  return dealer === null
    ? `; aufgedeckt ist ${theCard(turned)}`
    : `; ${dealer} hat gegeben und ${theCard(turned, 'accusative')} aufgedeckt`;
}

/** How a hand ended. @param taken the tricks of the side; null for all thirteen. */
export const sayTaken = (side: string, taken: number | null): string =>
  `${side} machen ${taken === null ? 'alle dreizehn Stiche' : counted(taken, 'trick')}.`;

/** What the tricks beyond the book are. */
export const sayByCards = (by: number): string =>
  `Die ersten sechs Stiche zählen nicht, es ${by === 1 ? 'zählt also einer' : `zählen also ${numberWord(by)}`}`;

/** Beside the trick. */
export const WHIST_TRUMP = { group: 'Trumpf', turned: 'offen' } as const;

/** The trump suit by the reader’s name for it. */
export const sayTrump = (suit: string): string => `Trumpf: ${suit}`;
