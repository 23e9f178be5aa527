/** What stands beside a hand that is counted by the Eight Rule. */
import type { Suit } from '../../../game/skat/cards.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';

/** The marks of its cards, and the choice of another suit. */
export const EIGHT_RULE = {
  trump: 'Trumpf,',
  inDanger: 'zählt nicht, in Gefahr',
  notCounted: 'zählt nicht',
  /** The gap is what is counted, for those who only hear it. */
  choice: 'Zähl {cards} mit Trumpf',
  cards: 'diese Karten',
} as const;

/** The name of the row of cards. */
export const sayCountedWith = (suit: Suit): string =>
  `Gezählt mit ${SUIT_WORDS.de.french[suit]} als Trumpf`;
