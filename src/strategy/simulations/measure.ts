/** What a measure is: a rule of thumb of the book, and how chance settles it. */
import type { Chance } from '../../lib/random.ts';
import type { Solver } from '../../game/solver/solver.ts';
import type { Case } from './tally.ts';

/** A claim that deals by chance can settle. */
export interface ChanceMeasure {
  /** `T1`, as the list of claims numbers it; it names the file of the result. */
  readonly id: string;
  /** The rule, in a few words. */
  readonly title: string;
  /** What is dealt, what counts as a case, and what its value is: a sentence or two. */
  readonly how: string;
  /** Where the rule stands: the page of 1922, or the heading in another book; `today` for today’s game. */
  readonly page: string;
  /** What the players of a deal see: all cards, unless it is given, or each their own. */
  readonly sees?: 'own';
  /** A share of cases, card points, or points written down for a game. */
  readonly unit: 'share' | 'points' | 'score';
  /** How many deals are enough for the margin that the text needs. */
  readonly deals: number;
  /**
   * The cases of one deal. Chance decides the deal and nothing else: the same chance gives the
   * same cases.
   */
  readonly draw: (chance: Chance, solver: Solver) => readonly Case[];
}
