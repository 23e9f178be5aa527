/** Few deals first, and many only where these leave it open: what that saves, and that verdicts stay. */
import { expect, test } from 'vitest';
import {
  dealByChance,
  dealNumbered,
  seedOfDeal,
} from '../../../../src/game/codes/numbered-deals.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { Chance } from '../../../../src/lib/random.ts';
import type { Action } from '../../../../src/strategy/players/action.ts';
import { judgeAction } from '../../../../src/strategy/players/judge-action.ts';
import { FEW, MANY } from '../../../../src/strategy/players/judge-closely.ts';
import { isMistake, mayBeMistake } from '../../../../src/strategy/players/mistake.ts';
import { playDeal } from '../../../../src/strategy/players/play-deal.ts';
import { LEARNER_PLAYER } from '../../../../src/strategy/players/rules/learner.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import type { SeatView } from '../../../../src/strategy/players/view.ts';

const PLAYERS = { V: LEARNER_PLAYER, M: LEARNER_PLAYER, H: LEARNER_PLAYER };

test.each([
  ['isko', 100],
  ['american-1922', 200],
] as const)(
  'under %s judging by few deals first asks for fewer and names the same mistakes but for one in ten',
  (laws, first) => {
    const solver = makeSolver();
    let [tried, byMany, mistakes, missed] = [0, 0, 0, 0];
    for (let seed = first; seed < first + 24; seed++) {
      const number = dealByChance(new Chance(seed));
      const seat = SEATS[seed % 3]!;
      const made: { view: SeatView; action: Action }[] = [];
      playDeal(
        dealNumbered(number),
        LAWS[laws],
        PLAYERS,
        seedOfDeal(number),
        (state, who, { action }) => {
          if (who === seat) made.push({ view: seatView(state, seat), action });
        },
      );
      for (const [at, { action, view }] of made.entries()) {
        const judge = (worlds: number) =>
          finish(judgeAction(solver, view, action, new Chance(seed * 100 + at), worlds));
        const [few, many] = [judge(FEW), judge(MANY)];
        if (few === null || many === null || few.gap === null) continue;
        const goesOn = mayBeMistake(few);
        tried += few.worlds + (goesOn ? many.worlds : 0);
        byMany += many.worlds;
        if (!isMistake(many)) continue;
        mistakes++;
        if (!goesOn && !isMistake(few)) missed++;
      }
    }
    expect(mistakes).toBeGreaterThan(4);
    expect(missed).toBeLessThanOrEqual(Math.max(1, mistakes / 10));
    expect(tried).toBeLessThan(0.8 * byMany);
  },
  300_000,
);
