import type * as HighlighterPart from './highlight-sentences.ts';

let highlighter: Promise<typeof HighlighterPart> | undefined;

/**
 * Does something with what marks the sentences that tell of a place, once it is loaded.
 *
 * @param worth whether there is a sentence to be marked: without one it is not loaded for this.
 */
export function withHighlighter(
  isNeeded: boolean,
  act: (highlighter: typeof HighlighterPart) => void,
): void {
  if (isNeeded) highlighter ??= import('./highlight-sentences.ts');
  // Without it the link alone is marked.
  highlighter?.then(act).catch(() => undefined);
}
