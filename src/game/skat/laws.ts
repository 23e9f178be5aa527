/**
 * Every rule book by its id. A rule book is one file in `laws/` and its row here: its id, its names,
 * its digit in addresses, whether drills ask by it, and all that differs stand in its own file.
 */
import { AMERICAN_1922 } from './laws/american-1922.ts';
import { HOYLE_1912 } from './laws/hoyle-1912.ts';
import { ISKO } from './laws/isko.ts';
import type { RuleBook } from './laws/law.ts';
import { LEAGUE_1909 } from './laws/league-1909.ts';

/** In the order in which they are listed. */
const BOOKS = {
  'american-1922': AMERICAN_1922,
  'league-1909': LEAGUE_1909,
  'hoyle-1912': HOYLE_1912,
  isko: ISKO,
};

/** The rule books a hand can be played under. */
export type LawId = keyof typeof BOOKS;

/** One of the rule books. */
export type Law = RuleBook<LawId>;

/** Every rule book, each under its own id. */
export const LAWS: Readonly<Record<LawId, Law>> = BOOKS;

/** Whether `text` is the id of a rule book. */
export function isLawId(text: string): text is LawId {
  return Object.hasOwn(BOOKS, text);
}

/** The ids in the order of the table. */
export const LAW_IDS: readonly LawId[] = Object.keys(BOOKS).filter(isLawId);

/** The rule books by which drills may ask. */
export const PRACTISED_LAWS: readonly LawId[] = LAW_IDS.filter((id) => LAWS[id].practised);
