/**
 * Scripts of the practice and its drills, and the data that they ask about.
 *
 * @type {readonly import('./row.mjs').OnDemand[]}
 */
export const PRACTICE = [
  {
    path: /^_astro\/begin-drill\..*\.js$/,
    why: 'a drill in a chapter, loaded when the reader begins it',
  },
  {
    path: /^_astro\/answers\..*\.js$/,
    why: 'what the reader has answered, loaded with the first answer or where there is one',
    budget: 3_000,
  },
  {
    path: /^_astro\/(?:Results|StorageTrouble|Calendar|DayList)\..*\.js$/,
    why: 'the look back on a session, the calendar of days, and trouble with keeping progress, each loaded when it comes to that',
    budget: 6_000,
  },
  {
    path: /^_astro\/(?:read-permalink|read-address|resume|placement)\..*\.js$/,
    why: 'a question or a day by its address, a session gone on with, a level found: loaded when a drill begins so',
    budget: 2_500,
  },
  {
    path: /^_astro\/(?:Tricks|Verdict|Own|Held)\..*\.js$/,
    why: 'what is said of an answer, the tricks that were counted, as a table, and the cards of a reader who counts from a hand: loaded while he thinks',
    budget: 5_000,
  },
  {
    path: /^_astro\/WhistTricks\..*\.js$/,
    why: 'the tricks of whist that were counted, as a table: loaded while the reader thinks',
    budget: 3_000,
  },
  {
    path: /^_astro\/memory\..*\.js$/,
    why: 'what comes back and when, loaded for who has missed something in the practice',
    budget: 6_000,
  },
  {
    path: /^_astro\/show-due\..*\.js$/,
    why: 'how much comes back today, looked up for who has practised',
    budget: 1_500,
  },
  {
    path: /^_astro\/own-hands\..*\.js$/,
    why: 'the hands of the analysis room that can be counted, looked up once their page is there',
    budget: 12_000,
  },
  {
    path: /^_astro\/measured-bids\..*\.js$/,
    why: 'the measured hands of the drill on bids, which grow with every measure, loaded with it, which is at once on its own page',
    budget: 5_000,
  },
  {
    path: /^_astro\/measured-layouts\..*\.js$/,
    why: 'the measured hands of the drill on layouts, which grow with every measure, loaded with it, which is at once on its own page',
    budget: 7_500,
  },
  {
    path: /^_astro\/measured-cards\..*\.js$/,
    why: 'the measured hands of the drill on single cards, which grow with every measure, loaded with it, which is at once on its own page',
    budget: 4_500,
  },
];
