/** The measured hands that the drills on judgement draw from, and what is said of a measure. */
import { describe, expect, test } from 'vitest';
import { bidLine } from '../../../../src/practice/measuring/pick-bids.ts';
import { layoutLine } from '../../../../src/practice/measuring/pick-layouts.ts';
import { measuredHands, readMeasuredHand } from '../../../../src/practice/drills/bidding/pool.ts';
import { TESTS } from '../../../../src/strategy/bidding/bid-tests.ts';
import {
  bidStanding,
  judgeByMeasurement,
} from '../../../../src/practice/drills/bidding/verdict.ts';
import { Chance } from '../../../../src/lib/random.ts';
import {
  measuredTwelves,
  pairsOf,
  readMeasuredTwelve,
} from '../../../../src/practice/drills/layout/pool.ts';
import { LAYOUT_KINDS } from '../../../../src/practice/drills/layout/question.ts';
import type { LayoutKind } from '../../../../src/practice/drills/layout/question.ts';
import { marginOf, sayWon } from '../../../../src/practice/measurement.ts';
import { makeShortHand, readShortHand } from '../../../../src/practice/short-hand.ts';
import { lowestSureness } from '../../../../src/practice/sureness.ts';
import { CARDS, isCard } from '../../../../src/game/skat/cards.ts';

const KINDS: readonly LayoutKind[] = LAYOUT_KINDS;

describe('the data', () => {
  test.each([...TESTS, 'all'] as const)('has whole hands for %s, each once', (kind) => {
    const hands = measuredHands(kind);
    expect(hands.length).toBeGreaterThan(kind === 'all' ? 25 : 50);
    for (const { hand } of hands) expect(new Set(hand).size).toBe(10);
    const names = hands.map(({ hand, seat, trump }) => [seat, trump, ...hand].join(' '));
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(KINDS)('has twelve cards with all their pairs for %s', (kind) => {
    const hands = measuredTwelves(kind);
    expect(hands.length).toBeGreaterThanOrEqual(8);
    for (const { measurements, twelve } of hands) {
      expect(new Set(twelve).size).toBe(12);
      expect(measurements).toHaveLength(66);
      expect(new Set(measurements.map(({ layout }) => [...layout].sort().join(' '))).size).toBe(66);
      for (const { deals, won } of measurements) {
        expect([12, 32, 80, 200]).toContain(deals);
        expect(won).toBeGreaterThanOrEqual(0);
        expect(won).toBeLessThanOrEqual(deals);
      }
    }
  });
});

describe('lines', () => {
  test('of bids are read as they were written', () => {
    const row = {
      kind: 'solo' as const,
      seed: 1,
      seat: 'M' as const,
      hand: 'CJ SJ CA C10 C9 SA S7 HK D10 D8',
      trump: 'C' as const,
      measured: { solo: [120, 200] as const },
    };
    expect(readMeasuredHand('solo', bidLine(row))).toMatchObject({
      seat: 'M',
      trump: 'C',
      measurements: { solo: { won: 120, deals: 200 } },
    });
    expect(() => readMeasuredHand('solo', 'M nothing')).toThrow(RangeError);
    expect(() => readMeasuredHand('solo', 'M C JAT9.JA7.K.T8 3/2')).toThrow(RangeError);
  });

  test('of layouts are read as they were written, each share to one in a hundred', () => {
    const twelve = 'CJ CA CK CQ SJ SA S9 HA H8 D10 D9 DJ'.split(' ').filter(isCard);
    const pairs = pairsOf(twelve).map(
      ([first, second], index) => [first, second, 200 - index, 200] as const,
    );
    const game = { kind: 'tournee', trump: 'C' } as const;
    const row = {
      kind: 'layout-ten',
      seed: 1,
      seat: 'H',
      game,
      twelve: twelve.join(' '),
      pairs,
    } as const;
    const read = readMeasuredTwelve('ten', layoutLine(row));
    expect(read).toMatchObject({ declarer: 'H', game });
    for (const [first, second, won] of pairs) {
      const found = read.measurements.find(
        ({ layout }) => layout.includes(first) && layout.includes(second),
      );
      expect(Math.abs((found?.won ?? NaN) - won)).toBeLessThanOrEqual(1);
    }
    expect(() => readMeasuredTwelve('ten', 'H C JA')).toThrow(RangeError);
  });

  test('any hand is read back from its few letters', () => {
    for (let seed = 0; seed < 50; seed++) {
      const hand = new Chance(seed).sample(CARDS, 12);
      expect(new Set(readShortHand(makeShortHand(hand)))).toEqual(new Set(hand));
    }
    expect(() => readShortHand('JA.7.X.9')).toThrow(RangeError);
  });
});

describe('a verdict', () => {
  test('calls nothing wrong that the rule or the measure is for', () => {
    const says = ['bid', 'pass', 'open'] as const;
    for (const answer of ['bid', 'pass'] as const) {
      for (const rule of says) {
        for (const measure of says) {
          const for_ = rule === answer || measure === answer;
          const standing = bidStanding(answer, rule, measure);
          if (for_ || measure === 'open') expect(standing).not.toBe('wrong');
          else expect(standing).toBe('wrong');
          expect(standing === 'certain').toBe(rule === answer && measure === answer);
        }
      }
    }
    expect(lowestSureness(['certain', 'doubtful', 'good'])).toBe('doubtful');
  });

  test('lets a measure say bid from somewhat above even, and pass only where play cannot mend it', () => {
    const of = (won: number) => ({ won, deals: 100 });
    expect([of(34), of(35), of(54), of(55)].map((one) => judgeByMeasurement('grand', one))).toEqual(
      ['pass', 'open', 'open', 'bid'],
    );
    expect([of(39), of(40), of(59), of(60)].map((one) => judgeByMeasurement('nullo', one))).toEqual(
      ['pass', 'open', 'open', 'bid'],
    );
  });

  test('is said with its deals and margin, by the rule of three at the ends', () => {
    expect(sayWon({ won: 172, deals: 200 })).toBe('86 in 100 (200 deals, give or take 5)');
    expect(sayWon({ won: 200, deals: 200 })).toBe('100 in 100 (200 deals, give or take 2)');
    expect(marginOf({ won: 50, deals: 100 })).toBeCloseTo(0.098, 3);
  });
});
