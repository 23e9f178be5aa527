/**
 * A question as stored progress writes it: `level=2&seed=4711&is=1x9k2f`. That is its address and a
 * hash of what was asked, so that a later version of the drill that makes another question of the
 * same seed does not call that one missed.
 */
import type { QuestionBase } from './drill.ts';
import type { DrillFacts, Origin } from './origin.ts';
import { makeQuestionAddress } from './permalink.ts';

/** A question as text for the progress: its address without the path, and its hash. */
export function makeQuestionText(
  facts: Pick<DrillFacts, 'id' | 'options'>,
  origin: Origin,
  { key }: QuestionBase,
): string {
  const address = makeQuestionAddress(facts, origin);
  return `${address.slice(address.indexOf('?') + 1)}&is=${questionHash(key)}`;
}

/** A hash of a question’s key: FNV-1a, 32 bits, to base 36. */
export function questionHash(key: string): string {
  let hash = 0x811c9dc5;
  for (const letter of key) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
