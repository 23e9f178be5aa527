/** Whole questions of every drill in German, as a reader meets them: asked, answered, judged and explained. */
import { describe, expect, test } from 'vitest';
import { Chance } from '../../../../src/lib/random.ts';
import type { Drill, QuestionBase } from '../../../../src/practice/drill.ts';
import { expectGoodGerman } from '../../support/good-german.ts';

type AnyDrill = Drill<QuestionBase, unknown>;

const DRILLS = Object.values(
  import.meta.glob<Readonly<Record<string, AnyDrill>>>(
    '../../../../src/practice/drills/*/drill.ts',
    { eager: true },
  ),
).flatMap((module) => Object.values(module).filter((value) => 'levels' in value));

/** English is what this drill is about: see its own test. */
const OURS = DRILLS.filter(({ id }) => id !== 'german-names');
const SEEDS = [1, 7919];

/** The words that a drill judges an answer with. */
function judgementOf(drill: AnyDrill, question: QuestionBase, answer: unknown): readonly string[] {
  const { faults, notes = [] } = drill.grade(question, answer);
  return [...faults, ...notes, drill.say(question, answer)];
}

/** The same with the right answer of another question; none where it has a card that this one has not. */
function judgementOfOther(
  drill: AnyDrill,
  question: QuestionBase,
  other: QuestionBase,
): readonly string[] {
  try {
    return judgementOf(drill, question, drill.answer(other));
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

test('there are drills to read', () => {
  expect(DRILLS.length).toBeGreaterThan(12);
});

describe.each(OURS.map((drill) => [drill.id, drill] as const))('%s', (_, drill) => {
  test('says nothing in English, and nothing that is wrong in German', () => {
    const levels = [1, drill.levels.length];
    const asked = ['isko', 'american-1922'].flatMap((law) =>
      levels.flatMap((level) =>
        Object.keys(drill.kinds).map((kind) =>
          SEEDS.map((seed) => drill.make(new Chance(seed), { level, kind, options: { law } })),
        ),
      ),
    );
    expectGoodGerman([
      drill.title,
      drill.task,
      ...drill.levels,
      ...Object.values(drill.kinds),
      ...Object.values(drill.primers),
      ...drill.options.flatMap(({ choices, name }) => [name, ...choices.map(([, words]) => words)]),
      ...asked.flatMap((questions) =>
        questions.flatMap((question) => [
          drill.ask(question),
          ...drill.explain(question),
          ...judgementOf(drill, question, drill.answer(question)),
          // The answers to its neighbours are wrong in most ways that there are.
          ...questions.flatMap((other) => judgementOfOther(drill, question, other)),
        ]),
      ),
    ]);
  });
});
