/** The plan of a tournament in a line: while it is being typed, and once it is settled. */
import {
  sayPlan,
  saySeriesPlan,
  sayTypedPlan,
  sayTypedSeries,
} from '#edition/score/tournament/plan-words.ts';
import { emptyChairs, pairsMove, tablesFor } from './plan.ts';
import { dealsAt } from './series.ts';
import { USUAL_SERIES } from './tournament.ts';
import type { Tournament } from './tournament.ts';
import type { TypedPlan } from './typed.ts';

/** What is to be settled before the seats are drawn: `Everyone stays · 80 deals · Foster’s prizes`. */
export function planLine({ deals, method, prizes, rounds, seating }: TypedPlan): string {
  const number = deals.trim() === '' ? '?' : deals.trim();
  const parts =
    method === 'series'
      ? sayTypedSeries(rounds.trim() === '' ? String(USUAL_SERIES) : rounds.trim(), number, seating)
      : sayTypedPlan(method, pairsMove(method), number, prizes.list);
  return parts.join(' · ');
}

/** What has been settled, in a line. */
export function planWords(tournament: Tournament): string {
  const { deals, method, players, rounds, series } = tournament;
  const tables = tablesFor(players.length);
  const facts = { players: players.length, tables, rounds, deals };
  if (series === null) return sayPlan(facts, method);
  return saySeriesPlan(facts, emptyChairs(players.length) === 0 ? null : dealsAt(tournament, 3));
}
