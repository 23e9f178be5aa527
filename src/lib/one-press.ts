/**
 * One press, one deed: which presses and repeated keys a page ignores. A reader who presses twice, or
 * holds a key, has decided once. What appears where they pressed, or takes the focus from it, must wait.
 */

/** How long, in milliseconds, what has taken the place of a pressed control ignores presses. */
export const DEAD_TIME = 500;

/** The least distance, in CSS pixels, between two presses that are meant for different places. */
const FINGER = 40;

/** A press: a click, or Enter or Space at what has the focus. */
export interface Press {
  /** Its time, in milliseconds. */
  readonly at: number;
  /** What the pressed control says; empty for anything else. */
  readonly words: string;
  /** Where the pointer is; null for a key. */
  readonly point: { readonly x: number; readonly y: number } | null;
}

/**
 * Whether a press only repeats the last one, by the same finger in the same place or by a key, and yet
 * finds another control there. A control that says the same is the same: it may be pressed quickly.
 *
 * @param last null when there was none, or when another key has since moved the focus.
 * @param hasStayed whether the control pressed last is still there: then the finger went to another.
 */
export function isEcho(press: Press, last: Press | null, hasStayed: () => boolean): boolean {
  if (last === null || press.at - last.at >= DEAD_TIME || press.words === last.words) return false;
  if (press.point === null || last.point === null) return press.point === last.point;
  const way = Math.hypot(press.point.x - last.point.x, press.point.y - last.point.y);
  return way < FINGER && !hasStayed();
}

/** A key as an event reports it. */
export type HeldKey = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey' | 'repeat'>;

/** Where a key goes: `input` is a field of one line, which Enter sends, and `text` one in which Enter writes. */
export type KeyTarget = 'control' | 'input' | 'text' | 'page';

/**
 * Whether a held key would press something again. It may step (arrows, Page Down, brackets), write in a
 * field, delete, scroll the page, and be a shortcut of the browser.
 */
export function isHeldPress(key: HeldKey, target: KeyTarget): boolean {
  if (!key.repeat || key.altKey || key.ctrlKey || key.metaKey || target === 'text') return false;
  if (key.key === 'Enter') return true;
  if (target === 'input') return false;
  if (key.key === ' ') return target === 'control';
  return key.key.length === 1 && !'[]'.includes(key.key);
}
