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

/** What is done at the table of the first hand. */
export type Stage = 'take' | 'trump' | 'layout' | 'lead' | 'play' | 'count';

/** The parts of the lesson, in order. */
export const PARTS = ['The trick', 'Trumps', 'Points', 'A first hand'] as const;
export type Part = (typeof PARTS)[number];

export interface LessonStep {
  /** Its name in addresses: `follow-suit`. */
  readonly name: string;
  readonly part: Part;
  readonly title: string;
  /** Paragraphs, in the lesson’s text (`text.ts`). */
  readonly text: readonly string[];
  readonly strip?: Strip;
  readonly question?: LessonQuestion;
  /** At the table of the first hand. */
  readonly stage?: Stage;
}
