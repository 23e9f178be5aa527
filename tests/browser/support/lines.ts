/** The lines of a page as they are rendered. */
import type { Page } from '@playwright/test';

/** A line of text. */
export interface Line {
  /** Its words; what stands together without a space is one. */
  readonly words: readonly string[];
  /** The average space between its words, in normal spaces of its font; undefined for a single word. */
  readonly space?: number;
}

/**
 * The lines of each block of a chapter’s text (paragraphs, notes, captions, items of lists), in order. Folded
 * notes are opened first. Left out: tables that play a hand, what is only heard, and numbers of pages.
 */
export async function linesOf(page: Page): Promise<readonly (readonly Line[])[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll('article details')) fold.setAttribute('open', '');
    const pen = document.createElement('canvas').getContext('2d')!;
    const spaceOf = (element: Element): number => {
      const { fontFamily, fontSize, fontStyle, fontWeight, letterSpacing } =
        getComputedStyle(element);
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      return pen.measureText(' ').width + 2 * (Number.parseFloat(letterSpacing) || 0);
    };
    const blocks = document.querySelectorAll('article :is(p, li, dd, figcaption, summary)');
    return [...blocks].flatMap((block) => {
      if (!block.checkVisibility() || block.closest('.live, nav, button') !== null) return [];
      if (block.querySelector('p, li, table, summary, figcaption') !== null) return [];
      const lines: { words: string[]; spaces: number[]; middle: number; right: number }[] = [];
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      let afterSpace = true;
      while (texts.nextNode() !== null) {
        const text = texts.currentNode;
        const element = text.parentElement!;
        const unseen = '.visually-hidden, .page-mark, .inline-card > i, .inline-card, svg, button';
        if (!element.checkVisibility() || element.closest(unseen) !== null) {
          // A card is a word whose drawing is not measured: the spaces beside it are not either.
          if (element.closest('.inline-card') !== null && lines.length > 0)
            lines.at(-1)!.right = Number.NaN;
          continue;
        }
        for (const { 0: part, index } of text.textContent!.matchAll(/\s+|\S+/gu)) {
          if (/^\s/u.test(part)) {
            afterSpace = true;
            continue;
          }
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + part.length);
          for (const { bottom, height, left, right, width } of range.getClientRects()) {
            if (width === 0) continue;
            const middle = (top: number): number => top - height / 2;
            const line = lines.at(-1);
            if (line === undefined || middle(bottom) > line.middle + height / 2)
              lines.push({ words: [part], spaces: [], middle: middle(bottom), right });
            else {
              if (afterSpace) {
                line.words.push(part);
                const space = (left - line.right) / spaceOf(element);
                if (!Number.isNaN(space)) line.spaces.push(space);
              } else line.words.push((line.words.pop() ?? '') + part);
              line.right = right;
            }
          }
          afterSpace = false;
        }
      }
      return [
        lines.map(({ spaces, words }) =>
          spaces.length === 0
            ? { words }
            : { words, space: spaces.reduce((sum, space) => sum + space, 0) / spaces.length },
        ),
      ];
    });
  });
}
