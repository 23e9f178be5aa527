/** The tag `printed`: which tricks and cards of the record the source prints. */
import { isErratumPlace } from '../check/errata.ts';
import type { Report } from '../errors.ts';
import type { RawField, RawLine } from '../read/raw.ts';
import { reportValue } from './head.ts';

/**
 * The places that the tag names.
 *
 * @param field the tag; without it all is printed, or nobody says.
 * @returns its tricks and cards; one that the record does not have is reported.
 */
export function checkPrinted(
  field: RawField | undefined,
  play: RawLine,
  seats: readonly string[],
  report: Report,
): { readonly printed?: readonly string[] } {
  if (field === undefined) return {};
  const printed = field.words.map(({ text }) => text);
  if (!printed.every((place) => /^t\d/.test(place) && isErratumPlace(place, play, seats))) {
    reportValue(field, 'tricks (t3) and cards (t8.A) of the record', report);
  }
  return { printed };
}
