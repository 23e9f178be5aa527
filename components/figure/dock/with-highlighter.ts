import type * as HighlighterPart from './highlight-sentences.ts';

let highlighter: Promise<typeof HighlighterPart> | undefined;

/**
 * Calls `act` with the module that highlights sentences, once it is loaded.
 *
 * @param isNeeded whether there is a sentence to highlight; otherwise the module is not loaded for it.
 */
export function withHighlighter(
  isNeeded: boolean,
  act: (highlighter: typeof HighlighterPart) => void,
): void {
  if (isNeeded) highlighter ??= import('./highlight-sentences.ts');
  // If it cannot be loaded, just the link is marked.
  highlighter?.then(act).catch(() => undefined);
}
