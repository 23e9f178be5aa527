/** The value that a question asks for. */
import { LAWS } from '../../../game/skat/laws.ts';
import { declarerValue } from '../../../game/skat/declarer-value.ts';
import type { DeclarerValue } from '../../../game/skat/value.ts';
import type { ValueAnswer, ValueQuestion } from './question.ts';

/** The value in a question, with all its parts. */
export function questionValue(question: ValueQuestion): DeclarerValue {
  return declarerValue(question, LAWS[question.law]);
}

/** What the declarer writes down, amount and sign apart. */
export function answerOf(question: ValueQuestion): ValueAnswer {
  const { score } = questionValue(question);
  return { amount: Math.abs(score), sign: score < 0 ? 'minus' : 'plus' };
}
