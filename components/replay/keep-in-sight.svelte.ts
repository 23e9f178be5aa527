import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Figure } from './figure.svelte.ts';

/**
 * Keeps what concerns the place in sight in a part of a figure that scrolls within itself, and moves
 * nothing else: the row of its trick where the list of tricks is shown, else the beginning.
 */
export function keepInSight(figure: Figure): Attachment<HTMLElement> {
  return (element) => {
    $effect(() => {
      const { stop } = figure;
      void tick().then(() => {
        if (figure.stop !== stop || element.scrollHeight <= element.clientHeight) return;
        const row = element.querySelector('.tricks .now');
        if (row?.checkVisibility() === true) bring(element, row);
        else if (element.querySelector('.comment')?.checkVisibility() === true)
          element.scrollTop = 0;
      });
    });
  };
}

/** Scrolls an element within itself by as little as brings a part of it into sight. */
function bring(element: HTMLElement, part: Element): void {
  const { bottom, top } = element.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  if (box.top < top) element.scrollTop -= top - box.top;
  else if (box.bottom > bottom) element.scrollTop += box.bottom - bottom;
}
