import { describe, expect, it } from 'vitest';
import { readProblemAddress } from '../../../src/problems/address.ts';
import { firstAnswers, problemsDue, resultOf } from '../../../src/problems/answered.ts';
import { problemSets } from '../../../src/problems/at-build.ts';
import { AT_PROBLEM } from '../../../src/problems/begun.ts';
import { makeOwnProblem } from '../../../src/problems/own-problem.ts';
import type { Problem } from '../../../src/problems/problem.ts';
import { readOwnProblem } from '../../../src/problems/read-own.ts';
import { NO_PROGRESS, withResults } from '../../../src/practice/progress.ts';
import { makeProgress, parseProgress } from '../../../src/practice/parse-progress.ts';

const problems = problemSets().flatMap(({ find, heads }) =>
  heads.flatMap(({ id }) => find(id) ?? []),
);

/** The place of a problem as the review of a deal judges it. */
const decisionAt = (problem: Problem, card: Problem['right'][number]) => ({
  view: problem.view,
  state: problem.state,
  card,
  weighed: problem.shares.map(({ card: one, weighed }) => ({ card: one, share: weighed })),
  worlds: 100,
});
const wrongOf = ({ right, shares }: Problem) =>
  shares.find(({ card }) => !right.includes(card))!.card;

describe('a decision of the reader’s own', () => {
  it('is read as the place it was, with the shares of the review', () => {
    let kept = 0;
    for (const problem of problems) {
      const text = makeOwnProblem(decisionAt(problem, wrongOf(problem)));
      if (text === null) continue;
      kept++;
      const own = readOwnProblem(text)!;
      expect(own.view, problem.id).toEqual(problem.view);
      expect(own.shares.map(({ card, weighed }) => [card, weighed])).toEqual(
        problem.shares.map(({ card, weighed }) => [card, weighed]),
      );
      expect(own.right).toEqual(expect.arrayContaining([...problem.right]));
      expect(own.refutation.wrong).toBe(wrongOf(problem));
      expect(own.deals).toMatchObject({ weighed: 100, even: 0, played: 0 });
    }
    expect(kept).toBeGreaterThan(0.8 * problems.length);
  });

  it('is none where the card was as good as the best', () => {
    for (const problem of problems) {
      expect(makeOwnProblem(decisionAt(problem, problem.right[0]!))).toBe(null);
    }
  });

  it('is stored, comes back the next day by its address, and is not rated', () => {
    const problem = problems[0]!;
    const text = makeOwnProblem(decisionAt(problem, wrongOf(problem)))!;
    const answer = {
      problem: text,
      grade: 3,
      theme: 'duck',
      right: false,
      seconds: 0,
      again: false,
    };
    const progress = withResults(NO_PROGRESS, [resultOf(answer, 'p-1', 100 * 86_400_000, 100)]);
    expect(parseProgress(makeProgress(progress))).toEqual({ ok: true, value: progress });
    expect(problemsDue(progress, 100)).toEqual([]);
    expect(problemsDue(progress, 101)).toEqual([text]);
    expect(firstAnswers(progress)).toEqual([]);
    expect(readProblemAddress(`#${text}`)).toEqual({ is: 'problem', id: text });
  });

  it('is there again after a reload, with the answer, however long its word is', () => {
    const words = problems.flatMap((problem) => {
      const text = makeOwnProblem(decisionAt(problem, wrongOf(problem)));
      return text === null ? [] : [{ problem: text, card: wrongOf(problem), set: null }];
    });
    const [longest] = words.toSorted((a, b) => b.problem.length - a.problem.length);
    expect(longest!.problem.length).toBeGreaterThan(200);
    for (const begun of words) {
      expect(AT_PROBLEM.read(JSON.parse(JSON.stringify(begun)))).toEqual(begun);
    }
    expect(AT_PROBLEM.read({ ...longest, problem: 'x'.repeat(241) })).toBe(undefined);
  });

  it('is nothing for another text', () => {
    for (const text of ['', 'own=', 'own=isko', 'own=poker~a~b', '2kq8v0d3xa-12']) {
      expect(readOwnProblem(text)).toBe(null);
    }
  });
});
