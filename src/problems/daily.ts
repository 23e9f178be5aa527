/**
 * The problem of a day: the same for everyone who plays by the same rules, and another each day until all
 * have been asked. Then they come in another order.
 */
import type { Day } from '../lib/days.ts';
import { Chance } from '../lib/random.ts';

/** The first day that has a problem: Tuesday, 1 September 2026. */
export const FIRST_DAY: Day = 20_697;

/** The parts of a problem by which the days are made unlike. */
export interface DailyChoice {
  readonly id: string;
  readonly themes: readonly string[];
}

/** How many days in a row have different first themes, where there are so many. */
const APART = 3;

/**
 * The problem of a day.
 *
 * @param day from {@link FIRST_DAY} on.
 * @param problems those of a rule book, at least one.
 * @throws RangeError for an earlier day, or without problems.
 */
export function problemOfDay<P extends DailyChoice>(day: Day, problems: readonly P[]): P {
  const since = day - FIRST_DAY;
  if (since < 0 || problems.length === 0) throw new RangeError(`Day ${day} has no problem.`);
  const round = Math.floor(since / problems.length);
  return orderOf(round, problems)[since % problems.length]!;
}

/** The days from the first to the last, with their problems. */
export function dailyProblems<P extends DailyChoice>(
  from: Day,
  to: Day,
  problems: readonly P[],
): ReadonlyMap<Day, P> {
  const days = new Map<Day, P>();
  if (problems.length === 0) return days;
  for (let day = Math.max(from, FIRST_DAY); day <= to; day++) {
    days.set(day, problemOfDay(day, problems));
  }
  return days;
}

/** The orders already drawn, by list: a month asks for thirty places of one. */
const drawn = new WeakMap<readonly DailyChoice[], Map<number, readonly DailyChoice[]>>();

/** All problems in the order of a round, no theme twice in a few days where that can be. */
function orderOf<P extends DailyChoice>(round: number, problems: readonly P[]): readonly P[] {
  const orders = drawn.get(problems) ?? new Map<number, readonly DailyChoice[]>();
  drawn.set(problems, orders);
  const known = orders.get(round);
  if (known !== undefined) return known as readonly P[];
  // By id, so that the order in the file does not matter.
  const sorted = problems.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const left = new Chance(round + 1).shuffle(sorted);
  const order: P[] = [];
  while (left.length > 0) {
    const lately = order.slice(1 - APART).map(({ themes }) => themes[0]);
    const at = left.findIndex(({ themes }) => !lately.includes(themes[0]));
    order.push(...left.splice(Math.max(0, at), 1));
  }
  orders.set(round, order);
  return order;
}
