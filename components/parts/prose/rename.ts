/** Replaces the names of cards in texts of a page, and restores the author's own. */
import type { SuitStyle } from '../../../src/game/words/cards.ts';
import type { Terms } from '../../../src/game/words/terms.ts';
import { chosenTerms } from '../../../src/game/words/chosen-terms.ts';
import { nameEdits } from '../../../src/game/words/prose.ts';
import { CHANGED, originalOf } from './originals.ts';

/** The names that the reader uses for cards. */
export interface Names {
  readonly terms: Terms;
  readonly suits: SuitStyle;
}

/** The reader's names, from the attributes on <html>. */
export function readNames(dataset: DOMStringMap): Names {
  return {
    terms: chosenTerms(dataset['terms']),
    suits: dataset['suits'] === 'german' ? 'german' : 'french',
  };
}

/**
 * Renames the cards in texts that stand beside each other. It starts from what the author wrote in
 * each, so that it does not matter what they were called before.
 */
export function rename(line: readonly Text[], { suits, terms }: Names): void {
  const originals = line.map(originalOf);
  const starts: number[] = [];
  let length = 0;
  for (const original of originals) {
    starts.push(length);
    length += original.length;
  }
  const edits = nameEdits(originals.join(''), terms, suits, starts);
  for (const [index, text] of line.entries()) {
    const original = originals[index] ?? '';
    const start = starts[index] ?? 0;
    let written = '';
    let from = 0;
    for (const edit of edits) {
      // Leave a word that is itself split between two texts.
      if (edit.start < start || edit.end > start + original.length) continue;
      written += original.slice(from, edit.start - start) + edit.text;
      from = edit.end - start;
    }
    written += original.slice(from);
    if (text.data !== written) text.data = written;
    if (written === original) CHANGED.delete(text);
    else CHANGED.set(text, { original, written });
  }
}
