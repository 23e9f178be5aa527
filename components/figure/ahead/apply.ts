/** Carries out in the page what delta.ts has found. */
import type { Change } from './delta.ts';

/** HTML as it comes to be within an element, be it one of a drawing. */
function made(within: Element, html: string): ChildNode[] {
  const range = document.createRange();
  range.selectNodeContents(within);
  return [...range.createContextualFragment(html).childNodes];
}

/** Gives an element the attributes of a beginning tag, and no others. */
function retag(element: Element, tag: string): void {
  const like = made(element.parentElement!, tag)[0] as Element;
  for (const name of element.getAttributeNames()) {
    if (!like.hasAttribute(name)) element.removeAttribute(name);
  }
  for (const name of like.getAttributeNames()) {
    const value = like.getAttribute(name) ?? '';
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** Changes the content of an element. */
export function apply(element: Element, changes: readonly Change[]): void {
  let at = element.firstChild;
  for (const change of changes) {
    if (typeof change === 'string') {
      for (const node of made(element, change)) element.insertBefore(node, at);
    } else if (typeof change === 'number') {
      for (let left = Math.abs(change); left > 0; left -= 1) {
        const next = at!.nextSibling;
        if (change < 0) at!.remove();
        at = next;
      }
    } else {
      const [tag, ...content] = change;
      const changed = at as Element;
      at = changed.nextSibling;
      if (typeof tag === 'string') retag(changed, tag);
      apply(changed, content);
    }
  }
}
