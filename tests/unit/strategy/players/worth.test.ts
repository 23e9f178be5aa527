import { describe, expect, it } from 'vitest';
import { expected, stakeOf } from '../../../../src/strategy/players/bid/stake.ts';
import { fitWeights, logistic } from '../../../../src/strategy/players/worth/fit.ts';
import { FEATURES, WORTH_KINDS } from '../../../../src/strategy/players/worth/features.ts';
import { nulloDanger } from '../../../../src/strategy/players/worth/nullo-features.ts';
import { HANDS_WORTH } from '../../../../src/strategy/players/worth/model.ts';
import { bidCount, bestTrump } from '../../../../src/strategy/players/worth/simulate.ts';
import { setOf, size } from '../../../../src/strategy/players/worth/sets.ts';
import { countEight } from '../../../../src/strategy/bidding/eight-rule.ts';
import { dangerousSuits } from '../../../../src/strategy/bidding/nullo.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { countMatadors, matadorCount } from '../../../../src/game/skat/matadors.ts';

const hands = Array.from({ length: 300 }, (_, seed) => new Chance(seed).sample(CARDS, 10));

describe('what a hand is worth', () => {
  it('counts as the drills count: the Eight Rule, and the dangerous suits of a Nullo', () => {
    for (const hand of hands) {
      const set = setOf(hand);
      const trump = bestTrump(set);
      expect(bidCount('suit-hand', set, trump)).toBe(countEight(hand, trump).total);
      expect(nulloDanger(set) > 0).toBe(dangerousSuits(hand).length > 0);
      expect(size(set)).toBe(10);
    }
  });

  it('has a weight for every number of every kind of hand', () => {
    for (const kind of WORTH_KINDS) {
      expect(HANDS_WORTH.weights[kind], kind).toHaveLength(FEATURES[kind].length);
    }
  });

  it('agrees with the shares that were counted, group by group', () => {
    // Shares fall with the danger of a Nullo and rise with every other count.
    for (const kind of WORTH_KINDS) {
      const shares = HANDS_WORTH.shares[kind].filter(({ hands: many }) => many >= 200);
      for (const [at, { hands: many, won }] of shares.entries()) {
        const before = shares[at - 1];
        if (before === undefined) continue;
        const rises = won / many - before.won / before.hands;
        expect(kind.startsWith('nullo') ? -rises : rises, kind).toBeGreaterThan(-0.05);
      }
    }
  });

  it('is fitted so that known weights come back', () => {
    const chance = new Chance(2);
    const cases = Array.from({ length: 20_000 }, () => {
      const features = [1, chance.below(6), chance.below(3)];
      const share = logistic(-2 + 0.8 * features[1]! - 0.5 * features[2]!);
      return { features, won: chance.happens(share) };
    });
    const [one, two, three] = fitWeights(cases);
    expect(one).toBeCloseTo(-2, 0);
    expect(two).toBeCloseTo(0.8, 1);
    expect(three).toBeCloseTo(-0.5, 1);
  });
});

describe('a stake', () => {
  it('is worth what the law says of a plain win', () => {
    for (const hand of hands) {
      const twelve = [...hand, ...CARDS.filter((card) => !hand.includes(card)).slice(0, 2)];
      const matadors = matadorCount(countMatadors(twelve, { kind: 'solo', trump: 'S' })!);
      const solo = stakeOf(LAWS['american-1922'], 'solo', 'S', setOf(twelve), 0.5);
      expect(solo.value).toBe(11 * (1 + matadors));
      const today = stakeOf(LAWS.isko, 'solo', 'S', setOf(twelve), 0.5);
      expect(today.value).toBe(11 * (2 + matadors));
    }
  });

  it('brings nothing at even chances where a lost game counts once, at two of three where twice', () => {
    const twelve = setOf(CARDS.slice(0, 12));
    expect(expected(stakeOf(LAWS['american-1922'], 'solo', 'C', twelve, 1 / 2), null)).toBeCloseTo(
      0,
    );
    expect(expected(stakeOf(LAWS.isko, 'gucki-solo', 'C', twelve, 2 / 3), null)).toBeCloseTo(0);
  });

  it('is lost at the next multiple where it does not cover the bid', () => {
    // With one, diamonds are worth 18 today; bid at 20, it costs twice 27.
    const twelve = setOf(['CJ', 'DA', 'D10', 'DK', 'DQ', 'D9', 'D8', 'D7', 'CA', 'SA', 'HA', 'H7']);
    const stake = stakeOf(LAWS.isko, 'gucki-solo', 'D', twelve, 1);
    expect(stake.value).toBe(18);
    expect(expected(stake, 18)).toBe(18);
    expect(expected(stake, 20)).toBe(-54);
  });
});
