/** The cover and the title page of the e-book. */
import { EDITION } from '#edition/site/editions/edition-words.ts';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { readMarked } from '../../../lib/marked.ts';
import { BOOK } from '#edition/site/editions/epub/about.ts';

const ORNAMENT = '♣\ufe0e ♠\ufe0e ♥\ufe0e ♦\ufe0e';

/** The body of the cover: its picture, and nothing else. */
export function makeCover(src: string): readonly Element[] {
  const picture = h('img', { src, alt: `${EDITION.cover}: ${BOOK.fullTitle}`, role: 'doc-cover' });
  return [h('section', { 'epub:type': 'cover', className: ['cover'] }, [picture])];
}

/** The body of the title page. */
export function makeTitlePage(site: string | undefined): readonly Element[] {
  return [
    h('section', { 'epub:type': 'titlepage', className: ['title-page'] }, [
      h('h1', [BOOK.title]),
      h('p', { className: ['subtitle'] }, [BOOK.subtitle]),
      h('p', { className: ['ornament'], ariaHidden: 'true' }, [ORNAMENT]),
      h('p', [...marked(EDITION.hands)]),
      h('p', { className: ['imprint'] }, [
        EDITION.imprint,
        ...(site === undefined ? [] : marked(EDITION.site, h('a', { href: site }, [site]))),
      ]),
    ]),
  ];
}

/** A line of words with its title in italics, and with what stands in its gap. */
function marked(line: string, inGap?: Element): readonly (Element | string)[] {
  return readMarked(line).flatMap((part) => {
    if (part.kind === 'gap') return inGap ?? [];
    return part.kind === 'title' ? h('i', [part.text]) : part.text;
  });
}
