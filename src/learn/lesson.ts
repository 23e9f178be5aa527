/** The lesson as a whole. */
import { HAND_STEPS } from './steps-hand.ts';
import { RULE_STEPS } from './steps-rules.ts';
import { VALUE_STEPS } from './steps-value.ts';
import type { LessonStep } from './step.ts';

/** All steps in their order. */
export const STEPS: readonly LessonStep[] = [...RULE_STEPS, ...VALUE_STEPS, ...HAND_STEPS];

/** The place of the step that an address names, `#jacks` or `jacks`; 0 when it names none. */
export function stepAt(address: string): number {
  const name = address.replace(/^#/, '');
  return Math.max(
    0,
    STEPS.findIndex((step) => step.name === name),
  );
}
