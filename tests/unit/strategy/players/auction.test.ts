import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import { dealNumbered, readDealName } from '../../../../src/game/codes/numbered-deals.ts';
import { worthOfPassing } from '../../../../src/strategy/players/bid/measured.ts';
import { measuredBefore } from '../../../../src/strategy/players/bid/measured-player.ts';
import { seatToAct, startDeal } from '../../../../src/strategy/players/state.ts';
import type { DealState } from '../../../../src/strategy/players/state.ts';
import { takeAction } from '../../../../src/strategy/players/table.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import { PLAYED_KINDS, playedShare } from '../../../../src/strategy/players/worth/played-share.ts';
import written from '../../../../content/players/games.json' with { type: 'json' };

/** The bidding of a numbered deal by today’s order among three who bid by measured worth. */
function bidOut(name: string): DealState {
  const number = readDealName(name);
  if (!number.ok) throw new RangeError(name);
  let state = startDeal(dealNumbered(number.value), LAWS.isko);
  while (state.stage === 'bidding') {
    const decision = measuredBefore(seatView(state, seatToAct(state)!))!;
    state = takeAction(state, decision.action);
  }
  return state;
}

const highest = ({ bidding }: DealState, seat: Seat): number =>
  Math.max(
    0,
    ...bidding.map((step) => (step.say === 'bid' && step.seat === seat ? step.amount : 0)),
  );

test.each<[deal: string, seat: Seat]>([
  ['dw2wf4hbvo', 'M'],
  ['b76awtfewt', 'M'],
  ['opvuq0c6qk', 'H'],
  ['avq4w03l0m', 'M'],
  ['nfdw9zafo6', 'H'],
])('whoever holds the three highest jacks of deal %s bids', (deal, seat) => {
  expect(highest(bidOut(deal), seat)).toBeGreaterThanOrEqual(18);
});

test('nobody goes to 46 without a jack in deal 660rvyejpz', () => {
  const state = bidOut('660rvyejpz');
  expect(state.bid).toBeLessThan(46);
});

test('the higher the number, the more a game must bring to be bid for', () => {
  const numbers = [null, 18, 20, 22, 23, 24, 27, 30, 33, 36, 48, 60, 120];
  const worths = numbers.map((number) => worthOfPassing(number));
  expect(worths).toEqual(worths.toSorted((one, other) => one - other));
  expect(worths[0]).toBeLessThan(0);
  expect(worths.at(-1)).toBeGreaterThan(0);
});

const share = fc.double({ min: 0, max: 1, noNaN: true });

test.each(['gucki-solo', 'gucki-grand'] as const)(
  'a %s that more hands like it won, or that more imagined deals win, is won more often',
  (kind) => {
    fc.assert(
      fc.property(share, share, share, (one, other, third) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(playedShare(kind, low, third, 40)).toBeLessThanOrEqual(
          playedShare(kind, high, third, 40),
        );
        expect(playedShare(kind, third, low, 40)).toBeLessThanOrEqual(
          playedShare(kind, third, high, 40),
        );
      }),
    );
  },
);

test('games that all imagined deals win are believed the more, the more deals there are', () => {
  const shares = [1, 10, 40, 200].map((worlds) => playedShare('gucki-grand', 0.8, 1, worlds));
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});

test('every kind of game was fitted to games that were won and lost', () => {
  for (const kind of PLAYED_KINDS) {
    const { games, weights, won } = written.fits[kind];
    expect(weights).toHaveLength(3);
    expect(won).toBeGreaterThan(0);
    expect(won).toBeLessThan(games);
  }
});
