/** Helpers to make elements. */
import { inBook } from '../../../src/lib/address/in-book.ts';

/** An element with its class, none when the name is empty, and its children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name);
  if (className !== '') node.className = className;
  node.append(...children);
  return node;
}

/** A link with its children. */
export function link(href: string, children: readonly (Node | string)[]): HTMLAnchorElement {
  const node = element('a', '', children);
  node.href = inBook(href);
  return node;
}
