/** The laws: all of them, in order, and the numbers told beside them. */
import { describe, expect, test } from 'vitest';
import { lawTitles } from '../../../../src/book/law-links.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import { lawNumber } from '../../../../src/book/exhibits/laws/law-number.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { cards, contract, stated, value } from '../../game/skat/support.ts';

const chapter = readChapter('content/manual/03-the-laws.mdx');
const { source, tags } = chapter;
const says = quoting(chapter);
const FOSTER = LAWS['american-1922'];

test('all sixty-one stand there once, in order, each with a title of its own', () => {
  const numbers = tags.filter(({ name }) => name === 'LawText').map(({ props }) => props['n']);
  expect(numbers).toEqual(Array.from({ length: 61 }, (_, index) => String(index + 1)));
  expect(new Set(lawTitles(source).values()).size).toBe(61);
});

test('they stand in the groups of 1922, whose first has no heading there', () => {
  says(
    'The numbers and the groups are his and the words are ours; he gives the laws no titles, and the first five no heading.',
  );
  const groups = [...source.matchAll(/^## (.*)$/gm)].map(({ 1: heading, index }) => {
    const next = /<LawText n="(\d+)"/.exec(source.slice(index))?.[1];
    return `${heading} ${next ?? ''}`.trim();
  });
  expect(groups).toEqual([
    'What games are worth 1',
    'Formation of the table 6',
    'Cards 11',
    'Dealing 14',
    'Errors in dealing 21',
    'The skat 24',
    'Bidding 33',
    'Announcements 38',
    'Playing 44',
    'The revoke 52',
    'Looking back 55',
    'Scoring 56',
    'Variations in scoring',
    'The same games in four books',
    'In short',
  ]);
});

describe('the heart Solo bid too high, of the question on law 61', () => {
  const solo = contract('solo', 'H');
  const asked = tags.find(({ name }) => name === 'Which')?.props['ask'];
  /** The two black jacks are missing from the ten cards. */
  const ten = cards('HJ DJ HA H10 HK H9 CA C10 DA D10');

  test('without two is worth the 30 that were bid', () => {
    expect(asked).toContain(
      'You are the declarer at 30 and play a heart Solo without two, which covers the bid: 3 × 10. You bring home 75.',
    );
    const matadors = countMatadors(ten, solo);
    expect(matadors).toEqual({ without: 2 });
    const result = stated(61);
    expect(value(gameValue({ contract: solo, matadors, bid: 30, result }, FOSTER)).score).toBe(30);
  });

  test('is worth 20 with the jack in the skat, and costs 30 unless schneider is made', () => {
    says(
      'You lose 30. With that jack you are without one, and your game is worth 20, which is less than you bid. Only schneider would have saved it.',
    );
    const matadors = countMatadors([...ten, 'SJ', 'C7'], solo);
    expect(matadors).toEqual({ without: 1 });
    const after = (points: number) =>
      value(gameValue({ contract: solo, matadors, bid: 30, result: stated(points) }, FOSTER));
    expect(after(61)).toMatchObject({ points: 20, score: -30 });
    expect(after(75).score).toBe(-30);
    expect(after(90).score).toBe(-30);
    expect(after(91).score).toBe(30);
  });
});

describe('the variations in scoring', () => {
  const score = (suit: 'S' | 'C', matadors: number, law: keyof typeof LAWS = 'american-1922') =>
    value(
      gameValue(
        {
          contract: contract('solo', suit),
          matadors: { with: matadors },
          bid: null,
          result: stated(61),
        },
        LAWS[law],
      ),
    ).score;

  test('a club Solo with two: 32 as in Germany then, 36 by these laws, 48 today', () => {
    says(
      'In many parts of Germany a Solo still had the Tournee’s base values, and one more multiplier for playing it out of the hand.',
      'A club Solo with two was counted there as 1 for the game, 1 out of the hand, and 2: four times 8 is 32. By these laws it is 36.',
      'today a Hand game in clubs, with two, is four times 12, which is 48.',
    );
    expect((1 + 1 + 2) * lawNumber('base tournee C', 'american-1922')).toBe(32);
    expect(score('C', 2)).toBe(36);
    expect(score('C', 2, 'isko')).toBe(48);
  });

  test('a Nullo at 23 comes between the cheapest spade and club Solos, as today', () => {
    says(
      'With these numbers a Nullo had to be worth 23, as a Null with the skat is today, so as to come between the cheapest Solo in spades and the cheapest in clubs, and Ramsch had to count 10, like the lowest Tournee.',
    );
    expect(score('S', 1)).toBeLessThan(23);
    expect(score('C', 1)).toBeGreaterThan(23);
    expect(LAWS.isko.rates['gucki-nullo']?.base).toBe(23);
    expect(2 * lawNumber('base tournee D', 'american-1922')).toBe(10);
  });
});
