/** What the chapter on Tournee Grands says of its hands, held against the cards and best play. */
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../src/tools/examples/counting.ts';
import { CARDS, rankOf, sumPoints, suitOf } from '../../../src/skat/cards.ts';
import { LAWS } from '../../../src/skat/laws.ts';
import { readChapter } from '../reading/chapter-text.ts';
import { afterCards, best, bestOf, dealsAround, outcome, readHand } from './grands.ts';

const { prose, tags } = readChapter('content/manual/18-tournee-grand.mdx');

test('a Tournee Grand counts 12, with the League too, and today there is none', () => {
  expect(LAWS['american-1922'].rates['tournee-grand']?.base).toBe(12);
  expect(LAWS['american-1922'].rates['passt-mir-nicht-grand']?.lost).toBe(2);
  expect(LAWS['league-1909'].rates['tournee-grand']?.base).toBe(12);
  expect(LAWS.isko.rates['tournee-grand']).toBeUndefined();
});

describe('Hand No. 16', () => {
  const hand = readHand('foster-16');

  test('makes 91 and scores 36', () => {
    expect(outcome(hand)).toBe('91 points, with 1, 36');
    expect(prose).toContain('They end with 29');
  });

  test('falls out as it is told: both jacks, 15 in the second trick, 14 in the fourth', () => {
    const tricks = hand.line.tricks.map(({ plays, points }) => ({
      cards: plays.map(({ card }) => card),
      points,
    }));
    expect(tricks[0]).toMatchObject({ cards: ['CJ', 'SJ', 'HJ'], points: 6 });
    expect(tricks[1]).toMatchObject({ cards: ['SK', 'S8', 'SA'], points: 15 });
    expect(tricks[3]?.points).toBe(14);
    const shown = tricks.slice(0, 3).flatMap(({ cards }) => cards);
    expect(shown).toContain('DK');
    const left = hand.deal.H.filter((card) => !shown.includes(card));
    expect(left.filter((card) => suitOf(card) === 'D' && rankOf(card) !== 'J')).toHaveLength(4);
  });

  test('in diamonds is lost, whichever two cards but jacks are put away', () => {
    const game = { kind: 'tournee', trump: 'D' } as const;
    const twelve = [...hand.deal.V, ...hand.deal.skat];
    const plain = twelve.filter((card) => rankOf(card) !== 'J');
    for (const [index, one] of plain.entries()) {
      for (const other of plain.slice(index + 1)) {
        const V = twelve.filter((card) => card !== one && card !== other);
        expect(bestOf({ ...hand.deal, V, skat: [one, other] }, 'V', game)).toBeLessThan(61);
      }
    }
  }, 60_000);
});

describe('Hand No. 17', () => {
  const hand = readHand('foster-17');

  test('starts from the ten cards shown, with the jack of diamonds turned', () => {
    const shown = tags.find(({ name }) => name === 'GrandHand')?.props['cards'] ?? '';
    expect(parseCards(shown).toSorted()).toEqual(hand.deal.M.toSorted());
    expect(hand.turned).toBe('DJ');
  });

  test('ends without a trick and costs 48', () => {
    expect(outcome(hand)).toBe('0 points, without 1, -48');
    expect(best(afterCards(hand, 0), hand.layout ?? [])).toBeLessThan(61);
  });

  test('in Vorhand would lose 48 at most', () => {
    const kept = 'SJ SA S10 SK S8 HA H10 HK H7 DJ';
    for (const deal of dealsAround(kept, 'V', 40)) {
      if (deal.skat.some((card) => card === 'DK' || card === 'D7')) continue;
      expect(bestOf(deal, 'V')).toBeGreaterThanOrEqual(72);
    }
    const played = hand.line.tricks.flatMap(({ plays }) => plays.map(({ card }) => card));
    const away = CARDS.filter((card) => !played.includes(card));
    expect(away.toSorted()).toEqual([...(hand.layout ?? [])].toSorted());
  });
});

test('page 147: four jacks, and a six-trump suit in clubs', () => {
  const last = tags.filter(({ name }) => name === 'GrandHand').at(-1)?.props['cards'] ?? '';
  const cards = [...parseCards(last), 'CJ' as const];
  expect(cards.filter((card) => rankOf(card) === 'J')).toHaveLength(4);
  expect(cards.filter((card) => suitOf(card) === 'C' || rankOf(card) === 'J')).toHaveLength(6);
  expect(sumPoints(cards.filter((card) => rankOf(card) === 'A'))).toBe(11);
});
