/**
 * Finds a reader's level in twelve questions. Each is asked at the level of which it is least
 * certain whether the reader has it, because an answer there shows most. A single slip or lucky
 * guess does not decide.
 */
import type { Level } from './drill.ts';
import type { Step } from './level.ts';

/** How often an answer is good at a level that the reader has, and at one that the reader lacks. */
const HAS = 0.92;
const HAS_NOT = 0.25;

/** The level at which to ask the next question, after these answers; the first time the middle one. */
export function nextPlacementLevel(steps: readonly Step[], top: Level): Level {
  const shares = likely(steps, top);
  // The probability that the reader has a level; an answer shows most where it is a half.
  let least = 1;
  let level = 1;
  let sure = 1 - shares[0]!;
  for (let at = 1; at <= top; at++) {
    const distance = Math.abs(sure - 0.5);
    if (distance < least - 1e-9) [least, level] = [distance, at];
    sure -= shares[at]!;
  }
  return level;
}

/** The level to practise at after these answers: the first that the reader may not have yet. */
export function placedLevel(steps: readonly Step[], top: Level): Level {
  const shares = likely(steps, top);
  const has = shares.indexOf(Math.max(...shares));
  return Math.min(top, has + 1);
}

/** The probabilities that the reader's highest level is 0 (none), 1, …, `top`; their sum is 1. */
function likely(steps: readonly Step[], top: Level): number[] {
  const weights = Array.from({ length: top + 1 }, (_, has) =>
    steps.reduce((weight, { good, level }) => {
      const chance = level <= has ? HAS : HAS_NOT;
      return weight * (good ? chance : 1 - chance);
    }, 1),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}
