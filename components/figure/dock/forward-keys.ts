import { PLACE_LINKS } from './blocks.ts';

/** Keys that step the docked table while the focus is in the text. */

/** They do nothing on a page of text by themselves. */
const KEYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', '[', ']']);

/**
 * Hands such a key to the table, when the focus is on no control, in an answer that has just been
 * opened, or on a link that moved a table: after a press on it the next card is one key away. Signs
 * stay out of it where the reader wants no keys of one sign outside a figure (`data-keys`).
 *
 * @param shown the figure that is docked now, if any.
 */
export function forwardKeys(dockedFigure: () => HTMLElement | undefined): void {
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.defaultPrevented || !KEYS.has(event.key)) return;
    if (event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
    if (!target.matches(`body, main, .answer, ${PLACE_LINKS}`)) return;
    if (event.key.length === 1 && document.documentElement.dataset['keys'] === 'off') return;
    const figure = dockedFigure()?.querySelector('.replay');
    if (figure === null || figure === undefined) return;
    const { altKey, key, shiftKey } = event;
    const forwarded = new KeyboardEvent('keydown', { key, altKey, shiftKey, cancelable: true });
    if (!figure.dispatchEvent(forwarded)) event.preventDefault();
  });
}
