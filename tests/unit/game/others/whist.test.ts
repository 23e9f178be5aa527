/** The hands of whist come out as the book of 1912 prints it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makePublicGameHand } from '../../../../src/game/others/public.ts';
import WHIST_BOOK from '../../../../src/game/others/whist/book.ts';

const sourceOf = (id: string): string => readFileSync(`content/hands/whist/${id}.hand`, 'utf8');

function handOf(source: string, id: string) {
  const read = WHIST_BOOK.read(source, id);
  if (!read.ok) throw new Error(read.errors[0].message);
  return read.value;
}

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

test('the hand rebuilt from words has every leader, winner and card that they name', () => {
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

/** Pole’s examples as the print has them: whole tricks, single cards after them, the trick of each remark. */
const PRINTED = [
  { id: 'pole-1', whole: 7, then: 'AAAACC', remarks: [1, 2, 3, 8] },
  { id: 'pole-2', whole: 10, then: 'CCC', remarks: [1, 2, 2, 3, 8, 9, 11] },
  { id: 'pole-3', whole: 10, then: 'CCC', remarks: [3, 4, 6, 7, 10] },
  { id: 'pole-4', whole: 8, then: '', remarks: [1, 2, 3, 3, 4, 6, 7, 8] },
  // In its sixth trick two cards are printed, the ace and the king of trumps.
  { id: 'pole-5', whole: 5, then: ' BBBBBBB', remarks: [1, 3] },
] as const;

test.each(PRINTED)('$id marks at each trick what of it is not in the book', (one) => {
  const hand = handOf(sourceOf(one.id), one.id);
  const { stops } = WHIST_BOOK.replay(hand);
  const { tricks } = makePublicGameHand(hand);
  for (let trick = 1; trick <= 13; trick += 1) {
    const told = (stops.get(`t${trick}.1`)?.notes ?? []).flatMap((note) =>
      note.kind === 'trick' ? [note.text] : [],
    );
    const single = one.then[trick - one.whole - 1]?.trim() ?? '';
    const where = `trick ${trick}`;
    if (trick <= one.whole) {
      expect(told, where).toEqual([]);
      expect(tricks[trick - 1]?.printed, where).toHaveLength(4);
    } else if (one.id === 'pole-5' && trick === 6) {
      expect(told, where).toEqual(['Of this trick the book gives only B’s and A’s cards.']);
      expect(tricks[trick - 1]?.printed, where).toEqual(['B', 'A']);
    } else if (single === '') {
      expect(told, where).toEqual(['This trick is not in the book.']);
      expect(tricks[trick - 1]?.printed, where).toEqual([]);
    } else {
      expect(told, where).toEqual([`Of this trick the book gives only ${single}’s card.`]);
      expect(tricks[trick - 1]?.printed, where).toEqual([single]);
    }
  }
});

test('Pole’s 26 remarks each have one of ours at their trick', () => {
  expect(PRINTED.flatMap(({ remarks }) => remarks)).toHaveLength(26);
  for (const { id, remarks } of PRINTED) {
    const { tricks } = handOf(sourceOf(id), id).line;
    for (const number of new Set(remarks)) {
      const { comment, plays } = tricks[number - 1]!;
      const told = [comment, ...plays.map((play) => play.comment)].filter((one) => one !== null);
      const wanted = remarks.filter((trick) => trick === number).length;
      expect(told.length, `${id}, trick ${number}`).toBeGreaterThanOrEqual(wanted);
    }
  }
});

test('a place that the record does not have cannot be printed', () => {
  const wrong = sourceOf('pole-4').replace('printed: t1', 'printed: t14 t1');
  const read = WHIST_BOOK.read(wrong, 'pole-4');
  expect(read.ok ? null : read.errors.map(({ code }) => code)).toEqual(['bad-value']);
});
