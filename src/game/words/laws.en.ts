/** What the rule books are called. */
import { LAWS } from '../skat/laws.ts';
import type { LawId } from '../skat/laws.ts';
import type { RuleBookNames } from '../skat/laws/law.ts';

/** The names of a rule book, which stand in its own file. */
export function lawWords(law: LawId): RuleBookNames {
  return LAWS[law].names.en;
}
