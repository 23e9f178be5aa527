/** What the reader wants kept for reading without network: a word, read on every page. */
import type { KeepWish } from './decide.ts';

const KEY = 'vorhand-offline';
const WISHES: readonly unknown[] = ['whole', 'read', 'none'] satisfies KeepWish[];

/** What he has said last; null before, and where the browser lets the page keep nothing. */
export function readWish(): KeepWish {
  try {
    const storedWish = localStorage.getItem(KEY);
    return WISHES.includes(storedWish) ? (storedWish as KeepWish) : null;
  } catch {
    return null;
  }
}

/** Keeps what he has said. Where that cannot be, it holds until the page is closed. */
export function keepWish(wish: Exclude<KeepWish, null>): void {
  try {
    localStorage.setItem(KEY, wish);
  } catch {
    // No worker runs there either.
  }
}
