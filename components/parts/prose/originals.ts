/**
 * Texts that were changed for the reader, and what the author wrote. Modules that depend on the
 * words of the book ask here for them.
 */

/** The original of a text, and its replacement. */
export interface Changed {
  readonly original: string;
  readonly written: string;
}

/** The changed texts of this page. */
export const CHANGED = new Map<Text, Changed>();

/** The text as the author wrote it. */
export function originalOf(text: Text): string {
  const change = CHANGED.get(text);
  return change?.written === text.data ? change.original : text.data;
}
