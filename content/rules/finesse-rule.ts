/** What a rule of play holds: whose it is, what it says, and the tricks that put it to the test. */

/** A place in a hand at which the rule has a card to choose. */
export interface Trial {
  readonly hand: string;
  /** The place after which the card is played: `deal`, `layout`, `t3`, `t4.1`. */
  readonly after: string;
  /** The card the rule would play there, `HK`. */
  readonly rule: string;
  /** What somebody who does not know it might play. */
  readonly other: string;
}

/** A rule. */
export interface FinesseRule {
  readonly id: string;
  /** The rule, in our words. */
  readonly says: string;
  /** A remark beside it, where no trick shows the rule or a trick needs explaining. */
  readonly note?: string;
  readonly trials: readonly Trial[];
}

/** The rules for one seat. */
export interface FinesseSeat {
  readonly id: string;
  readonly title: string;
  readonly side: 'declarer' | 'defenders';
  readonly rules: readonly FinesseRule[];
}
