import { visibleText } from '../../lib/plain-text.ts';

/**
 * Makes typed text fit for a name or title of one line: composes its letters, drops control characters,
 * invisible characters and blanks at its ends, and makes every other run of blanks a single one. What is
 * too long is cut off, but never through a letter. The result may be empty. Applied to its own
 * result, this changes nothing.
 *
 * @param longest how many UTF-16 units it may have, as `maxlength` of a field counts them.
 */
export function oneLine(typed: string, longest: number): string {
  return visibleText(typed.toWellFormed())
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
}

/** Whether a reader takes two names for one: case, and how letters are composed, do not count. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

const nameKey = (name: string): string => visibleText(name).toLowerCase().normalize('NFC');
