/** Counting through one hand that the reader has chosen. */
import { expect, test } from 'vitest';
import { handOfCode } from '../../../../components/practice/whole-hand/own-hands.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { BOOK_HANDS } from '../../../../src/practice/drills/points-in-play/hands.ts';
import {
  countableHand,
  countingOf,
} from '../../../../src/practice/drills/points-in-play/one-hand.ts';
import { makeHandCode } from '../../../../src/game/codes/hand-code.ts';
import { readHand } from '../../game/replay/book-hands.ts';

const ninth = readHand('foster-09');

test('a hand of the book goes by the same, whether it is taken from its file, its word or the drill', () => {
  const book = BOOK_HANDS.find(({ number }) => number === 9)!;
  for (const read of [countableHand(ninth), handOfCode(makeHandCode(ninth))]) {
    expect(read).toEqual({ ok: true, value: { ...book, number: null, mine: true } });
  }
});

test('every question is on this hand, at every level, and is graded as any other', () => {
  const drill = countingOf(BOOK_HANDS[3]!);
  for (const level of drill.levels.keys()) {
    for (let seed = 0; seed < 20; seed++) {
      const question = drill.make(new Chance(seed), { level: level + 1, kind: null, options: {} });
      expect(question.hand).toBe(BOOK_HANDS[3]);
      expect(question.asks.length).toBeGreaterThan(0);
      expect(drill.grade(question, drill.answer(question)).right).toBe(true);
    }
  }
});

test('what has no count to keep says why', () => {
  const why = (id: string, change: object = {}): unknown => {
    const read = countableHand({ ...readHand(id), ...change });
    return read.ok ? null : read.errors;
  };
  expect(why('foster-21')).toEqual(['In a Ramsch there are no two sides to count.']);
  expect(why('foster-23')).toEqual(['No points are counted in this game.']);
  const { line } = ninth;
  expect(why('foster-09', { line: { ...line, tricks: line.tricks.slice(0, 5) } })).toEqual([
    'Only 5 tricks of this hand have been played, but counting needs at least 6.',
  ]);
  expect(why('foster-09', { line: { ...line, tricks: line.tricks.slice(0, 6) } })).toBeNull();
  expect(handOfCode('2nonsense')).toEqual({ ok: false, errors: ['This address holds no hand.'] });
});
