/** Whole deals, every game of every seat solved. */
import { expect, test, vi } from 'vitest';
import { dealCards } from '../../../../src/game/skat/deal.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { SOLVED_GAMES, wholeDeal } from '../../../../src/game/solver/whole-deal.ts';
import { numbers } from './endings.ts';

const solver = makeSolver();

// A busy machine may take its time; nothing here is about how long it takes.
vi.setConfig({ testTimeout: 60_000 });

test('a whole deal has every game of every seat, taken up at least as good as untouched', () => {
  const deal = dealCards(numbers(3));
  const games = finish(wholeDeal(solver, deal));
  expect(games.map(({ seat, game }) => [seat, game])).toEqual(
    SEATS.flatMap((seat) => SOLVED_GAMES.map((game) => [seat, game])),
  );
  for (const { untouched, taken } of games) {
    // Putting the skat back is one of the layouts.
    if ('points' in untouched && 'points' in taken) {
      expect(taken.points).toBeGreaterThanOrEqual(untouched.points);
    } else if ('reached' in untouched && 'reached' in taken) {
      expect(taken.reached || !untouched.reached).toBe(true);
      expect(taken.reached).toBe(taken.layout !== null);
    } else expect.unreachable();
  }
});
