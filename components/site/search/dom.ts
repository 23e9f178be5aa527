/** Helpers to make elements. */
import { inBook } from '../../../src/lib/address/in-book.ts';

/** An element with its class, none when the name is empty, and its children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}

/** A link with its children. */
export function link(href: string, children: readonly (Node | string)[]): HTMLAnchorElement {
  const made = element('a', '', children);
  made.href = inBook(href);
  return made;
}
