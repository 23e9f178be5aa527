import { expect, test } from 'vitest';
import { ProblemFigure } from '../../../../components/problems/problem-figure.svelte.ts';
import { Refuting } from '../../../../components/problems/refuting.svelte.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { problemSets } from '../../../../src/problems/at-build.ts';
import type { AskSolver } from '../../../../src/problems/refute.ts';

const solver = makeSolver();
const ask: AskSolver = {
  points: (position) => Promise.resolve(finish(solver.cardPoints(position))),
  tricks: (position, aim) => Promise.resolve(finish(solver.cardTricks(position, aim))),
};
const problems = problemSets().flatMap(({ find, heads }) =>
  heads.slice(0, 15).flatMap(({ id }) => find(id) ?? []),
);

test('a wrong card of the reader’s own is refuted on the table, and a right answer only offers it', async () => {
  expect(problems.length).toBeGreaterThan(10);
  for (const problem of problems) {
    const { refutation, right, shares } = problem;
    for (const { card } of shares) {
      const figure = new ProblemFigure(problem, () => undefined);
      const refuting = new Refuting(problem, figure);
      await refuting.find(card, ask);
      if (right.includes(card)) {
        expect(refuting.line?.cards).toEqual(refutation.line);
        expect(figure.isInLine).toBe(false);
      } else if (refuting.luckyCard === card) {
        // It does well in this deal, so the line of another card is offered.
        expect(refuting.line?.cards[0]).toBe(refutation.wrong);
        expect(figure.isInLine).toBe(false);
      } else {
        expect(figure.lineCards[0]).toBe(card);
        expect(figure.isInLine).toBe(true);
      }
      expect(refuting.tried).toBe(null);
    }
  }
});

test('without the solver there is the line that came with the problem', async () => {
  for (const problem of problems) {
    const other = problem.shares.find(
      ({ card }) => card !== problem.refutation.wrong && !problem.right.includes(card),
    );
    if (other === undefined) continue;
    const refuting = new Refuting(problem, new ProblemFigure(problem, () => undefined));
    const none = (): Promise<never> => Promise.reject(new Error('no worker'));
    await refuting.find(other.card, { points: none, tricks: none });
    expect(refuting.line?.cards).toEqual(problem.refutation.line);
    expect(refuting.luckyCard).toBe(null);
  }
});

test('once the reader tries the problem again, what the solver finds shows no hand', async () => {
  const found = problems.flatMap((problem) =>
    problem.shares
      .filter(({ card }) => card !== problem.refutation.wrong && !problem.right.includes(card))
      .map(({ card }) => ({ card, problem })),
  );
  let refuted = 0;
  for (const { card, problem } of found) {
    const figure = new ProblemFigure(problem, () => undefined);
    const refuting = new Refuting(problem, figure);
    const finding = refuting.find(card, ask);
    refuting.end();
    await finding;
    expect(figure.isAtPlace).toBe(true);
    refuted += Number(refuting.line?.cards[0] === card);
  }
  expect(refuted).toBeGreaterThan(0);
});
