/** Grades and the wrong card of a problem, from votes that were set by hand. */
import { expect, test } from 'vitest';
import { gradeOf, isHardEnough, wrongCard } from '../../../../scripts/problems/ladder.ts';
import type { Votes } from '../../../../scripts/problems/ladder.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';

const five = (...cards: Card[]): Card[] => cards;
const right: Card[] = ['HA'];

const agreed: Votes = {
  learner: ['HA'],
  book: ['HA'],
  'club:1': five('HA', 'HA', 'HA', 'HK', 'HK'),
  'club:3': five('HA', 'HA', 'HA', 'HA', 'HA'),
  'club:10': five('HA', 'HA', 'HA', 'HA', 'HA'),
};

test.each([
  ['nobody goes wrong more often than not', {}, false, 1],
  ['the learner alone goes wrong', { learner: ['HK'] }, true, 1],
  ['the book goes wrong', { book: ['HK'] }, true, 2],
  ['one imagined deal is not enough', { 'club:1': five('HK', 'HK', 'HK', 'HA', 'HA') }, true, 3],
  [
    'only three imagined deals go wrong',
    { 'club:3': five('HK', 'HK', 'HK', 'HK', 'HA') },
    false,
    4,
  ],
  [
    'the book and ten imagined deals go wrong',
    { book: ['HK'], 'club:10': five('HK', 'HK', 'HK', 'HA', 'HA') },
    true,
    5,
  ],
] as const)('%s', (_, votes, kept, grade) => {
  const all: Votes = { ...agreed, ...votes };
  expect(isHardEnough(all, right)).toBe(kept);
  expect(gradeOf(all, right)).toBe(grade);
});

test('the wrong card is the one that most rungs choose, each counting alike', () => {
  const votes: Votes = {
    ...agreed,
    learner: ['D7'],
    'club:1': five('HK', 'HK', 'HA', 'HA', 'HA'),
    'club:3': five('HK', 'HK', 'HK', 'HK', 'HA'),
  };
  // The king has 2/5 and 4/5, the seven of the learner 1.
  expect(wrongCard(votes, right)).toBe('HK');
  expect(wrongCard({ ...votes, 'club:3': ['HA'] }, right)).toBe('D7');
  expect(
    wrongCard({ ...votes, learner: ['HA'], 'club:1': ['HA'], 'club:3': ['HA'] }, right),
  ).toBeNull();
  expect(wrongCard(votes, ['HA', 'HK'])).toBe('D7');
});
