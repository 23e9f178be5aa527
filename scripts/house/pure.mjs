/** The folders whose code touches no page, clock, storage or chance: what they need is handed in. */
export const PURE = [
  'src/lib',
  'src/game',
  'src/strategy',
  'src/book',
  'src/learn',
  'src/practice',
  'src/analyse',
  'src/score',
  'src/play',
  'src/reader',
  'src/site/link-pictures',
  'src/site/search/query',
];

/** Files of the pure folders that are not pure: they read what the build or the browser holds. */
export const NOT_PURE = [
  'src/book/analyses.ts',
  'src/book/before-paint.ts',
  'src/book/chapters.ts',
  'src/book/game-hands.ts',
  'src/book/hands.ts',
  'src/game/others/games.ts',
  'src/game/others/find-games.ts',
  'src/lib/storage/browser.ts',
  'src/site/link-pictures/outline-text.ts',
  'src/site/link-pictures/png.ts',
];
