/** The Eight Rule and the hands it is about (Foster, p. 95–97). */
import type { Chance } from '../../lib/random.ts';
import { countEight } from '../bidding/eight-rule.ts';
import { CARDS, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { trumpsOf } from '../../game/skat/order.ts';
import { SEATS } from '../../game/skat/seats.ts';
import { dealAll, dealOthers, firstLead, seatDeal, wins } from './deals.ts';
import type { ChanceMeasure } from './measure.ts';
import { bestSolo, drawSolo } from './solo-hands.ts';

/** Lower and higher counts are too rare, or too clear, for a group of their own. */
const [LEAST, MOST] = [4, 10];

export const EIGHT_RULE: ChanceMeasure = {
  id: 'T1',
  title: 'The Eight Rule',
  how: 'Whole deals are drawn at random, and each seat plays a Solo in the suit in which its ten cards count most. Each seat is a case; its value is 1 when the Solo reaches 61 with best play by all.',
  page: '95',
  unit: 'share',
  deals: 100_000,
  draw: (chance, solver) => {
    const deal = dealAll(chance);
    return SEATS.flatMap((seat) => {
      const { total, trump, trumps } = bestSolo(deal[seat]);
      const count = Math.min(MOST, Math.max(LEAST, total));
      const value = Number(wins(solver, firstLead({ kind: 'solo', trump }, seat, deal)));
      const groups = [`count ${count}`, `count ${count}, ${seat}`];
      if (total === 8) groups.push(`count 8, ${trumps} trumps`);
      return groups.map((group) => ({ group, value }));
    });
  },
};

export const SEAT_IN_SOLO: ChanceMeasure = {
  id: 'T2',
  title: 'The seat in a Solo',
  how: 'Ten cards that count 7 to 9 in their best suit are drawn at random and played in each of the three seats, with the same cards around them. Strong trumps have both black jacks, weak ones neither. The value is 1 when the Solo reaches 61.',
  page: '92',
  unit: 'share',
  deals: 20_000,
  draw: (chance, solver) => {
    const { count, hand } = drawSolo(chance, ({ count: { total } }) => total >= 7 && total <= 9);
    const others = dealOthers(hand, chance);
    const black = ['CJ', 'SJ'].filter((jack) => hand.some((card) => card === jack)).length;
    const trumps = ['weak', 'middling', 'strong'][black]!;
    return SEATS.flatMap((seat) => {
      const game = { kind: 'solo', trump: count.trump } as const;
      const value = Number(wins(solver, firstLead(game, seat, seatDeal(hand, seat, others))));
      return [
        { group: seat, value },
        { group: `${trumps} trumps, ${seat}`, value },
      ];
    });
  },
};

export const SEVEN_TRUMPS: ChanceMeasure = {
  id: 'T3',
  title: 'Seven trumps and no side trick',
  how: 'Ten cards with exactly seven trumps that count 7, so that there is no ace or counting ten beside them, are drawn at random and played in each of the three seats, with the same cards around them. The value is 1 when the Solo reaches 61.',
  page: '97',
  unit: 'share',
  deals: 20_000,
  draw: (chance, solver) => {
    const hand = drawSevenTrumps(chance);
    const others = dealOthers(hand, chance);
    return SEATS.flatMap((seat) => {
      const position = firstLead({ kind: 'solo', trump: 'C' }, seat, seatDeal(hand, seat, others));
      const value = Number(wins(solver, position));
      return [
        { group: 'all seats', value },
        { group: seat, value },
      ];
    });
  },
};

const CLUBS = trumpsOf({ kind: 'solo', trump: 'C' });
const PLAIN = CARDS.filter((card) => !CLUBS.includes(card));

export const SCHNEIDER: ChanceMeasure = {
  id: 'T5',
  title: 'Schneider comes more often than you think',
  how: 'Ten cards that count 8 or more in their best suit are drawn at random and played in each of the three seats, with the same cards around them. A case is a Solo that reaches 61; its value is 1 when it reaches the points of the group too.',
  page: '87',
  unit: 'share',
  deals: 10_000,
  draw: (chance, solver) => {
    const { count, hand } = drawSolo(chance, ({ count: { total } }) => total >= 8);
    const others = dealOthers(hand, chance);
    return SEATS.flatMap((seat) => {
      const game = { kind: 'solo', trump: count.trump } as const;
      const position = firstLead(game, seat, seatDeal(hand, seat, others));
      if (!wins(solver, position)) return [];
      return [90, 91].flatMap((points) => {
        const value = Number(wins(solver, position, points));
        const name = `${points} points`;
        return [name, `${name}, ${seat}`, `${name}, count ${Math.min(MOST, count.total)}`].map(
          (group) => ({ group, value }),
        );
      });
    });
  },
};

/** Seven clubs and three plain cards that bring no trick by the rule. */
function drawSevenTrumps(chance: Chance): Card[] {
  for (;;) {
    const plain = chance.sample(PLAIN, 3);
    const suit: Suit = suitOf(plain[0]!);
    if (suit === 'C' || plain.some((card) => rankOf(card) === 'A')) continue;
    const hand = [...chance.sample(CLUBS, 7), ...plain];
    if (countEight(hand, 'C').tricks === 0) return hand;
  }
}
