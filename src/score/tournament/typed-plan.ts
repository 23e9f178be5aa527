/** The form of a new tournament, read as a whole. */
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { PLAN_FAULTS } from '#edition/score/tournament/plan-fault-words.ts';
import { checkPlan, fullRounds, pairsMove } from './plan.ts';
import { readMoney } from './series-money.ts';
import { MOST_CENTS, USUAL_SERIES } from './tournament.ts';
import type { MoneyPlan, TournamentPlan } from './tournament.ts';
import { readEntrants, readWhole } from './typed.ts';
import type { TypedPlan } from './typed.ts';

/** The plan, or the first thing that is wrong with it and what to do. */
export function readPlan(typed: TypedPlan): Checked<TournamentPlan, string> {
  const { method } = typed;
  const isSeries = method === 'series';
  const entrants = readEntrants(typed.list, isSeries);
  if (!entrants.ok) return entrants;
  const { players, teams, umpires } = entrants.value;
  const section = pairsMove(method) ? readWhole(typed.section) : 1;
  if (section === null || section < 1 || section > 13) {
    return invalid(PLAN_FAULTS.section);
  }
  const deals = readWhole(typed.deals);
  if (deals === null || deals < 3 || deals > 400) {
    return invalid(PLAN_FAULTS.deals);
  }
  if (isSeries && deals % 4 !== 0) {
    return invalid(PLAN_FAULTS.series);
  }
  const shape = { players, method, section };
  const plan = checkPlan({ ...shape, umpires: method === 'stay' ? umpires : [] });
  if (!plan.ok) return plan;
  const full = fullRounds(shape);
  const usual = isSeries ? USUAL_SERIES : full;
  const rounds = typed.rounds.trim() === '' || method === 'stay' ? usual : readWhole(typed.rounds);
  if (rounds === null || rounds < 1 || rounds > full) {
    return invalid(isSeries ? PLAN_FAULTS.seriesCount(full, usual) : PLAN_FAULTS.rounds(full));
  }
  const settled = { ...plan.value, deals, rounds };
  if (!isSeries) return valid({ ...settled, prizes: typed.prizes, series: null });
  const money = readMoneyPlan(typed);
  if (!money.ok) return money;
  return valid({
    ...settled,
    prizes: { ...typed.prizes, list: 'list' },
    series: { seating: typed.seating, money: money.value, teams },
  });
}

function readMoneyPlan(typed: TypedPlan): Checked<MoneyPlan, string> {
  const entry = readMoney(typed.entry);
  const lost = readMoney(typed.lost);
  const lostMore = readMoney(typed.lostMore);
  const faults = PLAN_FAULTS.money;
  const most = MOST_CENTS / 100;
  if (entry === null) return invalid(faults.entry(most));
  if (lost === null) return invalid(faults.lost(most));
  if (lostMore === null) return invalid(faults.lostMore(most));
  return valid({ entry, lost, lostMore });
}
