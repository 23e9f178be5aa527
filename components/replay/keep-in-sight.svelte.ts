import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Figure } from './figure.svelte.ts';

/**
 * Shows a comment from its beginning in a part of a figure that scrolls within itself, whenever the
 * place changes; where no comment is shown it moves nothing.
 */
export function keepInSight(figure: Figure): Attachment<HTMLElement> {
  return (element) => {
    $effect(() => {
      const { stop } = figure;
      void tick().then(() => {
        if (figure.stop !== stop) return;
        if (element.querySelector('.comment')?.checkVisibility() === true) element.scrollTop = 0;
      });
    });
  };
}
