import type { Locator } from '@playwright/test';

/** The least side of anything to be pressed, in CSS pixels (WCAG 2.2, 2.5.8). */
const LEAST = 24;

/**
 * What is wrong with how something is laid out: controls that are too small for a finger or lie on
 * one another, and whatever reaches beyond its right edge. Links in running notes are text.
 */
export async function layoutFaults(area: Locator): Promise<string[]> {
  return area.evaluate((root, least) => {
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}”`;
    const edge = root.getBoundingClientRect().right + 0.5;
    const all = [...root.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() &&
        element.closest('.visually-hidden, .inline-card > i, svg, .compare') === null,
    );
    const wide = all
      .filter((element) => element.getBoundingClientRect().right > edge)
      .map((element) => `${name(element)} reaches beyond the edge`);

    /** What is seen of something in parts that scroll within themselves. */
    const seen = (element: Element, box: DOMRect) => {
      let { bottom, left, right, top } = box;
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const edge = around.getBoundingClientRect();
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      }
      return { bottom, left, right, top };
    };
    /** What stays where it is while the rest scrolls below it, if the element is in such a part. */
    const held = (element: Element | null): Element | null =>
      element === null || /sticky|fixed/.test(getComputedStyle(element).position)
        ? element
        : held(element.parentElement);
    const controls = [...root.querySelectorAll('button, select, summary, input, a')]
      .filter(
        (element) =>
          element.checkVisibility() && element.closest('.notes, .visually-hidden') === null,
      )
      // What is written beside a box to tick can be pressed as well.
      .map((element) => {
        const box = (element.closest('label') ?? element).getBoundingClientRect();
        return { element, box, held: held(element), seen: seen(element, box) };
      });
    const small = controls
      .filter(({ box }) => Math.min(box.width, box.height) < least)
      .map(({ box, element }) => `${name(element)} is ${box.width} by ${box.height}`);
    const crossed = controls.flatMap(({ element, held: part, seen: one }, index) =>
      controls.slice(index + 1).flatMap((other) => {
        if (other.held !== part) return [];
        const across = Math.min(one.right, other.seen.right) - Math.max(one.left, other.seen.left);
        const along = Math.min(one.bottom, other.seen.bottom) - Math.max(one.top, other.seen.top);
        return across > 1 && along > 1 ? [`${name(element)} lies on ${name(other.element)}`] : [];
      }),
    );
    return [...wide, ...small, ...crossed];
  }, LEAST);
}

/** Parts of a deal of a game for two that are not in the window: a button, what was said, or a card, of which its upper part is enough. */
export const outOfWindow = (table: Locator): Promise<string[]> =>
  table.evaluate((root) => {
    const head = document.querySelector('header')!.getBoundingClientRect().bottom;
    const edge = root.querySelector('.board')!.getBoundingClientRect().bottom;
    return [...root.querySelectorAll('.act button, [role="status"], .board .card-slot')]
      .filter((part) => {
        const { bottom, height, left, right, top } = part.getBoundingClientRect();
        if (height === 0) return false;
        const end = part.matches('.card-slot') ? top + 40 : bottom;
        return (
          top < head ||
          end > (part.matches('.card-slot') ? edge : innerHeight) ||
          left < 0 ||
          right > innerWidth
        );
      })
      .map((part) => part.outerHTML.slice(0, 80));
  });
