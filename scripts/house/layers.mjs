/**
 * The layers of the house, from the ground up. A file imports only from its own folder and from layers
 * below its own: a feature imports no other feature. The linter (eslint.config.mjs) and a test
 * (tests/unit/house/layers.test.ts) read this.
 */

/** @type {readonly (readonly string[])[]} */
export const LAYERS = [
  ['src/lib', 'src/styles'],
  ['src/game'],
  ['src/strategy'],
  ['src/book'],
  [
    ...['src/learn', 'src/practice', 'src/analyse', 'src/hand', 'src/score', 'src/play'],
    ...['src/problems', 'src/reader'],
  ],
  ['components/parts'],
  ['components/figure'],
  [
    ...['components/book', 'components/learn', 'components/practice', 'components/analyse'],
    ...['components/hand', 'components/score', 'components/play', 'components/reader'],
    ...['components/games', 'components/problems'],
  ],
  ['src/site', 'components/site'],
  ['src/build', 'src/layouts'],
  ['src/pages', 'content/manual', 'content/shelf', 'content/today'],
];

/**
 * What a folder may import beside that: the table keeps score, and its hands are analysed; an answer to a
 * problem is an answer of the practice, and its deal is played at the table; a mistake is kept as a problem.
 */
export const ALSO = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  'src/play': ['src/score', 'src/analyse'],
  'components/play': ['components/score', 'components/analyse', 'components/problems'],
  'components/analyse': ['components/problems'],
  'src/problems': ['src/practice'],
  'components/problems': ['components/practice', 'src/play'],
  'src/site': ['components/site'],
  'components/site': ['src/site'],
  'src/pages': ['content/manual', 'content/shelf', 'content/today'],
});

/**
 * The folders that a folder may import from, itself among them. A feature of `components` takes of the
 * features of `src` only its own, and those that this one may import.
 *
 * @param {string} folder one of {@link LAYERS}.
 */
export function importable(folder) {
  const level = LAYERS.findIndex((layer) => layer.includes(folder));
  const own = [folder, ...(ALSO[folder] ?? [])];
  const [side, name] = folder.split('/');
  const pure = `src/${String(name)}`;
  const features = LAYERS[4] ?? [];
  const below = LAYERS.slice(0, level).flat();
  return side === 'components' && features.includes(pure)
    ? [...own, ...below.filter((one) => !features.includes(one)), pure, ...(ALSO[pure] ?? [])]
    : [...own, ...below];
}

/** The folders whose code touches no page, clock, storage or chance: what they need is handed in. */
export const PURE = [
  ...['src/lib', 'src/game', 'src/strategy', 'src/book', 'src/site/link-pictures'],
  ...[
    'src/learn',
    'src/practice',
    'src/analyse',
    'src/hand',
    'src/score',
    'src/play',
    'src/problems',
    'src/reader',
  ],
  'src/site/search/query',
];
