/** The value that a question asks for. */
import { LAWS } from '../../../game/skat/laws.ts';
import type { Law } from '../../../game/skat/laws.ts';
import { gameValue } from '../../../game/skat/value.ts';
import type { DeclarerValue, PlayedOutcome } from '../../../game/skat/value.ts';
import type { ValueAnswer, ValueQuestion } from './question.ts';

/**
 * What a hand was worth, for games with a declarer.
 *
 * @throws RangeError when the rule book does not know the game: no such question is made.
 */
export function declarerValue(outcome: PlayedOutcome, law: Law): DeclarerValue {
  const value = gameValue(outcome, law);
  if (!value.ok || value.value.declarer === null) {
    throw new RangeError(`${law.title} does not value a ${outcome.contract.kind} with a declarer.`);
  }
  return value.value;
}

/** The reckoning of a question, with all its parts. */
export function questionValue(question: ValueQuestion): DeclarerValue {
  return declarerValue(question, LAWS[question.law]);
}

/** What the declarer writes down, amount and sign apart. */
export function answerOf(question: ValueQuestion): ValueAnswer {
  const { score } = questionValue(question);
  return { amount: Math.abs(score), sign: score < 0 ? 'minus' : 'plus' };
}
