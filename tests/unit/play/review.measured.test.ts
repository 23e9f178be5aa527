/** The judgements of the look back, held against the strong player who makes them. */
import { describe, expect, test } from 'vitest';
import { playedDeal } from './learners-deal.ts';
import { costOnSheet } from '../../../src/strategy/review/cost.ts';
import { readersDecisions } from '../../../src/play/table-decisions.ts';
import { isMistake } from '../../../src/strategy/players/mistake.ts';
import { sayKnown } from '../../../src/strategy/review/review-sentences.ts';
import { stateOfDeal } from '../../../src/play/sitting.ts';
import { PLAYED_LAWS } from '../../../src/play/played-laws.ts';
import { judgeAction } from '../../../src/strategy/players/judge-action.ts';
import { Chance } from '../../../src/lib/random.ts';
import { makeSolver } from '../../../src/game/solver/solver.ts';
import { finish } from '../../../src/game/solver/task.ts';

describe.each(PLAYED_LAWS)('the look back under %s', (laws) => {
  const deals = Array.from({ length: 8 }, (_, seed) => playedDeal(laws, 40 + seed));

  test('judges what the strong player would do himself as no mistake, and nothing below nought', () => {
    const solver = makeSolver();
    let mistakes = 0;
    let judged = 0;
    for (const deal of deals) {
      const state = stateOfDeal(deal, laws);
      for (const { action, view } of readersDecisions(deal, laws)) {
        const ask = (what: typeof action) =>
          finish(judgeAction(solver, view, what, new Chance(1), 12));
        const judgement = ask(action);
        if (judgement === null) continue;
        judged++;
        expect(costOnSheet(judgement, state)).toBeGreaterThanOrEqual(0);
        expect(sayKnown(view, judgement)).toMatch(
          /^(?:In \d+ of 100 deals|In our measurements of hands like yours).*\.$/,
        );
        if (!isMistake(judgement)) continue;
        mistakes++;
        const best = ask(judgement.better.action);
        if (best !== null) expect(isMistake(best)).toBe(false);
      }
    }
    expect(judged).toBeGreaterThan(20);
    expect(mistakes).toBeGreaterThan(0);
  });
});
