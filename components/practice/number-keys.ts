import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/**
 * Lets the number keys choose among what stands in an element: 1 is the first, 0 the tenth. They serve
 * also on the task above it, which has the focus at first.
 *
 * @param choices what can be chosen at the moment; none once the question is answered, or on paper.
 */
export function numberKeys<Choice>(
  choices: () => readonly Choice[],
  choose: (choice: Choice) => void,
): Attachment<HTMLElement> {
  return (element) => {
    const drill = element.closest<HTMLElement>('[data-drill]') ?? element;
    return on(drill, 'keydown', (event) => {
      const { altKey, ctrlKey, key, metaKey, repeat, target } = event;
      if (altKey || ctrlKey || metaKey || repeat || !/^\d$/.test(key)) return;
      if (!(target instanceof Element)) return;
      if (!element.contains(target) && !target.matches('[role="heading"]')) return;
      const choice = choices()[(Number(key) || 10) - 1];
      if (choice === undefined) return;
      event.preventDefault();
      choose(choice);
    });
  };
}
