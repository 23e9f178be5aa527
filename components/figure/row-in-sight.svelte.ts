import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Figure } from './figure.svelte.ts';

/** The parts of a figure that scroll within themselves and may hold the list of tricks. */
const PANES = '.panes, .more';

/**
 * Keeps the row of the trick on the table in sight where the list of tricks scrolls within the figure,
 * whenever the place changes or the list is opened; nothing else is moved.
 */
export function rowInSight(figure: Figure, open: () => boolean): Attachment<HTMLElement> {
  return (list) => {
    $effect(() => {
      const { stop } = figure;
      if (!open()) return;
      void tick().then(() => {
        const row = list.querySelector('.now');
        if (figure.stop !== stop || row === null) return;
        for (let box = list.closest(PANES); box !== null; box = above(box)) bring(box, row);
      });
    });
  };
}

const above = (box: Element): Element | null => box.parentElement?.closest(PANES) ?? null;

/** Scrolls an element within itself by as little as brings a part of it into sight. */
function bring(element: Element, part: Element): void {
  const { bottom, top } = element.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  if (box.top < top) element.scrollTop -= top - box.top;
  else if (box.bottom > bottom) element.scrollTop += box.bottom - bottom;
}
