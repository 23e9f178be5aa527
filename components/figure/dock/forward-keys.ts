import { PLACE_LINKS } from './blocks.ts';

/** The keys that step the docked table while the focus is in the text, where they do nothing else. */
const KEYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', '[', ']']);

/**
 * Forwards such a key to the docked table if the focus is on no control, in an opened answer, or on a
 * link that moved a table, so that the next card is one key away. Single-character keys are ignored if
 * the reader has turned them off outside a figure (`data-keys`).
 *
 * @param dockedFigure returns the docked figure, if any.
 */
export function forwardKeys(dockedFigure: () => HTMLElement | undefined): void {
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.defaultPrevented || !KEYS.has(event.key)) return;
    if (event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
    // eslint-disable-next-line house/words-apart -- a selector
    if (!target.matches(`body, main, .answer, ${PLACE_LINKS}`)) return;
    if (event.key.length === 1 && document.documentElement.dataset['keys'] === 'off') return;
    const figure = dockedFigure()?.querySelector('.replay');
    if (figure === null || figure === undefined) return;
    const { altKey, key, shiftKey } = event;
    const forwarded = new KeyboardEvent('keydown', { key, altKey, shiftKey, cancelable: true });
    if (!figure.dispatchEvent(forwarded)) event.preventDefault();
  });
}
