/** Days as running text has them. */
import { LOCALES } from './language.ts';
import type { Language } from './language.ts';

/**
 * The day of a moment, where the reader is: `22 November 2026`.
 *
 * @param moment in milliseconds, as `Date.parse` gives it.
 * @throws RangeError for a moment that is none.
 */
export function dayWords(moment: number, language: Language = 'en'): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(moment);
}
