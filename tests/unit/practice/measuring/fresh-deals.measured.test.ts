/** The measured hands that the drills on judgement draw from, dealt anew. */
import { describe, expect, test } from 'vitest';
import { measureBid } from '../../../../src/practice/measuring/bids.ts';
import { drawMeasured, measuredHands } from '../../../../src/practice/drills/bidding/pool.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { marginOf } from '../../../../src/practice/measurement.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';

describe('the data', () => {
  test('says what chance said: a few of its bids, dealt anew, agree within the margins', () => {
    const solver = makeSolver();
    for (const name of ['solo', 'grand'] as const) {
      for (const one of measuredHands(name).slice(3, 9)) {
        const printed = one.measurements[name]!;
        const bid = { test: name, hand: one.hand, seat: one.seat, trump: one.trump };
        const now = measureBid(bid, new Chance(99), solver, 100);
        const apart = Math.abs(now.won / now.deals - printed.won / printed.deals);
        expect(apart).toBeLessThanOrEqual(1.5 * Math.hypot(marginOf(now), marginOf(printed)));
      }
    }
  });
});

test('a hand in other suits wins as often: the same deals, exchanged', () => {
  const solver = makeSolver();
  for (let seed = 1; seed <= 6; seed++) {
    const { hand, measurements, seat, trump } = drawMeasured(new Chance(seed), 'solo');
    const printed = measurements.solo!;
    const now = measureBid({ test: 'solo', hand, seat, trump }, new Chance(seed), solver, 100);
    const apart = Math.abs(now.won / now.deals - printed.won / printed.deals);
    expect(apart).toBeLessThanOrEqual(1.5 * Math.hypot(marginOf(now), marginOf(printed)));
  }
});
