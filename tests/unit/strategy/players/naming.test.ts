import { expect, test } from 'vitest';
import { stakeToName } from '../../../../src/strategy/players/bid/skat-stakes.ts';
import { expected } from '../../../../src/strategy/players/bid/stake.ts';
import type { Stake } from '../../../../src/strategy/players/bid/stake.ts';

const nullo = (share: number): Stake => ({
  kind: 'gucki-nullo',
  trump: null,
  share,
  value: 23,
  base: 23,
  lost: 2,
});
const clubs = (share: number, value = 24): Stake => ({
  kind: 'gucki-solo',
  trump: 'C',
  share,
  value,
  base: 12,
  lost: 2,
});

test.each<[says: string, stakes: Stake[], bid: number, named: Stake['kind']]>([
  ['the better of two good games', [nullo(0.9), clubs(0.8)], 18, 'gucki-nullo'],
  [
    'a Null that is thought to bring points, whatever the other',
    [nullo(0.7), clubs(0.69)],
    18,
    'gucki-nullo',
  ],
  [
    'trumps, where a Null is thought to cost nearly as much',
    [nullo(0.4), clubs(0.35)],
    23,
    'gucki-solo',
  ],
  [
    'a Null that is thought to cost points, where trumps are far worse',
    [nullo(0.4), clubs(0.1)],
    23,
    'gucki-nullo',
  ],
  [
    'a Null that is thought to cost points, where trumps do not cover the bid',
    [nullo(0.4), clubs(0.4, 22)],
    23,
    'gucki-nullo',
  ],
  ['trumps that are the better game by themselves', [nullo(0.3), clubs(0.5)], 23, 'gucki-solo'],
])('names %s', (_, stakes, bid, named) => {
  expect(stakeToName(stakes, bid).kind).toBe(named);
  expect(stakeToName(stakes.toReversed(), bid).kind).toBe(named);
});

test('what is named costs no more than twelve above the best, and that only in place of a Null that costs points', () => {
  const shares = Array.from({ length: 21 }, (_, at) => at / 20);
  for (const one of shares) {
    for (const other of shares) {
      const stakes = [nullo(one), clubs(other)];
      const best = Math.max(...stakes.map((stake) => expected(stake, 20)));
      const lost = best - expected(stakeToName(stakes, 20), 20);
      expect(lost).toBeLessThanOrEqual(12);
      if (lost > 0) expect(expected(nullo(one), 20)).toBeLessThan(0);
    }
  }
});
