import { expect, test } from 'vitest';
import { parsePosition } from '../../../../src/game/solver/position-json.ts';
import { solveLine } from '../../../../src/game/solver/solve-line.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';

const solver = makeSolver();

/** Three tricks before the end of a game in clubs; Vorhand leads. */
const ending = {
  game: 'suit',
  trump: 'C',
  declarer: 'V',
  V: ['CJ', 'HA', 'H7'],
  M: ['H10', 'HK', 'D7'],
  H: ['SJ', 'DA', 'D10'],
  skat: ['S7', 'S10'],
  leader: 'V',
  declarerPointsSoFar: 30,
};

const answer = (fields: object, withCards = false): Record<string, unknown> =>
  JSON.parse(solveLine(solver, JSON.stringify(fields), 7, withCards).text) as Record<
    string,
    unknown
  >;

test('a position comes back with the points: skat and points so far included', () => {
  // CJ draws SJ (4 or more with D7), HA catches HK and D10: 2+2+0, 11+4+10; then H7 loses.
  expect(answer(ending)).toEqual({ ...ending, declarerPoints: 10 + 30 + 4 + 25 });
});

test('every card has its points when they are asked for', () => {
  const { cards } = answer(ending, true) as { cards: Record<string, number> };
  expect(Object.keys(cards).sort()).toEqual(['CJ', 'H7', 'HA']);
  expect(cards['CJ']).toBe(69);
  // Led first, the ace is taken with the jack of spades, and the jack of clubs brings one trick.
  expect(cards['HA']).toBeLessThan(69);
});

test('a Nullo comes back with whether the declarer loses, by card too', () => {
  const nullo = {
    game: 'null',
    declarer: 'V',
    V: ['H7', 'H9'],
    M: ['H8', 'D7'],
    H: ['D9', 'D8'],
    skat: ['S7', 'S10'],
    leader: 'V',
  };
  // After H7 to H8 Mittelhand leads diamonds; after H9 the declarer has the trick himself.
  expect(answer(nullo, true)).toEqual({
    ...nullo,
    declarerLoses: false,
    cards: { H7: false, H9: true },
  });
  expect(answer({ ...nullo, declarerPointsSoFar: 4 })['declarerLoses']).toBe(true);
});

test.each([
  ['game', { game: 'skat' }],
  ['game', { game: 'ramsch' }],
  ['trump', { trump: 'X' }],
  ['trump', { game: 'grand' }],
  ['declarer', { declarer: 'W' }],
  ['V', { V: 'CJ' }],
  ['M', { M: ['H10', 'HK', 'D1'] }],
  ['H', { H: ['SJ', 'DA', 'HA'] }],
  ['M', { M: ['H10', 'HK'] }],
  ['skat', { skat: ['S7'] }],
  ['trick', { trick: ['C7', 'C8', 'C9'] }],
  ['trick', { V: ['CJ', 'H7'], trick: ['HA', 'D7'], M: ['H10', 'HK'] }],
  ['leader', { leader: undefined }],
  ['toMove', { toMove: 'M' }],
  ['declarerPointsSoFar', { declarerPointsSoFar: undefined }],
  ['declarerPointsSoFar', { declarerPointsSoFar: 99 }],
  ['declarerPointsSoFar', { declarerPointsSoFar: 1.5 }],
])('an error names the line and the field %s (%j)', (field, change) => {
  const { error, ...where } = answer({ ...ending, ...change });
  expect(where).toEqual({ line: 7, field });
  expect(error).toMatch(`line 7, ${field}: `);
});

test('an error about a number of cards reads well for one card, and asks for none below nothing', () => {
  const one = { ...ending, V: ['CJ'], M: ['H10'], H: ['SJ', 'DA'] };
  expect(answer(one)['error']).toBe('line 7, V: The number of cards is 1, and it should be 2.');
  const none = { ...ending, V: [], M: [], H: [], trick: ['CJ'] };
  expect(answer(none)['error']).toBe('line 7, M: M plays next and has no card.');
});

test('all fields that are wrong by themselves are found, and only then how they go together', () => {
  const errors = (fields: unknown) => {
    const parsed = parsePosition(fields);
    return parsed.ok ? [] : parsed.errors.map(({ where }) => where);
  };
  const skat = ['S7', 'S10', 'C7'];
  expect(errors({ ...ending, game: 'skat', M: ['H10', 'D1'], skat, toMove: 'W' })).toEqual([
    'game',
    'M',
    'skat',
  ]);
  expect(errors({ ...ending, toMove: 'W' })).toEqual(['toMove']);
  expect(errors([])).toEqual(['']);
});

test.each(['{', '[]', '17', 'null'])('a line that is no JSON object is an error: %s', (line) => {
  const { ok, text } = solveLine(solver, line, 3, false);
  expect(ok).toBe(false);
  expect(JSON.parse(text)).toMatchObject({ line: 3, field: 'line' });
});
