/** What a rule of the book is, as code: when it applies, which cards it speaks for, and where it stands. */
import type { Card } from '../../game/skat/cards.ts';
import type { LookId } from './look-ids.ts';
import type { Sight } from './sight.ts';
import type { TopicId } from './topic-ids.ts';

/** What a rule says of a place. */
export interface RuleSays {
  /** The cards it speaks for, of those that may be played; never all of them, and never none. */
  readonly cards: readonly Card[];
  /** Sentences to “you”, comment text: cards are codes in it, and pages of Foster “page 107”. */
  readonly says: string;
}

/** A rule on what to play. */
export interface CardRule {
  readonly id: string;
  readonly topic: TopicId;
  /** Where Foster has it; null where the sentence itself names its pages. */
  readonly page: string | null;
  /** What to look at in order to find it. */
  readonly look: LookId;
  /** What it says here; null where it does not apply. */
  readonly speaks: (sight: Sight) => RuleSays | null;
}

/**
 * Cards and a sentence as what a rule says; null where the cards are none of those that may be played,
 * or all of them, so that the rule settles nothing.
 */
export function saysOf({ legal }: Sight, cards: readonly Card[], says: string): RuleSays | null {
  const ruleCards = legal.filter((card) => cards.includes(card));
  return ruleCards.length === 0 || ruleCards.length === legal.length
    ? null
    : { cards: ruleCards, says };
}
