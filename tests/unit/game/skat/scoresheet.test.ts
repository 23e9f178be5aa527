import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceSheet, runningTotals } from '../../../../src/game/skat/scoresheet.ts';

describe('keeping the sheet', () => {
  test('the sheet of four after the tenth deal (p. 45–46)', () => {
    const [smith, jones, brown, green] = [0, 1, 2, 3];
    const entries = [
      { player: smith, score: 24 },
      { player: jones, score: -20 },
      { player: brown, score: 16 },
      { player: smith, score: 36 },
      { player: green, score: 12 },
      { player: jones, score: -16 },
      { player: brown, score: -20 },
      { player: smith, score: 36 },
      { player: jones, score: 24 },
      { player: brown, score: 20 },
    ];
    expect(runningTotals(4, entries)).toEqual([[24, 60, 96], [-20, -36, -12], [16, -4, 16], [12]]);
  });

  test('refuses an entry in a column that is not there', () => {
    expect(() => runningTotals(3, [{ player: 3, score: 10 }])).toThrow(RangeError);
  });
});

describe('balancing it', () => {
  test('Smith, Jones, Brown and Green (p. 46–47)', () => {
    expect(balanceSheet([96, -12, 16, 12])).toEqual({
      aboveLowest: [108, 0, 28, 24],
      sum: 160,
      multiplied: [432, 0, 112, 96],
      settled: [272, -160, -48, -64],
    });
  });

  test('Smith, Jones and Brown (p. 47)', () => {
    expect(balanceSheet([348, -86, -110])).toEqual({
      aboveLowest: [458, 24, 0],
      sum: 482,
      multiplied: [1374, 72, 0],
      settled: [892, -410, -482],
    });
  });

  test('comes to the same as everybody paying everybody the difference (law 59)', () => {
    const anyTotals = fc.array(fc.integer({ min: -999, max: 999 }), { minLength: 3, maxLength: 6 });
    fc.assert(
      fc.property(anyTotals, (totals) => {
        const paid = totals.map((own) => totals.reduce((sum, other) => sum + own - other, 0));
        const { settled } = balanceSheet(totals);
        expect(settled).toEqual(paid);
        expect(settled.reduce((a, b) => a + b, 0)).toBe(0);
      }),
    );
  });
});
