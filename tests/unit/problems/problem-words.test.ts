/** What is said of a problem is true of what its player could know. */
import { describe, expect, test } from 'vitest';
import { cardPoints } from '../../../src/game/skat/cards.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import { explainProblem } from '../../../src/problems/explain-problem.ts';
import { knownAt } from '../../../src/problems/known.ts';
import type { Problem } from '../../../src/problems/problem.ts';
import { reasonFor } from '../../../src/problems/reasons.ts';
import { taskSentences } from '../../../src/problems/task.ts';
import { allProblems } from './set.ts';

const reasonOf = (problem: Problem): string | null =>
  reasonFor(problem.themes[0]!, knownAt(problem.view), {
    right: problem.right[0]!,
    wrong: problem.refutation.wrong,
  });

const cardsIn = (text: string): Card[] =>
  (text.match(/[CSHD](?:10|[7-9JQKA])\b/gu) ?? []) as Card[];

const seenBy = ({ view }: Problem): readonly Card[] => [
  ...view.hand,
  ...(view.layout ?? []),
  ...view.table,
  ...view.tricks.flatMap(({ cards }) => cards),
];

describe('a reason', () => {
  test('speaks of cards that are out only where the player has not seen them', () => {
    const reasons = allProblems().map((problem) => [problem, reasonOf(problem)] as const);
    expect(reasons.filter(([, reason]) => reason !== null).length).toBeGreaterThan(30);
    for (const [problem, reason] of reasons) {
      const own = [...problem.right, problem.refutation.wrong];
      const named = cardsIn(reason ?? '').filter((card) => !own.includes(card));
      for (const card of named)
        expect(seenBy(problem), `${problem.id}: ${reason!}`).not.toContain(card);
    }
  });

  test('is the same whatever the hidden cards are', () => {
    for (const problem of allProblems()) {
      const { hands } = problem.refutation;
      const other = {
        ...problem,
        state: { ...problem.state, play: { ...problem.state.play!, hands } },
      };
      expect(reasonOf(other), problem.id).toBe(reasonOf(problem));
      expect(explainProblem(other), problem.id).toEqual(explainProblem(problem));
    }
  });

  test('counts the points on the table as they are', () => {
    for (const problem of allProblems()) {
      const said = /(\d+) points?(?: are)? (?:on|that are on) the table/u.exec(
        reasonOf(problem) ?? '',
      );
      const sum = problem.view.table.reduce((points, card) => points + cardPoints(card), 0);
      if (said !== null) expect(Number(said[1]), problem.id).toBe(sum);
    }
  });
});

test('the task gives the points that the player’s side can have counted', () => {
  for (const problem of allProblems()) {
    const { isDeclarer, view } = problem;
    const said = /has? (\d+) points?|have (\d+) points?/u.exec(taskSentences(problem).join(' '));
    if (said === null) {
      expect('tricks' in problem.goal, problem.id).toBe(true);
      continue;
    }
    let sum = isDeclarer
      ? (view.layout ?? []).reduce((points, card) => points + cardPoints(card), 0)
      : 0;
    for (const { cards, winner } of view.tricks) {
      if ((winner === view.declarer) !== isDeclarer) continue;
      for (const card of cards) sum += cardPoints(card);
    }
    expect(Number(said[1] ?? said[2]), problem.id).toBe(sum);
  }
});
