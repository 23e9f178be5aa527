import { describe, expect, it } from 'vitest';
import {
  NO_PROGRESS,
  mergeProgress,
  withMemory,
  withResults,
} from '../../../src/practice/progress.ts';
import { makeProgress, parseProgress } from '../../../src/practice/parse-progress.ts';
import {
  answeredProblems,
  daysAnswered,
  firstAnswers,
  problemsDue,
  resultOf,
} from '../../../src/problems/answered.ts';

let number = 0;
const answer = (day: number, problem: string, right: boolean, more: object = {}) =>
  resultOf(
    { problem, grade: 2, theme: 'duck', right, seconds: 20, again: false, ...more },
    `p${++number}`,
    day * 86_400_000 + number,
    day,
  );
const progressOf = (...results: ReturnType<typeof answer>[]) => withResults(NO_PROGRESS, results);

describe('answers to problems', () => {
  it('are stored with the practice and read back whole', () => {
    const progress = progressOf(answer(100, 'i4k2', false), answer(101, 'i4k2', true));
    const read = parseProgress(makeProgress(progress));
    expect(read).toEqual({ ok: true, value: progress });
    expect(mergeProgress(progress, NO_PROGRESS)).toEqual(progress);
  });

  it('count the first for the rating, and any later right one as solved', () => {
    const progress = progressOf(
      answer(100, 'a', false),
      answer(100, 'a', true, { again: true }),
      answer(101, 'b', true, { grade: 4 }),
      answer(104, 'c', false),
      answer(106, 'c', true),
    );
    expect(firstAnswers(progress)).toEqual([
      { day: 100, grade: 2, right: false },
      { day: 101, grade: 4, right: true },
      { day: 104, grade: 2, right: false },
    ]);
    expect([...answeredProblems(progress)]).toEqual([
      ['a', { first: false, solved: false }],
      ['b', { first: true, solved: true }],
      ['c', { first: false, solved: true }],
    ]);
  });

  it('bring missed problems back the next day, the hardest first, unless the memory is off', () => {
    const progress = progressOf(
      answer(100, 'easy', false, { grade: 1 }),
      answer(100, 'hard', false, { grade: 5 }),
      answer(100, 'known', true),
    );
    expect(problemsDue(progress, 100)).toEqual([]);
    expect(problemsDue(progress, 101)).toEqual(['hard', 'easy']);
    expect(problemsDue(withMemory(progress, false, 1), 101)).toEqual([]);
    const later = withResults(progress, [answer(101, 'hard', true, { grade: 5 })]);
    expect(problemsDue(later, 101)).toEqual(['easy']);
    // By the schedule of the practice a right answer comes back after two days.
    expect(problemsDue(later, 102)).not.toContain('hard');
    expect(problemsDue(later, 104)).toContain('hard');
  });

  it('say on how many days there were some, and no gap is held against today', () => {
    const progress = progressOf(...[90, 97, 98, 99].map((day) => answer(day, `p${day}`, true)));
    expect(daysAnswered(progress, 99)).toEqual({ all: 4, running: 3 });
    expect(daysAnswered(progress, 100)).toEqual({ all: 4, running: 3 });
    expect(daysAnswered(progress, 101)).toEqual({ all: 4, running: 0 });
    expect(daysAnswered(NO_PROGRESS, 101)).toEqual({ all: 0, running: 0 });
  });
});
