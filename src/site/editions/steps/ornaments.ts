/** The ornament at the head of a page. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { hasClass, replaceElements } from '../tree.ts';

/** Puts the four suits as letters in the place of the drawn ornament. */
export function setOrnaments(leaf: Element): void {
  replaceElements(leaf, (element) =>
    hasClass(element, 'ornament') && element.tagName === 'div'
      ? [
          h('p', { className: ['ornament'], ariaHidden: 'true' }, [
            '♣\ufe0e ♠\ufe0e ♥\ufe0e ♦\ufe0e',
          ]),
        ]
      : undefined,
  );
}
