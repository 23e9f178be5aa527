import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { skatBrings, weighHand } from '../../../src/strategy/players/bid/each-game.ts';
import {
  HIGH_NUMBER,
  sayGains,
  sayMeasured,
  sayPlans,
  sayPoints,
  saySkat,
  sayVerdict,
} from '#edition/hand/hand-words.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import { isHigh, plansUpTo, verdictOn } from '../../../src/hand/best-way.ts';
import { gainOf, limitOf, tellingGains } from '../../../src/strategy/players/bid/gain.ts';

/** It brings 20 at 18, and two points less for each further point of a bid: nothing at 28. */
const gain = (number: number): number => 20 - 2 * (number - 18);

describe('the verdict on a hand', () => {
  test.each([
    [27, null, 'Bid up to 27.'],
    [null, null, 'Pass.'],
    [27, 20, 'Say yes to 20, and go up to 27.'],
    [27, 27, 'Say yes to 27, and go no further.'],
    [27, 30, 'Pass. Do not say yes to 30.'],
  ])('with a limit of %s and %s to hold is “%s”', (limit, number, words) => {
    const worth = limit === null ? () => -1 : gain;
    expect(sayVerdict(verdictOn(worth, limit, number))).toBe(words);
  });

  test('has the points at the number, at the limit and at the next number', () => {
    expect(sayGains(tellingGains(gain, 27, null))).toContain('+20 at 18, +2 at 27 and −4 at 30');
    expect(sayGains(tellingGains(() => -7, null, null))).toContain('−7 at 18,');
  });

  test('speaks of the others’ cards only from 24 on', () => {
    expect([null, 18, 23, 24].map(isHigh)).toEqual([false, false, false, true]);
    expect(HIGH_NUMBER).toContain('bids 24 or more holds good cards');
  });

  test('writes no sign before nothing', () => {
    expect([-0.3, 0, 0.3, -1.6, 2].map(sayPoints)).toEqual(['0', '0', '0', '−2', '+2']);
  });
});

describe('the account of a hand', () => {
  const TEN: readonly Card[] = ['C8', 'SJ', 'SA', 'S7', 'HJ', 'H10', 'HK', 'H9', 'H8', 'D10'];
  const weighed = weighHand(TEN, 'V');

  test('names the way of playing that brings most, also at the limit', () => {
    const limit = limitOf(gainOf(TEN, 'V'));
    // Hearts without 1 are worth 20 with the skat and 30 from the hand.
    // From 24 on another holds good cards, and 23 is as far as it is worth going.
    expect(limit).toBe(23);
    expect(sayPlans(plansUpTo(weighed, 18, limit))).toBe(
      'At 18: Take up the skat. Until you know it, plan to play hearts. At 23: Leave the skat alone and play hearts from the hand.',
    );
    expect(sayPlans(plansUpTo(weighed, 30, limit))).toBe(
      'Leave the skat alone and play hearts from the hand.',
    );
  });

  test('says how many skats allow a better game, which add up', () => {
    for (const number of [18, 24, 48, 60]) {
      const found = skatBrings(weighed, number);
      const words = saySkat(found, number);
      expect(words).toContain(
        found.betterSkats === 0 ? 'With none of the 231' : `With ${found.betterSkats} of the 231`,
      );
      expect(words.includes('without schneider')).toBe(found.uncovered > 0);
    }
  });

  test('names the hands and the seed that are written down with the measure', () => {
    const written = JSON.parse(readFileSync('content/players/worth.json', 'utf8')) as {
      readonly seed: number;
      readonly drawn: Readonly<
        Record<string, { readonly hands: number; readonly players: string }>
      >;
      readonly better: Readonly<Record<string, { readonly hands: number }>>;
    };
    const text = sayMeasured().join(' ');
    const group = (kind: string): number => written.drawn[kind]!.hands;
    for (const kind of ['suit-skat', 'suit-hand', 'grand-skat', 'grand-hand']) {
      expect(group(kind)).toBe(40_000);
      expect(written.drawn[kind]!.players).toBe('drill');
      expect(written.better[kind]!.hands).toBe(300);
    }
    for (const kind of ['nullo', 'nullo-open']) {
      expect(group(kind)).toBe(20_000);
      expect(written.drawn[kind]!.players).toMatch(/^strong/u);
    }
    expect(text).toContain('40,000');
    expect(text).toContain('20,000');
    expect(text).toContain('300');
    expect(text).toContain(`seed ${written.seed}`);
    expect(text).toContain('not values with all cards open');
    const { deals, high } = JSON.parse(readFileSync('content/players/against.json', 'utf8')) as {
      readonly deals: number;
      readonly high: { readonly hands: number; readonly won: number };
    };
    expect(deals).toBe(1_000);
    expect(text).toContain(`they won ${Math.round((100 * high.won) / high.hands)} in 100`);
  });
});
