/**
 * The rooms of the house, and which others each may import; any room may import itself. A room
 * names only rooms above it in this list, so that imports run one way. The linter holds modules to
 * it while they are written, `tests/unit/house/arrows.test.ts` every file of every kind.
 *
 * A file belongs to the room with the longest name that its path begins with; a `*` in it stands for
 * any one folder.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const ROOMS = {
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
  'src/games': ['src/tricks', 'src/skat', 'src/words', 'src/notation', 'src/replay'],
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
    'src/words',
    'src/notation',
    'src/replay',
    'src/practice',
    'src/measures',
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

  // What a page or chapter can embed.
  'components/copy': ['src/address'],
  'components/cards': ['src/tricks', 'src/skat', 'src/words', 'src/replay'],
  'components/page': [
    'src/address',
    'content',
    'src/skat',
    'src/words',
    'src/kept',
    'src/notation',
    'src/book',
    'components/cards',
  ],
  'components/kept': [
    'src/address',
    'src/skat',
    'src/words',
    'src/kept',
    'src/replay',
    'src/reader',
    'components/page',
  ],
  'components/reading': [
    'content',
    'src/skat',
    'src/words',
    'src/replay',
    'src/tools',
    'src/book',
    'components/cards',
    'components/kept',
  ],
  'components/replay': [
    'src/address',
    'src/worker',
    'src/tricks',
    'src/skat',
    'src/words',
    'src/notation',
    'src/solver',
    'src/replay',
    'src/analysis',
    'src/book',
    'components/copy',
    'components/cards',
    'components/kept',
  ],
  // What each of the other games shows on a page, in the folder of the game.
  'src/games/*/figure': [
    'src/worker',
    'src/tricks',
    'src/words',
    'src/notation',
    'src/replay',
    'src/games',
    'components/cards',
    'components/kept',
    'components/replay',
  ],
  // The frame around it, which finds it.
  'components/games': [
    'src/tricks',
    'src/words',
    'src/notation',
    'src/replay',
    'src/games',
    'src/book',
    'components/cards',
    'components/kept',
    'components/replay',
    'src/games/*/figure',
  ],
  // The figure on pages of somebody else's.
  'components/embed': [
    'src/tricks',
    'src/skat',
    'src/words',
    'src/json',
    'src/notation',
    'src/replay',
    'src/styles',
    'components/cards',
    'components/replay',
  ],
  'components/tools': [
    'src/address',
    'content',
    'src/skat',
    'src/words',
    'src/replay',
    'src/practice',
    'src/room',
    'src/tools',
    'src/book',
    'components/cards',
  ],
  'components/drills': [
    'src/tricks',
    'src/skat',
    'src/kept',
    'src/words',
    'src/replay',
    'src/games',
    'src/practice',
    'src/room',
    'src/reader',
    'components/copy',
    'components/cards',
    'components/kept',
    'components/page',
    'components/replay',
  ],
  'components/learn': [
    'src/skat',
    'src/words',
    'src/replay',
    'src/tools',
    'src/learn',
    'components/cards',
    'components/drills',
  ],
  // A game for two against an opponent, on the small table of the lesson.
  'components/two-handed': [
    'src/skat',
    'src/words',
    'src/practice',
    'src/tools',
    'components/cards',
    'components/drills',
    'components/learn',
  ],
  'components/room': [
    'src/address',
    'src/worker',
    'src/tricks',
    'src/skat',
    'src/kept',
    'src/words',
    'src/notation',
    'src/solver',
    'src/replay',
    'src/analysis',
    'src/room',
    'components/copy',
    'components/cards',
    'components/page',
    'components/replay',
  ],
  'components/score': [
    'src/skat',
    'src/words',
    'src/kept',
    'src/score',
    'components/cards',
    'components/kept',
    'components/page',
    'components/drills',
    'components/room',
  ],

  'components/desk': [
    'src/skat',
    'src/words',
    'src/kept',
    'src/practice',
    'src/tools',
    'src/desk',
    'components/kept',
    'components/page',
    'components/room',
    'components/score',
  ],

  // What the page that puts the book’s rules to the proof shows beside plots.
  'components/proof': [
    'src/worker',
    'src/skat',
    'src/words',
    'src/replay',
    'src/practice',
    'src/solver',
    'src/room',
    'src/measures',
    'src/tools',
    'src/book',
    'components/cards',
    'components/replay',
    'components/tools',
  ],

  // The book's text, which embeds them, and the pages.
  'content/manual': [
    'content',
    'components/cards',
    'components/page',
    'components/reading',
    'components/replay',
    'components/games',
    'components/tools',
    'components/drills',
    'components/proof',
  ],
  'content/shelf': [
    'content',
    'components/cards',
    'components/page',
    'components/reading',
    'components/replay',
    'components/games',
    'components/tools',
    'components/drills',
    'components/proof',
    'components/two-handed',
  ],
  'src/layouts': [
    'src/address',
    'src/book',
    'src/pictures',
    'src/offline',
    'src/search',
    'src/styles',
    'components/copy',
    'components/kept',
    'components/page',
    'components/reading',
    'components/replay',
    'components/drills',
  ],
  'src/pages': [
    'src/address',
    'content',
    'src/tricks',
    'src/skat',
    'src/words',
    'src/notation',
    'src/replay',
    'src/games',
    'src/practice',
    'src/learn',
    'src/room',
    'src/book',
    'src/offline',
    'src/pictures',
    'src/search/query',
    'src/search',
    'src/styles',
    'components/copy',
    'components/cards',
    'components/kept',
    'components/page',
    'components/drills',
    'components/learn',
    'components/replay',
    'components/games',
    'components/embed',
    'components/room',
    'components/score',
    'components/desk',
    'src/layouts',
  ],

  // The built book bound: as an e-book, and as one page for paper.
  'src/bound': [
    'src/skat',
    'src/notation',
    'src/replay',
    'src/room',
    'src/book',
    'src/pictures',
    'src/build',
    'components/cards',
    'components/room',
  ],
};

/** The rooms whose code touches no page, clock, storage or chance: what they need is handed in. */
export const PURE = [
  'src/address',
  'src/worker',
  'src/tricks',
  'src/skat',
  'src/json',
  'src/kept',
  'src/words',
  'src/notation',
  'src/solver',
  'src/replay',
  'src/games',
  'src/practice',
  'src/learn',
  'src/analysis',
  'src/room',
  'src/measures',
  'src/score',
  'src/players',
  'src/tools',
  'src/desk',
  'src/book',
  'src/pictures',
  'src/reader',
  'src/search/query',
];

/** Files of the pure rooms that are not pure: they read what the build or the browser holds. */
export const NOT_PURE = [
  'src/book/analyses.ts',
  'src/book/before-paint.ts',
  'src/book/chapters.ts',
  'src/book/game-hands.ts',
  'src/book/hands.ts',
  'src/games/games.ts',
  'src/games/find-games.ts',
  // The figures, which are a room of their own.
  'src/games/*/figure/**',
  'src/kept/browser.ts',
  'src/pictures/outline-text.ts',
  'src/pictures/png.ts',
];

/**
 * The room of a file, or null for a file that stands in none.
 *
 * @param {string} path from the top folder, with slashes.
 */
export function roomOf(path) {
  const folders = path.split('/');
  const inside = Object.keys(ROOMS).filter((room) => {
    const names = room.split('/');
    return (
      names.length < folders.length &&
      names.every((name, at) => name === '*' || name === folders[at])
    );
  });
  return inside.sort((a, b) => b.length - a.length)[0] ?? null;
}
