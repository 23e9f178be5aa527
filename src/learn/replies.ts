/** What the rules say to every answer to a question of the lesson. */
import { ENOUGH_REPLY, saySum } from '#edition/learn/reason-words.ts';
import { cardPoints, sumPoints } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import { signed } from '../game/words/figures.ts';
import { replyToSay, replyToScore, replyToTurn, replyToValue } from './bidding-replies.ts';
import { replyToCard, replyToHighest, replyToWinner } from './card-replies.ts';
import { TARGETS } from './lesson-law.ts';
import { possibleAnswers } from './question.ts';
import type { EnoughQuestion, LessonQuestion, SumQuestion } from './question.ts';
import type { LessonReply } from './reply.ts';

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
    case 'winner':
      return replyToWinner(question, answer as Card);
    case 'points':
      return replyToSum(question, Number(answer));
    case 'enough':
      return replyToEnough(question, answer);
    case 'value':
      return replyToValue(question, Number(answer));
    case 'say':
      return replyToSay(question, answer);
    case 'score':
      return replyToScore(
        question,
        question.choices.find((choice) => signed(choice) === answer)!,
      );
    case 'turn':
      return replyToTurn(question, answer);
  }
}

function replyToSum({ cards }: SumQuestion, points: number): LessonReply {
  const sum = sumPoints(cards);
  const accepted = points === sum;
  return { accepted, text: saySum(cards.map(cardPoints), sum, accepted) };
}

function replyToEnough({ cards }: EnoughQuestion, answer: string): LessonReply {
  const points = sumPoints(cards);
  const need = TARGETS.game;
  const isEnough = points >= need;
  const accepted = (answer === 'yes') === isEnough;
  const say = isEnough ? ENOUGH_REPLY.enough : ENOUGH_REPLY.tooFew;
  return { accepted, text: say(points, need, accepted) };
}
