/** Two-handed Skat: the deal, the five cards face down, and an opponent that peeps at nothing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Chance } from '../../../../src/lib/random.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import type { Contract } from '../../../../src/game/skat/contract.ts';
import { playedSuit } from '../../../../src/game/skat/order.ts';
import { TWO_CALLS, daredCalls, turnedContracts } from '../../../../src/game/two-handed/calls.ts';
import {
  chooseForTwo,
  putAwayForTwo,
  viewForTwo,
} from '../../../../src/game/two-handed/opponent.ts';
import {
  otherOfTwo,
  playForTwo,
  settleForTwo,
  startForTwo,
  toMoveOfTwo,
} from '../../../../src/game/two-handed/rules.ts';
import type { TwoDeal, TwoSeat } from '../../../../src/game/two-handed/rules.ts';
import { cards } from '../skat/support.ts';
import { SPADES, dealOf, playOut } from './play-out.ts';

const NULLO: Contract = { kind: 'nullo', trump: null, announced: null };
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe('the deal', () => {
  test('is ten, ten, five, five and two, every card once', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { hands, reserves, skat } = dealOf(seed);
        const groups = [hands.elder, hands.dealer, reserves.elder, reserves.dealer, skat];
        expect(groups.map((group) => group.length)).toEqual([10, 10, 5, 5, 2]);
        expect(new Set(groups.flat()).size).toBe(CARDS.length);
      }),
    );
  });
});

describe('the play', () => {
  test('has fifteen tricks, all 120 points with the skat, and the five cards after the fifth', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom<TwoSeat>('elder', 'dealer'), (seed, declarer) => {
        const deal = dealOf(seed);
        const start = startForTwo(deal, SPADES, declarer, null);
        const held: number[] = [];
        const end = playOut(start, (legal, position) => {
          if (position.table.length === 0) held.push(position.hands.elder.length);
          return legal[0]!;
        });
        expect(held).toEqual([10, 9, 8, 7, 6, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
        expect(end.tricks).toHaveLength(15);
        const { result, value } = settleForTwo(end, deal, deal.skat);
        expect(result.points.declarer + result.points.defenders).toBe(120);
        expect(value.won).toBe(result.points.declarer >= 61);
        expect(value.score > 0).toBe(value.won);
      }),
    );
  });

  test('wants a suit followed, and lets the winner lead', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        playOut(startForTwo(dealOf(seed), SPADES, 'elder', null), (legal, position) => {
          const seat = toMoveOfTwo(position);
          const [led] = position.table;
          const last = position.tricks.at(-1);
          if (led === undefined && last !== undefined) expect(seat).toBe(last.winner);
          if (led !== undefined) {
            const suit = playedSuit(led, SPADES);
            const has = position.hands[seat].some((card) => playedSuit(card, SPADES) === suit);
            if (has) for (const card of legal) expect(playedSuit(card, SPADES)).toBe(suit);
          }
          return legal.at(-1)!;
        });
      }),
    );
  });

  test('of a Nullo is with ten cards, and stops at the declarer’s first trick', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const deal = dealOf(seed);
        const end = playOut(startForTwo(deal, NULLO, 'elder', null), (legal) => legal[0]!);
        const lost = end.tricks.filter(({ winner }) => winner === 'elder').length;
        expect(lost).toBeLessThanOrEqual(1);
        expect(end.tricks.length).toBeLessThanOrEqual(10);
        expect(settleForTwo(end, deal, []).value.score).toBe(lost === 0 ? 20 : -20);
      }),
    );
  });

  test('with a skat taken up is with what was put away left out', () => {
    const deal = dealOf(7);
    const contract: Contract = { kind: 'tournee', trump: 'H', announced: null };
    const twelve = [...deal.hands.dealer, ...deal.skat];
    const layout = putAwayForTwo(twelve, contract);
    const start = startForTwo(deal, contract, 'dealer', layout);
    expect([...start.hands.dealer, ...layout].sort()).toEqual([...twelve].sort());
    expect(() => playForTwo(start, layout[0])).toThrow(RangeError);
    expect(() => settleForTwo(start, deal, layout)).toThrow(RangeError);
  });
});

describe('the opponent', () => {
  test('plays the same whatever lies where it cannot see', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const deal = dealOf(seed);
        const swapped: TwoDeal = {
          ...deal,
          hands: { ...deal.hands, elder: deal.reserves.elder.concat(deal.hands.elder.slice(5)) },
          reserves: { ...deal.reserves, elder: deal.hands.elder.slice(0, 5) },
        };
        const led = deal.hands.elder[9]!;
        const answers = [deal, swapped].map((each) => {
          const start = startForTwo(each, SPADES, 'elder', null);
          const position = playForTwo({ ...start, hands: { ...start.hands } }, led);
          const chance = new Chance(seed);
          return chooseForTwo(viewForTwo(position, 'dealer', [], null), () => chance.next());
        });
        expect(answers[0]).toBe(answers[1]);
      }),
      { numRuns: 10 },
    );
  });

  test('calls a Solo on a long suit, a Nullo on small cards, and nothing on nothing', () => {
    const rungs = (text: string): string[] =>
      daredCalls(cards(text)).map((rung) => {
        const { kind, suit } = TWO_CALLS[rung]!;
        return `${kind} ${suit ?? ''}`.trim();
      });
    expect(rungs('CJ SJ SA S10 SK SQ HA D9 D8 C7')).toContain('solo S');
    expect(rungs('C7 C8 C9 S7 S8 H7 H9 D7 D8 D9')).toContain('open-nullo');
    expect(rungs('CK CQ C9 SK SQ S10 HQ H10 DK D10')).toEqual([]);
  });
});

test('a jack turned up may be its suit or a Grand, another card its suit alone', () => {
  expect(turnedContracts('HJ').map(({ kind, trump }) => [kind, trump])).toEqual([
    ['tournee', 'H'],
    ['tournee-grand', null],
  ]);
  expect(turnedContracts('H9')).toHaveLength(1);
});

test('the other of two is never oneself', () => {
  expect([otherOfTwo('elder'), otherOfTwo('dealer')]).toEqual(['dealer', 'elder']);
});
