/**
 * `npm run size`: weighs what each page of the built site can load, prints the heaviest page of
 * each kind, and fails when one is over the budget.
 */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './command-line.mjs';
import { weighScripts, weighSite } from './size/weigh.mjs';

/** What a page may load, in bytes after gzip. */
const budgets = {
  /**
   * All script of a page with a figure: the framework, the figure and what they import, in a chapter
   * what docks it beside the text as well. The analysis room opens with as much.
   */
  withFigure: 51_000,
  /** All script of the first lesson: the framework, its steps and the players of its hand. */
  withLesson: 47_000,
  /** All script of a page of the practice: the framework and a drill. */
  withDrill: 60_000,
  /** All script of the score pad: the framework, the rules and its sheets. */
  withScore: 58_000,
  /**
   * All script of the table to play at: the framework, the figure as the room makes it from a deal, the
   * rules of play and of the score. The other players are in their worker.
   */
  withTable: 97_000,
  /** All script of a page without: the site's own few lines, and no framework at all. */
  withoutIsland: 10_000,
};

/** Pages where one reads and plays hands through. */
const readWithFigures = /^(?:hands|manual)\//;

/**
 * What a page of a hand or a chapter may ask for before its reader can do anything, and what any page
 * may have of fonts.
 */
const first = { requests: 16, bytes: 166_500, fonts: 55_000 };

/** A hand of another game has its game’s own script, and the cards that Skat has not, beside those. */
const ofOtherGames = {
  hands: globSync('content/hands/*/*.hand', {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
  }).map((file) => basename(file, '.hand')),
  requests: 20,
};

/**
 * How much a chapter or a hand may be for a browser to read and to build. The longest chapters have
 * three hands with all their variations, for paper and for readers without scripts.
 */
const page = { html: 244_500, elements: 3_850 };

/**
 * Scripts that no page loads by itself, and why they are outside the pages' budget. With a budget
 * of their own it is for all files of the path together.
 */
const onDemand = [
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
    path: /^_astro\/players-worker-.*\.js$/,
    why: 'the other players in their worker, begun with the first deal of the table',
    budget: 46_000,
  },
  {
    path: /^_astro\/mate-worker-.*\.js$/,
    why: 'the solver of Mate in its worker, begun with the first game against it',
    budget: 4_000,
  },
  {
    path: /^_astro\/tell-worker\..*\.js$/,
    why: 'word to the service worker of what is read, loaded when the browser has nothing else to do',
    budget: 1_000,
  },
  {
    path: /^_astro\/told\..*\.js$/,
    why: 'the mark on the sentence that tells of the place, loaded when a table comes to such a place',
    budget: 1_000,
  },
  {
    path: /^_astro\/follow-text\..*\.js$/,
    why: 'the table that follows the text, loaded for who has chosen it',
    budget: 1_000,
  },
  {
    path: /^_astro\/running-title\..*\.js$/,
    why: 'the section’s name in the head of a chapter, loaded once the page is there',
    budget: 1_000,
  },
  {
    path: /^_astro\/table-parts\..*\.js$/,
    why: 'the sheet of the table and what is seldom shown there, loaded with the first of it',
    budget: 6_000,
  },
  {
    path: /^_astro\/asked-game\..*\.js$/,
    why: 'a hand to be played at its own game, read from the address that names it',
    budget: 6_000,
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
    path: /^_astro\/settings-form\..*\.js$/,
    why: 'the settings, loaded when the reader opens them',
    budget: 3_000,
  },
  {
    path: /^_astro\/follow-names\..*\.js$/,
    why: 'other names for cards in the text, loaded when the reader has chosen them',
    budget: 4_000,
  },
  {
    path: /^_astro\/begin-drill\..*\.js$/,
    why: 'a drill in a chapter, loaded when the reader begins it',
  },
  {
    path: /^_astro\/term-popover\..*\.js$/,
    why: 'what a word means beside it, loaded when the word is pressed',
    budget: 1_500,
  },
  {
    path: /^_astro\/chapter\..*\.js$/,
    why: 'place, bookmarks and notes in a chapter, loaded when the chapter is there',
    budget: 9_000,
  },
  {
    path: /^_astro\/(?:note-place|show-reading|keep-place)\..*\.js$/,
    why: 'where the reader stopped, loaded when he has moved a figure or comes back',
    budget: 6_000,
  },
  {
    path: /^_astro\/answers\..*\.js$/,
    why: 'what the reader has answered, loaded with the first answer or where there is one',
    budget: 3_000,
  },
  {
    path: /^_astro\/whole-file\..*\.js$/,
    why: 'the file of all that is kept, loaded when it is saved or brought back',
    budget: 12_000,
  },
  {
    path: /^_astro\/(?:Results|KeptTrouble|Calendar|DayList)\..*\.js$/,
    why: 'the look back on a session, the calendar of days, and trouble with keeping progress, each loaded when it comes to that',
    budget: 6_000,
  },
  {
    path: /^_astro\/(?:read-permalink|read-address|resume|placement)\..*\.js$/,
    why: 'a question or a day by its address, a session gone on with, a level found: loaded when a drill begins so',
    budget: 2_500,
  },
  {
    path: /^_astro\/(?:Tricks|Verdict)\..*\.js$/,
    why: 'what is said of an answer, and the tricks that were counted, as a table: loaded while the reader thinks',
    budget: 5_000,
  },
  {
    path: /^_astro\/WhistTricks\..*\.js$/,
    why: 'the tricks of whist that were counted, as a table: loaded while the reader thinks',
    budget: 3_000,
  },
  {
    path: /^_astro\/memory\..*\.js$/,
    why: 'what comes back and when, loaded for who has missed something in the practice',
    budget: 6_000,
  },
  {
    path: /^_astro\/show-due\..*\.js$/,
    why: 'how much comes back today, looked up for who has practised',
    budget: 1_500,
  },
  {
    path: /^_astro\/own-hands\..*\.js$/,
    why: 'the hands of the analysis room that can be counted, looked up once their page is there',
    budget: 12_000,
  },
  {
    path: /^_astro\/table-words\..*\.js$/,
    why: 'the table in words, loaded when the reader asks to be told it',
    budget: 1_500,
  },
  {
    path: /^_astro\/headings\..*\.js$/,
    why: 'the links at the headings, loaded once the reader does something',
    budget: 1_500,
  },
  {
    path: /^_astro\/(?:dialog|search)\..*\.js$/,
    why: 'the search, loaded when the reader opens it',
    budget: 12_000,
  },
  {
    path: /^_astro\/measured-(?:bids|layouts|cards)\..*\.js$/,
    why: 'the measured hands of the drills on judgement, data that grows with every measure, loaded with a drill, which is at once on its own page',
    budget: 20_000,
  },
  {
    path: /^embed\/(?:vorhand|parts\/figure\..*)\.js$/,
    why: 'the element for pages of others: script, styles and cards, all that shows a hand of the book',
    budget: 60_000,
  },
  {
    path: /^embed\/parts\/(?:own-hand|verdict)\..*\.js$/,
    why: 'what reads a hand of their own in it',
    budget: 28_000,
  },
  {
    path: /^embed\/parts\/(?!figure|own-hand|verdict).*\.js$/,
    why: 'what is loaded in it when it is opened: the same parts as in the book',
  },
  { path: /^pagefind\//, why: 'the index of the search and what reads it, loaded with it' },
  {
    path: /^_astro\/AnalysisPanel\..*\.js$/,
    why: 'the analysis, loaded when the reader opens it',
    budget: 12_000,
  },
  { path: /^sw\.js$/, why: 'the service worker, installed after the page is there' },
];

/**
 * A drill is loaded by its own page. What this script imports for that is that page's weight, by the
 * heaviest: no page loads more than one.
 */
const loadsDrills = /^_astro\/registry\.[^/]+\.js$/;

/** @type {import('./size/weigh.mjs').ImportsLater} */
function importsLater(script) {
  return loadsDrills.test(script) ? 'one' : 'all';
}

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const heading = [
  'kind',
  'pages',
  'JS gzip',
  'JS brotli',
  'CSS gzip',
  'fonts',
  'HTML',
  'elements',
  'requests',
  'at first',
  'heaviest page',
];

await runCommand({
  name: 'npm run size --',
  help: `npm run size

Weighs what each page of the built site can load, prints the heaviest page of each kind, and ends
with 1 when one is over the budget in scripts/size.mjs.

  -h, --help   print this`,
  run: weigh,
});

async function weigh() {
  const pages = await weighSite(
    dist,
    (path) => !onDemand.some((known) => known.path.test(path)),
    importsLater,
  );

  if (pages.length === 0) {
    throw new Error('There is no built site in dist/: run “npm run build” first.');
  }

  /** @type {Map<string, import('./size/weigh.mjs').PageWeight[]>} */
  const kinds = new Map();
  for (const page of pages) {
    const folder = page.path.includes('/') ? `${String(page.path.split('/')[0])}/` : 'top';
    const kind = `${folder} ${page.hasIsland ? 'with figure' : 'text only'}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }

  const rows = [...kinds].sort().map(([kind, members]) => {
    const worst = members.reduce((a, b) => (b.script.gzip > a.script.gzip ? b : a));
    const { script, style, fonts, path } = worst;
    const sizes = [script.gzip, script.brotli, style.gzip, fonts].map(kilobytes);
    // Of these the page that has most, which is seldom the same.
    const most = (/** @type {(page: import('./size/weigh.mjs').PageWeight) => number} */ of) =>
      Math.max(...members.map(of));
    const counts = [
      kilobytes(most(({ html }) => html)),
      String(most(({ elements }) => elements)),
      String(most(({ first: { requests } }) => requests)),
      kilobytes(most(({ first: { bytes } }) => bytes)),
    ];
    return [kind, String(members.length), ...sizes, ...counts, path];
  });
  printTable([heading, ...rows]);
  const later = onDemand.map((known) => ({ ...known, gzip: weighScripts(dist, known.path) }));
  console.log('\nLoaded only when asked for, not counted above:');
  for (const { budget, gzip, why } of later) {
    const limit = budget === undefined ? '' : `, allowed are ${kilobytes(budget)}`;
    console.log(`  ${gzip === 0 ? 'not built' : kilobytes(gzip)}${limit}: ${why}`);
  }

  const faults = [
    ...pages.flatMap(faultsOf),
    ...later.flatMap(faultsOnDemand),
    ...(weighScripts(dist, loadsDrills) === 0
      ? [`${loadsDrills.source}: no such script was built`]
      : []),
  ];
  if (faults.length > 0) throw new Error(`\n${faults.join('\n')}`);
}

/** @param {import('./size/weigh.mjs').PageWeight} weight */
function faultsOf(weight) {
  const { path, hasIsland, script, framework } = weight;
  const island = path.startsWith('practice/')
    ? budgets.withDrill
    : path.startsWith('learn/')
      ? budgets.withLesson
      : path.startsWith('score/')
        ? budgets.withScore
        : path.startsWith('play/')
          ? budgets.withTable
          : budgets.withFigure;
  const budget = hasIsland ? island : budgets.withoutIsland;
  const found = [];
  if (script.gzip > budget) {
    found.push(`${path}: ${kilobytes(script.gzip)} of script, allowed are ${kilobytes(budget)}`);
  }
  if (!hasIsland && framework.length > 0) {
    found.push(`${path}: has no figure, yet loads the framework (${framework.join(', ')})`);
  }
  if (hasIsland && readWithFigures.test(path)) {
    const { elements, first: loaded, fonts, html } = weight;
    found.push(
      ...over(
        path,
        'requests at first',
        loaded.requests,
        ofOtherGames.hands.some((id) => path.startsWith(`hands/${id}/`))
          ? ofOtherGames.requests
          : first.requests,
      ),
      ...over(path, 'bytes at first', loaded.bytes, first.bytes),
      ...over(path, 'bytes of fonts', fonts, first.fonts),
      ...over(path, 'bytes of HTML', html, page.html),
      ...over(path, 'elements', elements, page.elements),
    );
  }
  return found;
}

/**
 * @param {string} path
 * @param {string} what
 * @param {number} is
 * @param {number} allowed
 */
function over(path, what, is, allowed) {
  return is > allowed ? [`${path}: ${String(is)} ${what}, allowed are ${String(allowed)}`] : [];
}

/**
 * A script with a budget that is over it, or is not there: then its name has changed, and it would
 * no longer be weighed.
 * @param {{ path: RegExp, budget?: number, gzip: number }} known
 */
function faultsOnDemand({ path, budget, gzip }) {
  if (budget === undefined || (gzip > 0 && gzip <= budget)) return [];
  const found = gzip === 0 ? 'no such script was built' : `${kilobytes(gzip)} of script`;
  return [`${path.source}: ${found}, allowed are ${kilobytes(budget)}`];
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** @param {string[][]} table */
function printTable(table) {
  const widths = heading.map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  for (const row of table) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      const isNumber = column > 0 && column < heading.length - 1;
      return isNumber ? cell.padStart(width) : cell.padEnd(width);
    });
    console.log(cells.join('  ').trimEnd());
  }
}
