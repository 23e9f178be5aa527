/** Whether what the drill on bidding calls a hand to bid wins its games. */
import { expect, test } from 'vitest';
import { Chance } from '../../../../src/lib/random.ts';
import { howFar } from '../../../../src/practice/drills/how-far/drill.ts';
import { dealOthers, seatDeal } from '../../../../src/strategy/simulations/deals.ts';
import {
  grandWithSkat,
  suitWithSkat,
  won,
} from '../../../../src/strategy/simulations/today/played.ts';

const QUESTIONS = Array.from({ length: 50 }, (_, index) =>
  howFar.make(new Chance(index * 7919), { level: 1, kind: 'begin', options: {} }),
);

test('bids hands at level 1 that win in play, and passes those that lose', () => {
  const played = { bid: { games: 0, won: 0 }, pass: { games: 0, won: 0 } };
  for (const [index, { hand, seat, ...question }] of QUESTIONS.entries()) {
    const side = howFar.answer({ hand, seat, ...question }) === 'pass' ? 'pass' : 'bid';
    const chance = new Chance(index);
    for (let deals = 0; deals < 12; deals++) {
      const deal = seatDeal(hand, seat, dealOthers(hand, chance));
      played[side].games++;
      // The better of two games, as a declarer who knows the skat would choose.
      played[side].won += Math.max(won(suitWithSkat(deal, seat)), won(grandWithSkat(deal, seat)));
    }
  }
  expect(played.bid.games).toBeGreaterThan(100);
  expect(played.pass.games).toBeGreaterThan(100);
  expect(played.bid.won / played.bid.games).toBeGreaterThan(0.75);
  expect(played.pass.won / played.pass.games).toBeLessThan(0.55);
});
