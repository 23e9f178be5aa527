/** What the lesson asks before the first hand, and what the rules say to every answer. */
import { sumPoints } from '../game/skat/cards.ts';
import type { Card, Suit } from '../game/skat/cards.ts';
import { AMERICAN_1922 } from '../game/skat/laws/american-1922.ts';
import { sortCards } from '../game/skat/deal.ts';
import { legalCards, winningIndex } from '../game/skat/order.ts';
import type { Game } from '../game/skat/order.ts';
import { listed } from '../game/words/lists.ts';
import { whyEnough, whyIllegalCard, whyNotWon, whyPoints, whyTakes } from './reasons.ts';

interface Asked {
  /** What the reader is to do, in a sentence. */
  readonly task: string;
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
  readonly trump: Suit;
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

export type LessonQuestion =
  HighestQuestion | CardQuestion | WinnerQuestion | SumQuestion | EnoughQuestion;

/** The reply to an answer. */
export interface LessonReply {
  readonly accepted: boolean;
  /** In the lesson's text (`text.ts`). */
  readonly text: string;
}

/** The game in which the cards of a question are played. */
export function gameOf({ trump }: Pick<CardQuestion, 'trump'>): Game {
  return { kind: 'simple', trump };
}

/** The task as paper puts it, where a card can be chosen but not pressed. */
export function taskOnPaper({ task }: LessonQuestion): string {
  return task.replace(/\bPress\b/, 'Choose');
}

/** Everything that can be answered: cards by their codes, numbers in figures, `yes` and `no`. */
export function possibleAnswers(question: LessonQuestion): readonly string[] {
  switch (question.kind) {
    case 'highest':
      return question.cards;
    case 'play':
      return question.hand;
    case 'winner':
      return question.table;
    case 'points':
      return question.choices.map(String);
    case 'enough':
      return ['yes', 'no'];
  }
}

/** The answers that the rules give. */
export function acceptedAnswers(question: LessonQuestion): string[] {
  return possibleAnswers(question).filter((answer) => replyTo(question, answer).accepted);
}

/** The reply to an answer. @throws RangeError for one that is not possible. */
export function replyTo(question: LessonQuestion, answer: string): LessonReply {
  if (!possibleAnswers(question).includes(answer)) {
    throw new RangeError(`“${answer}” is no answer to “${question.task}”.`);
  }
  switch (question.kind) {
    case 'highest':
      return replyToHighest(question, answer as Card);
    case 'play':
      return replyToCard(question, answer as Card);
    case 'winner': {
      const { table } = question;
      const game = gameOf(question);
      const winner = table[winningIndex(table, game)]!;
      return winner === answer
        ? { accepted: true, text: `Yes. ${whyTakes(table, game)}` }
        : { accepted: false, text: whyNotWon(answer as Card, table, game) };
    }
    case 'points': {
      const right = sumPoints(question.cards);
      const sum = whyPoints(question.cards);
      return Number(answer) === right
        ? { accepted: true, text: `Yes: ${sum}.` }
        : { accepted: false, text: `Not quite. Card by card it is ${sum}.` };
    }
    case 'enough': {
      const points = sumPoints(question.cards);
      const enough = points >= AMERICAN_1922.targets.game;
      const accepted = (answer === 'yes') === enough;
      return { accepted, text: whyEnough(points, enough, accepted) };
    }
  }
}

function replyToHighest({ cards }: HighestQuestion, card: Card): LessonReply {
  const [highest, ...lower] = sortCards(cards);
  const accepted = card === highest;
  const text = accepted
    ? `Yes: the {${card}} stands above ${listed(lower.map((other) => `the {${other}}`))}.`
    : `Not the {${card}}: the {${highest!}} stands above it.`;
  return { accepted, text };
}

function replyToCard(question: CardQuestion, card: Card): LessonReply {
  const { aim, hand, table } = question;
  const game = gameOf(question);
  const led = table[0] ?? null;
  if (led !== null && !legalCards(hand, led, game).includes(card)) {
    return { accepted: false, text: whyIllegalCard(card, led, game) };
  }
  const trick = [...table, card];
  const takes = winningIndex(trick, game) === table.length;
  if (aim === 'take' && !takes) {
    const better = 'Another of your cards takes the trick.';
    return {
      accepted: false,
      text: `You may play that. ${whyNotWon(card, trick, game)} ${better}`,
    };
  }
  const whose = takes ? 'The trick is yours, and you lead to the next.' : 'The trick is not yours.';
  const may = aim === 'legal' ? 'Yes, you may play that.' : 'Yes.';
  return { accepted: true, text: `${may} ${whyTakes(trick, game)} ${whose}` };
}
