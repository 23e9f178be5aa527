/** What the chapter on laying out says of Hands 2, 3 and 4, held against the hands. */
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../src/tools/examples/counting.ts';
import type { Hand } from '../../../src/notation/hand.ts';
import { summariseHand } from '../../../src/notation/summary.ts';
import { cardPoints, sumPoints, suitOf } from '../../../src/skat/cards.ts';
import type { Card } from '../../../src/skat/cards.ts';
import { countMatadors } from '../../../src/skat/matadors.ts';
import { trumpsOf } from '../../../src/skat/order.ts';
import { isOver, legalPlays, playCard, startPlay, toMove } from '../../../src/skat/play.ts';
import type { Position } from '../../../src/skat/play.ts';
import { readChapter } from '../reading/chapter-text.ts';
import {
  heldAfter,
  readHand,
  takenByDeclarer,
  trickText,
  trumpsAmong,
  twelve,
} from './hand-text.ts';

const { prose, tags } = readChapter('content/manual/11-laying-out-for-the-skat.mdx');
const second = readHand('foster-02');
const third = readHand('foster-03');
const fourth = readHand('foster-04');

const plain = (cards: readonly Card[], suit: string): Card[] =>
  cards.filter((card) => suitOf(card) === suit && !card.endsWith('J'));

/** The position after so many tricks of the record. */
function after(hand: Hand, tricks: number): Position {
  const hands = {
    V: heldAfter(hand, 'V', 0),
    M: heldAfter(hand, 'M', 0),
    H: heldAfter(hand, 'H', 0),
  };
  return hand.line.tricks
    .slice(0, tricks)
    .flatMap(({ plays }) => plays.map(({ card }) => card))
    .reduce(playCard, startPlay(hands, hand.contract, hand.declarer));
}

/** The declarer's points in tricks when all three play as well as can be, seeing all cards. */
function best(hand: Hand, position: Position): number {
  if (isOver(position)) {
    return position.tricks
      .filter(({ winner }) => winner === hand.declarer)
      .reduce((sum, { cards }) => sum + sumPoints(cards), 0);
  }
  const ends = legalPlays(position).map((card) => best(hand, playCard(position, card)));
  return toMove(position) === hand.declarer ? Math.max(...ends) : Math.min(...ends);
}

describe('Hand No. 2', () => {
  test('the chapter opens with the declarer’s twelve cards', () => {
    const shown = tags.find(({ name }) => name === 'Example')?.props['cards'] ?? '';
    expect(parseCards(shown).toSorted()).toEqual(twelve(second).toSorted());
    expect(second.deal.H.some((card) => suitOf(card) === 'S')).toBe(false);
  });

  test('two jacks and three aces, four trumps with the skat, no plain suit longer than three', () => {
    expect(second.deal.H.filter((card) => card.endsWith('J'))).toHaveLength(2);
    expect(second.deal.H.filter((card) => card.endsWith('A'))).toHaveLength(3);
    expect(trumpsAmong(twelve(second), second)).toHaveLength(4);
    for (const suit of ['C', 'H', 'D']) expect(plain(second.deal.H, suit).length).toBeLessThan(4);
    expect(second.layout?.toSorted()).toEqual(['S10', 'SA']);
  });

  test('Vorhand has the ten of hearts alone, and five trumps', () => {
    expect(plain(second.deal.V, 'H')).toEqual(['H10']);
    expect(trumpsAmong(second.deal.V, second)).toHaveLength(5);
  });

  test('is played as it is told', () => {
    expect(trickText(second, 1)).toBe('V SJ, M SQ, H CJ: H 7');
    expect([2, 3, 4, 5].map((trick) => trickText(second, trick).slice(0, 4))).toEqual([
      'H CA',
      'H C1',
      'H DA',
      'H HA',
    ]);
    expect(heldAfter(second, 'M', 4)).toContain('D10');
    expect(trickText(second, 5)).toContain('V H10');
  });

  test('70 and 21 are 91, schneider, 3 × 7 = 21', () => {
    expect(takenByDeclarer(second)).toBe(70);
    expect(sumPoints(second.layout ?? [])).toBe(21);
    expect(countMatadors(twelve(second), second.contract)).toEqual({ with: 1 });
    expect(summariseHand(second).score).toBe(21);
  });
});

describe('Hand No. 3', () => {
  test('four trumps with the skat, five clubs, one trump and one club laid out', () => {
    expect(trumpsAmong(twelve(third), third)).toHaveLength(4);
    expect(plain(twelve(third), 'C')).toEqual(['CA', 'C10', 'CK', 'CQ']);
    expect(third.layout).toEqual(['HA', 'C10']);
    expect(cardPoints('CA') - cardPoints('C10')).toBe(1);
    expect(third.deal.V.some((card) => suitOf(card) === 'D')).toBe(false);
  });

  test('is played as it is told', () => {
    expect(trickText(third, 1)).toBe('V H7, M HK, H DJ: H 6');
    expect(trickText(third, 2)).toBe('H DK, V H10, M D7: V 14');
    expect(trickText(third, 3)).toMatch(/^V SA/);
    expect(heldAfter(third, 'M', 3)).toContain('S10');
    expect(trickText(third, 4)).toMatch(/^V CA/);
    expect(trickText(third, 5)).toMatch(/^V CQ.*: H 6$/);
    expect(trickText(third, 6)).toMatch(/^H H9, V CJ/);
  });

  test('40 and 21 are 61; with 1, 2 × 6 = 12', () => {
    expect(takenByDeclarer(third)).toBe(40);
    expect(sumPoints(third.layout ?? [])).toBe(21);
    expect(summariseHand(third).score).toBe(12);
  });

  test('the slip of 1922 is recorded in the hand', () => {
    expect(third.errata.map(({ at }) => at)).toEqual(['t5.M']);
    expect(plain(third.deal.M, 'C').toSorted()).toEqual(['C8', 'C9']);
  });
});

describe('Hand No. 4', () => {
  test('two jacks and two aces; the ten of trumps with two jacks and two smaller trumps', () => {
    expect(fourth.deal.V.filter((card) => card.endsWith('J'))).toHaveLength(2);
    expect(fourth.deal.V.filter((card) => card.endsWith('A'))).toHaveLength(2);
    const trumps = trumpsAmong(twelve(fourth), fourth);
    expect(trumps.toSorted()).toEqual(['C10', 'CJ', 'CK', 'CQ', 'HJ']);
    expect(plain(twelve(fourth), 'D')).toEqual([...(fourth.layout ?? [])]);
  });

  test('is played as it is told', () => {
    expect(trickText(fourth, 1)).toBe('V CJ, M C7, H DJ: V 4');
    expect(trickText(fourth, 3)).toBe('M H7, H HQ, V HK: V 7');
    expect(plain(fourth.deal.M, 'H')).toEqual(['H7']);
    expect(trickText(fourth, 4)).toBe('V HJ, M SJ, H DA: M 15');
    expect(heldAfter(fourth, 'H', 3)).toEqual(expect.arrayContaining(['DA', 'H10']));
    expect(trickText(fourth, 5)).toMatch(/^M C9/);
    expect(heldAfter(fourth, 'M', 4)).toContain('S10');
  });

  test('at the fourth trick only the nine of trumps and a jack are still to come', () => {
    const gone = fourth.line.tricks
      .slice(0, 3)
      .flatMap(({ plays }) => plays.map(({ card }) => card));
    const held = heldAfter(fourth, 'V', 3);
    const out = trumpsOf(fourth.contract).filter(
      (card) => !gone.includes(card) && !held.includes(card),
    );
    expect(out).toEqual(['SJ', 'C9']);
  });

  test('with the king on the eighth trick the game is won, whoever has the ten', () => {
    expect(trickText(fourth, 8)).toMatch(/^H S9, V SK, M S10/);
    const lost = after(fourth, 8);
    expect(heldAfter(fourth, 'V', 8).toSorted()).toEqual(['CK', 'SA']);
    expect(best(fourth, lost) + sumPoints(fourth.layout ?? [])).toBe(63);
  });

  test('53 and 10 are 63; with 1, 2 × 8 = 16', () => {
    expect(takenByDeclarer(fourth)).toBe(53);
    expect(sumPoints(fourth.layout ?? [])).toBe(10);
    expect(prose).toContain('53 in tricks and 10 laid out, 63 together');
    expect(summariseHand(fourth).score).toBe(16);
  });
});

test('a small card left with ace and ten out costs 21, with ace and king out 15', () => {
  expect(sumPoints(['HA', 'H10'])).toBe(21);
  expect(sumPoints(['DA', 'DK'])).toBe(15);
});
