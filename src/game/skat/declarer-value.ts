import type { Law } from './laws.ts';
import { gameValue } from './value.ts';
import type { DeclarerValue, PlayedOutcome } from './value.ts';

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
