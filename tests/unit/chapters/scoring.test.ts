/** The numbers in the chapter on scoring, each worked out by the rules or by hand. */
import { describe, expect, test } from 'vitest';
import { balanceLines } from '../../../src/tools/score-sheet/balance-lines.ts';
import { parseSheet } from '../../../src/tools/score-sheet/sheet.ts';
import type { Suit } from '../../../src/skat/cards.ts';
import { LAWS } from '../../../src/skat/laws.ts';
import type { Matadors } from '../../../src/skat/matadors.ts';
import { gameValue } from '../../../src/skat/value.ts';
import { readChapter } from '../reading/chapter-text.ts';
import { contract, stated, value } from '../skat/support.ts';

const { prose, tags } = readChapter('content/manual/08-scoring.mdx');
const FOSTER = LAWS['american-1922'];

/** What a Simple Game with so many points and matadors scores. */
function simple(trump: Suit, points: number, matadors: Matadors, law = FOSTER): number {
  const result = stated(points);
  return value(gameValue({ contract: contract('simple', trump), matadors, bid: null, result }, law))
    .score;
}

describe('what games are worth', () => {
  test('Hand No. 1 scores 9 with 77 points', () => {
    expect(simple('S', 77, { with: 2 })).toBe(9);
    expect(prose).toContain('Of the 120 points in the pack 77 are yours');
    expect(prose).toContain('Under your name you write 9');
    expect(prose).toContain('3 × 3 = 9 points');
  });

  test('the smallest is twice the base value, 2 in diamonds', () => {
    expect(simple('D', 61, { with: 1 })).toBe(2);
    expect(simple('D', 61, { without: 1 })).toBe(2);
    expect(prose).toContain('In diamonds, that is 2');
  });

  test('schneider begins at 91, and with 3 makes five: 15 in spades', () => {
    expect(simple('S', 90, { with: 3 })).toBe(12);
    expect(simple('S', 91, { with: 3 })).toBe(15);
    expect(prose).toContain('“One for the game, one for schneider, with three, is five.”');
    expect(prose).toContain('If spades were trumps, that is 15');
  });

  test('a declarer left with 30 loses one multiplier more, one with 31 does not', () => {
    expect(simple('S', 30, { with: 3 })).toBe(-15);
    expect(simple('S', 31, { with: 3 })).toBe(-12);
  });

  test('Eichhorn’s diamonds without 4 are worth 5', () => {
    expect(simple('D', 61, { without: 4 }, LAWS['league-1909'])).toBe(5);
  });
});

test('the sheet stands as page 45 prints it, after ten hands', () => {
  const results = tags.find(({ name }) => name === 'ScoreSheet')?.props['results'] ?? '';
  const { columns, players } = parseSheet(results);
  expect(players).toEqual(['Smith', 'Jones', 'Brown', 'Green']);
  expect(columns).toEqual([[24, 60, 96], [-20, -36, -12], [16, -4, 16], [12]]);
  expect(columns.flat()).toHaveLength(10);
});

describe('the two sheets balanced on page 47', () => {
  const amounts = tags
    .filter(({ name }) => name === 'Balance')
    .map(({ props }) =>
      balanceLines(
        (props['players'] ?? '').split(' '),
        (props['totals'] ?? '').split(' ').map(Number),
      ).map((line) => line.amounts),
    );

  test('come out as printed', () => {
    expect(amounts).toEqual([
      [
        [96, -12, 16, 12],
        [108, 0, 28, 24],
        [432, 0, 112, 96],
        [272, -160, -48, -64],
      ],
      [
        [348, -86, -110],
        [458, 24, 0],
        [1374, 72, 0],
        [892, -410, -482],
      ],
    ]);
  });

  test('the numbers told beside them are theirs', () => {
    const [smith = 0, jones = 0, brown = 0, green = 0] = amounts[0]?.[0] ?? [];
    const gaps = [smith - jones, smith - brown, smith - green];
    expect(gaps).toEqual([108, 80, 84]);
    expect(gaps.reduce((a, b) => a + b)).toBe(272);
    expect(prose).toContain('108 above Jones, 80 above Brown and 84 above Green');
    expect(458 + 24).toBe(482);
  });
});

test('Eichhorn’s four players come to his numbers by Foster’s way too', () => {
  const lines = balanceLines(['A', 'B', 'C', 'D'], [15, 42, -12, 20]);
  expect(lines.at(-1)?.amounts).toEqual([-5, 103, -113, 15]);
  expect(prose).toContain('15, 42, −12 and 20 end at −5, +103, −113 and +15');
});
