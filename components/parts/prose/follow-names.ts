/**
 * Renames the cards in the text of the page as the reader has chosen, and back. Text in
 * `translate="no"`, in code, in another language or in the title of a book stays.
 */
import { readNames, rename } from './rename.ts';

/** The elements with names of cards. */
const ROOTS = 'main, .running-title';

/** Elements within a line; a name may run across them. */
// eslint-disable-next-line house/words-apart -- names of elements
const INLINE = new Set('A ABBR B EM I MARK Q S SMALL SPAN STRONG SUB SUP U'.split(' '));

const STAYS =
  'code, pre, kbd, samp, script, noscript, style, textarea, svg, cite, [translate="no"], [lang]:not([lang|="en"]), astro-island[ssr]';

/** The lines of the page: texts that stand beside each other without a break. */
function linesIn(root: Node): Text[][] {
  const lines = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    let block = node.parentElement;
    if (block?.closest(STAYS) !== null) continue;
    while (INLINE.has(block.tagName) && block.parentElement !== null) block = block.parentElement;
    const line = lines.get(block);
    if (line === undefined) lines.set(block, [node as Text]);
    else line.push(node as Text);
  }
  return [...lines.values()];
}

const observer = new MutationObserver(follow);

/** Brings everything in line with the chosen names. */
function follow(): void {
  const names = readNames(document.documentElement.dataset);
  for (const root of document.querySelectorAll(ROOTS)) {
    for (const line of linesIn(root)) rename(line, names);
  }
  // Ignore the changes that were made here.
  observer.takeRecords();
}

for (const root of document.querySelectorAll(ROOTS)) {
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    // A figure is left alone until it is hydrated.
    attributeFilter: ['ssr'],
  });
}
observer.observe(document.documentElement, { attributeFilter: ['data-suits', 'data-terms'] });
follow();
