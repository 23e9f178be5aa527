/** The pages of the table and of the series, in lines with marks (src/lib/marked.ts). */

const WITHOUT_SCRIPT =
  'The table needs JavaScript. Without it you can [look at the hands](/hands/) of the book.';

/** The page of the table. */
export const PLAY_PAGE = {
  title: 'Play',
  description:
    'Play whole deals of Skat by Foster’s laws or today’s, against two computer players that see only their own cards, with a hint when you want one.',
  withoutScript: WITHOUT_SCRIPT,
} as const;

/** The page on which a series is chosen. */
export const SERIES_PAGE_WORDS = {
  title: 'Series',
  above: 'Play',
  description:
    'Play a series of Skat: twelve deals of the day or thirty-six of the week, the same for everyone, with a list, the points of a strong player in your seats, and a result to send to friends.',
  opening:
    'Twelve deals a day and thirty-six a week, the same for everyone. At the end you see the list, and what a strong player scored in your seats.',
  withoutScript:
    'A series needs JavaScript. Without it you can [look at the hands](/hands/) of the book.',
  numbers:
    'Each number fixes all 32 cards, and the numbers follow from the date alone. Nobody picks the deals, so some of them will be passed in. The opponents see only their own cards and what is said and shown, as you do.',
  links:
    '[The table](/play/) · [Results side by side](/play/series/compare/) · [The score pad](/score/)',
} as const;

/** The page on which it is played. */
export const SERIES_TABLE_PAGE = {
  title: 'A series at the table',
  description:
    'Play the twelve deals of the day or the thirty-six of the week, the same for everyone, against two computer players.',
  withoutScript: WITHOUT_SCRIPT,
} as const;

/** The page on which results are set side by side. */
export const COMPARE_PAGE_WORDS = {
  title: 'Results side by side',
  heading: 'Results Side by Side',
  above: 'Series',
  description:
    'Set the results of a series of Skat deals side by side, deal by deal, from the codes that friends have sent.',
  withoutScript: 'To set results side by side, the page needs JavaScript.',
  codes:
    'A code holds one result: the series, the rules, the opponents, a name, and for each deal the game and its points. It is read in your browser, which keeps it in [the file of all you keep](/kept/); nothing is sent anywhere.',
  links: '[The series of today and of the week](/play/series/) · [The table](/play/)',
} as const;
