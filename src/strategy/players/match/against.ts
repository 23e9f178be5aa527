/**
 * What hands come to that others have bid against: how often the measured worth says that they win, and
 * how often they do (worth/against-bids.ts).
 */
import { SEATS } from '../../../game/skat/seats.ts';
import { finish } from '../../../game/solver/task.ts';
import type { Law } from '../../../game/skat/laws.ts';
import { measuredPlans } from '../bid/measured.ts';
import { bestPlan } from '../bid/plan.ts';
import { chanceAt } from '../play-deal.ts';
import { seatToAct } from '../state.ts';
import { takeAction } from '../table.ts';
import { seatView } from '../view.ts';
import { chanceSeed, dealtFor, playSeated } from './deal.ts';
import type { Seated } from './kinds.ts';

/** A hand that became the declarer’s. */
export interface HandAgainst {
  /** The highest number that another has bid or held; 0 where nobody has. */
  readonly others: number;
  /** The share that the worth of the hand says is won at the bid, 0 to 1. */
  readonly said: number;
  readonly won: boolean;
}

/**
 * Plays the deal of a number, three players of a kind against each other.
 *
 * @returns null where all passed, and for a game that was no game at all.
 */
export function playAgainst(
  law: Law,
  seated: Seated,
  seed: number,
  number: number,
): HandAgainst | null {
  const match = { law, pair: { a: seated, b: seated }, seed, number };
  const chance = chanceSeed(match);
  const most = { V: 0, M: 0, H: 0 };
  let state = dealtFor(match);
  for (let seat = seatToAct(state); seat !== null; seat = seatToAct(state)) {
    const view = seatView(state, seat);
    if (view.asked?.what !== 'word') {
      const declarer = seat;
      const best = bestPlan(measuredPlans(view), view.bid);
      const said = best?.share(view.bid) ?? null;
      const others = Math.max(...SEATS.filter((one) => one !== declarer).map((one) => most[one]));
      const { settlement } = playSeated(state, { V: seated, M: seated, H: seated }, chance);
      const value = settlement?.value;
      if (said === null || value === undefined || value.declarer === null) return null;
      return { others, said, won: value.won };
    }
    const { action } = finish(seated(state).decide(view, chanceAt(chance, seat, state)));
    if (action.do === 'bid') most[seat] = action.amount;
    if (action.do === 'yes') most[seat] = view.asked.number ?? most[seat];
    state = takeAction(state, action);
  }
  return null;
}
