/** What a figure announces beside what happened at a place. */
import type { Mark } from '../marks.ts';
import { MARK_WORDS } from '../mark-words.de.ts';
import { branchLead } from './steps.de.ts';

/** Before what happens: the first place of the reader’s own line. */
export const OFF_RECORD = 'Deine eigene Variante. ';

/** Before what happens: the first place of a variation. */
export const sayVariation = (title: string): string => `Variante: ${title}. `;

/** After what happens: what the reader is asked. */
export const ASKED = {
  count: ' Wie viele Augen sind es? Die Frage wartet.',
  card: ' Du bist dran: Welche Karte spielst du?',
} as const;

/** How the author judges the card just played. */
export const sayMark = (mark: Mark): string => ` Urteil: ${MARK_WORDS[mark]}.`;

/** A variation that → leads into: `2 von 3. Stattdessen: Mittelhand sticht klein ein.` */
export const sayBranch = (number: number, ways: number, title: string, spoken: string): string =>
  `${number} von ${ways}. ${branchLead(title)}${spoken}.`;

/**
 * The line that → goes on in: `1 von 3. Wie gespielt: Stich 2. …`
 *
 * @param next what happens next in it, in sentences; null at its end.
 */
export function sayGoOn(
  number: number,
  ways: number,
  isRecord: boolean,
  next: string | null,
): string {
  const goes = isRecord ? 'Wie gespielt' : 'Weiter in dieser Variante';
  return `${number} von ${ways}. ${goes}${next === null ? '.' : `: ${next}`}`;
}
