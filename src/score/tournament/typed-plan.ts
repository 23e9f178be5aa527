/** The form of a new tournament, read as a whole. */
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
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
    return invalid('A section has 1 to 13 tables; more than ten take too long.');
  }
  const deals = readWhole(typed.deals);
  if (deals === null || deals < 3 || deals > 400) {
    return invalid('At a table 3 to 400 deals are played before anybody moves, such as 4 or 80.');
  }
  if (isSeries && deals % 4 !== 0) {
    return invalid(
      'A series is a whole number of rounds, and a round at four is 4 deals: 48, say.',
    );
  }
  const shape = { players, method, section };
  const plan = checkPlan({ ...shape, umpires: method === 'stay' ? umpires : [] });
  if (!plan.ok) return plan;
  const full = fullRounds(shape);
  const usual = isSeries ? USUAL_SERIES : full;
  const rounds = typed.rounds.trim() === '' || method === 'stay' ? usual : readWhole(typed.rounds);
  if (rounds === null || rounds < 1 || rounds > full) {
    return invalid(
      isSeries
        ? `A tournament has 1 to ${full} series; leave it empty for ${usual}.`
        : `With this many tables there are 1 to ${full} rounds; leave it empty for all.`,
    );
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
  const [entry, lost, lostMore] = [typed.entry, typed.lost, typed.lostMore].map(readMoney);
  for (const [words, cents] of [
    ['The entry money', entry],
    ['The money for a lost game', lost],
    ['The money from the fourth lost game on', lostMore],
  ] as const) {
    if (cents === null || cents === undefined) {
      return invalid(`${words} is an amount up to ${MOST_CENTS / 100}, such as 10 or 0.50.`);
    }
  }
  return valid({ entry: entry ?? 0, lost: lost ?? 0, lostMore: lostMore ?? 0 });
}
