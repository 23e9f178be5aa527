/** A question in the text, and the text's answer below it. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { elementsOf, findAll, hasClass } from '../tree.ts';

/** Sets a line between a question of the text and its answer, so that the eye stops there. */
export function partAsks(leaf: Element): void {
  for (const ask of findAll(leaf, (element) => hasClass(element, 'ask'))) {
    const answer = elementsOf(ask).find((child) => hasClass(child, 'answer'));
    answer?.children.unshift(h('p', { className: ['answer-head'] }, ['The answer']));
  }
}
