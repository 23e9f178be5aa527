/** A hand’s figure in an e-book: the deal as a picture, the play as a table that fits a narrow page. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { attribute, findAll, hasClass, replaceElements, textOf } from '../tree.ts';

/** The picture of a deal: its file, and what it shows in words. */
export interface DealPicture {
  readonly src: string;
  readonly alt: string;
}

/**
 * Puts the pictures of the deals into the figures of a leaf.
 * @param pictureOf the picture for a hand’s id
 */
export function setHands(leaf: Element, pictureOf: (id: string) => DealPicture | null): void {
  for (const figure of findAll(leaf, (element) => hasClass(element, 'hand-figure'))) {
    const id = attribute(figure, 'id') ?? '';
    replaceElements(figure, (element) => {
      if (hasClass(element, 'diagram')) {
        const anchor = attribute(element, 'id');
        const picture = pictureOf(id);
        if (picture === null) return [h('div', { id: anchor }, handsInWords(element))];
        return [h('div', { id: anchor, className: ['deal'] }, amongNames(element, picture))];
      }
      // The heads of the columns come long and short; an e-book’s page is narrow.
      if (hasClass(element, 'wide-only')) return [];
      if (hasClass(element, 'narrow-only')) element.properties.className = [];
      return undefined;
    });
  }
}

/** A picture with the names of the seats where they sit in it: as text, in the book’s face. */
function amongNames(diagram: Element, picture: DealPicture): Element[] {
  const [vorhand = '', mittelhand = '', hinterhand = ''] = findAll(diagram, (element) =>
    hasClass(element, 'name'),
  ).map(textOf);
  return [
    h('p', [mittelhand]),
    h('img', { ...picture, className: ['deal-picture'] }),
    h('p', { className: ['both-sides'] }, [
      h('span', { className: ['right-side'] }, [hinterhand]),
      vorhand,
    ]),
  ];
}

/** The hands of a deal in words, a paragraph each, as the diagram has them for the ear. */
function handsInWords(diagram: Element): Element[] {
  return findAll(diagram, (element) => hasClass(element, 'of')).map((hand) => {
    const wordsOf = (name: string): string =>
      findAll(hand, (element) => hasClass(element, name))
        .map(textOf)
        .join(' ')
        .trim();
    return h('p', [h('b', wordsOf('name')), `: ${wordsOf('visually-hidden')}.`]);
  });
}
