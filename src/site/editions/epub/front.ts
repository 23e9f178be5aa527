/** The cover and the title page of the e-book. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { BOOK } from './about.ts';

const ORNAMENT = '♣\ufe0e ♠\ufe0e ♥\ufe0e ♦\ufe0e';

/** The body of the cover: its picture, and nothing else. */
export function makeCover(src: string): readonly Element[] {
  const picture = h('img', { src, alt: `Cover: ${BOOK.fullTitle}`, role: 'doc-cover' });
  return [h('section', { 'epub:type': 'cover', className: ['cover'] }, [picture])];
}

/** The body of the title page. */
export function makeTitlePage(site: string | undefined): readonly Element[] {
  return [
    h('section', { 'epub:type': 'titlepage', className: ['title-page'] }, [
      h('h1', [BOOK.title]),
      h('p', { className: ['subtitle'] }, [BOOK.subtitle]),
      h('p', { className: ['ornament'], ariaHidden: 'true' }, [ORNAMENT]),
      h('p', [
        'With the twenty-three hands of ',
        h('i', ['Foster’s Skat Manual']),
        ', 1922, their play and its variations',
      ]),
      h('p', { className: ['imprint'] }, [
        'By the authors of Vorhand. Free to copy, to translate and to change if you name this book (Creative Commons Attribution 4.0); set in EB Garamond, under the SIL Open Font License.',
        ...(site === undefined
          ? []
          : [' The book that plays its own hands is at ', h('a', { href: site }, [site]), '.']),
      ]),
    ]),
  ];
}
