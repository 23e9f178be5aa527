import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Figure } from './figure.svelte.ts';

/** The scrolling parts of a figure that may contain the list of tricks. */
const PANES = '.panes, .more';

/**
 * Scrolls the row of the current trick into view within the figure whenever the place changes or the
 * list opens. Does not scroll the page.
 */
export function rowInSight(figure: Figure, open: () => boolean): Attachment<HTMLElement> {
  return (list) => {
    $effect(() => {
      const { stop } = figure;
      if (!open()) return;
      void tick().then(() => {
        const row = list.querySelector('.now');
        if (figure.stop !== stop || row === null) return;
        for (let box = list.closest(PANES); box !== null; box = outerPane(box))
          scrollIntoPane(box, row);
      });
    });
  };
}

const outerPane = (box: Element): Element | null => box.parentElement?.closest(PANES) ?? null;

/** Scrolls an element as little as needed to bring a part of it into view. */
function scrollIntoPane(element: Element, part: Element): void {
  const { bottom, top } = element.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  if (box.top < top) element.scrollTop -= top - box.top;
  else if (box.bottom > bottom) element.scrollTop += box.bottom - bottom;
}
