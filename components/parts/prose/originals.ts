/**
 * Texts that were changed for the reader, and what the author wrote. Who goes by the words of the
 * book asks here for them.
 */

/** What stood in a text, and what was put there. */
export interface Changed {
  readonly original: string;
  readonly written: string;
}

/** The changed texts of this page. */
export const CHANGED = new Map<Text, Changed>();

/** The text as the author wrote it. */
export function originalOf(text: Text): string {
  const changed = CHANGED.get(text);
  return changed?.written === text.data ? changed.original : text.data;
}
