/** Which part of the book the reader wants stored for reading offline: a word, read on every page. */
import type { KeepWish } from './decide.ts';

const KEY = 'vorhand-offline';
const WISHES: readonly unknown[] = ['whole', 'read', 'none'] satisfies KeepWish[];

/** The reader's last choice; null before, and where the browser lets the page store nothing. */
export function readWish(): KeepWish {
  try {
    const storedWish = localStorage.getItem(KEY);
    return WISHES.includes(storedWish) ? (storedWish as KeepWish) : null;
  } catch {
    return null;
  }
}

/** Stores the choice. Where that is impossible, it holds until the page is closed. */
export function keepWish(wish: Exclude<KeepWish, null>): void {
  try {
    localStorage.setItem(KEY, wish);
  } catch {
    // No worker runs there either.
  }
}
