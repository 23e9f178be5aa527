import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/**
 * Lets the number keys choose among the choices in an element: 1 is the first, 0 the tenth. They
 * also work on the question above it, which has the focus at first.
 *
 * @param choices the current choices; none once the question is answered, or on paper.
 */
export function numberKeys<Choice>(
  choices: () => readonly Choice[],
  choose: (choice: Choice) => void,
): Attachment<HTMLElement> {
  return (element) => {
    const drill = element.closest<HTMLElement>('[data-drill]') ?? element;
    return on(drill, 'keydown', (event) => {
      const { altKey, ctrlKey, key, metaKey, target } = event;
      if (altKey || ctrlKey || metaKey || !/^\d$/.test(key)) return;
      if (!(target instanceof Element)) return;
      if (!element.contains(target) && !target.matches('[role="heading"]')) return;
      const choice = choices()[(Number(key) || 10) - 1];
      if (choice === undefined) return;
      event.preventDefault();
      choose(choice);
    });
  };
}
