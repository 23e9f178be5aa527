/**
 * What must hold of a place wherever a rule of the book is named, put in other words than the rule’s own.
 * The files are those of the rules, src/strategy/advice.
 */
import { DECLARER_CONDITIONS } from './declarer-conditions.ts';
import { FOLLOW_CONDITIONS } from './follow-conditions.ts';
import type { Conditions } from './held.ts';
import { LEAD_CONDITIONS } from './lead-conditions.ts';
import { NULLO_CONDITIONS } from './nullo-conditions.ts';

/** By the name of a rule. */
export const CONDITIONS: Conditions = {
  ...DECLARER_CONDITIONS,
  ...LEAD_CONDITIONS,
  ...FOLLOW_CONDITIONS,
  ...NULLO_CONDITIONS,
};
