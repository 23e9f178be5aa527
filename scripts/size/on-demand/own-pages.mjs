/**
 * Scripts of the analysis room, the table to play at and the game of Mate.
 *
 * @type {readonly import('./row.mjs').OnDemand[]}
 */
export const OWN_PAGES = [
  {
    path: /^_astro\/players-worker-.*\.js$/,
    why: 'the other players in their worker, begun with the first deal of the table',
    budget: 46_000,
  },
  {
    path: /^_astro\/(?:Steps|Warn|Review|Missed|topics|copy-hand|card-rules|hint|explain)\..*\.js$/,
    why: 'hints at the table with the book’s rules, and the look back on a hand, loaded when they are asked for',
    budget: 26_000,
  },
  {
    path: /^_astro\/Sheet\..*\.js$/,
    why: 'the sheet of the table, loaded once a deal stands on it',
    budget: 12_000,
  },
  {
    path: /^_astro\/mate-worker-.*\.js$/,
    why: 'the solver of Mate in its worker, begun with the first game against it',
    budget: 4_000,
  },
  {
    path: /^_astro\/(?:OnTable|Bar)\..*\.js$/,
    why: 'the figure of the analysis room, the same as in the book, and what is done with it, loaded with the first hand',
  },
  {
    path: /^_astro\/Changed\..*\.js$/,
    why: 'the comparison of two hands, loaded when a card is changed',
    budget: 6_000,
  },
  {
    path: /^_astro\/Possible\..*\.js$/,
    why: 'what each seat could make, loaded once all cards are dealt',
    budget: 4_000,
  },
  {
    path: /^_astro\/(?:Evening|KeptEvenings|Walk|evenings\.svelte|take-pasted)\..*\.js$/,
    why: 'evenings of games, loaded with the first text that is read and where some are kept',
    budget: 12_000,
  },
  {
    path: /^_astro\/draft(?:\.svelte)?\..*\.js$/,
    why: 'what was left unfinished in the room, looked up once the page is there',
    budget: 2_000,
  },
  {
    path: /^_astro\/take-picture\..*\.js$/,
    why: 'the picture of a hand with its cards, loaded when it is asked for',
    budget: 12_000,
  },
  {
    path: /^_astro\/table-parts\..*\.js$/,
    why: 'the sheet of the table, the end of a deal and what is seldom shown there, loaded while the first deal is bid for',
    budget: 6_000,
  },
  {
    path: /^_astro\/Guide\..*\.js$/,
    why: 'the word at each step of a first game, loaded with it alone',
    budget: 3_000,
  },
  {
    path: /^_astro\/seen-decisions\..*\.js$/,
    why: 'what bids, games and layouts come to with all cards seen, loaded once the look back has the cards',
    budget: 4_000,
  },
  {
    path: /^_astro\/asked-game\..*\.js$/,
    why: 'a hand to be played at its own game, read from the address that names it',
    budget: 6_000,
  },
];
