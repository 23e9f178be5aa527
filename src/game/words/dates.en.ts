/** Days as running text has them, in the British way: the day before the month. */

/**
 * The day of a moment, where the reader is unless a time zone is given: `22 November 2026`.
 *
 * @param moment in milliseconds, as `Date.parse` gives it.
 * @throws RangeError for a moment that is none.
 */
export function dayWords(moment: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(moment);
}
