/** The messages for what could not be stored. */
import type { Trouble } from '../../../lib/storage/format.ts';

/** What the reader must know about each problem; nothing of theirs is ever overwritten. */
export const TROUBLE_WORDS: Readonly<Record<Trouble, string>> = {
  forbidden: 'This browser does not let the page store anything, so no bookmark can be set here.',
  full: 'There is no room left in this browser, so this was not kept.',
  damaged:
    'Some of what was kept here could not be read. It was put aside and not deleted; what could be read is still here.',
  stuck:
    'Some of what was kept here could not be read, and there is no room to put it aside. So that it is not lost, nothing is changed until there is room.',
  newer:
    'What you keep was written by a newer version of this book and is left as it is; reload the page to get that version.',
};
