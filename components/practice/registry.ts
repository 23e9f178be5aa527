/**
 * The drills, a row each. An id of src/practice/drill.ts without its row does not compile, nor does
 * a row whose parts are missing or do not fit each other.
 */
import { DRILL_IDS } from '../../src/practice/drill.ts';
import type { Drill, DrillId, QuestionBase } from '../../src/practice/drill.ts';
import type { QuestionComponent } from './question.ts';

/** A drill and what shows its questions. Which questions they are is between the two. */
export interface DrillParts<Question extends QuestionBase = QuestionBase, Answer = unknown> {
  readonly drill: Drill<Question, Answer>;
  readonly Question: QuestionComponent<Question, Answer>;
}

export interface DrillRow {
  /**
   * The slugs of the chapters that have a `<DrillFigure>` of it, in the order of the book; with `shelf/`
   * before that of another book’s.
   */
  readonly taught: readonly string[];
  /** Loads its parts: at once where the site is built, in a browser when they are needed. */
  readonly load: () => Promise<DrillParts>;
}

/** What a drill's `Question.svelte` exports: itself, and from its module script the drill. */
interface QuestionModule<Question extends QuestionBase, Answer> {
  readonly default: QuestionComponent<Question, Answer>;
  readonly drill: Drill<Question, Answer>;
}

function row<Question extends QuestionBase, Answer>(
  load: () => Promise<QuestionModule<Question, Answer>>,
  taught: readonly string[],
): DrillRow {
  return {
    taught,
    async load() {
      const { default: Question, drill } = await load();
      const parts: DrillParts<Question, Answer> = { drill, Question };
      // From here on nobody knows the type of its questions, or need know: they go from the drill
      // to the component and back.
      return parts as unknown as DrillParts;
    },
  };
}

export const DRILLS: Readonly<Record<DrillId, DrillRow>> = {
  tricks: row(() => import('./drills/tricks/Question.svelte'), ['first-principles', 'nullo']),
  points: row(() => import('./drills/points/Question.svelte'), ['first-principles']),
  'points-in-play': row(
    () => import('./drills/points-in-play/Question.svelte'),
    ['the-simple-game'],
  ),
  matadors: row(
    () => import('./drills/matadors/Question.svelte'),
    ['first-principles', 'grand-solo'],
  ),
  'game-value': row(() => import('./drills/game-value/Question.svelte'), ['scoring', 'solo']),
  'next-bid': row(() => import('./drills/next-bid/Question.svelte'), ['bidding']),
  bidding: row(
    () => import('./drills/bidding/Question.svelte'),
    ['tournee', 'solo-bidding', 'grand-solo', 'nullo'],
  ),
  layout: row(
    () => import('./drills/layout/Question.svelte'),
    ['laying-out-for-the-skat', 'tournee-grand', 'gucki-grand'],
  ),
  'which-card': row(
    () => import('./drills/which-card/Question.svelte'),
    [
      'leading-in-tournee',
      'tenace',
      'solo-leading',
      'solo-defence',
      'solo-second-hand',
      'solo-fattening',
      'ramsch',
      'nullo',
    ],
  ),
  'german-names': row(() => import('./drills/german-names/Question.svelte'), ['technical-terms']),
  'whist-count': row(() => import('./drills/whist-count/Question.svelte'), ['shelf/whist']),
};

/**
 * The id as a chapter writes it, which no type checks.
 *
 * @throws Error for a drill that is not there: that stops the build.
 */
export function checkedDrillId(id: string): DrillId {
  const found = DRILL_IDS.find((known) => known === id);
  if (found === undefined) throw new Error(`There is no drill “${id}”.`);
  return found;
}
