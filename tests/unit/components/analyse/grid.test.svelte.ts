/** What each seat could make, under a rule book: held against the printed analyses and values worked by hand. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  CELLS,
  bestOf,
  cellKey,
  contractOfCell,
  reckon,
  setUpOfCell,
} from '../../../../src/analyse/grid.ts';
import type { Cell, Possible } from '../../../../src/analyse/grid.ts';
import { Grid } from '../../../../components/analyse/grid/grid.svelte.ts';
import { makeHandOf } from '../../../../src/analyse/to-hand.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { CONTRACT_KINDS } from '../../../../src/game/skat/contract.ts';
import { LAW_IDS } from '../../../../src/game/skat/laws.ts';
import { taskFor } from '../../../../src/game/solver/answerer.ts';
import type { AnswerTo, Question } from '../../../../src/game/solver/protocol.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';

function dealOfHand(id: string) {
  const parsed = parseHand(readFileSync(`content/hands/${id}.hand`, 'utf8'));
  if (!parsed.ok) throw new Error(id);
  return parsed.value.deal;
}
const DEAL = dealOfHand('foster-09');

const solver = makeSolver();
/** The engine without its worker. */
const engine = {
  ask: <Asked extends Question>(question: Asked): Promise<AnswerTo<Asked['name']>> =>
    Promise.resolve(finish(taskFor(solver, question)) as AnswerTo<Asked['name']>),
};

const cell = (key: string): Cell => CELLS.find((one) => cellKey(one) === key)!;
const points = (count: number, more: Partial<Possible> = {}): Possible => ({
  points: count,
  reached: false,
  layout: null,
  ...more,
});

describe('the grid of games', () => {
  test('comes to what the whole deal comes to in one question, each cell by itself', async () => {
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

  test('stops at once when it is withdrawn, and goes on where it was', async () => {
    const deal = dealOfHand('foster-05');
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
    // Mittelhand holds CJ, SJ and HJ, and Vorhand DJ: every game of his is with 3.
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
