/** What a reader should know about the storage of their progress. */
import { sayDate } from '../lib/days.ts';
import type { Day } from '../lib/days.ts';

/** Why progress cannot be stored, and what can be done about it. */
export const STORAGE_TROUBLE = {
  forbidden:
    'This browser lets the page keep nothing. You can practise all the same; what you do counts until you leave the page.',
  full: 'There is no room left to keep your progress. Save it as a file before you leave.',
  newer:
    'Your progress was kept by a newer version of this book and is left as it is. What you do on this page does not go into it; reload the page to get the newer version.',
  stuck:
    'Part of your progress could not be read, and this browser has no room to put the damaged text aside. So that it is not lost, nothing is stored until there is room; what you do counts until you leave the page.',
  damaged:
    'Part of your progress could not be read. What was sound is still here, and the damaged text was put aside.',
  save: 'Save as a file',
  saveDamaged: 'Save the damaged text',
  /** The files that the two give. */
  file: 'skat-practice.json',
  damagedFile: 'skat-practice-damaged.txt',
  drop: {
    words: 'Let it go',
    question: 'The damaged text will be deleted for good. Delete it?',
    yes: 'Delete the damaged text',
    no: 'Keep it',
  },
} as const;

/** Some answers have dates in the future. */
export const sayFutureDay = (day: Day, today: Day): string =>
  `Some of your answers are dated ${sayDate(day, today)}: this device’s clock is wrong, or was. They count as your oldest, and what you missed then comes back now.`;
