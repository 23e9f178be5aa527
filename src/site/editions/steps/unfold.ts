/** Folds and buttons of the screen as plain text: on paper nothing opens or can be pressed. */
import type { Element } from 'hast';
import { classesOf, findAll } from '../tree.ts';

/** The element that stands for a part of a form or a fold on paper. */
const PLAIN: Readonly<Record<string, string>> = {
  details: 'div',
  summary: 'p',
  fieldset: 'div',
  legend: 'p',
  label: 'span',
  button: 'span',
};

/**
 * Turns folds, forms and buttons into plain elements of the same classes, and marks what they were.
 */
export function unfold(leaf: Element): void {
  for (const element of findAll(leaf, ({ tagName }) => Object.hasOwn(PLAIN, tagName))) {
    const was = element.tagName;
    element.tagName = PLAIN[was] ?? was;
    element.properties.className = [...classesOf(element), `was-${was}`];
    for (const name of ['open', 'type', 'htmlFor', 'ariaLabel']) {
      if (name !== 'ariaLabel' || was !== 'fieldset') element.properties[name] = undefined;
    }
    if (was === 'fieldset' && element.properties.ariaLabel !== undefined) {
      element.properties.role = 'group';
    }
  }
}
