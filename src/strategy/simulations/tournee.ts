/** The test for a Tournee, and whether to turn the second card (Foster, p. 58–59 and 78–80). */
import { tourneeFacts } from '../bidding/tournee.ts';
import { rankedLayouts } from '../layout/principles.ts';
import { SUITS, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { afterLayout } from '../../game/solver/layouts.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { dealAll, wins } from './deals.ts';
import type { Deal } from '../../game/skat/deal.ts';
import type { ChanceMeasure } from './measure.ts';

/** Whether the hand has three suits with two cards or more, jacks apart. */
function hasThreeSuits(hand: readonly Card[]): boolean {
  const lengths = SUITS.map(
    (suit) => hand.filter((card) => suitOf(card) === suit && rankOf(card) !== 'J').length,
  );
  return lengths.filter((length) => length >= 2).length >= 3;
}

/**
 * Whether the Tournee is won in the suit of a card of the skat, with two put away by the book’s
 * rules.
 */
function winsIn(turnedCard: Card, seat: Seat, { H, M, V, skat }: Deal, solver: Solver): boolean {
  const game = { kind: 'tournee', trump: suitOf(turnedCard) } as const;
  const hands = { V, M, H };
  const twelve = [...hands[seat], ...skat];
  const layout = rankedLayouts(twelve, game)[0]!.layout;
  const exchange = { game, declarer: seat, hands: { ...hands, [seat]: twelve } };
  return wins(solver, afterLayout(exchange, layout));
}

export const TOURNEE: ChanceMeasure = {
  id: 'T24',
  title: 'Jacks and aces for a Tournee',
  how: 'Whole deals are drawn at random. Each seat turns the first card of the skat, plays its suit, and puts two cards away by the book’s rules; under “second” it turns the other card instead. The value is 1 when the game reaches 61 with best play by all; groups by the number of jacks and aces together.',
  page: '58',
  unit: 'share',
  deals: 20_000,
  draw: (chance, solver) => {
    const deal = dealAll(chance);
    return SEATS.flatMap((seat) => {
      const { aces, jacks } = tourneeFacts(deal[seat]);
      const count = Math.min(6, jacks + aces);
      if (count < 2) return [];
      const [first, second] = deal.skat;
      const value = Number(winsIn(first, seat, deal, solver));
      const other =
        suitOf(second) === suitOf(first) ? value : Number(winsIn(second, seat, deal, solver));
      const suits = hasThreeSuits(deal[seat]) ? 'three suits' : 'fewer suits';
      return [
        { group: `count ${count}`, value },
        { group: `count ${count}, ${seat}`, value },
        { group: `count ${count}, ${suits}`, value },
        { group: `count ${count}, ${jacks} jacks`, value },
        ...(value === 0 ? [{ group: `count ${count}, first lost, second`, value: other }] : []),
      ];
    });
  },
};
