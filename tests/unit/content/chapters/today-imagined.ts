/** For the chapters of Today’s Skat: what a card would do in many deals that a defender could imagine. */
import type { Hand } from '../../../../src/game/notation/hand.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { dealNumbered, readDealName } from '../../../../src/game/codes/numbered-deals.ts';
import type { Action } from '../../../../src/strategy/players/action.ts';
import { STRONG_STYLE, makeWorldsPlayer } from '../../../../src/strategy/players/levels.ts';
import { startDeal } from '../../../../src/strategy/players/state.ts';
import { takeAction } from '../../../../src/strategy/players/table.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import { value } from '../../game/skat/support.ts';

/** How many deals are imagined; those that do not agree with what was played fall away. */
const MANY = 2500;

/**
 * In which share of the deals that agree with what the seat has seen each card there beats the game,
 * of 100; and how many deals these were.
 */
export function imagined(
  hand: Hand,
  trick: number,
  card: number,
): { readonly deals: number; readonly shares: ReadonlyMap<Card, number> } {
  const name = /deal ([0-9a-z]{10}) from the table/u.exec(
    hand.comment?.replaceAll(/\s+/gu, ' ') ?? '',
  );
  const actions: Action[] = [
    ...hand.bidding.flatMap((step): Action[] => {
      if (step.say === 'untold') return [];
      return [step.say === 'bid' ? { do: 'bid', amount: step.amount } : { do: step.say }];
    }),
    { do: 'take' },
    { do: 'declare', contract: hand.contract, layout: hand.layout },
    ...hand.line.tricks
      .flatMap(({ plays }) => plays.map((play): Action => ({ do: 'card', card: play.card })))
      .slice(0, 3 * (trick - 1) + card - 1),
  ];
  const deal = dealNumbered(value(readDealName(name?.[1] ?? '')));
  const state = actions.reduce(takeAction, startDeal(deal, LAWS.isko));
  const style = { ...STRONG_STYLE, cards: { ...STRONG_STYLE.cards, worlds: MANY } };
  const player = makeWorldsPlayer(style, makeSolver());
  const seat = hand.line.tricks[trick - 1]!.plays[card - 1]!.seat;
  const decision = finish(player.decide(seatView(state, seat), new Chance(1922)));
  return {
    deals: decision.worlds,
    shares: new Map(decision.weighed.map((one) => [one.card, 100 * one.share])),
  };
}
