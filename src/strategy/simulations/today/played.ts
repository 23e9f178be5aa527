/**
 * Games by today’s order, played out by the players of the drills, who see no more than players see: how
 * hands do at a table, and not with all cards open.
 */
import { sumPoints } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { sortCards } from '../../../game/skat/deal.ts';
import type { Deal, Layout } from '../../../game/skat/deal.ts';
import type { Game } from '../../../game/skat/order.ts';
import type { PlayedTrick } from '../../../game/skat/play.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { bestTrump } from '../../players/worth/simulate.ts';
import { setOf } from '../../players/worth/sets.ts';
import { rankedLayouts } from '../../layout/principles.ts';
import { playOut } from '../../simple-players/play-out.ts';

/** A game on a deal: who plays it, and what was put away; nothing where the skat was left alone. */
export interface GameOnDeal {
  readonly deal: Deal;
  readonly declarer: Seat;
  readonly game: Game;
  readonly layout: Layout | null;
  /** The card with which Vorhand must begin; the players choose where there is none. */
  readonly lead?: Card;
}

/** The ten tricks, as the players of the drills play them. */
export function tricksOf({
  deal,
  declarer,
  game,
  layout,
  lead,
}: GameOnDeal): readonly PlayedTrick[] {
  const hands = { V: deal.V, M: deal.M, H: deal.H };
  if (layout !== null) {
    const twelve = [...deal[declarer], ...deal.skat];
    hands[declarer] = twelve.filter((card) => !layout.includes(card));
  }
  return playOut({ declarer, game, hands, layout: layout ?? [] }, lead);
}

/** The declarer’s card points at the end, with the two cards put away or the skat, 0 to 120. */
export function pointsPlayed(on: GameOnDeal): number {
  const tricks = tricksOf(on).filter(({ winner }) => winner === on.declarer);
  return sumPoints([...(on.layout ?? on.deal.skat), ...tricks.flatMap(({ cards }) => cards)]);
}

/** 1 where the declarer has 61, else 0. */
export const won = (on: GameOnDeal): number => Number(pointsPlayed(on) >= 61);

/** The twelve cards of a seat that takes up the skat. */
export const twelveOf = (deal: Deal, seat: Seat): readonly Card[] =>
  sortCards([...deal[seat], ...deal.skat]);

/** A suit game with the skat: the suit in which the twelve cards count most, and the rules’ first pair. */
export function suitWithSkat(deal: Deal, declarer: Seat): GameOnDeal & { readonly layout: Layout } {
  const twelve = twelveOf(deal, declarer);
  const game: Game = { kind: 'gucki-solo', trump: bestTrump(setOf(twelve)) };
  return { deal, declarer, game, layout: rankedLayouts(twelve, game)[0]!.layout };
}

/** A suit game from the hand, in the suit in which the ten cards count most. */
export function suitFromHand(deal: Deal, declarer: Seat): GameOnDeal {
  return {
    deal,
    declarer,
    game: { kind: 'solo', trump: bestTrump(setOf(deal[declarer])) },
    layout: null,
  };
}

/** A Grand with the skat, and the rules’ first pair put away. */
export function grandWithSkat(deal: Deal, declarer: Seat): GameOnDeal {
  const game: Game = { kind: 'gucki-grand', trump: null };
  const { layout } = rankedLayouts(twelveOf(deal, declarer), game)[0]!;
  return { deal, declarer, game, layout };
}

/** A Grand from the hand. */
export function grandFromHand(deal: Deal, declarer: Seat): GameOnDeal {
  return { deal, declarer, game: { kind: 'grand-solo', trump: null }, layout: null };
}

/** What follows every measure of games played out. */
export const HOW_PLAYED =
  'The players of the drills play the hand out, each seeing only what a player sees; the value is 1 when the declarer has 61 at the end.';
