/** The numbers in the chapter on tournaments, held against rules and movement. */
import { expect, test } from 'vitest';
import { TABLES, dealsOf } from '../../../src/tools/movement/movement.ts';
import { LAWS } from '../../../src/skat/laws.ts';
import { gameValue } from '../../../src/skat/value.ts';
import { contract, stated, value } from '../skat/support.ts';

test('a spade Tournee without 10 is dearer than a heart Solo without 6', () => {
  const [tournee, solo] = [
    { contract: contract('tournee', 'S'), matadors: { without: 10 } },
    { contract: contract('solo', 'H'), matadors: { without: 6 } },
  ].map((game) =>
    value(gameValue({ ...game, bid: null, result: stated(61) }, LAWS['american-1922'])),
  );
  expect([tournee?.points, solo?.points]).toEqual([77, 70]);
});

test('with six tables and more the deals are above forty, with fewer they are not', () => {
  expect(TABLES.filter((tables) => dealsOf(tables) > 40)).toEqual([6, 7, 8]);
});

test('five tables of eight deals each make forty', () => {
  expect(2 * dealsOf(5, 'next')).toBe(40);
});
