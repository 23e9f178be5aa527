import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * All script of a page with a figure, in bytes after gzip: the framework, the figure and what they import,
 * in a chapter what docks it beside the text as well. The analysis room opens with as much.
 */
export const WITH_FIGURE = 52_100;

/**
 * The same for pages with more than a figure, or with other things that come to life, by where they stand.
 *
 * @type {readonly { path: RegExp, script: number, why: string }[]}
 */
export const WITH_MORE = [
  { path: /^practice\//, script: 60_700, why: 'the framework and a drill' },
  {
    path: /^learn\//,
    script: 47_000,
    why: 'the framework, the steps of the lesson and the players of its hand',
  },
  {
    path: /^score\//,
    script: 58_200,
    why: 'the framework, the rules and the sheets of the score pad or of the desk',
  },
  {
    path: /^play\//,
    script: 97_600,
    why: 'the framework, the figure as the room makes it from a deal, the rules of play and of the score; the other players are in their worker',
  },
];

/** All script of a page without a figure: the site’s own few lines, and no framework at all. */
export const WITHOUT_ISLAND = 10_000;

/** Pages where one reads and plays hands through. */
export const READ_WITH_FIGURES = /^(?:hands|manual)\//;

/**
 * What a page of a hand or a chapter may ask for before its reader can do anything, and what any page
 * may have of fonts.
 */
export const AT_FIRST = { requests: 15, bytes: 150_000, fonts: 55_000 };

/** A hand of another game has its game’s own script, and the cards that Skat has not, beside those. */
export const OF_OTHER_GAMES = {
  hands: globSync('content/hands/*/*.hand', {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  }).map((file) => basename(file, '.hand')),
  requests: 19,
};

/**
 * How much a chapter or a hand may be for a browser to read and to build. The longest chapters have
 * three hands with all their variations, for paper and for readers without scripts.
 */
export const WHOLE_PAGE = { html: 244_200, elements: 3_750 };

/**
 * A drill is loaded by its own page. What this script imports for that is that page’s weight, by the
 * heaviest: no page loads more than one.
 */
export const LOADS_DRILLS = /^_astro\/registry\.[^/]+\.js$/;
