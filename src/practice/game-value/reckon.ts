/** The value that a question asks for, and the bids that go with it. */
import { LAWS } from '../../skat/laws.ts';
import type { Law, LawId } from '../../skat/laws.ts';
import { bidValues } from '../../skat/bid-values.ts';
import { gameValue } from '../../skat/value.ts';
import type { DeclarerValue, Outcome } from '../../skat/value.ts';
import type { Chance } from '../chance.ts';
import type { ValueKind } from './kinds.ts';
import type { ValueAnswer, ValueQuestion } from './question.ts';

/**
 * What a hand was worth, for games with a declarer.
 *
 * @throws RangeError when the rule book does not know the game: no such question is made.
 */
export function declarerValue(outcome: Outcome, law: Law): DeclarerValue {
  const value = gameValue(outcome, law);
  if (!value.ok || value.value.declarer === null) {
    throw new RangeError(`${law.title} does not value a ${outcome.contract.kind} with a declarer.`);
  }
  return value.value;
}

/** The reckoning of a question, with all its parts. */
export function valueOf(question: ValueQuestion): DeclarerValue {
  return declarerValue(question, LAWS[question.law]);
}

/** What the declarer writes down, amount and sign apart. */
export function answerOf(question: ValueQuestion): ValueAnswer {
  const { score } = valueOf(question);
  return { amount: Math.abs(score), sign: score < 0 ? 'minus' : 'plus' };
}

const BIDS = new Map<LawId, readonly number[]>();

function bidsOf(law: Law): readonly number[] {
  const known = BIDS.get(law.id) ?? bidValues(law);
  BIDS.set(law.id, known);
  return known;
}

/**
 * Draws a bid that may be made under the law: above the value for `overbid`, so near below it for
 * `covered` that one multiplier less would not have been enough, anywhere up to it otherwise.
 *
 * @returns null when there is no such bid.
 */
export function drawBid(
  chance: Chance,
  kind: ValueKind,
  outcome: Outcome,
  law: Law,
): number | null {
  const { base, points } = declarerValue({ ...outcome, bid: null }, law);
  const bids = bidsOf(law);
  const fitting =
    kind === 'overbid'
      ? bids.filter((bid) => bid > points).slice(0, 4)
      : bids.filter((bid) => bid <= points && (kind !== 'covered' || bid > points - base));
  return fitting.length === 0 ? null : chance.pick(fitting);
}
