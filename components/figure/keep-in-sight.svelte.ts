import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Figure } from './figure.svelte.ts';

/**
 * Shows a comment from its beginning in a part of a figure that scrolls within itself, whenever the
 * place changes; where no comment is shown it moves nothing.
 */
export function keepInSight(figure: Figure): Attachment<HTMLElement> {
  return (element) => {
    // To ask an element how far it is scrolled, or to scroll it, has the browser lay out the page at
    // once, in the midst of a step. It says itself when that changes.
    let scrolled = false;
    const note = (): void => {
      scrolled = element.scrollTop > 0;
    };
    element.addEventListener('scroll', note, { passive: true });
    $effect(() => {
      const { stop } = figure;
      void tick().then(() => {
        if (!scrolled || figure.stop !== stop) return;
        if (element.querySelector('.comment')?.checkVisibility() === true) element.scrollTop = 0;
      });
    });
    return () => {
      element.removeEventListener('scroll', note);
    };
  };
}
