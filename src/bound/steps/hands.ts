/** A hand’s figure in an e-book: the deal as a picture, the play as a table that fits a narrow page. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { attribute, findAll, hasClass, replaceElements } from '../tree.ts';

/** The picture of a deal: its file, and what it shows in words. */
export interface DealPicture {
  readonly src: string;
  readonly alt: string;
}

/**
 * Puts the pictures of the deals into the figures of a leaf.
 * @param pictureOf the picture for a hand’s id
 */
export function setHands(leaf: Element, pictureOf: (id: string) => DealPicture): void {
  for (const figure of findAll(leaf, (element) => hasClass(element, 'hand-figure'))) {
    const id = attribute(figure, 'id') ?? '';
    replaceElements(figure, (element) => {
      if (hasClass(element, 'diagram')) {
        const picture = h('img', { ...pictureOf(id), className: ['deal-picture'] });
        return [h('p', { id: attribute(element, 'id'), className: ['deal'] }, [picture])];
      }
      // The heads of the columns come long and short; an e-book’s page is narrow.
      if (hasClass(element, 'wide-only')) return [];
      if (hasClass(element, 'narrow-only')) element.properties.className = [];
      return undefined;
    });
  }
}
