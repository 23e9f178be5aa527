/** A figure’s caption stands first or last in it: what the site has below the caption comes after the figure. */
import type { Element } from 'hast';
import { elementsOf, isElement, replaceElements } from '../tree.ts';

/** Moves what follows a caption out of its figure. */
export function endWithCaptions(leaf: Element): void {
  replaceElements(leaf, (figure) => {
    if (!isElement(figure, 'figure')) return undefined;
    const caption = elementsOf(figure).find((child) => isElement(child, 'figcaption'));
    if (caption === undefined || elementsOf(figure)[0] === caption) return undefined;
    const at = figure.children.indexOf(caption);
    const after = figure.children.splice(at + 1);
    return [figure, ...after];
  });
}
