/** The paragraphs of the page that is shown, in their sections. */
import { wordCount } from '../../src/reader/paragraph.ts';
import type { TextParagraph } from '../../src/reader/paragraph.ts';
import { originalOf } from '../parts/prose/originals.ts';

/** A paragraph and where it stands. */
export interface PageParagraph extends TextParagraph {
  readonly element: HTMLElement;
  readonly heading: string;
}

/** A section: from its heading to the next; the opening has none. */
export interface PageSection {
  readonly anchor: string;
  readonly title: string;
  readonly head: HTMLElement | null;
  readonly words: number;
  /** Its last element, where the section ends. */
  readonly last: HTMLElement;
  readonly first: HTMLElement;
}

/** Elements that a mark can stand at; if one is inside another, the outer counts. */
const PARTS = 'p, li, blockquote, .law-text';

/**
 * Elements in the text that do not belong to it: figures, drills, notes, tables, what scripts have
 * made.
 */
const ASIDE =
  'figure, table, nav, aside, form, astro-island, .drill-figure, [role="note"], [popover], .panel';

/** Elements in a paragraph that are none of its words. */
const NOT_WORDS = '.page-mark, .visually-hidden, .inline-card > i, svg, button, [popover]';

/** The words of an element as the author wrote them, whatever names the reader has chosen. */
function wordsIn(element: HTMLElement): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const apart = node.parentElement?.closest(NOT_WORDS) ?? null;
    if (apart === null || !element.contains(apart)) text += originalOf(node as Text);
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** All paragraphs and sections of the text, in their order. */
export function readChapterText(root: HTMLElement): {
  readonly paragraphs: readonly PageParagraph[];
  readonly sections: readonly PageSection[];
} {
  const paragraphs: PageParagraph[] = [];
  const sections: PageSection[] = [];
  let head: HTMLElement | null = null;
  let own: PageParagraph[] = [];
  const close = (): void => {
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return;
    const words = own.reduce((sum, { text }) => sum + wordCount(text), 0);
    sections.push({
      anchor: first.section,
      title: first.heading,
      head,
      words,
      first: head ?? first.element,
      last: last.element,
    });
  };
  for (const element of root.querySelectorAll<HTMLElement>(`h2, ${PARTS}`)) {
    if (element.closest(ASIDE) !== null) continue;
    if (element.matches('h2')) {
      close();
      head = element;
      own = [];
    } else if ((element.parentElement?.closest(PARTS) ?? null) === null) {
      const text = wordsIn(element);
      const heading = head === null ? '' : wordsIn(head);
      const paragraph = { element, text, heading, section: head?.id ?? '' };
      if (text === '') continue;
      own.push(paragraph);
      paragraphs.push(paragraph);
    }
  }
  close();
  return { paragraphs, sections };
}
