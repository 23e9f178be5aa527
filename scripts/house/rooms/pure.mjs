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
  'src/play',
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
