/** A page of the built site as a leaf of the bound book. */
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { attribute, elementsOf, isElement, textOf } from './tree.ts';
import type { LeafPlan } from './plan.ts';

/** A leaf while it is being made: `main` is what the steps work on. */
export interface Leaf extends LeafPlan {
  readonly title: string;
  readonly main: Element;
  /** The addresses of the style sheets its page asks for, as written there. */
  readonly styleSheets: readonly string[];
}

/**
 * Reads a page.
 * @param html the page as built
 * @throws Error when it has no text, or no title: then the site is not what this is written for
 */
export function readLeaf(plan: LeafPlan, html: string): Leaf {
  const page: Root = fromHtml(html);
  const main = select('main', page);
  const heading = main && select('h1', main);
  if (!main || !heading) throw new Error(`/${plan.address}: a page of the book has no text.`);
  const styleSheets = selectAll('link[rel~="stylesheet"]', page).flatMap(
    (link) => attribute(link, 'href') ?? [],
  );
  return { ...plan, title: textOf(heading), main: article(main), styleSheets };
}

/** The text, out of the boxes that only place it on the page. */
function article(main: Element): Element {
  const elements = elementsOf(main);
  const within = elements.filter((child) => isElement(child, 'article'));
  return {
    type: 'element',
    tagName: 'article',
    properties: {},
    // Beside an article stands what leads on, and what a reader keeps.
    children: within.length > 0 ? within.flatMap(({ children }) => children) : main.children,
  };
}
