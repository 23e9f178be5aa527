/** What a figure announces beside what happened at a place. */
import { MARK_WORDS } from '#edition/game/words/mark-words.ts';
import { branchLead } from '#edition/game/words/figure/steps.ts';
import type { Mark } from '../marks.ts';

/** Before what happens: the first place of the reader’s own line. */
export const OFF_RECORD = 'Off the record. ';

/** Before what happens: the first place of a variation. */
export const sayVariation = (title: string): string => `Variation: ${title}. `;

/** After what happens: what the reader is asked. */
export const ASKED = {
  count: ' How many points? The question waits.',
  card: ' Which card do you play? It is your turn.',
} as const;

/** How the author judges the card just played. */
export const sayMark = (mark: Mark): string => ` Marked: ${MARK_WORDS[mark]}.`;

/** A variation that → leads into: `2 of 3. Instead: Mittelhand ruffs low.` */
export const sayBranch = (number: number, ways: number, title: string, spoken: string): string =>
  `${number} of ${ways}. ${branchLead(title)}${spoken}.`;

/**
 * The line that → goes on in: `1 of 3. As played: Trick 2. …`
 *
 * @param next what happens next in it, in sentences; null at its end.
 */
export function sayGoOn(
  number: number,
  ways: number,
  isRecord: boolean,
  next: string | null,
): string {
  const goes = isRecord ? 'As played' : 'In this line';
  return `${number} of ${ways}. ${goes}${next === null ? '.' : `: ${next}`}`;
}
