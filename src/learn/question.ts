/** What the lesson asks before the first deal: the kinds of question, and their possible answers. */
import { SAID_ANSWERS } from '#edition/learn/question-labels.ts';
import type { BiddingStep } from '../game/skat/bidding.ts';
import { isCard } from '../game/skat/cards.ts';
import type { Card, Suit } from '../game/skat/cards.ts';
import type { Matadors } from '../game/skat/matadors.ts';
import type { Game } from '../game/skat/order.ts';
import { SEATS } from '../game/skat/seats.ts';
import { signed } from '../game/words/figures.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import { capital } from '../game/words/text.ts';
import type { LessonWords } from './text.ts';

interface Asked {
  /** What the reader is to do, in a sentence. */
  readonly task: string;
  /** The same on paper, where that differs. */
  readonly taskOnPaper?: string;
}

/** Two cards lie on the table, or one, or none; the reader plays one from the hand. */
export interface CardQuestion extends Asked {
  readonly kind: 'play';
  readonly trump: Suit;
  /** The cards on the table, the one that was led first. */
  readonly table: readonly Card[];
  readonly hand: readonly Card[];
  /** Any card that may be played, or one that takes the trick. */
  readonly aim: 'legal' | 'take';
}

/** Three cards lie on the table: which takes the trick? */
export interface WinnerQuestion extends Asked {
  readonly kind: 'winner';
  /** Null in a Grand. */
  readonly trump: Suit | null;
  readonly table: readonly [Card, Card, Card];
}

/** Cards of one suit: which is the highest? No trick yet. */
export interface HighestQuestion extends Asked {
  readonly kind: 'highest';
  readonly cards: readonly Card[];
}

/** What cards count together. */
export interface SumQuestion extends Asked {
  readonly kind: 'points';
  readonly cards: readonly Card[];
  readonly choices: readonly number[];
}

/** Whether the declarer has won with these cards. */
export interface EnoughQuestion extends Asked {
  readonly kind: 'enough';
  readonly cards: readonly Card[];
}

/** What a game in a suit is worth with these cards, if it is just won. */
export interface ValueQuestion extends Asked {
  readonly kind: 'value';
  readonly trump: Suit;
  readonly cards: readonly Card[];
  readonly choices: readonly number[];
}

/** Whether to say yes to a number with a game in this suit. */
export interface SayQuestion extends Asked {
  readonly kind: 'say';
  readonly trump: Suit;
  readonly cards: readonly Card[];
  readonly number: number;
}

/** What is written down for a declarer with so many points. */
export interface ScoreQuestion extends Asked {
  readonly kind: 'score';
  readonly trump: Suit;
  readonly matadors: Matadors;
  readonly points: number;
  /** Less than nothing for what is written against the declarer. */
  readonly choices: readonly number[];
}

/** Who speaks next in the bidding. */
export interface TurnQuestion extends Asked {
  readonly kind: 'turn';
  readonly bidding: readonly BiddingStep[];
}

export type LessonQuestion =
  | HighestQuestion
  | CardQuestion
  | WinnerQuestion
  | SumQuestion
  | EnoughQuestion
  | ValueQuestion
  | SayQuestion
  | ScoreQuestion
  | TurnQuestion;

/** The game in which the cards of a question are played. */
export function gameOf({ trump }: { readonly trump: Suit | null }): Game {
  return trump === null ? { kind: 'gucki-grand', trump } : { kind: 'gucki-solo', trump };
}

/**
 * Everything that can be answered: cards by their codes, numbers in figures, seats by name, and what is
 * said by `yes`, `no` and `pass`, as answers are stored ({@link answerName} has it in words).
 */
export function possibleAnswers(question: LessonQuestion): readonly string[] {
  switch (question.kind) {
    case 'highest':
      return question.cards;
    case 'play':
      return question.hand;
    case 'winner':
      return question.table;
    case 'points':
    case 'value':
      return question.choices.map(String);
    case 'score':
      return question.choices.map(signed);
    case 'enough':
      return ['yes', 'no'];
    case 'say':
      return ['yes', 'pass'];
    case 'turn':
      return SEATS.map((seat) => SEAT_WORDS[seat]);
  }
}

/** An answer as a button has it: `Ace of hearts`, `36`, `Vorhand`, `Yes`. */
export function answerName(answer: string, words: LessonWords): string {
  if (isCard(answer)) return capital(words.card(answer));
  return answer === 'yes' || answer === 'no' || answer === 'pass' ? SAID_ANSWERS[answer] : answer;
}
