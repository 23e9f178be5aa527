/** What the chapter on Ramsch says of Hands 21 and 22, held against the hands. */
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../src/tools/examples/counting.ts';
import { countEight } from '../../../src/practice/bidding/eight-rule.ts';
import type { Hand } from '../../../src/notation/hand.ts';
import { summariseHand } from '../../../src/notation/summary.ts';
import { rankOf, sumPoints, suitOf } from '../../../src/skat/cards.ts';
import type { Seat } from '../../../src/skat/seats.ts';
import { readChapter } from '../reading/chapter-text.ts';
import { heldAfter, readHand, trickText } from './hand-text.ts';

const { prose, tags } = readChapter('content/manual/20-ramsch.mdx');
const hand21 = readHand('foster-21');
const hand22 = readHand('foster-22');

/** The points of a seat when `number` tricks are over. */
function takenBy({ line }: Hand, seat: Seat, number = 10): number {
  return line.tricks
    .slice(0, number)
    .filter(({ winner }) => winner === seat)
    .reduce((sum, { points }) => sum + (points ?? 0), 0);
}

describe('Hand No. 21', () => {
  test('the chapter opens with what Hinterhand holds, and has taken, after five tricks', () => {
    const shown = tags.find(({ name }) => name === 'Example')?.props['cards'] ?? '';
    expect(parseCards(shown).toSorted()).toEqual(heldAfter(hand21, 'H', 5).toSorted());
    expect(takenBy(hand21, 'H', 5)).toBe(32);
    expect(prose).toContain('You have 32 points');
    expect(trickText(hand21, 6)).toBe('M C8, H C7, V DJ: V 2');
  });

  test('Vorhand counts six in hearts by the Eight Rule', () => {
    expect(countEight(hand21.deal.V, 'H')).toMatchObject({ trumps: 6, tricks: 0, total: 6 });
  });

  test('Mittelhand has no jack, and the ace of diamonds and jack of clubs are in the skat', () => {
    expect(hand21.deal.M.filter((card) => rankOf(card) === 'J')).toEqual([]);
    expect(hand21.deal.skat.toSorted()).toEqual(['CJ', 'DA']);
  });

  test('in the sixth trick three clubs are missing for Hinterhand, and two are Mittelhand’s', () => {
    const seen = hand21.line.tricks.slice(0, 5).flatMap(({ plays }) => plays.map((p) => p.card));
    const known = new Set([...seen, 'C8', ...heldAfter(hand21, 'H', 5)]);
    const missing = (['CJ', 'CA', 'C10', 'CK', 'CQ', 'C9', 'C8', 'C7'] as const).filter(
      (card) => !known.has(card),
    );
    expect(missing).toEqual(['CJ', 'CA', 'C9']);
  });

  test('if he takes it with the ten, Hinterhand comes to 74', () => {
    const [ten] = hand21.line.tricks
      .flatMap(({ variations }) => variations)
      .filter(({ id }) => id === 'ten-first');
    const later = ten?.line.tricks ?? [];
    expect(later.at(-1)?.number).toBe(10);
    const won = later.filter(({ winner }) => winner === 'H');
    const points = won.reduce((sum, trick) => sum + (trick.points ?? 0), takenBy(hand21, 'H', 5));
    expect(points).toBe(74);
  });

  test('ends 2, 17 and 88 and costs 20', () => {
    expect((['V', 'M', 'H'] as const).map((seat) => takenBy(hand21, seat))).toEqual([2, 17, 88]);
    expect(summariseHand(hand21).value.score).toBe(-20);
  });
});

describe('Hand No. 22', () => {
  test('Vorhand has a suit missing and no ten but that of clubs', () => {
    expect(hand22.deal.V.some((card) => suitOf(card) === 'S')).toBe(false);
    expect(hand22.deal.V).toContain('CJ');
  });

  test('Mittelhand’s ten of hearts was the only heart, and Hinterhand has both other jacks', () => {
    expect(hand22.deal.M.filter((card) => suitOf(card) === 'H')).toEqual(['H10']);
    expect(hand22.deal.H).toEqual(expect.arrayContaining(['SJ', 'DJ']));
    expect(trickText(hand22, 5)).toBe('V HJ, M DA, H DJ: V 15');
    expect(trickText(hand22, 10)).toContain('H SJ');
  });

  test('ends 77, 32 and no trick, and costs 30', () => {
    expect((['V', 'M'] as const).map((seat) => takenBy(hand22, seat))).toEqual([77, 32]);
    expect(hand22.line.tricks.some(({ winner }) => winner === 'H')).toBe(false);
    expect(summariseHand(hand22).value.score).toBe(-30);
    expect(77 + 32 + sumPoints(hand22.deal.skat)).toBe(120);
  });
});
