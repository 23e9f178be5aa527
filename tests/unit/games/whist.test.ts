/** The hands of whist come out as the book of 1912 prints it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import WHIST_BOOK from '../../../src/games/whist/book.ts';

test.each([
  ['pole-1', 'A and C 11, B and D 2'],
  ['pole-2', 'A and C 9, B and D 4'],
  ['pole-3', 'A and C 10, B and D 3'],
  ['pole-4', 'A and C 9, B and D 4'],
  ['pole-5', 'A and C 0, B and D 13'],
  ['hoyle-whist-1', 'A and C 7, B and D 6'],
])('%s: %s', (id, result) => {
  const read = WHIST_BOOK.read(readFileSync(`content/hands/whist/${id}.hand`, 'utf8'), id);
  if (!read.ok) throw new Error(read.errors[0].message);
  expect(WHIST_BOOK.result(read.value)).toBe(result);
  expect(WHIST_BOOK.replay(read.value).lines.get(null)?.path).toHaveLength(53);
});

/** Its seats A, Y, B, Z are A to D here. What is missing in a row has no words left in the scan. */
const TOLD: Readonly<Record<number, { led?: string; won?: string }>> = {
  1: { led: 'A', won: 'C' },
  2: { led: 'C', won: 'B' },
  3: { led: 'B' },
  4: { led: 'B', won: 'C' },
  5: { led: 'C' },
  6: { led: 'A' },
  7: { led: 'D' },
  8: { led: 'C', won: 'B' },
  9: { led: 'B' },
  11: { won: 'C' },
  12: { led: 'C', won: 'A' },
};

/** Cards that its remarks name, by trick and seat. */
const NAMED: readonly (readonly [trick: number, seat: string, card: string])[] = [
  [3, 'B', 'DA'],
  [5, 'D', 'H4'],
  [5, 'A', 'HQ'],
  [7, 'D', 'DJ'],
  [2, 'B', 'H6'],
  [5, 'B', 'H9'],
  [6, 'B', 'H10'],
  [11, 'C', 'SA'],
];

test('the hand rebuilt from words has every leader, winner and card that they tell', () => {
  const read = WHIST_BOOK.read(
    readFileSync('content/hands/whist/hoyle-whist-1.hand', 'utf8'),
    'hoyle-whist-1',
  );
  if (!read.ok) throw new Error(read.errors[0].message);
  const { tricks } = read.value.line;
  for (const [number, { led, won }] of Object.entries(TOLD)) {
    const trick = tricks[Number(number) - 1];
    if (led !== undefined) expect(trick?.plays[0]?.seat, `lead ${number}`).toBe(led);
    if (won !== undefined) expect(trick?.winner, `winner ${number}`).toBe(won);
  }
  for (const [number, seat, card] of NAMED) {
    const played = tricks[number - 1]?.plays.find((play) => play.seat === seat);
    expect(played?.card, `trick ${String(number)}`).toBe(card);
  }
});
