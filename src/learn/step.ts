/** A step of the lesson: a screen of a phone. */
import type { Suit } from '../game/skat/cards.ts';
import type { LessonQuestion } from './question.ts';

/** Cards in their order, the best first, with their points where `points` is set. */
export interface Strip {
  readonly of: 'plain' | 'trumps';
  /** The suit shown, or the trump suit. */
  readonly suit: Suit;
  readonly points?: boolean;
  readonly caption: string;
}

/** What is done at the table of the first deal; at `skat` it is taken up, and two cards are put away. */
export type Stage = 'bid' | 'skat' | 'trump' | 'play' | 'count';

/** The parts of the lesson, in order. */
export const PARTS = ['trick', 'trumps', 'points', 'value', 'bidding', 'deal'] as const;
export type Part = (typeof PARTS)[number];

export interface LessonStep {
  /** Its name in addresses: `follow-suit`. */
  readonly name: string;
  readonly part: Part;
  readonly title: string;
  /** Paragraphs, in the lesson’s text (`text.ts`). */
  readonly text: readonly string[];
  readonly strip?: Strip;
  /** Whether the base values of the suits and of Grand are shown. */
  readonly showsBaseValues?: boolean;
  readonly question?: LessonQuestion;
  /** At the table of the first deal. */
  readonly stage?: Stage;
}
