/**
 * Which of each day’s questions a reader has answered. It follows from the ids of the answers:
 * `d20779-m3k2f1.4` answers the fourth question of day 20779. So other tabs and the exported file
 * need nothing more.
 */
import type { Day } from '../../lib/days.ts';
import type { Result } from '../progress.ts';
import { OF_A_DAY } from './plan.ts';

/** The id of an answer to one of a day’s questions. */
export function dailyName(day: Day, fresh: string, place: number): string {
  return `d${day}-${fresh}.${place}`;
}

/** The answers to each day’s questions by their places, from 1; the first answer to each counts. */
export function dailyAnswers(
  results: readonly Result[],
): ReadonlyMap<Day, ReadonlyMap<number, Result>> {
  const days = new Map<Day, Map<number, Result>>();
  for (const result of results) {
    const [, day, place] = /^d(\d+)-.*\.(\d+)$/.exec(result.id) ?? [];
    if (day === undefined || Number(place) < 1 || Number(place) > OF_A_DAY) continue;
    const answers = days.get(Number(day)) ?? new Map<number, Result>();
    days.set(Number(day), answers);
    if (!answers.has(Number(place))) answers.set(Number(place), result);
  }
  return days;
}

/** A day in the calendar. */
export interface CalendarDay {
  readonly day: Day;
  /** How many of that day’s questions are answered, on whatever day, and how many of them right. */
  readonly answered: number;
  readonly right: number;
  /** How many questions of any kind were answered on it. */
  readonly practised: number;
}

/** The days from one to another, both included. */
export function calendarDays(results: readonly Result[], from: Day, to: Day): CalendarDay[] {
  const answers = dailyAnswers(results);
  const practised = new Map<Day, number>();
  for (const { day } of results) practised.set(day, (practised.get(day) ?? 0) + 1);
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const day = from + index;
    const own = [...(answers.get(day)?.values() ?? [])];
    return {
      day,
      answered: own.length,
      right: own.filter(({ right }) => right).length,
      practised: practised.get(day) ?? 0,
    };
  });
}
