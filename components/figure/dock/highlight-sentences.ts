/** Highlights the sentences of the text about the place that a table shows. */
import { sentenceAround } from '../../../src/book/sentence.ts';

// eslint-disable-next-line house/words-apart -- a selector
const PARAGRAPH = 'p, li, td, dd, figcaption, h2, h3';

const rangesOfHands = new Map<string, readonly Range[]>();
let highlightedHand: string | null = null;

/** Sets the links about the current place of a hand, and highlights their sentences. */
export function setSentences(hand: string, links: readonly HTMLElement[]): void {
  rangesOfHands.set(hand, links.flatMap(sentenceRange));
  highlightSentences(hand);
}

/** Highlights the sentences of one hand only. Browsers without highlights just mark the link. */
export function highlightSentences(hand: string | null): void {
  highlightedHand = hand;
  if (!('highlights' in CSS)) return;
  const ranges = highlightedHand === null ? [] : (rangesOfHands.get(highlightedHand) ?? []);
  CSS.highlights.set('told', new Highlight(...ranges));
}

function sentenceRange(link: HTMLElement): Range[] {
  const paragraph = link.closest(PARAGRAPH);
  // The words of a button are not a sentence.
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

/** The ranges of a sentence without its page marks, some of which stand in the gutter. */
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

/** The text node and offset of a character in an element's text. */
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
