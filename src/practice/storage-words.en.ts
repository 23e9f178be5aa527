/** What a reader should know about the storage of their progress. */
import { sayDate } from '../lib/days.ts';
import type { Day } from '../lib/days.ts';

/** Why progress cannot be stored, and what can be done about it. */
export const STORAGE_TROUBLE = {
  forbidden:
    'This browser does not let the page store anything. You can still practise, but your answers are lost when you leave the page.',
  full: 'This browser has no room left for your progress. Save it as a file before you leave the page.',
  newer:
    'Your progress was saved by a newer version of this book, so this page leaves it as it is and adds nothing to it. Reload the page to get the newer version.',
  stuck:
    'Part of your progress could not be read, and this browser has no room to put the damaged text aside. So that the text is not lost, nothing is saved until there is room, and your answers are lost when you leave the page.',
  damaged:
    'Part of your progress could not be read. The rest is still here, and the damaged text was put aside.',
  save: 'Save as a file',
  saveDamaged: 'Save the damaged text',
  /** The files that the two give. */
  file: 'skat-practice.json',
  damagedFile: 'skat-practice-damaged.txt',
  drop: {
    words: 'Delete the damaged text…',
    question: 'The damaged text will be deleted for good. Delete it?',
    yes: 'Delete the damaged text',
    no: 'Keep it',
  },
} as const;

/** Some answers have dates in the future. */
export const sayFutureDay = (day: Day, today: Day): string =>
  `Some of your answers are dated ${sayDate(day, today)}: this device’s clock is wrong, or was wrong then. These answers count as your oldest, so the questions that you missed in them come back now.`;
