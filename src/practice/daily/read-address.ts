/** Reads the address of a day, which address.ts writes. */
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { dayOfIso } from '../../lib/days.ts';
import type { Day } from '../../lib/days.ts';
import { ODD_DAY } from '#edition/practice/daily/daily-words.ts';

/**
 * The day that an address asks for.
 *
 * @param search what follows the page’s address, with or without its `?`.
 * @param today in the reader’s calendar. An address sent from across the date line may name
 *   tomorrow; a later day is refused.
 * @returns today where the address names no day; otherwise the day, or what is wrong, as a
 *   sentence.
 */
export function readDayAddress(search: string, today: Day): Checked<Day, string> {
  const parameter = new URLSearchParams(search).get('day');
  if (parameter === null) return valid(today);
  const day = dayOfIso(parameter);
  if (day === undefined || day < 0) return invalid(ODD_DAY.none(parameter));
  if (day > today + 1) return invalid(ODD_DAY.later(parameter));
  return valid(day);
}
