/**
 * `npm run lighthouse`: measures pages of the built book beside two of others, turn about, so that
 * whatever else the machine does hits all of them alike, and prints medians.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { findBrowser } from '../tests/browser/support/find-browser.ts';
import { UsageError, runCommand } from './command-line.mjs';
import { makeAnchors } from './lighthouse/anchors.ts';
import type { Anchor } from './lighthouse/anchors.ts';
import { medians } from './lighthouse/medians.ts';
import { OURS, PAGE_NAMES } from './lighthouse/pages.ts';
import type { MeasuredPage } from './lighthouse/pages.ts';
import { scorePage } from './lighthouse/scores.ts';
import type { Scores } from './lighthouse/scores.ts';
import { serveCompressed } from './lighthouse/server.ts';
import type { Served } from './lighthouse/server.ts';
import { timeSteps } from './lighthouse/steps.ts';
import type { StepTimes } from './lighthouse/steps.ts';
import { scoreTable, stepTable, taskTable } from './lighthouse/tables.ts';
import { timeTasks } from './lighthouse/tasks.ts';
import type { TaskTimes } from './lighthouse/tasks.ts';
import { stepVerdicts, taskVerdict, verdicts } from './lighthouse/verdicts.ts';

const DIST = join(import.meta.dirname, '..', 'dist');
const PORT = 9300 + (process.pid % 500);

/** A page with the address it is served at, and what has been measured of it. */
interface Measured extends MeasuredPage {
  readonly url: string;
  readonly isOurs: boolean;
  readonly scores: Scores[];
  readonly stepTimes: StepTimes[];
  readonly taskTimes: TaskTimes[];
}

/** What is measured, in this order. */
const MEASURES = ['scores', 'steps', 'tasks'];

await runCommand({
  name: 'npm run lighthouse --',
  help: `npm run lighthouse [-- OPTION…]

Measures pages of the built book with Lighthouse, as a phone sees them, beside a page with lichess’
chess viewer and one of Starlight, which are fetched from the npm registry into a temporary folder;
without network the book’s pages alone. All are served alike and measured in turn. Then, where a key
makes a step: how soon after the beginning of loading it is answered (1.6 Mbit/s, 150 ms, a processor
four times slower), and how soon after the key the answer is painted. Last, the longest task of each
page while it loads, over a quick line, on that processor. Medians are printed.

  --runs NUMBER   how often each page is measured (5)
  --pages LIST    ${PAGE_NAMES.join(', ')}; parted by commas (all)
  --only WHICH    ${MEASURES.join(', ')}
  --alone         without the two others
  --out FILE      writes what was measured in each run as JSON
  -h, --help      print this`,
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    only: { type: 'string' },
    alone: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
  run: async ({ values: { alone, only, out, pages, runs } }) => {
    if (!/^[1-9]\d?$/.test(runs)) {
      throw new UsageError(`--runs is a number from 1 to 99, not “${runs}”.`);
    }
    if (only !== undefined && !MEASURES.includes(only)) {
      throw new UsageError(`--only is one of: ${MEASURES.join(', ')}. “${only}” is none of them.`);
    }
    const isWanted = (measure: string): boolean => only === undefined || only === measure;
    const ours = chosen(pages);
    if (!existsSync(join(DIST, 'index.html'))) {
      throw new Error('There is no built site in dist/: run “npm run build” first.');
    }
    const anchors = alone ? [] : await anchorsOrNone();
    const served: Served[] = [];
    const serve = async (folder: string): Promise<string> => {
      const site = await serveCompressed(folder);
      served.push(site);
      return site.url;
    };
    const options = await findBrowser();
    const args = [...(options.args ?? []), `--remote-debugging-port=${PORT}`];
    const browser = await chromium.launch({ ...options, args });
    try {
      const book = await serve(DIST);
      const all = ours.map((page) => measured(page, book, true));
      for (const anchor of anchors) all.push(measured(anchor, await serve(anchor.folder), false));
      await warm(all, browser);
      if (isWanted('scores')) await takeScores(all, Number(runs));
      if (isWanted('steps')) await takeSteps(all, Number(runs), browser);
      if (isWanted('tasks')) await takeTasks(all, Number(runs), browser);
      if (out !== undefined) writeFileSync(out, `${JSON.stringify(all, null, 2)}\n`);
    } finally {
      await browser.close();
      for (const site of served) site.close();
    }
  },
});

function chosen(list: string | undefined): readonly MeasuredPage[] {
  if (list === undefined) return OURS;
  return list.split(',').map((text) => {
    const found = OURS.find(({ name }) => name === text);
    if (found !== undefined) return found;
    throw new UsageError(
      `--pages is a list of: ${PAGE_NAMES.join(', ')}. “${text}” is none of them.`,
    );
  });
}

function measured(page: MeasuredPage, site: string, isOurs: boolean): Measured {
  return { ...page, url: site + page.path, isOurs, scores: [], stepTimes: [], taskTimes: [] };
}

async function anchorsOrNone(): Promise<readonly Anchor[]> {
  process.stderr.write('Making the two other pages ready …\n');
  try {
    return await makeAnchors(DIST);
  } catch (error) {
    // The first line says only which command has failed.
    const lines = (error instanceof Error ? error.message : String(error)).split('\n');
    const why = lines[1] ?? lines[0] ?? '';
    console.error(
      `The pages to compare with could not be made (is the npm registry reachable?), so the book’s own pages are measured alone.\n  ${why}`,
    );
    return [];
  }
}

/** Opens each page once, so that the server has compressed all that is asked for. */
async function warm(all: readonly Measured[], browser: Browser): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  for (const { url } of all) await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  await context.close();
}

async function takeScores(all: readonly Measured[], runs: number): Promise<void> {
  await inTurn(all, runs, async (page) => {
    page.scores.push(await scorePage(page.url, PORT));
  });
  const rows = all.map(({ isOurs, kind, name, scores }) => ({
    isOurs,
    kind,
    name,
    ...medians(scores),
  }));
  console.log(scoreTable(rows));
  tell(
    verdicts(
      rows.filter(({ isOurs }) => isOurs),
      rows.filter(({ isOurs }) => !isOurs),
    ),
  );
}

async function takeSteps(all: readonly Measured[], runs: number, browser: Browser): Promise<void> {
  const stepped = all.filter(({ steps }) => steps !== null);
  await inTurn(stepped, runs, async (page) => {
    if (page.steps !== null) page.stepTimes.push(await timeSteps(browser, page.url, page.steps));
  });
  const rows = stepped.map(({ isOurs, name, stepTimes }) => ({
    isOurs,
    name,
    ...medians(stepTimes),
  }));
  console.log(`\n${stepTable(rows)}`);
  tell(
    stepVerdicts(
      rows.filter(({ isOurs }) => isOurs),
      rows.filter(({ isOurs }) => !isOurs),
    ),
  );
}

async function takeTasks(all: readonly Measured[], runs: number, browser: Browser): Promise<void> {
  await inTurn(all, runs, async (page) => {
    page.taskTimes.push(await timeTasks(browser, page.url));
  });
  const rows = all.map(({ isOurs, name, taskTimes }) => ({
    isOurs,
    name,
    ...medians(taskTimes),
  }));
  console.log(`\n${taskTable(rows)}`);
  tell([taskVerdict(rows.filter(({ isOurs }) => isOurs))]);
}

function tell(sentences: readonly string[]): void {
  if (sentences.length > 0) console.log(`\n${sentences.join('\n')}`);
}

/** Takes each page once, and then each again: no page has the quiet minutes for itself. */
async function inTurn(
  pages: readonly Measured[],
  runs: number,
  take: (page: Measured) => Promise<void>,
): Promise<void> {
  for (let run = 1; run <= runs; run += 1) {
    for (const page of pages) {
      process.stderr.write(`Run ${run} of ${runs}: ${page.name}\n`);
      await take(page);
    }
  }
}
