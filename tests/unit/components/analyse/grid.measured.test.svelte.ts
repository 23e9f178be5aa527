/** What each seat could make: every cell of the grid by itself, against the whole deal in one question. */
import { describe, expect, test } from 'vitest';
import { CELLS, bestOf, cellKey, reckon, setUpOfCell } from '../../../../src/analyse/grid.ts';
import { Grid } from '../../../../components/analyse/grid/grid.svelte.ts';
import { makeHandOf } from '../../../../src/analyse/to-hand.ts';
import { readHand } from '../../content/chapters/hand-text.ts';
import { engine } from '../../game/solver/engine.ts';

const DEAL = readHand('foster-09').deal;

describe('the grid of games', () => {
  test('gives cell by cell the values that the whole deal gives in one question', async () => {
    const grid = new Grid();
    await grid.fill(engine, DEAL, new AbortController().signal);
    expect(grid.found.size).toBe(36);
    for (const { game, seat, taken, untouched } of await engine.ask({
      name: 'wholeDeal',
      deal: DEAL,
    })) {
      for (const [way, outcome] of [
        ['taken', taken],
        ['untouched', untouched],
      ] as const) {
        const found = grid.found.get(cellKey({ seat, game, way }));
        const { points: count, reached } = found!;
        expect(count ?? reached).toBe('points' in outcome ? outcome.points : outcome.reached);
      }
    }
  });

  test('lays every cell on the table as a whole hand, the hopeless ones too', async () => {
    const grid = new Grid();
    await grid.fill(engine, DEAL, new AbortController().signal);
    const made = CELLS.flatMap(
      (one) => reckon(one, grid.found.get(cellKey(one))!, DEAL, 'isko') ?? [],
    );
    expect(made).toHaveLength(36);
    for (const one of made) {
      const hand = makeHandOf(setUpOfCell(one, DEAL, 'isko'));
      expect(hand.ok).toBe(true);
      if (hand.ok && one.layout !== null) expect(hand.value.layout).toEqual(one.layout);
    }
    for (const seat of ['V', 'M', 'H'] as const) {
      const best = bestOf(seat, made);
      for (const { cell: of, score, won } of made) {
        if (won && of.seat === seat) expect(best!.score).toBeGreaterThanOrEqual(score);
      }
    }
  });
});
