/**
 * Every page ignores a second press that finds another control than the first one did, and keys that are
 * held (src/lib/one-press.ts). It listens before anything else, and knows nothing of what is pressed.
 */
import { isEcho, isHeldPress } from '../../src/lib/one-press.ts';
import type { KeyTarget, Press } from '../../src/lib/one-press.ts';

const CONTROL = 'button, a, summary, [type="submit"]';
const NO_TEXT = '[type="radio"], [type="checkbox"], [type="range"]';

let last: (Press & { readonly control: Element }) | null = null;
/** Where Space was ignored as it went down: Firefox clicks all the same when it is released. */
let ignored: Element | null = null;

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The control at an element, or the element itself. */
const controlAt = (element: Element): Element => element.closest(CONTROL) ?? element;

/** What the reader sees on a control, without what it says to screen readers of its state. */
function wordsOf(control: Element): string {
  if (!control.matches(CONTROL)) return '';
  const seen = [...control.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('.visually-hidden')))
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();
  return seen || (control.getAttribute('aria-label') ?? control.textContent).trim();
}

/** Whether the control pressed last is still where the finger was. */
function hasStayed(): boolean {
  const { x, y } = last?.point ?? { x: -1, y: -1 };
  const now = document.elementFromPoint(x, y);
  if (last === null || now === null) return false;
  return controlAt(now) === last.control
    ? wordsOf(last.control) === last.words
    : last.words !== '' && wordsOf(controlAt(now)) === last.words;
}

/** Notes a press; returns whether it was ignored. */
function press(event: KeyboardEvent | MouseEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  const control = controlAt(target);
  const point = event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : null;
  const now = { at: event.timeStamp, words: wordsOf(control), point, control };
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
    ignored = null;
    const [target] = event.composedPath();
    if (isHeldPress(event, keyTarget(target))) ignore(event);
    else if (event.key !== 'Enter' && event.key !== ' ') last = null;
    else if (!event.repeat && press(event) && event.key === ' ') ignored = target as Element;
  },
  true,
);

addEventListener(
  'click',
  (event) => {
    const [target] = event.composedPath();
    // A script's click and that of assistive technology are deliberate. Those of keys were seen above.
    if (!event.isTrusted) return;
    if (event.detail > 0) press(event);
    else if (target === ignored) ignore(event);
    ignored = null;
  },
  true,
);

export {};
