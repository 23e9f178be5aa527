/** How often hands are won by today’s order, by the counts that players use. */
import { SEATS } from '../../../game/skat/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { dealAll } from '../deals.ts';
import type { ChanceMeasure } from '../measure.ts';
import type { Case } from '../tally.ts';
import { acesIn, countGrand, countSuit, jacksIn } from '../../bidding/todays-count.ts';
import { bestTrump } from '../../players/worth/simulate.ts';
import { setOf } from '../../players/worth/sets.ts';
import {
  HOW_PLAYED,
  grandFromHand,
  grandWithSkat,
  suitFromHand,
  suitWithSkat,
  won,
} from './played.ts';

/** A case under its count, and under its count and seat. */
const counted = (count: number, seat: Seat, value: number): Case[] =>
  [`count ${count}`, `count ${count}, ${seat}`].map((group) => ({ group, value }));

const HOW_COUNTED =
  'Whole deals are drawn at random. Each seat’s ten cards are counted in the suit in which they are strongest: one for every trump, one more for every jack, and one for every ace and ten.';

export const SUIT_WITH_SKAT: ChanceMeasure = {
  id: 'T41',
  title: 'A suit game with the skat, by the count of ten cards',
  how: `${HOW_COUNTED} The seat takes the skat, plays the suit in which the twelve cards are strongest, and puts away the pair that the rules of the drills put first. ${HOW_PLAYED}`,
  page: 'today',
  sees: 'own',
  unit: 'share',
  deals: 20_000,
  draw: (chance) => {
    const deal = dealAll(chance);
    return SEATS.flatMap((seat) => {
      const ten = deal[seat];
      const trump = bestTrump(setOf(ten));
      const count = countSuit(ten, trump).total;
      return count < 5 ? [] : counted(count, seat, won(suitWithSkat(deal, seat)));
    });
  },
};

export const SUIT_FROM_HAND: ChanceMeasure = {
  id: 'T42',
  title: 'A suit game from the hand, by the same count',
  how: `${HOW_COUNTED} The seat leaves the skat alone and plays that suit. ${HOW_PLAYED}`,
  page: 'today',
  sees: 'own',
  unit: 'share',
  deals: 20_000,
  draw: (chance) => {
    const deal = dealAll(chance);
    return SEATS.flatMap((seat) => {
      const on = suitFromHand(deal, seat);
      const count = countSuit(deal[seat], on.game.trump!).total;
      return count < 6 ? [] : counted(count, seat, won(on));
    });
  },
};

export const GRAND_BY_COUNT: ChanceMeasure = {
  id: 'T43',
  title: 'A Grand with the skat and from the hand, by jacks, aces and tens',
  how: `Whole deals are drawn at random. Each seat’s ten cards are counted: one for every jack, ace and ten. The seat plays a Grand with the skat, putting away the pair that the rules of the drills put first, and, in the groups so named, from the hand. ${HOW_PLAYED}`,
  page: 'today',
  sees: 'own',
  unit: 'share',
  deals: 40_000,
  draw: (chance) => {
    const deal = dealAll(chance);
    return SEATS.flatMap((seat) => {
      const count = countGrand(deal[seat]);
      if (count < 4) return [];
      const withSkat = counted(count, seat, won(grandWithSkat(deal, seat)));
      const fromHand = counted(count, seat, won(grandFromHand(deal, seat)));
      const jacks = `${jacksIn(deal[seat])} jacks, ${acesIn(deal[seat])} aces`;
      return [
        ...withSkat,
        { group: jacks, value: withSkat[0]!.value },
        ...fromHand.map(({ group, value }) => ({ group: `from the hand, ${group}`, value })),
      ];
    });
  },
};
