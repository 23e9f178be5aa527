/** The League's seven prizes, each tie decided by the rule that the schedule names. */
import { describe, expect, test } from 'vitest';
import { awardPrizes, contestantsOfText } from '../../../../src/book/exhibits/prizes/prizes.ts';

const winners = (text: string): string[] =>
  awardPrizes(contestantsOfText(text)).map(({ winners: names }) => names.join('+'));

describe('games and points', () => {
  test('go to the first and the second, and may go to the same player', () => {
    expect(winners('Ames 12 500; Baker 10 400; Clark 8 300')).toEqual([
      'Ames',
      'Ames',
      '',
      'Baker',
      'Baker',
      '',
      '',
    ]);
  });

  test('level in games the points decide, level in points the games', () => {
    const [first, second, , fourth, fifth] = winners('Ames 12 400; Baker 12 500; Clark 9 500');
    expect([first, second, fourth, fifth]).toEqual(['Baker', 'Baker', 'Ames', 'Clark']);
  });

  test('level in both they share it', () => {
    expect(winners('Ames 12 500; Baker 12 500')[0]).toBe('Ames+Baker');
  });
});

describe('a Solo against the most matadors', () => {
  const third = (text: string): string => winners(text)[2] ?? '';

  test('comes before a dearer one against fewer', () => {
    expect(third('Ames 1 1 solo D against 6 63; Baker 1 1 solo C against 5 72')).toBe('Ames');
  });

  test('is decided by the trumps: Grand, clubs, spades, hearts, diamonds', () => {
    const rising = ['D', 'H', 'S', 'C', 'grand'];
    for (const [index, trump] of rising.entries()) {
      const higher = rising[index + 1];
      if (higher === undefined) continue;
      // The lower one made schneider and is dearer: the trumps are asked first.
      expect(
        third(`Ames 1 1 solo ${trump} against 4 99; Baker 1 1 solo ${higher} against 4 60`),
      ).toBe('Baker');
    }
  });

  test('with the same trumps by the value, which schneider raises, and then by the points', () => {
    expect(third('Ames 1 1 solo S against 4 55; Baker 1 1 solo S against 4 66')).toBe('Baker');
    expect(third('Ames 1 300 solo S against 4 55; Baker 1 200 solo S against 4 55')).toBe('Ames');
  });

  test('is not won with matadors, nor with a Tournee', () => {
    expect(third('Ames 1 1 solo C 60; Baker 1 1 tournee C against 9 80')).toBe('');
  });
});

test('the dearest game may be of any kind, and the Tournee is a class of its own', () => {
  const text =
    'Ames 1 300 other grand 144; Baker 1 400 solo C 144, tournee D against 5 30; Clark 1 1 tournee S against 5 42';
  expect(winners(text).slice(5)).toEqual(['Baker', 'Clark']);
});

test('it says how many rules were asked', () => {
  const awards = awardPrizes(contestantsOfText('Ames 12 400; Baker 12 500; Clark 9 500'));
  expect(awards.map(({ rulesAsked }) => rulesAsked).slice(0, 2)).toEqual([2, 2]);
  expect(awardPrizes(contestantsOfText('Ames 12 400; Baker 9 300'))[0]?.rulesAsked).toBe(1);
});

test.each(['Ames', 'Ames 12', 'Ames 12 500 solo X 60', 'Ames 12 500 solo C against 60'])(
  '“%s” is no contestant',
  (text) => {
    expect(() => contestantsOfText(text)).toThrow(RangeError);
  },
);
