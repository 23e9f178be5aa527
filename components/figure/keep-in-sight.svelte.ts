import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Figure } from './figure.svelte.ts';

/**
 * Scrolls a pane back to the start of its comment whenever the place changes. Does nothing if no
 * comment is shown.
 */
export function keepInSight(figure: Figure): Attachment<HTMLElement> {
  return (element) => {
    // Reading or setting the scroll position forces a layout in the middle of a step, so its changes
    // are followed by an event.
    let isScrolled = false;
    const note = (): void => {
      isScrolled = element.scrollTop > 0;
    };
    element.addEventListener('scroll', note, { passive: true });
    $effect(() => {
      const { stop } = figure;
      void tick().then(() => {
        if (!isScrolled || figure.stop !== stop) return;
        if (element.querySelector('.comment')?.checkVisibility() === true) element.scrollTop = 0;
      });
    });
    return () => {
      element.removeEventListener('scroll', note);
    };
  };
}
