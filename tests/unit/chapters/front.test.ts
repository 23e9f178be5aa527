/** The numbers in the chapters before First Principles, worked out by the rules or the calendar. */
import { describe, expect, test } from 'vitest';
import { lawNumber } from '../../../src/tools/laws/law-number.ts';
import { CARDS, PACK_POINTS, RANK_POINTS, suitOf } from '../../../src/skat/cards.ts';
import { LAWS } from '../../../src/skat/laws.ts';
import type { LawId } from '../../../src/skat/laws.ts';
import { countMatadors } from '../../../src/skat/matadors.ts';
import { isTrump, trumpsOf } from '../../../src/skat/order.ts';
import { gameValue } from '../../../src/skat/value.ts';
import { readChapter } from '../reading/chapter-text.ts';
import { cards, contract, stated, value } from '../skat/support.ts';

const introduction = readChapter('content/manual/01-introduction.mdx').prose;
const historical = readChapter('content/manual/02-historical.mdx').prose;
const description = readChapter('content/manual/04-description-of-the-game.mdx');

describe('Introduction', () => {
  test('at a table of four, one player stands against a different pair in twelve ways', () => {
    const table = ['A', 'B', 'C', 'D'];
    const pairs = table.flatMap((declarer) =>
      table.flatMap((one) =>
        table
          .filter((two) => one < two && one !== declarer && two !== declarer)
          .map((two) => `${declarer} against ${one} and ${two}`),
      ),
    );
    expect(new Set(pairs).size).toBe(12);
    expect(introduction).toContain('By our count there are twelve');
  });

  test('Eichhorn’s Club Solo with four jacks is worth 60 by his values', () => {
    const held = { with: 4 };
    const outcome = { contract: contract('solo', 'C'), matadors: held, bid: null };
    const league = LAWS['league-1909'];
    expect(value(gameValue({ ...outcome, result: stated(61) }, league)).score).toBe(60);
    expect(introduction).toContain('60 points, he says');
  });

  test('at a quarter of a cent, losing 400 to each of three costs three dollars', () => {
    expect((3 * 400) / 4).toBe(300);
    expect(introduction).toContain('a quarter of a cent a point');
  });
});

describe('Historical', () => {
  const weekday = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay();

  test('both first congresses met on a Saturday, as it says', () => {
    expect(weekday('1886-08-07')).toBe(6);
    expect(weekday('1898-01-22')).toBe(6);
    expect(historical).toContain('Saturday, 7 August 1886');
    expect(historical).toContain('Saturday, 22 January 1898');
  });

  test('the years between its dates are right', () => {
    expect(1848 - 1811).toBe(37);
    expect(1818 - 1811).toBe(7);
    expect(1907 - 1898).toBe(9);
    expect(historical).toContain('it is thirty-seven years, not thirty');
    expect(historical).toContain('Seven years later');
    expect(historical).toContain('nine years later');
  });
});

describe('Description of the Game', () => {
  const { prose, tags } = description;
  const solo = contract('solo', 'C');
  const run = cards(tags.find(({ name }) => name === 'Example')?.props['cards'] ?? '');

  function score(points: number, bid: number, more: { announced?: 'schneider'; law?: LawId } = {}) {
    const { announced = null, law = 'american-1922' } = more;
    const outcome = {
      contract: contract('solo', 'C', announced),
      matadors: countMatadors(run, solo),
      bid,
      result: stated(points, { made: points >= (announced === null ? 61 : 91) }),
    };
    return value(gameValue(outcome, LAWS[law])).score;
  }

  test('the run of the example stops at two', () => {
    expect(countMatadors(run, solo)).toEqual({ with: 2 });
  });

  test('the Club Solo is worth 36, with schneider 48, announced 60', () => {
    expect(score(61, 36)).toBe(36);
    expect(score(91, 36)).toBe(48);
    expect(score(91, 36, { announced: 'schneider' })).toBe(60);
    for (const sum of ['3 × 12 = 36', '4 × 12 = 48', '5 × 12 = 60']) expect(prose).toContain(sum);
  });

  test('bid to 40 it costs 48, unless schneider is made', () => {
    expect(score(61, 40)).toBe(-48);
    expect(score(91, 40)).toBe(48);
    expect(prose).toContain('Without it you would have lost 48');
  });

  test('today it is worth 48, 60 and 72, and costs double', () => {
    const law = 'isko';
    expect(score(61, 36, { law })).toBe(48);
    expect(score(91, 36, { law })).toBe(60);
    expect(score(91, 36, { announced: 'schneider', law })).toBe(72);
    expect(score(60, 36, { law })).toBe(-96);
    expect(prose).toContain(
      'It would be worth 48, with 91 points 60, and if that was announced, 72',
    );
  });

  test('five cards in a suit have a value, 30 together, 120 in the pack, and 61 wins', () => {
    const values = Object.entries(RANK_POINTS).filter(([, points]) => points > 0);
    expect(values).toHaveLength(5);
    expect(values.reduce((sum, [, points]) => sum + points, 0)).toBe(30);
    expect(PACK_POINTS).toBe(120);
    expect(lawNumber('declarer game', 'american-1922')).toBe(61);
  });

  test('a suit is eleven trumps and leaves seven in each other suit', () => {
    expect(trumpsOf(solo)).toHaveLength(11);
    const hearts = CARDS.filter((card) => suitOf(card) === 'H' && !isTrump(card, solo));
    expect(hearts).toHaveLength(7);
    expect(prose).toContain('it has eleven cards, and each of the other suits only seven');
  });
});
