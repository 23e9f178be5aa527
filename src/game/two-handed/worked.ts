/** A deal of two-handed Skat that both sides play as the opponent of this book does. */
import { Chance } from '../../lib/random.ts';
import type { Card } from '../skat/cards.ts';
import type { Contract } from '../skat/contract.ts';
import { chooseForTwo, viewForTwo } from './opponent.ts';
import {
  dealForTwo,
  isOverForTwo,
  playForTwo,
  settleForTwo,
  startForTwo,
  toMoveOfTwo,
} from './rules.ts';
import type { TwoDeal, TwoOutcome, TwoPosition, TwoSeat } from './rules.ts';

export interface WorkedTwo {
  readonly deal: TwoDeal;
  readonly start: TwoPosition;
  readonly end: TwoPosition;
  readonly outcome: TwoOutcome;
}

/**
 * Deals and plays a game that leaves the skat alone; the same seed is the same game.
 */
export function workedForTwo(seed: number, contract: Contract, declarer: TwoSeat): WorkedTwo {
  const chance = new Chance(seed);
  const random = (): number => chance.next();
  const deal = dealForTwo(random);
  const start = startForTwo(deal, contract, declarer, null);
  const none: readonly Card[] = [];
  let end = start;
  while (!isOverForTwo(end)) {
    end = playForTwo(end, chooseForTwo(viewForTwo(end, toMoveOfTwo(end), none, null), random));
  }
  return { deal, start, end, outcome: settleForTwo(end, deal, deal.skat) };
}
