/** A deal that learners have played at the table, whose mistakes are many. */
import { dealByChance } from '../../../src/game/codes/numbered-deals.ts';
import type { PlayedLaw } from '../../../src/play/played-laws.ts';
import { dealAtTable, isDone, stateOfDeal, withAction } from '../../../src/play/sitting.ts';
import type { TableDeal } from '../../../src/play/sitting.ts';
import { LEARNER_PLAYER } from '../../../src/strategy/players/rules/learner.ts';
import { seatToAct } from '../../../src/strategy/players/state.ts';
import { seatView } from '../../../src/strategy/players/view.ts';
import { Chance } from '../../../src/lib/random.ts';
import type { Seat } from '../../../src/game/skat/seats.ts';
import { SEATS } from '../../../src/game/skat/seats.ts';
import { finish } from '../../../src/game/solver/task.ts';

/** Played to its end; the same for the same seed. */
export function playedDeal(
  laws: PlayedLaw,
  seed: number,
  seat: Seat = SEATS[seed % 3]!,
  number = dealByChance(new Chance(seed)),
): TableDeal {
  let deal = dealAtTable(number, seat);
  for (let state = stateOfDeal(deal, laws); !isDone(deal, state); state = stateOfDeal(deal, laws)) {
    const turn = seatToAct(state)!;
    const { action } = finish(LEARNER_PLAYER.decide(seatView(state, turn), new Chance(seed)));
    const next = withAction(deal, state, action);
    if ('refused' in next) throw new Error(next.refused);
    deal = next;
  }
  return deal;
}
