/** What each seat could make, under a rule book: held against the printed analyses and values worked by hand. */
import { describe, expect, test } from 'vitest';
import { CELLS, cellKey, contractOfCell, reckon } from '../../../../src/analyse/grid.ts';
import type { Cell, Possible } from '../../../../src/analyse/grid.ts';
import { Grid } from '../../../../components/analyse/grid/grid.svelte.ts';
import { CONTRACT_KINDS } from '../../../../src/game/skat/contract.ts';
import { LAW_IDS } from '../../../../src/game/skat/laws.ts';
import type { AnswerTo, Question } from '../../../../src/game/solver/protocol.ts';
import { readHand } from '../../content/chapters/hand-text.ts';
import { engine } from '../../game/solver/engine.ts';

const DEAL = readHand('foster-09').deal;

const cell = (key: string): Cell => CELLS.find((one) => cellKey(one) === key)!;
const points = (count: number, more: Partial<Possible> = {}): Possible => ({
  points: count,
  reached: false,
  layout: null,
  ...more,
});

describe('the grid of games', () => {
  test('stops at once when it is withdrawn, and goes on where it was', async () => {
    const deal = readHand('foster-05').deal;
    const stop = new AbortController();
    let asked = 0;
    const counting = {
      ask: <Asked extends Question>(question: Asked): Promise<AnswerTo<Asked['name']>> => {
        asked++;
        if (asked === 3) stop.abort();
        return engine.ask(question);
      },
    };
    const grid = new Grid();
    await grid.fill(counting, deal, stop.signal);
    expect([asked, grid.found.size]).toEqual([3, 2]);
    await grid.fill(counting, deal, new AbortController().signal);
    expect(grid.found.size).toBe(36);
  });

  test('has the values of today’s order: with 2, game 3, schneider and hand counted', () => {
    // Mittelhand holds CJ, SJ and HJ, and Vorhand DJ: every game of Mittelhand's is with 3.
    const value = (key: string, found: Possible) => {
      const made = reckon(cell(key), found, DEAL, 'isko');
      return made === null ? null : [made.won, made.score];
    };
    const matadors = 3;
    expect(value('taken M C', points(61, { layout: ['H7', 'H8'] as const }))).toEqual([
      true,
      12 * (1 + matadors),
    ]);
    expect(value('untouched M C', points(61))).toEqual([true, 12 * (2 + matadors)]);
    expect(value('untouched M C', points(90))).toEqual([true, 12 * (3 + matadors)]);
    expect(value('untouched M C', points(120, { reached: true }))).toEqual([
      true,
      12 * (4 + matadors),
    ]);
    expect(value('taken M C', points(60))).toEqual([false, -2 * 12 * (1 + matadors)]);
    expect(value('taken M C', points(30))).toEqual([false, -2 * 12 * (2 + matadors)]);
    expect(value('taken M grand', points(61))).toEqual([true, 24 * 4]);
    expect(value('taken M null', { points: null, reached: true, layout: null })).toEqual([
      true,
      23,
    ]);
    expect(value('untouched M null', { points: null, reached: false, layout: null })).toEqual([
      false,
      -70,
    ]);
  });

  test('has a game for each cell that a rule book plays, and none that it does not know', () => {
    for (const laws of LAW_IDS) {
      for (const one of CELLS) {
        const contract = contractOfCell(one, laws);
        if (contract !== null) expect(CONTRACT_KINDS).toContain(contract.kind);
      }
    }
    expect(contractOfCell(cell('taken V C'), 'isko')?.kind).toBe('gucki-solo');
    expect(contractOfCell(cell('taken V C'), 'american-1922')?.kind).toBe('simple');
    expect(contractOfCell(cell('taken V grand'), 'american-1922')?.kind).toBe('gucki-grand');
    expect(contractOfCell(cell('taken V grand'), 'hoyle-1912')).toBeNull();
  });
});
