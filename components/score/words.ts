/** What the score pad says of keeping its sheets. */
import type { Trouble } from '../../src/kept/format.ts';

/** What stands in the way of keeping them, for the players. */
export const SCORE_TROUBLES: Readonly<Record<Trouble, string>> = {
  forbidden:
    'This browser keeps nothing for this page: the sheet is gone when you leave it. Save it as a file before.',
  full: 'There is no more room in this browser: save the sheets as files, and delete those that you no longer need.',
  damaged:
    'Some of the sheets kept here could not be read. They were put aside and not deleted; those that could be read are listed.',
  stuck:
    'Some of the sheets kept here could not be read, and this browser has no room to put them aside. So that they are not lost, nothing here is stored.',
  newer:
    'The sheets kept here were written by a newer version of this page. They are left as they are; reload the page to see them.',
};
