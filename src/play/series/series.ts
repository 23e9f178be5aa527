/**
 * A series: twelve deals of a day, or thirty-six of a week, by number and the same for everyone. The numbers
 * follow from the date alone, and nobody chooses among them.
 */
import { dealByChance } from '../../game/codes/numbered-deals.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { dateOf, dayOf, isoDate, weekdayOf } from '../../lib/days.ts';
import type { Day } from '../../lib/days.ts';
import { Chance } from '../../lib/random.ts';
import { seatAfter } from '../sitting.ts';

export type SeriesKind = 'day' | 'week';

export interface Series {
  readonly kind: SeriesKind;
  /** The day, or the Monday of the week, in the reader’s calendar. */
  readonly start: Day;
}

/** How many deals a series has: the rounds of a list are of three deals. */
export const DEALS_IN: Readonly<Record<SeriesKind, number>> = { day: 12, week: 36 };

/** The series of a day. */
export const seriesOfDay = (day: Day): Series => ({ kind: 'day', start: day });

/** The series of the week in which a day lies; a week begins on Monday. */
export const seriesOfWeek = (day: Day): Series => ({ kind: 'week', start: day - weekdayOf(day) });

/** The year and number of a week by ISO 8601: that of its Thursday. */
export function weekOf({ start }: Pick<Series, 'start'>): {
  readonly year: number;
  readonly week: number;
} {
  const { year } = dateOf(start + 3);
  return { year, week: (start - firstMonday(year)) / 7 + 1 };
}

/** The Monday of a year’s first week, in which 4 January lies. */
function firstMonday(year: number): Day {
  const fourth = dayOf({ year, month: 1, day: 4 })!;
  return fourth - weekdayOf(fourth);
}

/** The name of a series in addresses and in the storage: `2026-11-26`, `2026-W48`. */
export function makeSeriesId(series: Series): string {
  if (series.kind === 'day') return isoDate(series.start);
  const { week, year } = weekOf(series);
  return `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}`;
}

/** The series of such a name; undefined for any other text, and for a date that the calendar lacks. */
export function readSeriesId(text: string): Series | undefined {
  const [, year, month, day, week] =
    /^(\d{4})-(?:(\d{2})-(\d{2})|W(\d{2}))$/u.exec(text)?.map(Number) ?? [];
  if (year === undefined || year < 1970) return undefined;
  const found = Number.isNaN(week)
    ? dayOf({ year, month: month!, day: day! })
    : firstMonday(year) + (week! - 1) * 7;
  if (found === undefined || found < 0) return undefined;
  const series: Series = { kind: Number.isNaN(week) ? 'day' : 'week', start: found };
  // A year may have no 53rd week, and none has a week 0.
  return makeSeriesId(series) === text ? series : undefined;
}

/** The numbers of its deals, in the order in which they are played. */
export function dealsOfSeries({ kind, start }: Series): readonly bigint[] {
  // The multiplier spreads the seeds, because days are consecutive; what is added keeps the deals of a
  // day, of a week and the one deal of the day apart.
  const chance = new Chance(start * 2_654_435_761 + DEALS_IN[kind]);
  return Array.from({ length: DEALS_IN[kind] }, () => dealByChance(chance));
}

/** Where the reader sits in each deal, from 0: round the table, each seat equally often. */
export function seatInSeries(index: number): Seat {
  let seat: Seat = 'V';
  for (let turn = index % 3; turn > 0; turn--) seat = seatAfter(seat);
  return seat;
}
