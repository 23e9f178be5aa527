/** Small helpers for trees of HTML. Functions that change a tree change it in place. */
import type { Element, ElementContent, Nodes, Parents, Properties, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';

/** Whether this is an element, of one of the names if there are any. */
export function isElement(node: { type: string } | undefined, ...names: string[]): node is Element {
  if (node?.type !== 'element') return false;
  return names.length === 0 || names.includes((node as Element).tagName);
}

/** The classes of an element. */
export function classesOf({ properties }: Element): readonly string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** Whether an element has a class. */
export function hasClass(node: Element, name: string): boolean;
export function hasClass(node: { type: string } | undefined, name: string): node is Element;
export function hasClass(node: { type: string } | undefined, name: string): boolean {
  return isElement(node) && classesOf(node).includes(name);
}

/** An attribute as text; undefined where it is not there, or is a mere switch. */
export function attribute({ properties }: Element, name: keyof Properties): string | undefined {
  const value = properties[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The text of an element and all in it, in one line. */
export function textOf(node: Parents): string {
  return toString(node).replace(/\s+/g, ' ').trim();
}

/** The elements right below another. */
export function elementsOf({ children }: Parents): readonly Element[] {
  return (children as readonly RootContent[]).filter((child) => isElement(child));
}

/** The replacement of an element: other nodes, or nothing at all. */
export type Replacement = readonly ElementContent[] | undefined;

/**
 * Asks of every element what stands in its place, from the outermost inwards. Without an answer the
 * element stays as it is. What is put in its place is gone through too, except for elements that are
 * new: those are asked about no more, and must be as they are to be.
 */
export function replaceElements(
  tree: Root | Element,
  replace: (element: Element, parent: Parents) => Replacement,
): void {
  const madeNodes = new WeakSet<Nodes>();
  const goThrough = (parent: Parents): void => {
    for (let at = 0; at < parent.children.length; at += 1) {
      const child = parent.children[at];
      if (!isElement(child)) continue;
      const before = [...child.children];
      const others = madeNodes.has(child) ? undefined : replace(child, parent);
      if (others === undefined) {
        goThrough(child);
        continue;
      }
      parent.children.splice(at, 1, ...others);
      for (const other of others) if (!before.includes(other)) madeNodes.add(other);
      // Visit next what has moved to this place.
      at -= 1;
    }
  };
  goThrough(tree);
}

/** All elements for which this holds, in reading order, and with `tree` itself if it does. */
export function findAll(tree: Root | Element, matches: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const goThrough = (node: Nodes): void => {
    if (isElement(node) && matches(node)) found.push(node);
    if ('children' in node) node.children.forEach(goThrough);
  };
  goThrough(tree);
  return found;
}
