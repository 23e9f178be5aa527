/** The numbers in the chapter on tournaments, held against the movements. */
import { expect, test } from 'vitest';
import { TABLES, dealsOf } from '../../../../src/book/exhibits/movement/movement.ts';
import { quoting } from '../quote.ts';

const says = quoting('content/manual/24-management-of-tournaments.mdx');

test('with six tables and more the deals are above forty, with fewer they are not', () => {
  says(
    'From six tables on they are more than the forty deals for which there is time, so make sections.',
  );
  expect(TABLES.filter((tables) => dealsOf(tables) > 40)).toEqual(
    TABLES.filter((tables) => tables >= 6),
  );
});

test('with three tables each pair has met the five others after five rounds', () => {
  says('Five, since each pair has five others to meet.');
  expect(dealsOf(3) / 4).toBe(5);
});

test('ten tables of a round each make forty deals, and five of two rounds', () => {
  says(
    'It is never more than ten, because ten tables take forty deals, and whatever the movement, there is no time for more.',
    'Fifteen tables, for example, may be three sections of five, with eight deals, that is two rounds, at each table.',
  );
  expect(dealsOf(10, 'next')).toBe(40);
  expect(2 * dealsOf(5, 'next')).toBe(5 * 8);
});
