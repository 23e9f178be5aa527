/**
 * Whole deals, which a plain search cannot solve. The answers were found by the first version of
 * the search (commit 9471df9), which knew no bounds, filed exact positions only and had another
 * order; that version agreed with the plain search on endings as this one does. A program in another
 * language, written from the rules of the game alone, has since given the same for every deal here.
 */
import { expect, test, vi } from 'vitest';
import { makeDeal } from '../../../../scripts/bench/deals.ts';
import type { DealKind, BenchGame } from '../../../../scripts/bench/deals.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';

vi.setConfig({ testTimeout: 60_000 });

const POINTS: Readonly<Record<string, string>> = {
  'suit plausible':
    '98 72 64 54 57 65 63 82 72 94 67 56 61 52 47 54 47 91 85 74 83 38 58 65 81 91 87 41 76 54 40 59 77 76 58 82 109 99 74 73',
  'suit random':
    '2 10 21 47 13 42 17 18 48 45 39 28 26 26 28 39 11 10 50 11 65 31 4 7 6 27 37 5 0 2',
  'grand plausible':
    '72 103 114 78 60 92 120 70 86 83 79 41 73 92 56 93 92 92 55 107 76 82 52 93 55 81 91 98 81 91 107 85 82 89 79 88 83 74 71 107',
  'grand random':
    '11 74 82 10 4 21 44 54 3 24 11 0 32 64 11 9 12 3 18 22 20 53 3 6 37 31 81 16 15 18',
};
const SAFE_NULLOS =
  '10000101101000001011001001001000100000101111000010110000010100001011111100000100';

const solver = makeSolver();

test.each(Object.entries(POINTS))(
  'the first search and this one agree on %s deals',
  (name, all) => {
    const [game, kind] = name.split(' ') as [BenchGame, DealKind];
    const answers = all.split(' ').map(Number);
    const found = answers.map((_, seed) => finish(solver.points(makeDeal(game, kind, seed))));
    expect(found).toEqual(answers);
  },
);

test('the first search and this one agree on which Nullos are safe', () => {
  const found = Array.from(SAFE_NULLOS, (_, seed) =>
    Number(finish(solver.tricks(makeDeal('null', 'plausible', seed), 'none'))),
  );
  expect(found.join('')).toBe(SAFE_NULLOS);
});
