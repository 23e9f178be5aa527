import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import { LAYERS, PURE, importable } from './scripts/house/layers.mjs';
import { FOR_AUTHORS, WORDS_APART, wordsApart } from './scripts/house/words-apart.mjs';

/** Files of the pure folders that read what the build or the browser holds. */
const NOT_PURE = [
  'src/book/analyses.ts',
  'src/book/before-paint.ts',
  'src/book/chapter-faults.ts',
  'src/book/chapters.ts',
  'src/book/hand-collection.ts',
  'src/book/edition-files.ts',
  'src/book/hand-loader.ts',
  'src/book/read-book.ts',
  'src/book/read-chapter-files.ts',
  'src/book/read-hand-files.ts',
  'src/book/read-measure-files.ts',
  'src/game/others/games.ts',
  'src/game/others/find-games.ts',
  'src/lib/storage/browser.ts',
  'src/site/link-pictures/outline-text.ts',
  'src/site/link-pictures/png.ts',
];

const zones = LAYERS.flat()
  .map((folder) => ({
    target: `./${folder}`,
    from: LAYERS.flat()
      .filter((other) => !importable(folder).includes(other))
      .map((other) => `./${other}`),
    message: `${folder} stands no higher (scripts/house/layers.mjs).`,
  }))
  .filter(({ from }) => from.length > 0);

const handedIn = 'A pure folder takes the page, the clock, chance and storage as arguments.';

/** Where a script gives the browser an address, which must then be one under the base. */
const addressSinks = [
  // What is a browser's own has its base: `link.href`, `location.href`; so has `shelf.urlOf()`, from the
  // scope of the service worker; and a fragment needs none.
  String.raw`AssignmentExpression[left.property.name=/^(href|src|action)$/]:not([right.callee.name='inBook']):not([right.callee.property.name='urlOf']):not([right.property.name='href']):not([right.type='TemplateLiteral'][right.quasis.0.value.raw=/^#/])`,
  String.raw`CallExpression[callee.name='fetch']:not([arguments.0.callee.name='inBook']):not([arguments.0.callee.property.name='urlOf']):not([arguments.0.name='request'])`,
  String.raw`NewExpression[callee.name='URL'][arguments.1.object.name='location']:not([arguments.0.callee.name='inBook'])`,
  String.raw`CallExpression[callee.property.name=/^(register|assign|replace|open)$/] > :matches(Literal[value=/^\u002f/], TemplateLiteral[quasis.0.value.raw=/^\u002f/]):first-child`,
  String.raw`ImportExpression > :matches(Literal[value=/^\u002f/], TemplateLiteral[quasis.0.value.raw=/^\u002f/]).source`,
];

/** Links of Svelte components, which are drawn in the browser too. */
const LINK = String.raw`SvelteElement[name.name=/^(?:a|area|form|iframe|img)$/] > SvelteStartTag >`;
const svelteLinks = [
  String.raw`${LINK} SvelteAttribute[key.name=/^(?:href|src|action)$/] > SvelteLiteral[value=/^\u002f/]`,
  String.raw`${LINK} SvelteAttribute[key.name=/^(?:href|src|action)$/] > SvelteMustacheTag > .expression:not([callee.name=/^(?:inBook|makeAddress|hrefOf)$/])`,
  `${LINK} SvelteShorthandAttribute[key.name=/^(?:href|src|action)$/]`,
  `${LINK} SvelteSpreadAttribute`,
];
const sayInBook =
  'An address leaves a script by inBook() (src/lib/address/in-book.ts), or it misses the base of the book.';
/**
 * @param {readonly string[]} selectors
 * @returns {['error', ...{ selector: string, message: string }[]]}
 */
const restricted = (selectors) => [
  'error',
  ...selectors.map((selector) => ({ selector, message: sayInBook })),
];

export default defineConfig(
  globalIgnores([
    ...[
      'dist/',
      '.astro/',
      '.cache/',
      'sources/',
      'public/',
      'test-results/',
      'playwright-report/',
    ],
    // The types of React are not installed here.
    'packages/hand/react.d.ts',
  ]),

  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  astro.configs.recommended,

  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // noUncheckedIndexedAccess doubts every index, also one just counted: `!` says so briefly.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // There are no enums here, and no class is confused with another of the same shape; the two rules
      // would ask for the type of every expression, a fifth of the whole time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // A number in a template has one obvious spelling.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An index signature is read with brackets, so that a declared property stands out.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: tseslint.parser },
    },
  },
  {
    // For each Svelte file TypeScript would go through the project anew, a third of the whole time;
    // `npm run check` knows its types.
    files: ['**/*.svelte'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
  {
    // TypeScript itself knows every name in these files; in Svelte it also knows the runes.
    files: ['**/*.ts', '**/*.mjs', '**/*.js', '**/*.svelte'],
    rules: { 'no-undef': 'off' },
  },
  {
    // The linter does not see the JSDoc casts by which a script says what JSON.parse has read; the
    // type check does.
    files: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // The linter cannot type an .astro file; `npm run check` does.
    files: ['**/*.astro', '**/*.astro/*.{js,ts}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
    rules: { 'no-undef': 'off' },
  },

  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.mjs', '.js', '.svelte', '.astro'] }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
    },
  },
  {
    files: WORDS_APART.map((place) =>
      place.includes('.') ? place : `${place}/**/*.{ts,svelte,astro}`,
    ),
    ignores: ['**/*.{en,de}.ts', ...FOR_AUTHORS],
    plugins: { house: { rules: { 'words-apart': wordsApart } } },
    rules: { 'house/words-apart': 'error' },
  },
  {
    files: ['src/**/*.{ts,svelte,astro}', 'components/**/*.{ts,svelte,astro}', '**/*.astro/*.ts'],
    rules: { 'no-restricted-syntax': restricted(addressSinks) },
  },
  {
    files: ['components/**/*.svelte'],
    // Its page is not the book's, and its links are whole.
    ignores: ['components/figure/embed/**'],
    rules: { 'no-restricted-syntax': restricted([...addressSinks, ...svelteLinks]) },
  },
  {
    files: PURE.map((folder) => `${folder}/**/*.ts`),
    ignores: NOT_PURE,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              // Seeded chance and the model of forgetting are pure as well, and better bought
              // than made.
              regex: '^(?!pure-rand/|ts-fsrs$|#edition/|#content/)[^.]',
              message: 'Pure code stands alone: it imports no package.',
            },
            { regex: String.raw`^\..*(?<!\.(ts|json))$`, message: 'Name the file, with its .ts.' },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        ...[
          'window',
          'document',
          'globalThis',
          'navigator',
          'location',
          'history',
          'localStorage',
          'sessionStorage',
          'indexedDB',
          'Date',
          'performance',
          'crypto',
          'fetch',
          'setTimeout',
          'setInterval',
          'requestAnimationFrame',
          'console',
          'process',
        ].map((name) => ({ name, message: handedIn })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: handedIn },
      ],
    },
  },
);
