/** Verdicts in words against small measures whose relations are plain to see. */
import { describe, expect, test } from 'vitest';
import { verdictProblem } from '../../../src/book/verdicts.ts';
import type { MeasureResult } from '../../../src/strategy/simulations/result.ts';

const measured = (
  id: string,
  unit: MeasureResult['unit'],
  groups: Readonly<Record<string, readonly [mean: number, margin: number]>>,
): MeasureResult => ({
  id,
  title: id,
  how: '',
  page: '',
  unit,
  seed: 1,
  deals: 1000,
  program: '',
  groups: Object.fromEntries(
    Object.entries(groups).map(([group, [mean, margin]]) => [group, { mean, margin, cases: 1000 }]),
  ),
});

const MEASURES = [
  measured('T1', 'share', {
    'Nullo, V': [0.33, 0.01],
    'Nullo, M': [0.31, 0.01],
    'Nullo, H': [0.32, 0.01],
    'Grand (V)': [1, 0.0003],
  }),
  measured('T2', 'points', { ace: [1.2, 0.4], king: [6.7, 1] }),
];

const problem = (holds: string, id = 'T1') => verdictProblem(id, holds, MEASURES);

describe('a verdict holds', () => {
  test.each([
    ['of a value above another by more than the margin of a difference', 'Nullo, V above Nullo, M'],
    ['of two that differ by less', 'Nullo, V level with Nullo, H'],
    ['of one that is above or level', 'Nullo, V not below Nullo, *'],
    ['of a share against a number of a hundred', 'Nullo, M below 32.5'],
    ['of what was never lost', 'Grand (V) is 100'],
    ['of a group of another measure, in points', 'T2: ace below T2: king; T2: ace below 2'],
    ['of every group that a star names, but for itself', 'Grand (V) above *'],
  ])('%s', (_, holds) => {
    expect(problem(holds)).toBeNull();
  });
});

describe('a verdict is refused', () => {
  test.each([
    [
      'when the difference is within its margin',
      'Nullo, V above Nullo, H',
      '“Nullo, H”, has 32.00 ± 1.00',
    ],
    ['when it is the other way round', 'Nullo, V below Nullo, M', '“Nullo, V”, has 33.00 ± 1.00'],
    ['when the two are not level', 'Nullo, V level with Nullo, M', 'does not hold'],
    ['when one of several parts with it', 'Grand (V) above *; Nullo, * above 31.5', 'Nullo, M'],
    ['when something was lost after all', 'Nullo, V is 100', '100'],
    ['for a group there is not', 'Nullo above 3', 'no group “Nullo”'],
    ['for a measure there is not', 'T9: ace above 1', 'T9.json'],
    ['for words that compare nothing', 'Nullo, V', 'is no comparison'],
    ['for a comparison of three', 'Nullo, V above Nullo, H above Nullo, M', 'is no comparison'],
    ['for a group beside itself', 'Nullo, V level with Nullo, V', 'with itself'],
    ['without a comparison', ' ', 'needs holds'],
  ])('%s', (_, holds, says) => {
    expect(problem(holds)).toContain(says);
  });
});
