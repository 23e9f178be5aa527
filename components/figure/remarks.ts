/**
 * What something outside the figure's own parts (an analysis) has to say of the cards at the
 * present place and of the line one is in. The figure shows it and does not know where it is from.
 */
import type { PackCard } from '../../src/game/cards/cards.ts';

/** A few letters to stand on or beside a card, and the same for the ear. */
export interface Remark {
  /** At most three letters: there is no more room on a small card. */
  readonly label: string;
  /** `keeps 67`. */
  readonly spoken: string;
  /** Whether the card is one of the best, which is shown by more than colour. */
  readonly best: boolean;
}

export interface Remarks {
  /** Whether cards to be played bear remarks in this line: the table then keeps room for them. */
  readonly onCards: boolean;
  /** On the cards of the seat to move. */
  readonly cards: ReadonlyMap<PackCard, Remark>;
  /** On cards that have been played, by the name of the place they lead to. */
  readonly plays: ReadonlyMap<string, Remark>;
  /** What is added to the words the place says to the ear; may be empty. */
  readonly spoken: string;
}

/** Somebody who has remarks; asked anew whenever what they depend on has changed. */
export interface Commentator {
  readonly remarks: Remarks;
}
