/**
 * A question as it stands in the progress: `level=2&seed=4711&is=1x9k2f`. That is its address, and
 * a short name for what was asked: should a later version of the drill make another question of
 * the same seed, nobody is told that he missed it.
 */
import type { QuestionBase } from './drill.ts';
import type { DrillFacts, Origin } from './origin.ts';
import { makeQuestionAddress } from './permalink.ts';

/** A question as it stands in the progress. */
export function makeQuestionText(
  facts: Pick<DrillFacts, 'id' | 'options'>,
  origin: Origin,
  { key }: QuestionBase,
): string {
  const address = makeQuestionAddress(facts, origin);
  return `${address.slice(address.indexOf('?') + 1)}&is=${questionHash(key)}`;
}

/** A short name for a question’s key: FNV-1a, 32 bits, to base 36. */
export function questionHash(key: string): string {
  let hash = 0x811c9dc5;
  for (const letter of key) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
