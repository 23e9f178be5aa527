/** The score sheet of the chapter on scoring: as it is written, read, and balanced in words. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signed } from '../../../../src/game/words/figures.ts';
import { readAmount } from '../../../../src/book/exhibits/score-sheet/amounts.ts';
import { balanceLines } from '../../../../src/book/exhibits/score-sheet/balance-lines.ts';
import { gameValues } from '../../../../src/book/exhibits/score-sheet/game-values.ts';
import { sheetOfText } from '../../../../src/book/exhibits/score-sheet/chapter-sheet.ts';

describe('an amount', () => {
  test('is written with its sign, nought without', () => {
    expect([96, -12, 0].map(signed)).toEqual(['+96', '−12', '0']);
  });

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9999 }), (amount) => {
        expect(readAmount(signed(amount))).toBe(amount);
      }),
    );
  });

  test.each([
    [' + 96 ', 96],
    ['-12', -12],
    ['−12', -12],
    ['007', 7],
    ['-0', 0],
  ])('is read from “%s” as a player may write it', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  test.each(['', '-', '1.5', '1e3', '12345', '--3', 'ten', '3 4', '٣'])(
    'is not read from “%s”',
    (text) => {
      expect(readAmount(text)).toBeNull();
    },
  );
});

describe('a sheet', () => {
  test('has under each player the running total after each of that player’s hands', () => {
    expect(sheetOfText('Smith: 24 36; Jones: -20; Brown:')).toEqual({
      players: ['Smith', 'Jones', 'Brown'],
      columns: [[24, 60], [-20], []],
    });
  });

  test.each(['Smith 24', 'Smith: 24.5', 'Smith: +24', ''])('is not read from “%s”', (text) => {
    expect(() => sheetOfText(text)).toThrow(RangeError);
  });
});

describe('balancing', () => {
  test('says at each line what is done', () => {
    const says = (players: string, totals: number[]): string[] =>
      balanceLines(players.split(' '), totals).map((line) => line.says);
    expect(says('Smith Jones Brown Green', [96, -12, 16, 12])).toEqual([
      'The last entry of each column.',
      'Jones is lowest, at −12. Call that 0 and give each of the others 12 more. Then add up the line.',
      'There are four players: multiply by 4.',
      'Take the 160 from each. Smith receives 272; Jones, Brown and Green pay 160, 48 and 64.',
    ]);
    expect(says('A B C', [50, 30, 30])[1]).toBe(
      'B and C are lowest, at +30. Call that 0 and take 30 from each of the others. Then add up the line.',
    );
    expect(says('A B C', [0, 5, 9])[1]).toBe(
      'A is lowest, at 0. That is 0 already. Then add up the line.',
    );
    expect(says('A B C', [7, 7, 7]).slice(1)).toEqual([
      'All stand level. Call that 0.',
      'There are three players: multiply by 3.',
      'Take the 0 from each. Nobody owes anything.',
    ]);
  });

  test('comes to the same as everybody paying everybody the difference, whatever the totals', () => {
    const totals = fc.array(fc.integer({ min: -9999, max: 9999 }), { minLength: 3, maxLength: 6 });
    fc.assert(
      fc.property(totals, (amounts) => {
        const players = amounts.map((_, column) => `P${column}`);
        const settled = balanceLines(players, amounts).at(-1)?.amounts;
        const paid = amounts.map((own) => amounts.reduce((sum, other) => sum + own - other, 0));
        expect(settled).toEqual(paid);
      }),
    );
  });

  test('needs a total for every player', () => {
    expect(() => balanceLines(['A', 'B', 'C'], [1, 2])).toThrow(RangeError);
  });
});

test('the table of values has the numbers of pages 44 and 54', () => {
  const rows = (kind: 'simple' | 'tournee'): string[] =>
    gameValues(kind, 3).map(({ base, suit, values }) => `${suit} ${base}: ${values.join(' ')}`);
  expect(rows('simple')).toEqual(['D 1: 2 3 4', 'H 2: 4 6 8', 'S 3: 6 9 12', 'C 4: 8 12 16']);
  expect(rows('tournee')).toEqual([
    'D 5: 10 15 20',
    'H 6: 12 18 24',
    'S 7: 14 21 28',
    'C 8: 16 24 32',
  ]);
});
