/** What stands beside a hand that is counted by the Eight Rule. */
import type { Suit } from '../../../game/skat/cards.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';

/** The marks of its cards, and the choice of another suit. */
export const EIGHT_RULE = {
  trump: 'trump,',
  inDanger: 'not counted, in danger',
  notCounted: 'not counted',
  /** The gap is what is counted, for those who only hear it. */
  choice: 'Count {cards} with',
  cards: 'these cards',
} as const;

/** The name of the row of cards. */
export const sayCountedWith = (suit: Suit): string =>
  `Counted with ${SUIT_WORDS.en.french[suit]} as trumps`;
