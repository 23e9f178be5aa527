/** The numbers in the chapter on scoring, each worked out by the rules or from its sheets. */
import { describe, expect, test } from 'vitest';
import { lawNumber } from '../../../../src/book/exhibits/laws/law-number.ts';
import { balanceLines } from '../../../../src/book/exhibits/score-sheet/balance-lines.ts';
import { sheetOfText } from '../../../../src/book/exhibits/score-sheet/chapter-sheet.ts';
import type { Suit } from '../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { Matadors } from '../../../../src/game/skat/matadors.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { contract, stated, value } from '../../game/skat/support.ts';

const chapter = readChapter('content/manual/08-scoring.mdx');
const { tags } = chapter;
const says = quoting(chapter);
const FOSTER = LAWS['american-1922'];

/** What a Simple Game with so many points and matadors scores. */
function simple(trump: Suit, points: number, matadors: Matadors, law = FOSTER): number {
  const result = stated(points);
  return value(gameValue({ contract: contract('simple', trump), matadors, bid: null, result }, law))
    .score;
}

describe('what games are worth', () => {
  test('the smallest is twice the base value, 2 in diamonds', () => {
    says('So the smallest game you can win is worth twice its base value. In diamonds, that is 2.');
    expect(simple('D', 61, { with: 1 })).toBe(2);
    expect(simple('D', 61, { without: 1 })).toBe(2);
  });

  test('schneider begins at 91, and with 3 makes five: 15 in spades', () => {
    says(
      'With 91 points or more you have made the defenders schneider, and you add 1 to the multiplier.',
      'Suppose you made schneider and were with 3: “One for the game, one for schneider, with three, is five.” Five times the base value is what you have won. If spades were trumps, that is 15.',
    );
    expect(simple('S', 90, { with: 3 })).toBe(12);
    expect(simple('S', 91, { with: 3 })).toBe(15);
  });

  test('a declarer left with 30 loses one multiplier more, one with 31 does not', () => {
    says(
      'The rule works both ways: a declarer who ends with 30 points or less is schneider, and loses one multiplier more (law 57).',
    );
    expect(simple('S', 30, { with: 3 })).toBe(-15);
    expect(simple('S', 31, { with: 3 })).toBe(-12);
  });

  test('today schneider begins at 90, and the defenders are out of it with 31', () => {
    says('(Today 90 points make schneider, and a side needs 31 to be out of it.)');
    expect(lawNumber('declarer schneider', 'isko')).toBe(90);
    expect(lawNumber('defenders safe', 'isko')).toBe(31);
  });
});

test('the sheet has the ten deals that the chapter mentions', () => {
  says(
    'Suppose that four of you have played ten deals, and this is the sheet',
    'Smith has been declarer three times, and won 24, then 36, then 36 again. Jones lost 20, lost 16, and then won 24. Brown won 16, lost 20, and won 20. Green has played a single game and won it, for 12.',
  );
  const results = tags.find(({ name }) => name === 'ScoreSheet')?.props['results'] ?? '';
  const { columns, players } = sheetOfText(results);
  expect(players).toEqual(['Smith', 'Jones', 'Brown', 'Green']);
  expect(columns.flat()).toHaveLength(10);
  const games = columns.map((column) =>
    column.map((total, index) => total - (column[index - 1] ?? 0)),
  );
  expect(games).toEqual([[24, 36, 36], [-20, -16, 24], [16, -20, 20], [12]]);
});

describe('the two sheets balanced on page 47', () => {
  const [first = [], second = []] = tags
    .filter(({ name }) => name === 'Balance')
    .map(({ props }) =>
      balanceLines(
        (props['players'] ?? '').split(' '),
        (props['totals'] ?? '').split(' ').map(Number),
      ).map((line) => line.amounts),
    );

  test('come out as printed', () => {
    expect(first).toEqual([
      [96, -12, 16, 12],
      [108, 0, 28, 24],
      [432, 0, 112, 96],
      [272, -160, -48, -64],
    ]);
    expect(second).toEqual([
      [348, -86, -110],
      [458, 24, 0],
      [1374, 72, 0],
      [892, -410, -482],
    ]);
  });

  test('the numbers given beside the first are its own', () => {
    says(
      'Jones stands lowest, so Jones is called 0, and the 12 that Jones has lost is added to each of the others.',
      'Smith takes everything: 272 points',
      'Smith stands 108 above Jones, 80 above Brown and 84 above Green. Together that is 272.',
    );
    const [smith = 0, jones = 0, brown = 0, green = 0] = first[0] ?? [];
    expect(jones).toBe(-12);
    const gaps = [smith - jones, smith - brown, smith - green];
    expect(gaps).toEqual([108, 80, 84]);
    expect(gaps.reduce((a, b) => a + b)).toBe(272);
    expect(first.at(-1)?.[0]).toBe(272);
  });

  test('a lowest score that is a plus is taken from the others', () => {
    says('(If even the lowest score is a plus, take it from each of the others instead.)');
    const lines = balanceLines(['A', 'B', 'C'], [50, 20, 10]).map((line) => line.amounts);
    expect(lines[1]).toEqual([40, 10, 0]);
    expect(lines.at(-1)).toEqual([50 - 20 + (50 - 10), 20 - 50 + (20 - 10), 10 - 50 + (10 - 20)]);
  });

  test('the numbers given beside the second are its own', () => {
    says(
      'Jones has lost as well, but less than Brown, so in the second line Jones is ahead by the 24 between them.',
      'The scores of that line add up to 482, and 482 is what you take from each after multiplying by 3.',
    );
    const [, line = [], tripled = [], last = []] = second;
    expect(line[1]).toBe(24);
    expect(line.reduce((a, b) => a + b)).toBe(482);
    expect(tripled.map((amount, index) => amount - (last[index] ?? 0))).toEqual([482, 482, 482]);
  });
});
