/** What the chapter on whist says of its hands, counted from the hand files. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { quoting } from '../quote.ts';

const says = quoting('content/shelf/whist.mdx');

/** The cards of a seat, as the file has them. */
function cardsOf(hand: string, seat: string): readonly string[] {
  const source = readFileSync(`content/hands/whist/${hand}.hand`, 'utf8');
  return new RegExp(`^ {2}${seat}: (.+)$`, 'mu').exec(source)?.[1]?.split(' ') ?? [];
}

test('in Pole’s fifth hand A and C have fourteen of the sixteen honours, A eleven of them', () => {
  says(
    'A and C have every ace, king, queen and jack of the three plain suits, and the king and jack of trumps: fourteen of the sixteen honours, eleven of them in A’s hand.',
    'They are beaten by nine spades up to the ten, four good trumps beside them, and a partner with five small trumps and nothing else.',
  );
  const honours = (seat: string) => cardsOf('pole-5', seat).filter((card) => /[AKQJ]$/u.test(card));
  expect([...honours('A'), ...honours('C')]).toHaveLength(14);
  expect(honours('A')).toHaveLength(11);
  expect([...honours('A'), ...honours('C')].filter((card) => card.startsWith('H')).sort()).toEqual([
    'HJ',
    'HK',
  ]);
  expect(cardsOf('pole-5', 'B').filter((card) => card.startsWith('S'))).toHaveLength(9);
  expect(cardsOf('pole-5', 'B').filter((card) => card.startsWith('H'))).toHaveLength(4);
  expect(cardsOf('pole-5', 'D').every((card) => /[2-6]$/u.test(card))).toBe(true);
  expect(cardsOf('pole-5', 'D').filter((card) => card.startsWith('H'))).toHaveLength(5);
});
