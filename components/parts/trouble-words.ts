/** What is said where something could not be kept. */
import type { Trouble } from '../../src/lib/storage/format.ts';

/** For each trouble what the reader must know; nothing of his is ever written over. */
export const TROUBLE_WORDS: Readonly<Record<Trouble, string>> = {
  forbidden: 'This browser lets the page keep nothing, so no bookmark can be set here.',
  full: 'There is no room left in this browser, so this was not kept.',
  damaged:
    'Some of what was kept here could not be read. It was put aside and not deleted; what could be read is still here.',
  stuck:
    'Some of what was kept here could not be read, and there is no room to put it aside. So that it is not lost, nothing is changed until there is room.',
  newer:
    'What you keep was written by a newer version of this book and is left as it is; reload the page to get that version.',
};
