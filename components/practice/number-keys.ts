import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/**
 * Lets the number keys choose among the choices in an element: 1 is the first, 0 the tenth. They
 * also work on the question above it, and where nothing on the page has the focus.
 *
 * @param choices the current choices; none once the question is answered, or on paper.
 */
export function numberKeys<Choice>(
  choices: () => readonly Choice[],
  choose: (choice: Choice) => void,
): Attachment<HTMLElement> {
  return (element) => {
    return on(element.ownerDocument, 'keydown', (event) => {
      const { altKey, ctrlKey, key, metaKey, target } = event;
      if (altKey || ctrlKey || metaKey || !/^\d$/.test(key)) return;
      if (!(target instanceof Element)) return;
      if (!element.contains(target) && !isAbove(target, element)) return;
      const choice = choices()[(Number(key) || 10) - 1];
      if (choice === undefined) return;
      event.preventDefault();
      choose(choice);
    });
  };
}

/** Whether the focus is on the heading of the question, or nowhere on a page that has no other drill. */
function isAbove(target: Element, element: Element): boolean {
  const drill = element.closest('[data-drill]') ?? element;
  if (target === target.ownerDocument.body) {
    return target.querySelectorAll('[data-drill]').length <= 1;
  }
  return drill.contains(target) && target.matches('[role="heading"]');
}
