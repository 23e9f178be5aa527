/** Days as running text has them. */

/**
 * The day of a moment, where the reader is unless a time zone is given: `22. November 2026`.
 *
 * @param moment in milliseconds, as `Date.parse` gives it.
 * @throws RangeError for a moment that is none.
 */
export function dayWords(moment: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone }).format(moment);
}
