/**
 * Scripts of the figure, its engine and its table, loaded once a reader wants them.
 *
 * @type {readonly import('./row.mjs').OnDemand[]}
 */
export const FIGURES = [
  {
    path: /^_astro\/reader-worker-[^/]+\.js$/,
    why: 'the hand notation, loaded when a hand is read from a text or saved as one',
  },
  {
    path: /^_astro\/worker-.*\.js$/,
    why: 'the solver in its worker, begun when the engine is first asked',
    budget: 25_000,
  },
  {
    path: /^_astro\/told\..*\.js$/,
    why: 'the mark on the sentence that tells of the place, loaded when a table comes to such a place',
    budget: 1_000,
  },
  {
    path: /^_astro\/InText\..*\.js$/,
    why: 'the way from a place at the table to the sentence that tells of it, loaded once the figure lives',
    budget: 1_500,
  },
  {
    path: /^_astro\/follow-text\..*\.js$/,
    why: 'the table that follows the text, loaded for who has chosen it',
    budget: 1_000,
  },
  {
    path: /^_astro\/touch\..*\.js$/,
    why: 'what a finger does to a figure beside a press, loaded once the figure lives',
    budget: 1_500,
  },
  {
    path: /^_astro\/own-play\..*\.js$/,
    why: 'playing on, loaded with the first own card',
    budget: 8_000,
  },
  {
    path: /^_astro\/counting\.svelte\..*\.js$/,
    why: 'counting along, loaded when the reader begins to',
    budget: 4_000,
  },
  {
    path: /^_astro\/thinking\.svelte\..*\.js$/,
    why: 'thinking first, loaded where the reader is to play or plays a hand himself',
    budget: 8_000,
  },
  {
    path: /^_astro\/(?:Choices|KeyList)\..*\.js$/,
    why: 'the menu of a figure and the list of its keys, loaded when they are opened',
    budget: 6_000,
  },
  {
    path: /^_astro\/EmbedLines\..*\.js$/,
    why: 'the lines that put a hand on a page of somebody else’s, loaded when they are asked for',
    budget: 3_000,
  },
  {
    path: /^_astro\/TrickList\..*\.js$/,
    why: 'the list of tricks, loaded where it is shown',
    budget: 3_000,
  },
  {
    path: /^_astro\/RankStrip\..*\.js$/,
    why: 'the order of the cards, loaded when the reader opens it',
    budget: 2_000,
  },
  {
    path: /^_astro\/table-words\..*\.js$/,
    why: 'the table in words, loaded when the reader asks to be told it',
    budget: 1_500,
  },
  {
    path: /^_astro\/AnalysisPanel\..*\.js$/,
    why: 'the analysis, loaded when the reader opens it',
    budget: 12_000,
  },
];
