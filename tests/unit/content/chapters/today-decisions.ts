/** For the chapters of Today’s Skat: how the strong players bid and play a deal of the table. */
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { seedOfDecision } from '../../../../src/strategy/players/decision-seed.ts';
import {
  dealNumbered,
  readDealName,
  seedOfDeal,
} from '../../../../src/game/codes/numbered-deals.ts';
import { makePlayer } from '../../../../src/strategy/players/levels.ts';
import type { Decision } from '../../../../src/strategy/players/action.ts';
import { seatToAct, startDeal } from '../../../../src/strategy/players/state.ts';
import { takeAction } from '../../../../src/strategy/players/table.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';

/** The decisions of a deal in their order, up to so many cards of the play. */
export function decisionsOf(name: string, cards: number): Decision[] {
  const number = readDealName(name);
  if (!number.ok) throw new Error(`${name} is no deal.`);
  const seed = seedOfDeal(number.value);
  const player = makePlayer('strong', makeSolver());
  const decisions: Decision[] = [];
  let state = startDeal(dealNumbered(number.value), LAWS.isko);
  for (let played = 0; played < cards;) {
    const seat = seatToAct(state);
    if (seat === null) break;
    const view = seatView(state, seat);
    const decision = finish(player.decide(view, new Chance(seedOfDecision(view, seed))));
    decisions.push(decision);
    if (decision.action.do === 'card') played++;
    state = takeAction(state, decision.action);
  }
  return decisions;
}

/** In how many of the imagined deals the side reaches its aim with a card. */
export function winsOf({ weighed, worlds }: Decision, card: Card): number {
  const found = weighed.find((each) => each.card === card);
  if (found === undefined) throw new Error(`${card} was not weighed.`);
  return Math.round(found.share * worlds);
}

/** The reasons that a decision gives, in one text. */
export function reasonsOf({ reasons }: Decision): string {
  return reasons.map(({ text }) => text).join(' ');
}
