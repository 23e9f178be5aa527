/** The pages on which players keep their score; in lines with marks (src/lib/marked.ts). */

/** The score pad. */
export const PAD_PAGE = {
  title: 'Score pad',
  description:
    'Keep the score of your own table: enter any game in five presses, by today’s rules or those of 1922, correct it at any time, and settle to the last cent.',
  withoutScript: 'The pad needs JavaScript. A pen does not, so print this form.',
  about:
    'The pad is for a table with real cards. It scores as [the book](/manual/scoring/) explains, and keeps its sheets in this browser only, in [the file of all you keep](/kept/). There are also [forms for a pen](/score/form/), and for many tables [a tournament desk](/score/tournament/).',
} as const;

/** The forms to print. */
export const FORM_PAGE = {
  title: 'Score sheets to print',
  description:
    'Two forms to print and fill in with a pen: the sheet of 1922 with its table of values, and today’s list with Seeger’s points.',
  heading: 'Score Sheets to Print',
  opening:
    'There is one for the laws of 1922 and one for today’s, each on a sheet of paper. Write each total below the last, as [the chapter on scoring](/manual/scoring/#keeping-the-sheet) explains, or let [the pad](/score/) add up for you.',
} as const;

/** The tournament desk. */
export const DESK_PAGE = {
  title: 'Tournament desk',
  description:
    'Run a Skat tournament of 1922 or of today: draw the tables by lot, move the pairs or give new seats for each series, print forms, and decide the prizes and ties by rule.',
  withoutScript:
    'The desk needs JavaScript. [The chapter on tournaments](/manual/management-of-tournaments/) explains both ways to run one, with all movements for three to eight tables. There are also [sheets to print](/score/form/).',
  about:
    'The desk seats, moves and scores as [the chapter on tournaments](/manual/management-of-tournaments/) explains, or in series, as clubs play today. It keeps its tournaments in this browser only, in [the file of all you keep](/kept/). For a single table there is [the score pad](/score/).',
} as const;
