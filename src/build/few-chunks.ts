/**
 * A plug-in that joins what the pages' scripts share into few files. Left alone, the bundler makes a
 * file of each set of modules that the same entries need: some thirty a page, many of a few hundred
 * bytes, each with its request, and none with anything before it that it could be compressed by.
 */
import type { Plugin } from 'vite';

/** They have no effect by being loaded, which the bundler cannot tell, and would load them everywhere. */
const FIELDS = /\/svelte\/src\/internal\/client\/dom\/elements\/bindings\/(?:input|select)\.js$/;
const AWAITS = /\/svelte\/src\/internal\/client\/dom\/blocks\/await\.js$/;

/** Matches a module whose path matches any of these. */
const anyOf =
  (...paths: readonly RegExp[]) =>
  (id: string): boolean =>
    paths.some((path) => path.test(id));

/**
 * Which modules share a file. A group is loaded whole, so it names only what its pages need in any
 * case; `npm run size` tells.
 */
const GROUPS = [
  // What Svelte needs for fields alone, which are in parts of a figure that are loaded when they are
  // opened, and in the drills.
  {
    name: 'fields',
    test: FIELDS,
  },
  // What the analysis room alone waits with.
  {
    name: 'awaits',
    test: AWAITS,
  },
  // What brings any component to life.
  {
    name: 'svelte',
    test: /\/node_modules\/(?:svelte|clsx)\/|\/src\/build\/wake-island\.ts$/,
  },
  // The living figure, with what the parts that are loaded for it later take from it: the hand to step
  // through, the links from the text to it and back, and keeping the place in it.
  {
    name: 'figure',
    test: anyOf(
      /\/components\/figure\/(?:(?!Inline\.|Choices|beside-button|KeyList|key-list|TrickList|row-in-sight|CopyPlace|PutOnPage|EmbedLines|OrderOfCards|RankStrip|Facts|scrolled|hold|swipe|touch|engine|start-worker|focused-from|table-words|while-wanted|note-place)[^/.]+(?:\.svelte)?|think\/(?:asks-of|tie-asks\.svelte)|dock\/(?:blocks|sentence-link|with-told))\.(?:svelte|ts)$/,
      /\/src\/game\/(?:words\/marks|replay\/(?:announce|scale|counts|draft|errata|lay-out|milestones|packed-hand|playable|replay|skat|step)|skat\/targets)\.ts$/,
      /\/src\/book\/hand-beside\.ts$|\/svelte\/src\/events\/index\.js$/,
    ),
  },
  // The game and its terms: what figures, the analysis room and drills share.
  {
    name: 'game',
    test: /\/src\/(?:lib\/checked|game\/(?:cards\/(?:cards|play)|skat\/(?:cards|contract|deal|order|play|played-hands|seats)|words\/(?:cards|game-name|games|language|lists|nouns|number-words|seats|text)|replay\/(?:address|arrange|comment|place)|notation\/check\/setting))\.ts$/,
    minShareCount: 2,
  },
  // Cards, on the table and in the text, and what the reader calls them.
  {
    name: 'cards',
    test: /\/components\/(?:parts\/(?:cards\/(?:Card\.svelte|InlineCard\.svelte|deck\/(?:low-)?cards\.svg(?:\?url)?)|card-words\.svelte\.ts)|figure\/Inline\.svelte)$/,
    minShareCount: 2,
  },
  // The rule books: the analysis room and the drills on bids and values.
  {
    name: 'laws',
    test: /\/src\/(?:game\/(?:skat\/(?:laws|laws\/[^/]+)|words\/laws)|practice\/rule-books)\.ts$/,
    minShareCount: 2,
  },
  // How a hand came out, and what it was worth.
  {
    name: 'value',
    test: /\/src\/game\/(?:skat\/(?:matadors|result|value)|words\/value)\.ts$/,
    minShareCount: 2,
  },
  // What is kept in the browser, and where.
  {
    name: 'kept',
    test: /\/src\/lib\/(?:storage\/(?:kept|browser)|json\/json)\.ts$/,
    minShareCount: 2,
  },
  // The players of the drills, whose way of seeing a table the hints at the table share.
  {
    name: 'play-out',
    test: /\/src\/strategy\/simple-players\/(?:choose|declarer|defender|play-out|view)\.ts$/,
    minShareCount: 2,
  },
  // Copying a link, wherever it is offered; the buttons of pages of hands do nothing on others.
  {
    name: 'copy',
    test: /\/components\/parts\/copy\/(?:copy-text|say-copied|copy-button)\.ts$/,
    minShareCount: 2,
  },
  // The search, on its page and in the dialog.
  {
    name: 'search',
    test: /\/(?:src|components)\/site\/search\/(?!open|dialog|search-page)[^?]+\.ts$/,
    minShareCount: 2,
  },
  // What was missed and when it comes back, which is loaded for who has missed something.
  { name: 'memory', test: /\/node_modules\/ts-fsrs\/|\/src\/practice\/memory\/[^/]+\.ts$/ },
  // The hands of the drills on judgement with what chance said of them: data, and a file each.
  {
    name: 'measured-bids',
    test: /\/content\/practice\/bidding\.json$/,
  },
  {
    name: 'measured-layouts',
    test: /\/content\/practice\/layout\.json$/,
  },
  {
    name: 'measured-cards',
    test: /\/content\/practice\/cards\.json$/,
  },
  // What every drill runs on, and what a sheet needs too; and the Eight Rule and
  // the count of a Grand, to which a reader’s own hand is put.
  {
    name: 'practice',
    test: /\/node_modules\/pure-rand\/|\/src\/(?:lib\/random|practice\/(?!rule-books|days|statistics|placement|read-permalink|resume|summary)[^/]+|strategy\/bidding\/(?:eight-rule|grand|piles))\.ts$|\/components\/(?:practice\/(?:Said\.svelte|practice-words\.ts)|parts\/device\.ts)$/,
    minShareCount: 2,
  },
];

/** What of Svelte only parts need that are loaded when they are opened. */
export const SELDOM = [FIELDS, AWAITS];

/** Tells the bundler that they have no effect by being loaded. */
export const NO_EFFECTS = {
  filter: { id: SELDOM },
  handler: () => ({ moduleSideEffects: false }),
} as const;

/** The plug-in; it concerns what browsers load and nothing else. */
export function fewChunks(): Plugin {
  return {
    name: 'vorhand-few-chunks',
    transform: NO_EFFECTS,
    configEnvironment(name) {
      if (name !== 'client') return null;
      return {
        build: {
          rolldownOptions: {
            preserveEntrySignatures: 'allow-extension',
            output: { codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false } },
          },
          // A part that is loaded when it is wanted finds its few files by itself: a list of them
          // all, on every page that could want it, costs more than it saves then.
          modulePreload: { resolveDependencies: () => [] },
        },
      };
    },
  };
}
