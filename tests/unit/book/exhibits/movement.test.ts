/** The movements of a tournament, checked against Foster’s drawing and his list. */
import { describe, expect, test } from 'vitest';
import {
  TABLES,
  dealsOf,
  pairName,
  playersAt,
  roundsOf,
  sayMove,
  seatingOf,
} from '../../../../src/book/exhibits/movement/movement.ts';
import type { MovementWay } from '../../../../src/book/exhibits/movement/movement.ts';
import { quoting } from '../../content/quote.ts';

/** Each table as “middle, side”, in letters. */
const letters = (tables: number, round: number, way?: MovementWay): string[] =>
  seatingOf(tables, round, way).map(({ middle, side }) => pairName(middle) + pairName(side));

/** How often each two pairs meet in all the rounds, by their letters in order. */
function meetings(tables: number, way: MovementWay): Map<string, number> {
  const met = new Map<string, number>();
  for (let round = 0; round < roundsOf(tables, way); round++) {
    for (const table of letters(tables, round, way)) {
      const two = [table.charAt(0), table.charAt(1)].toSorted().join('');
      met.set(two, (met.get(two) ?? 0) + 1);
    }
  }
  return met;
}

test('three tables begin as page 190 draws them, and move as it says', () => {
  expect(letters(3, 0)).toEqual(['AF', 'BE', 'CD']);
  quoting('content/manual/24-management-of-tournaments.mdx')(
    'With three tables E comes to table 1, D to table 2, and B to table 3. F takes the only place left, the one at the next table that B has just vacated. And C turns round at table 3, to sit at its side and move up the next time.',
  );
  // E to table 1, D to table 2, B to table 3, F to the place of B, and C to the side.
  expect(letters(3, 1)).toEqual(['AE', 'FD', 'BC']);
});

test('the list of page 191: players, tables, rounds, deals', () => {
  expect(TABLES.map((n) => [playersAt(n), n, roundsOf(n), dealsOf(n)])).toEqual([
    [12, 3, 5, 20],
    [16, 4, 7, 28],
    [20, 5, 9, 36],
    [24, 6, 11, 44],
    [28, 7, 13, 52],
    [32, 8, 15, 60],
  ]);
});

test('the chapter says so of the tables tried here', () => {
  quoting('content/manual/24-management-of-tournaments.mdx')(
    'When all the rounds are played, one more move would bring everyone back to where they began. And each pair has met every other, however many tables there are, because all of them come up to table 1 in their turn to play with A, and meanwhile the others meet one another.',
    'We have checked it for three to eight tables: any two pairs meet once, and none meet twice.',
    'When the East and West pairs are back where they started, the agreed number of deals is complete. Each of them has then played with every North and South pair of the section.',
  );
  expect(TABLES).toEqual([3, 4, 5, 6, 7, 8]);
});

describe.each(TABLES.map((tables) => [tables] as const))('%i tables', (tables) => {
  test('up the sides and down the middle every pair meets every other just once', () => {
    const met = meetings(tables, 'sides');
    const pairs = 2 * tables;
    expect(met.size).toBe((pairs * (pairs - 1)) / 2);
    expect([...met.values()].every((times) => times === 1)).toBe(true);
    expect([...met.keys()].every(([a, b]) => a !== b)).toBe(true);
  });

  test('each pair comes to table 1 once, and only A stays where it is', () => {
    const rounds = Array.from({ length: roundsOf(tables) }, (_, round) => letters(tables, round));
    expect(rounds.map((row) => row[0]?.charAt(0)).join('')).toBe('A'.repeat(rounds.length));
    expect(new Set(rounds.map((row) => row[0]?.charAt(1))).size).toBe(rounds.length);
  });

  test('one more move brings all back', () => {
    for (const way of ['sides', 'next'] as const) {
      expect(letters(tables, roundsOf(tables, way), way)).toEqual(letters(tables, 0, way));
    }
  });

  test('going to the next table, each moving pair meets each standing pair just once', () => {
    const met = meetings(tables, 'next');
    expect(met.size).toBe(tables * tables);
    expect([...met.values()].every((times) => times === 1)).toBe(true);
  });
});

test('the move in words is that of page 190', () => {
  expect(sayMove(3, 0, 'sides')).toBe(
    'Now E and D move up the sides, and B down the middle. F goes from the side of table 1 to the middle of table 2. C turns round at table 3 and is at its side.',
  );
  expect(sayMove(3, 4, 'sides')).toMatch(/^That was the last round\./);
  expect(sayMove(3, 0, 'next')).toBe(
    'Now A, B and C go to the next table, the last of them to table 1.',
  );
});
