/** What the chapter on leading says of Hand No. 5, held against the hand. */
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../src/tools/examples/counting.ts';
import { summariseHand } from '../../../src/notation/summary.ts';
import { PACK_POINTS, sumPoints, suitOf } from '../../../src/skat/cards.ts';
import { countMatadors } from '../../../src/skat/matadors.ts';
import { solveLine } from '../../../src/solver/solve-line.ts';
import { makeSolver } from '../../../src/solver/solver.ts';
import { readChapter } from '../reading/chapter-text.ts';
import { heldAfter, readHand, takenByDeclarer, trickText, twelve } from './hand-text.ts';

const { prose, tags } = readChapter('content/manual/12-leading-in-tournee.mdx');
const hand = readHand('foster-05');

test('the chapter opens with Vorhand’s ten cards', () => {
  const shown = tags.find(({ name }) => name === 'Example')?.props['cards'] ?? '';
  expect(parseCards(shown).toSorted()).toEqual(hand.deal.V.toSorted());
  expect(hand.contract).toMatchObject({ kind: 'tournee', trump: 'D' });
  expect(hand.declarer).toBe('M');
  expect(hand.deal.V.filter((card) => suitOf(card) === 'C')).toHaveLength(6);
});

describe('the layout', () => {
  test('is two tens, of clubs, which stood alone, and of long spades', () => {
    expect(hand.layout).toEqual(['C10', 'S10']);
    const cards = twelve(hand);
    expect(cards.filter((card) => suitOf(card) === 'C')).toEqual(['C10']);
    expect(cards.filter((card) => suitOf(card) === 'S' && card !== 'SJ')).toEqual([
      'SA',
      'S10',
      'SK',
    ]);
    expect(cards).toContain('D10');
  });
});

describe('the play', () => {
  test('goes as it is told', () => {
    expect(trickText(hand, 1)).toBe('V C7, M H8, H HA: V 11');
    expect(heldAfter(hand, 'H', 0)).toContain('H10');
    expect(trickText(hand, 2)).toBe('V CK, M DJ, H S7: M 6');
    expect(heldAfter(hand, 'H', 1)).toContain('CJ');
    expect(trickText(hand, 3)).toBe('M HJ, H CJ, V DQ: H 7');
    expect(trickText(hand, 4)).toMatch(/^H S8/);
    expect(trickText(hand, 5)).toBe('V CQ, M D7, H DA: H 14');
  });

  test('at the fourth trick Hinterhand has no spade above the queen, and the red suits’ best', () => {
    const held = heldAfter(hand, 'H', 3);
    expect(held.filter((card) => suitOf(card) === 'S')).toEqual(['SQ', 'S9', 'S8']);
    expect(held.filter((card) => suitOf(card) === 'H')).toEqual(['H10', 'HQ']);
    expect(held.filter((card) => suitOf(card) === 'D')).toEqual(['DA', 'DK']);
  });

  test('at the fifth the jack of spades is the best trump, and both hearts are lost at the end', () => {
    expect(
      heldAfter(hand, 'M', 4)
        .filter((card) => suitOf(card) === 'H')
        .toSorted(),
    ).toEqual(['H9', 'HK']);
    expect([9, 10].map((trick) => hand.line.tricks[trick - 1]?.winner)).toEqual(['H', 'H']);
  });

  test('22 and 20 are 42, and lose 2 × 5 = 10 without 1', () => {
    expect(takenByDeclarer(hand)).toBe(22);
    expect(sumPoints(hand.layout ?? [])).toBe(20);
    expect(countMatadors(twelve(hand), hand.contract)).toEqual({ without: 1 });
    expect(summariseHand(hand).score).toBe(-10);
  });
});

describe('the slips of 1922', () => {
  test('the ninth trick is 14 points for the defenders', () => {
    expect(trickText(hand, 9)).toMatch(/: H 14$/);
    const all = hand.line.tricks.reduce((sum, { points }) => sum + (points ?? 0), 0);
    expect(all + sumPoints(hand.layout ?? [])).toBe(PACK_POINTS);
  });

  test('with the jack on the fifth trick the declarer has 31 at least', () => {
    const second = hand.line.tricks[1]?.points ?? 0;
    expect(20 + second + sumPoints(['CQ', 'SJ'])).toBe(31);
    expect(prose).toContain('20 laid out, 6 from the second trick and 5 from this one are 31');
  });
});

test('with all hands face up the seven of clubs leaves 40 points, the ace 38, and nothing wins', () => {
  const [V, M, H] = [heldAfter(hand, 'V', 0), heldAfter(hand, 'M', 0), heldAfter(hand, 'H', 0)];
  const position = { game: 'suit', trump: 'D', declarer: 'M', V, M, H, skat: hand.layout };
  const solved = solveLine(makeSolver(), JSON.stringify(position), 1, true);
  expect(solved.ok).toBe(true);
  const { cards } = JSON.parse(solved.text) as { cards: Record<string, number> };
  expect([cards['C7'], cards['CA']]).toEqual([40, 38]);
  expect(Math.max(...Object.values(cards))).toBeLessThan(61);
  expect(prose).toContain('the seven leaves 40 points, and the ace 38');
});
