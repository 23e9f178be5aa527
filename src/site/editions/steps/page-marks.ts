/** Where the pages of 1922 begin, as an e-book has page breaks. */
import { namePagesOf1922 } from '#edition/book/page-words.ts';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { attribute, hasClass, replaceElements, textOf } from '../tree.ts';

/** A page of 1922: its number as printed, and its anchor. */
export interface PageBreak {
  readonly page: string;
  readonly id: string;
}

/** Makes page breaks of the marks, and returns them in reading order. */
export function markPages(leaf: Element): PageBreak[] {
  const marks: PageBreak[] = [];
  replaceElements(leaf, (element) => {
    if (!hasClass(element, 'page-mark') || element.tagName !== 'a') return undefined;
    const id = attribute(element, 'id');
    const page = textOf(element);
    if (id === undefined) throw new Error(`The mark of page ${page} has no anchor.`);
    marks.push({ page, id });
    const properties = {
      id,
      'epub:type': 'pagebreak',
      role: 'doc-pagebreak',
      ariaLabel: namePagesOf1922(page),
      className: ['page-mark'],
    };
    return [h('span', properties, [page])];
  });
  return marks;
}
