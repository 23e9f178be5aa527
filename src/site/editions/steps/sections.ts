/** Sections of a page that are no part of the book. */
import type { Element, ElementContent } from 'hast';
import { attribute, elementsOf, findAll, isElement } from '../tree.ts';

/**
 * Leaves out sections: from a heading to the next of its rank.
 * @param anchors of their headings
 * @throws Error when there is no such heading: the page has changed, and this with it
 */
export function leaveOutSections(leaf: Element, anchors: readonly string[]): void {
  const isHead = (node: ElementContent): node is Element => isElement(node, 'h2');
  for (const anchor of anchors) {
    const isIt = (node: Element): boolean => isHead(node) && attribute(node, 'id') === anchor;
    const holder = findAll(leaf, (element) => elementsOf(element).some(isIt))[0];
    if (holder === undefined) throw new Error(`There is no section “${anchor}” to leave out.`);
    const children = holder.children;
    const start = children.findIndex((child) => isElement(child) && isIt(child));
    const next = children.findIndex((child, at) => at > start && isHead(child));
    children.splice(start, (next === -1 ? children.length : next) - start);
  }
}
