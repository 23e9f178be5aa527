/**
 * Remarks on the cards at the current place and in the current line. The figure shows them without
 * knowing their source, such as an analysis.
 */
import type { PackCard } from '../../src/game/cards/cards.ts';

/** A short label on or beside a card, and the same in words. */
export interface Remark {
  /** At most three letters, as many as fit on a small card. */
  readonly label: string;
  /** `keeps 67`. */
  readonly spoken: string;
  /** Whether the card is one of the best; not shown by colour alone. */
  readonly best: boolean;
}

export interface Remarks {
  /** Whether playable cards have remarks in this line, so that the table reserves space. */
  readonly onCards: boolean;
  /** Remarks on the cards of the seat to move. */
  readonly cards: ReadonlyMap<PackCard, Remark>;
  /** Remarks on played cards, by the name of the place after the card. */
  readonly plays: ReadonlyMap<string, Remark>;
  /** Added to the announcement of the place; may be empty. */
  readonly spoken: string;
}

/** A source of remarks, which are reactive. */
export interface Commentator {
  readonly remarks: Remarks;
}
