/** Marks the sentences of the text that tell of the place that a table shows. */
import { sentenceAround } from '../../../src/book/sentence.ts';

const PARAGRAPH = 'p, li, td, dd, figcaption, h2, h3';

const rangesOfHands = new Map<string, readonly Range[]>();
let highlightedHand: string | null = null;

/** Says which links tell of the place where the table of a hand stands now, and marks them. */
export function setSentences(hand: string, links: readonly HTMLElement[]): void {
  rangesOfHands.set(hand, links.flatMap(sentenceRange));
  highlightSentences(hand);
}

/** Marks the sentences of one hand, and no others. A browser without highlights marks the link alone. */
export function highlightSentences(hand: string | null): void {
  highlightedHand = hand;
  if (!('highlights' in CSS)) return;
  const ranges = highlightedHand === null ? [] : (rangesOfHands.get(highlightedHand) ?? []);
  CSS.highlights.set('told', new Highlight(...ranges));
}

function sentenceRange(link: HTMLElement): Range[] {
  const paragraph = link.closest(PARAGRAPH);
  // A button’s words are no sentence.
  if (paragraph === null || link.matches('.button')) return [];
  const before = document.createRange();
  before.setStart(paragraph, 0);
  before.setEnd(link, 0);
  const bounds = sentenceAround(paragraph.textContent, before.toString().length);
  const start = textPosition(paragraph, bounds.start);
  const end = textPosition(paragraph, bounds.end);
  if (start === null || end === null) return [];
  const range = document.createRange();
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  return withoutPageMarks(range, paragraph);
}

/** What of a sentence is text: the marks of pages, some of which stand in the gutter, are not. */
function withoutPageMarks(sentence: Range, paragraph: Element): Range[] {
  const ranges = [sentence];
  for (const mark of paragraph.querySelectorAll('.page-mark')) {
    const before = ranges.at(-1);
    if (before?.intersectsNode(mark) !== true) continue;
    const after = before.cloneRange();
    before.setEndBefore(mark);
    after.setStartAfter(mark);
    ranges.push(after);
  }
  return ranges.filter((range) => !range.collapsed);
}

/** The text node that holds a character of an element's text. */
function textPosition(element: Element, at: number): { node: Node; offset: number } | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = at;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left <= length) return { node, offset: left };
    left -= length;
  }
  return null;
}
