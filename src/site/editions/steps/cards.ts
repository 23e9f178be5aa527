/**
 * Cards in an e-book. On the site they are drawn from one sheet of symbols, which many readers of
 * e-books cannot do: a card in the text becomes a sign and a letter, a whole card a picture.
 */
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import {
  attribute,
  classesOf,
  elementsOf,
  hasClass,
  isElement,
  replaceElements,
  textOf,
} from '../tree.ts';

/** The suits’ signs, set as letters, not as small coloured pictures. */
const SIGNS: Readonly<Record<string, string>> = {
  C: '♣\ufe0e',
  S: '♠\ufe0e',
  H: '♥\ufe0e',
  D: '♦\ufe0e',
};

/** The file of a card’s picture, by the name of its symbol: `card-CJ-small` is CJ-small.svg. */
export function cardFile(symbol: string): string {
  return `${symbol.replace(/^card-/, '')}.svg`;
}

/**
 * Puts signs and pictures in the place of drawings.
 * @param folder where the pictures are, as seen from the leaf
 * @returns the names of the symbols of all pictures
 */
export function setCards(leaf: Element, folder: string): ReadonlySet<string> {
  const used = new Set<string>();
  replaceElements(leaf, (element) => {
    if (hasClass(element, 'inline-card')) return [inlineCard(element)];
    if (hasClass(element, 'card')) {
      // A court card has a box around its drawing.
      const symbol = symbolOf(
        elementsOf(element).find((part) => isElement(part, 'svg')) ?? element,
      );
      used.add(symbol);
      const alt = attribute(element, 'ariaLabel') ?? '';
      return [
        h('img', { className: [...classesOf(element)], src: `${folder}${cardFile(symbol)}`, alt }),
      ];
    }
    if (!isElement(element, 'svg')) return undefined;
    const suit = /^suit-([CSHD])$/.exec(symbolOf(element))?.[1];
    if (suit !== undefined) return [sign(suit, true)];
    return undefined;
  });
  return used;
}

/** What a drawing shows: the name of its symbol, whichever file that is in; else nothing. */
function symbolOf(svg: Element): string {
  const use = elementsOf(svg).find((child) => isElement(child, 'use'));
  const href = use && (attribute(use, 'href') ?? attribute(use, 'xLinkHref'));
  return href?.replace(/^[^#]*#/, '') ?? '';
}

function sign(suit: string, silent: boolean): Element {
  const red = suit === 'H' || suit === 'D';
  return h(
    'span',
    { className: ['suit', ...(red ? ['red'] : [])], ...(silent ? { ariaHidden: 'true' } : {}) },
    [SIGNS[suit] ?? ''],
  );
}

/** A card in the text: what the eye sees, and for the ear its name. */
function inlineCard(card: Element): Element {
  const parts = elementsOf(card);
  // The sign of a card stands with its rank; that of a suit alone by itself.
  const drawing = [...parts, ...parts.flatMap(elementsOf)].find((part) => isElement(part, 'svg'));
  const suit = /^suit-([CSHD])$/.exec(drawing ? symbolOf(drawing) : '')?.[1] ?? '';
  const seen = parts.filter((part) => isElement(part, 'span'));
  const spokenName = parts.find((part) => isElement(part, 'i'));
  const rank: ElementContent[] = seen
    .flatMap(({ children }) => children)
    .filter((child) => child !== drawing);
  const name = spokenName && textOf(spokenName);
  // A suit alone is named by the words beside it.
  const attributes =
    name === undefined || name === '' ? { ariaHidden: 'true' } : { role: 'img', ariaLabel: name };
  return h('span', { className: ['inline-card'], ...attributes }, [sign(suit, false), ...rank]);
}
