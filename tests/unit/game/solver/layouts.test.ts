import { describe, expect, test, vi } from 'vitest';
import { sumPoints } from '../../../../src/game/skat/cards.ts';
import { dealCards } from '../../../../src/game/skat/deal.ts';
import type { Game } from '../../../../src/game/skat/order.ts';
import {
  afterLayout,
  allLayouts,
  bestLayout,
  layoutPoints,
  layoutTricks,
} from '../../../../src/game/solver/layouts.ts';
import type { OpenExchange } from '../../../../src/game/solver/layouts.ts';
import { UnsolvableError } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { numbers } from './endings.ts';

const solver = makeSolver();

// A busy machine may take its time; nothing here is about how long it takes.
vi.setConfig({ testTimeout: 60_000 });

function exchange(seed: number, game: Game): OpenExchange {
  const { V, M, H, skat } = dealCards(numbers(seed));
  return { game, declarer: 'M', hands: { V, M: [...M, ...skat], H } };
}

describe('twelve cards', () => {
  test.each<Game>([
    { kind: 'gucki-solo', trump: 'H' },
    { kind: 'gucki-grand', trump: null },
  ])('have 66 layouts, each worth what the position after it is worth ($kind)', (game) => {
    const before = exchange(1, game);
    const layouts = finish(layoutPoints(solver, before));
    expect(new Set(layouts.map(({ layout }) => layout.join())).size).toBe(66);
    for (const { layout, points } of layouts) {
      expect(points).toBe(finish(solver.points(afterLayout(before, layout))));
      expect(points).toBeGreaterThanOrEqual(sumPoints(layout));
    }
    const most = Math.max(...layouts.map(({ points }) => points));
    const best = finish(bestLayout(solver, before));
    expect(best.points).toBe(most);
    expect(layouts).toContainEqual(best);
  });

  test('have 66 layouts in Nullo too, each as safe as the position after it', () => {
    const before = exchange(2, { kind: 'gucki-nullo', trump: null });
    for (const { layout, reached } of finish(layoutTricks(solver, before, 'none'))) {
      expect(reached).toBe(finish(solver.tricks(afterLayout(before, layout), 'none')));
    }
  });

  test('must be twelve', () => {
    const before = exchange(1, { kind: 'gucki-grand', trump: null });
    const eleven = { ...before, hands: { ...before.hands, M: before.hands.M.slice(1) } };
    expect(() => allLayouts(eleven)).toThrow(UnsolvableError);
  });
});
