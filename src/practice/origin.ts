/** Where a question comes from: with its drill, all that is needed to make the same question again. */
import { ownValue } from '../lib/json/json.ts';
import { Chance } from '../lib/random.ts';
import type { Drill, Level, QuestionBase, QuestionRequest } from './drill.ts';

export interface Origin extends QuestionRequest {
  /** From 1 to {@link LAST_SEED}. */
  readonly seed: number;
}

/** Seeds stay short enough to be read aloud. */
export const LAST_SEED = 999_983;

/** The facts of a drill without its questions: for addresses, statistics and lists. */
export type DrillFacts = Pick<
  Drill<QuestionBase, unknown>,
  'id' | 'title' | 'task' | 'levels' | 'kinds' | 'options' | 'usualLength'
>;

/** The facts of a drill, as data that a page can embed. */
export function factsOf(drill: DrillFacts): DrillFacts {
  const { id, kinds, levels, options, task, title, usualLength } = drill;
  return { id, title, task, levels, kinds, options, usualLength };
}

/** What a kind of question is called. Stored results may name one that the drill no longer has. */
export function sayKind({ kinds }: Pick<DrillFacts, 'kinds'>, kind: string): string {
  return ownValue(kinds, kind) ?? kind;
}

/** Makes the question of an origin, always the same one. */
export function makeQuestion<Question extends QuestionBase, Answer>(
  drill: Drill<Question, Answer>,
  origin: Origin,
): Question {
  const { kind, level, options, seed } = origin;
  return drill.make(new Chance(seed), { level, kind, options });
}

/** A stored answer as the drill takes it now. */
export const storedAnswer = <Question extends QuestionBase, Answer>(
  drill: Pick<Drill<Question, Answer>, 'readAnswer'>,
  answer: Answer,
  question: Question,
): Answer => drill.readAnswer?.(answer, question) ?? answer;

/** The default of every option. */
export function usualOptions(facts: Pick<DrillFacts, 'options'>): Record<string, string> {
  return checkedOptions(facts, {});
}

/** The reader's options reduced to those the drill has; an unknown or missing choice becomes the default. */
export function checkedOptions(
  facts: Pick<DrillFacts, 'options'>,
  options: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    facts.options.map(({ choices, id, usual = choices[0]![0] }) => {
      const chosen = choices.find(([value]) => value === options[id]);
      return [id, chosen === undefined ? usual : chosen[0]];
    }),
  );
}

/** The nearest level that the drill has. */
export function checkedLevel(facts: Pick<DrillFacts, 'levels'>, level: Level): Level {
  return Math.min(facts.levels.length, Math.max(1, Math.trunc(level) || 1));
}
