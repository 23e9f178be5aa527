/** The laws: all of them, in order, and the numbers told beside them. */
import { describe, expect, test } from 'vitest';
import { lawTitles } from '../../../src/book/law-links.ts';
import { LAWS } from '../../../src/skat/laws.ts';
import { countMatadors } from '../../../src/skat/matadors.ts';
import { gameValue } from '../../../src/skat/value.ts';
import { readChapter } from '../reading/chapter-text.ts';
import { cards, contract, stated, value } from '../skat/support.ts';

const { prose, source, tags } = readChapter('content/manual/03-the-laws.mdx');
const FOSTER = LAWS['american-1922'];

test('all sixty-one stand there once, in order, each with a title of its own', () => {
  const numbers = tags.filter(({ name }) => name === 'LawText').map(({ props }) => props['n']);
  expect(numbers).toEqual(Array.from({ length: 61 }, (_, index) => String(index + 1)));
  expect(new Set(lawTitles(source).values()).size).toBe(61);
});

test('they stand in the groups of 1922, whose first has no heading there', () => {
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
  ]);
});

describe('the Heart Solo bid too high, of the note on law 61', () => {
  const solo = contract('solo', 'H');
  /** The two black jacks missing from the ten cards, the jack of spades in the skat. */
  const ten = cards('HJ DJ HA H10 HK H9 CA C10 DA D10');
  const after = (points: number) => {
    const matadors = countMatadors([...ten, 'SJ', 'C7'], solo);
    return value(gameValue({ contract: solo, matadors, bid: 30, result: stated(points) }, FOSTER));
  };

  test('without two would be worth the 30 that were bid', () => {
    const matadors = countMatadors(ten, solo);
    expect(matadors).toEqual({ without: 2 });
    const result = stated(61);
    expect(value(gameValue({ contract: solo, matadors, bid: 30, result }, FOSTER)).score).toBe(30);
  });

  test('is worth 20 with the jack in the skat, and costs 30 unless schneider is made', () => {
    expect(after(61)).toMatchObject({ points: 20, score: -30 });
    expect(after(90).score).toBe(-30);
    expect(after(91).score).toBe(30);
    expect(prose).toContain('your game is worth 20, and unless you make schneider you lose 30');
  });
});

describe('the variations in scoring', () => {
  const clubs = (law: keyof typeof LAWS) =>
    value(
      gameValue(
        { contract: contract('solo', 'C'), matadors: { with: 2 }, bid: null, result: stated(61) },
        LAWS[law],
      ),
    ).score;

  test('a Club Solo with two: 32 as in Germany then, 36 by these laws, 48 today', () => {
    expect((1 + 1 + 2) * 8).toBe(32);
    expect(clubs('american-1922')).toBe(36);
    expect(clubs('isko')).toBe(48);
    expect(prose).toContain('four times 8 is 32. By these laws it is 36');
    expect(prose).toContain('four times 12 today: 48');
  });

  test('a Nullo at 23 comes between the cheapest spade and club Solos, as today', () => {
    const least = (suit: 'S' | 'C') =>
      value(
        gameValue(
          {
            contract: contract('solo', suit),
            matadors: { with: 1 },
            bid: null,
            result: stated(61),
          },
          FOSTER,
        ),
      ).score;
    expect([least('S'), 23, least('C')]).toEqual([22, 23, 24]);
    expect(LAWS.isko.rates['gucki-nullo']?.base).toBe(23);
  });

  test('Foster’s Grand values are the League’s from before June 1908', () => {
    expect(FOSTER.rates['gucki-grand']?.base).toBe(12);
    expect(FOSTER.rates['grand-solo']?.base).toBe(16);
  });
});
