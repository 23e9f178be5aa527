/**
 * How a paragraph is found again. It has no name in the text, so it is known by its words: by all of
 * them, and where some have changed since, by those it began with.
 */

/** A paragraph of a page, as it stands there now. */
export interface TextParagraph {
  /** The anchor of its section; empty for the opening. */
  readonly section: string;
  readonly text: string;
}

/** A paragraph as it was when something was kept at it. */
export interface Remembered {
  readonly section: string;
  /** What {@link hashOf} gave. */
  readonly hash: string;
  /** How it began; see {@link beginning}. */
  readonly begins: string;
}

/** The result of a search: the paragraph, by its number, unchanged or similar; or nothing. */
export type FoundParagraph = { readonly index: number; readonly same: boolean } | null;

/** How much of a paragraph is remembered, in characters. */
const REMEMBERED = 240;

/** How many of the words must be the same, of 1, for a changed paragraph to be known again. */
const ALIKE = 0.6;

/** The words of a text, without case and punctuation. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How many words a text has. */
export function wordCount(text: string): number {
  return wordsOf(text).length;
}

/** A short name for the words of a text: FNV-1a, 32 bits, to base 36. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of wordsOf(text).join(' ')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** How a text begins, up to a whole word, on one line. */
export function beginning(text: string, longest = REMEMBERED): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.]+$/, '');
}

/** How a remembered text begins, with three dots where there is more of it. */
export function excerpt(begins: string, longest: number): string {
  const start = beginning(begins, longest);
  // One that is nearly as long as what is remembered had more to it.
  return start === begins && begins.length < REMEMBERED - 40 ? start : `${start} …`;
}

/** Finds a paragraph again: as it was, in its section first; else the one most like it. */
export function findParagraph(
  paragraphs: readonly TextParagraph[],
  rememberedPlace: Remembered,
): FoundParagraph {
  const same = paragraphs.flatMap(({ text }, index) =>
    hashOf(text) === rememberedPlace.hash ? [index] : [],
  );
  const here = (index: number): boolean => paragraphs[index]?.section === rememberedPlace.section;
  const exact = same.find(here) ?? same[0];
  if (exact !== undefined) return { index: exact, same: true };

  const old = wordsOf(rememberedPlace.begins);
  let best: { readonly index: number; readonly likeness: number } | null = null;
  for (const [index, { text }] of paragraphs.entries()) {
    // In its own section a little less will do, so that of two alike the nearer one is taken.
    const likeness = likenessOf(old, wordsOf(beginning(text))) + (here(index) ? 0.05 : 0);
    if (likeness >= ALIKE && likeness > (best?.likeness ?? 0)) best = { index, likeness };
  }
  return best === null ? null : { index: best.index, same: false };
}

/** How many words two lists share, of 1 (Dice). */
function likenessOf(a: readonly string[], b: readonly string[]): number {
  const wordsLeft = new Map<string, number>();
  for (const word of b) wordsLeft.set(word, (wordsLeft.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of a) {
    const count = wordsLeft.get(word) ?? 0;
    if (count > 0) shared++;
    wordsLeft.set(word, count - 1);
  }
  return a.length + b.length === 0 ? 0 : (2 * shared) / (a.length + b.length);
}
