/** The deals that measures are taken on. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dealAll,
  dealOthers,
  firstLead,
  seatDeal,
} from '../../../../src/strategy/simulations/deals.ts';
import { MEASURES } from '../../../../src/strategy/simulations/measures.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';

test('a whole deal has every card once', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { H, M, V, skat } = dealAll(new Chance(seed));
      expect([...V, ...M, ...H, ...skat].sort()).toEqual([...CARDS].sort());
    }),
  );
});

test('around ten cards the same two hands sit in the same order, whatever the seat', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...SEATS), (seed, seat) => {
      const chance = new Chance(seed);
      const ten = chance.sample(CARDS, 10);
      const others = dealOthers(ten, chance);
      const deal = seatDeal(ten, seat, others);
      const at = SEATS.indexOf(seat);
      expect(deal[seat]).toEqual(ten);
      expect(deal[SEATS[(at + 1) % 3]!]).toEqual(others.hands[0]);
      expect(deal[SEATS[(at + 2) % 3]!]).toEqual(others.hands[1]);
      expect([...deal.V, ...deal.M, ...deal.H, ...deal.skat].sort()).toEqual([...CARDS].sort());
    }),
  );
});

test('the skat’s points are the declarer’s, but count for nothing in a Nullo', () => {
  const deal = dealAll(new Chance(1));
  const points = firstLead({ kind: 'solo', trump: 'C' }, 'V', deal).pointsSoFar;
  const without = firstLead({ kind: 'nullo', trump: null }, 'V', deal).pointsSoFar;
  expect(deal.skat).toEqual(dealAll(new Chance(1)).skat);
  expect([points > 0, without]).toEqual([true, 0]);
});

test('ids name files, each one measure', () => {
  const ids = MEASURES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^T\d+(-[a-z]+)?$/.test(id))).toEqual([]);
});
