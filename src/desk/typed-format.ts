/** Reads what was typed at the desk and not yet taken over, from JSON. */
import { isObject, isWhole } from '../json/json.ts';
import type { TypedLine } from './edit.ts';
import { METHODS } from './tournament.ts';
import type { Tournament } from './tournament.ts';
import { readPrizes } from './tournament-format.ts';
import { LONGEST_LIST, LONGEST_NUMBER, NEW_PLAN } from './typed.ts';
import type { TypedPlan } from './typed.ts';

/** The form before seats are drawn; as it is when nothing has been typed, where it makes no sense. */
export function readTypedPlan(data: unknown): TypedPlan {
  if (!isObject(data)) return NEW_PLAN;
  const { deals, list, rounds, section } = data;
  const method = METHODS.find((one) => one === data['method']);
  return {
    method: method ?? NEW_PLAN.method,
    list: typeof list === 'string' ? list.slice(0, LONGEST_LIST) : NEW_PLAN.list,
    section: isNumberText(section) ? section : NEW_PLAN.section,
    deals: isNumberText(deals) ? deals : NEW_PLAN.deals,
    rounds: isNumberText(rounds) ? rounds : NEW_PLAN.rounds,
    prizes: readPrizes(data['prizes']) ?? NEW_PLAN.prizes,
  };
}

/** The lines of slips that do not count yet, of tournaments that are there; what makes no sense is left out. */
export function readTypedLines(
  data: unknown,
  tournaments: readonly Tournament[],
): readonly TypedLine[] {
  const list: readonly unknown[] = Array.isArray(data) ? data : [];
  return list.flatMap((one) => readLine(one, tournaments) ?? []);
}

function readLine(data: unknown, tournaments: readonly Tournament[]): TypedLine | null {
  if (!isObject(data)) return null;
  const { games, player, points, round } = data;
  const of = tournaments.find(({ key }) => key === data['key']);
  if (of === undefined || !isNumberText(points) || !isNumberText(games)) return null;
  if (!isWhole(player, 0, of.players.length - 1) || !isWhole(round, 0, of.rounds - 1)) return null;
  return { key: of.key, round, player, points, games };
}

/** What may stand in a field for a number, whether or not it is one. */
function isNumberText(data: unknown): data is string {
  return typeof data === 'string' && data.length <= LONGEST_NUMBER;
}
