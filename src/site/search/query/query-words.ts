/** Words as the search compares them: small letters, without dots, without their endings. */
import { plainLines } from '../../../lib/plain-text.ts';

/** Small letters without dots and accents: `Drücken` is `drucken`, `Größe` is `grosse`. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

/** No query is longer, and no word. */
const LONGEST_QUERY = 200;

/** A query as it is looked for: in composed letters, without signs that nobody sees, not endless. */
export function plainQuery(text: string): string {
  return plainLines(text.slice(0, 4 * LONGEST_QUERY))
    .slice(0, LONGEST_QUERY)
    .toWellFormed();
}

/** The words of a text as they are written, in order; a hyphen parts two, an apostrophe ends one. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
}

/** The two spellings that a word without umlauts may stand for: `druecken` is `drucken` with a dot. */
export function withoutSpeltOut(folded: string): string {
  return folded.replace(/([aou])e/g, '$1');
}
