/** What the rule books are called. */
import { LAWS } from '../skat/laws.ts';
import type { LawId } from '../skat/laws.ts';
import type { RuleBookNames } from '../skat/laws/law.ts';

/**
 * The names of a rule book, which stand in its own file. In a sentence they are all rules in the
 * plural, the same in every case: `nach den ${inText}`, `die ${inText}`.
 */
export function lawWords(law: LawId): RuleBookNames {
  return LAWS[law].names.de;
}
