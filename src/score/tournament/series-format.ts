/** Reads from JSON what is settled for series. */
import { isObject, isWhole } from '../../lib/json/json.ts';
import { readKeptName } from '../../game/words/kept-names.ts';
import { LONGEST_TEAM, MOST_CENTS, SEATINGS } from './tournament.ts';
import type { MoneyPlan, SeriesPlan } from './tournament.ts';

/** What is settled for series; null for anything else. */
export function readSeries(data: unknown, players: number): SeriesPlan | null {
  if (!isObject(data)) return null;
  const seating = SEATINGS.find((one) => one === data['seating']);
  const money = readMoneyPlan(data['money']);
  const teams = readTeams(data['teams'], players);
  return seating === undefined || money === null || teams === null
    ? null
    : { seating, money, teams };
}

function readMoneyPlan(data: unknown): MoneyPlan | null {
  if (!isObject(data)) return null;
  const { entry, lost, lostMore } = data;
  return isCents(entry) && isCents(lost) && isCents(lostMore) ? { entry, lost, lostMore } : null;
}

const isCents = (data: unknown): data is number => isWhole(data, 0, MOST_CENTS);

/** A team for each player, or an empty text. */
function readTeams(data: unknown, players: number): readonly string[] | null {
  if (!Array.isArray(data) || data.length !== players) return null;
  const teams = data.map((one) => (one === '' ? '' : readKeptName(one, LONGEST_TEAM)));
  return teams.includes(null) ? null : teams.map((team) => team ?? '');
}
