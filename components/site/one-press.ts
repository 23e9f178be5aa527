/**
 * Makes a page ignore a second press that finds another control than the first one did, and keys that are
 * held (src/lib/one-press.ts). It listens before any other script, and knows nothing of what is pressed.
 */
import { isEcho, isHeldPress } from '../../src/lib/one-press.ts';
import type { KeyTarget, Press } from '../../src/lib/one-press.ts';

const CONTROL = 'button, a, summary, [type="submit"]';
const NO_TEXT = '[type="radio"], [type="checkbox"], [type="range"]';

let last: Press | null = null;
/** Where Space was ignored as it went down: Firefox clicks all the same when it is released. */
let ignoredSpaceAt: Element | null = null;

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** What the reader sees on the control at an element, without the words for screen readers; empty without one. */
function wordsAt(element: Element): string {
  const control = element.closest(CONTROL);
  if (control === null) return '';
  const seen = [...control.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('.visually-hidden')))
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();
  return seen || (control.getAttribute('aria-label') ?? control.textContent).trim();
}

/** Whether what was pressed last, or its like, is still where the finger was. */
function hasStayed(): boolean {
  const { x, y } = last?.point ?? { x: -1, y: -1 };
  const now = document.elementFromPoint(x, y);
  return now !== null && wordsAt(now) === last?.words;
}

/** Notes a press; returns whether it was ignored. */
function press(event: KeyboardEvent | MouseEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  const point = event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : null;
  const now = { at: event.timeStamp, words: wordsAt(target), point };
  if (now.words !== '' && isEcho(now, last, hasStayed)) {
    ignore(event);
    return true;
  }
  last = now;
  return false;
}

function keyTarget(target: EventTarget | undefined): KeyTarget {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target.closest(CONTROL) !== null) return 'control';
  if (target.matches('textarea, select') || target.isContentEditable) return 'text';
  return target.matches('input') && !target.matches(NO_TEXT) ? 'input' : 'page';
}

addEventListener(
  'keydown',
  (event) => {
    ignoredSpaceAt = null;
    const [target] = event.composedPath();
    if (isHeldPress(event, keyTarget(target))) ignore(event);
    else if (event.key !== 'Enter' && event.key !== ' ') last = null;
    else if (!event.repeat && press(event) && event.key === ' ') ignoredSpaceAt = target as Element;
  },
  true,
);

addEventListener(
  'click',
  (event) => {
    const [target] = event.composedPath();
    // A click by a script or by assistive technology is deliberate. Those of keys were handled above.
    if (!event.isTrusted) return;
    if (event.detail > 0) press(event);
    else if (target === ignoredSpaceAt) ignore(event);
    ignoredSpaceAt = null;
  },
  true,
);
