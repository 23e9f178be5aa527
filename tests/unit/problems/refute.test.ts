import { describe, expect, it } from 'vitest';
import { sumPoints } from '../../../src/game/skat/cards.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import { isOver, legalPlays, playCard, toMove } from '../../../src/game/skat/play.ts';
import type { Position } from '../../../src/game/skat/play.ts';
import { makeSolver } from '../../../src/game/solver/solver.ts';
import { finish } from '../../../src/game/solver/task.ts';
import { problemSets } from '../../../src/problems/at-build.ts';
import type { Problem } from '../../../src/problems/problem.ts';
import { refute } from '../../../src/problems/refute.ts';
import type { AskSolver } from '../../../src/problems/refute.ts';

const solver = makeSolver();
const ask: AskSolver = {
  points: (position) => Promise.resolve(finish(solver.cardPoints(position))),
  tricks: (position, aim) => Promise.resolve(finish(solver.cardTricks(position, aim))),
};

/** Whether the declarer comes to the goal with best play of all, by trying everything. */
function reachesSlowly(problem: Problem, position: Position): boolean {
  if (isOver(position)) {
    const own = position.tricks.filter(({ winner }) => winner === position.declarer);
    const { goal, refutation } = problem;
    if (!('points' in goal)) return goal.tricks === 'none' ? own.length === 0 : own.length === 10;
    const taken = own.flatMap(({ cards }) => cards);
    return sumPoints([...taken, ...refutation.away]) >= goal.points;
  }
  const isDeclarers = toMove(position) === position.declarer;
  const ends = legalPlays(position).map((card) => reachesSlowly(problem, playCard(position, card)));
  return isDeclarers ? ends.includes(true) : !ends.includes(false);
}

const problems = problemSets().flatMap(({ find, heads }) =>
  heads
    .filter(({ id }) => Number(id.split('-')[1]) >= 21)
    .slice(0, 30)
    .flatMap(({ id }) => find(id) ?? []),
);

describe('what goes wrong after a card', () => {
  it('is found exactly where the card fails in the deal, as trying everything says', async () => {
    expect(problems.length).toBeGreaterThan(3);
    let fails = 0;
    for (const problem of problems) {
      const { goal, isDeclarer, refutation, state } = problem;
      const position = { ...state.play!, hands: refutation.hands };
      for (const card of legalPlays(position)) {
        const line = await refute({ position, away: refutation.away, goal }, card, ask);
        const comes = reachesSlowly(problem, playCard(position, card)) === isDeclarer;
        expect(line === null, `${problem.id} ${card}`).toBe(comes);
        if (line === null) continue;
        fails++;
        // The line can be played, and after it even the best play does not come to the aim.
        const end = line.reduce<Position>((now, one: Card) => playCard(now, one), position);
        expect(line[0]).toBe(card);
        expect(reachesSlowly(problem, end)).not.toBe(isDeclarer);
      }
    }
    expect(fails).toBeGreaterThan(3);
  });
});
