/**
 * The rooms under the pages: the games, what is computed from them, the book as a whole, and the build.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const UNDER_THE_PAGES = {
  // What an author edits: data and text.
  content: [],

  // Where the book stands, and how its addresses come to be under that.
  'src/address': [],

  // Questions to a web worker.
  'src/worker': [],

  // What is the same for every game that is played in tricks: cards, seats, the step of play.
  'src/tricks': [],

  // The rules of the game, what things are called, and what is computed from them.
  'src/skat': ['src/tricks'],
  'src/words': ['src/tricks', 'src/skat'],
  'src/json': ['src/skat'],
  'src/kept': [],
  'src/notation': ['src/tricks', 'src/skat', 'src/words'],
  'src/solver': ['src/worker', 'src/skat', 'src/json'],
  'src/replay': ['src/tricks', 'src/skat', 'src/words', 'src/notation'],
  // The games of the other books, a folder each.
  'src/games': ['src/worker', 'src/tricks', 'src/skat', 'src/words', 'src/notation', 'src/replay'],
  'src/practice': [
    'content',
    'src/tricks',
    'src/skat',
    'src/words',
    'src/json',
    'src/kept',
    'src/notation',
    'src/replay',
    'src/games',
  ],
  'src/learn': ['src/skat', 'src/words', 'src/practice'],
  'src/analysis': ['src/skat', 'src/words', 'src/json', 'src/notation', 'src/replay', 'src/solver'],
  'src/room': [
    'src/worker',
    'src/skat',
    'src/words',
    'src/json',
    'src/kept',
    'src/notation',
    'src/replay',
    'src/solver',
    'src/analysis',
  ],
  'src/measures': ['src/skat', 'src/solver', 'src/practice'],
  // The sheet that is kept at a real table.
  'src/score': ['src/skat', 'src/words', 'src/json', 'src/kept'],
  // Players of whole deals, who see their own cards alone, and matches between them.
  'src/players': [
    'content',
    'src/worker',
    'src/tricks',
    'src/skat',
    'src/words',
    'src/solver',
    'src/practice',
    'src/measures',
    'src/score',
  ],
  'src/tools': [
    'src/skat',
    'src/json',
    'src/kept',
    'src/words',
    'src/notation',
    'src/replay',
    'src/practice',
    'src/measures',
  ],

  // The table to play at: deals by number, a sitting, what is shown and said of it.
  'src/play': [
    'src/worker',
    'src/tricks',
    'src/skat',
    'src/words',
    'src/json',
    'src/kept',
    'src/notation',
    'src/solver',
    'src/replay',
    'src/analysis',
    'src/practice',
    'src/players',
    'src/room',
    'src/score',
  ],

  // The desk of a tournament: seats, slips and prizes.
  'src/desk': ['src/skat', 'src/words', 'src/json', 'src/kept', 'src/practice', 'src/tools'],

  // The book as a whole, and what surrounds it.
  'src/book': [
    'content',
    'src/tricks',
    'src/skat',
    'src/kept',
    'src/words',
    'src/notation',
    'src/solver',
    'src/replay',
    'src/games',
    'src/practice',
    'src/analysis',
    'src/measures',
    'src/tools',
  ],
  'src/pictures': [
    'src/skat',
    'src/words',
    'src/notation',
    'src/replay',
    'src/games',
    'src/room',
    'src/book',
  ],
  'src/reader': [
    'src/skat',
    'src/json',
    'src/kept',
    'src/replay',
    'src/practice',
    'src/room',
    'src/score',
    'src/desk',
    'src/tools',
    'src/play',
    'src/book',
  ],
  'src/offline': ['src/address'],
  'src/search/query': [],
  'src/search': ['src/address', 'src/search/query'],
  'src/build': [
    'src/address',
    'src/notation',
    'src/games',
    'src/analysis',
    'src/measures',
    'src/book',
    'src/offline',
    'src/search',
  ],
  'src/styles': [],
};
