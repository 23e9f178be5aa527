/** The numbers in the laws as pages 10 to 21 print them, against what the components print. */
import { describe, expect, test } from 'vitest';
import { compareBooks } from '../../../../src/book/exhibits/laws/compare-books.ts';
import { lawNumber } from '../../../../src/book/exhibits/laws/law-number.ts';
import { multiplierSteps } from '../../../../src/book/exhibits/laws/multiplier-steps.ts';
import { CONTRACT_KINDS } from '../../../../src/game/skat/contract.ts';
import { LAWS, LAW_IDS } from '../../../../src/game/skat/laws.ts';

const foster = (of: string) => lawNumber(of, 'american-1922');
const bySuit = (kind: string, law = 'american-1922') =>
  ['D', 'H', 'S', 'C'].map((suit) => lawNumber(`base ${kind} ${suit}`, law));

describe('a number of the laws', () => {
  test('is that of law 1: base values', () => {
    expect(bySuit('simple')).toEqual([1, 2, 3, 4]);
    expect(bySuit('tournee')).toEqual([5, 6, 7, 8]);
    expect(bySuit('solo')).toEqual([9, 10, 11, 12]);
    expect(['tournee-grand', 'grand-solo', 'open-grand'].map((k) => foster(`base ${k}`))).toEqual([
      12, 16, 24,
    ]);
    expect(['tournee-nullo', 'nullo', 'open-nullo'].map((k) => foster(`base ${k}`))).toEqual([
      10, 20, 40,
    ]);
  });

  test('is that of law 4: Ramsch', () => {
    const charges = ['usual', 'oneWithoutTrick', 'twoWithoutTrick'];
    expect(charges.map((charge) => foster(`ramsch ${charge}`))).toEqual([20, 30, 50]);
  });

  test('is that of laws 56 and 57: points', () => {
    expect([foster('declarer game'), foster('declarer schneider')]).toEqual([61, 91]);
    const defenders = ['safe', 'game', 'schneider'].map((what) => foster(`defenders ${what}`));
    expect(defenders).toEqual([30, 60, 90]);
  });

  test('is that of the other books, where the notes ask for them', () => {
    expect(lawNumber('base gucki-grand', 'league-1909')).toBe(16);
    expect(lawNumber('base grand-solo', 'league-1909')).toBe(20);
    expect(lawNumber('base tournee-nullo', 'league-1909')).toBe(16);
    expect(lawNumber('base tournee-nullo', 'hoyle-1912')).toBe(15);
    expect(lawNumber('ramsch usual', 'hoyle-1912')).toBe(10);
  });

  test.each([
    ['base gucki-grand', 'hoyle-1912'],
    ['base solo', 'american-1922'],
    ['base nullo C', 'american-1922'],
    ['base ramsch', 'american-1922'],
    ['ramsch usual', 'isko'],
    ['ramsch by', 'american-1922'],
    ['declarer', 'american-1922'],
    ['toString', 'american-1922'],
    ['declarer game', 'hoyle-1913'],
  ])('that is not there is refused: %s in %s', (of, law) => {
    expect(() => lawNumber(of, law)).toThrow(RangeError);
  });
});

test('the multipliers are those of law 2: 1, 2, 3, again 3, 4 and 5', () => {
  expect(multiplierSteps(LAWS['american-1922']).map((step) => step.multiplier)).toEqual([
    1, 2, 3, 3, 4, 5,
  ]);
});

describe('the table of the four books', () => {
  const games = compareBooks();
  const row = (kind: string) =>
    games
      .find((game) => game.kind === kind)
      ?.books.map((value) => value && `${value.base}${value.doubled ? ' ×2' : ''}`);

  test('has every game that any book knows, and every book', () => {
    const known = CONTRACT_KINDS.filter((kind) =>
      LAW_IDS.some((id) => kind in LAWS[id].rates || kind in LAWS[id].ramsch),
    );
    expect(games.map(({ kind }) => kind)).toEqual(known);
    for (const { books } of games) expect(books).toHaveLength(LAW_IDS.length);
  });

  test('says what each book says', () => {
    expect(row('grand-solo')).toEqual(['16', '20', '16', '24 ×2']);
    expect(row('solo')).toEqual(['9–12', '9–12', '9–12', '9–12 ×2']);
    expect(row('passt-mir-nicht')).toEqual(['5–8 ×2', '5–8 ×2', null, null]);
    expect(row('ramsch')).toEqual(['20, 30, 50', '20, 30, 50', '10, 15', null]);
  });

  test('sets apart what only a table that agrees plays', () => {
    const nullo = games.find(({ kind }) => kind === 'tournee-nullo');
    expect(nullo?.books.map((value) => value?.byAgreement)).toEqual([true, true, true, undefined]);
  });
});
