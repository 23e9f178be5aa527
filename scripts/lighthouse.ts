/**
 * `npm run lighthouse`: measures pages of the built book on a slow phone, turn about, so that whatever
 * else the machine does hits all of them alike, prints medians, and says which limits are exceeded.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../tests/browser/support/find-browser.ts';
import { UsageError, runCommand } from './command-line.mjs';
import { faultsOf } from './lighthouse/limits.ts';
import { medians } from './lighthouse/medians.ts';
import { PAGES, PAGE_NAMES } from './lighthouse/pages.ts';
import type { MeasuredPage } from './lighthouse/pages.ts';
import { scorePage } from './lighthouse/scores.ts';
import type { Scores } from './lighthouse/scores.ts';
import { timePage } from './lighthouse/steps.ts';
import type { PageTimes } from './lighthouse/steps.ts';
import { scoreTable, timeTable } from './lighthouse/tables.ts';
import { measureFirst } from './size/measure.ts';
import { serveCompressed } from './serve/compressing.ts';

const DIST = join(import.meta.dirname, '..', 'dist');
const PORT = 9300 + (process.pid % 500);

interface Measured extends MeasuredPage {
  readonly url: string;
  readonly scores: Scores[];
  readonly times: PageTimes[];
}

await runCommand({
  name: 'npm run lighthouse --',
  help: `npm run lighthouse [-- OPTION…]

Measures pages of the built book, one of each kind, as a slow phone sees them (1.6 Mbit/s, 150 ms, a
processor four times slower): with Lighthouse; the first paint; and where there is a figure, how soon a
key is answered that was pressed at the first paint, and how soon after a key its answer is painted.
Prints medians, and ends with 1 when a limit of scripts/lighthouse/limits.ts is exceeded.

  --runs NUMBER   how often each page is measured (5)
  --pages LIST    ${PAGE_NAMES.join(', ')}; parted by commas (all)
  --out FILE      writes what was measured in each run as JSON
  -h, --help      print this`,
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    out: { type: 'string' },
  },
  run: async ({ values: { out, pages, runs } }) => {
    if (!/^[1-9]\d?$/.test(runs)) {
      throw new UsageError(`--runs is a number from 1 to 99, not “${runs}”.`);
    }
    const chosen = choosePages(pages);
    if (!existsSync(join(DIST, 'index.html'))) {
      throw new Error('There is no built site in dist/: run “npm run build” first.');
    }
    const all = await measure(chosen, Number(runs));
    if (out !== undefined) writeFileSync(out, `${JSON.stringify(all, null, 2)}\n`);
    report(all);
  },
});

function choosePages(list: string | undefined): readonly MeasuredPage[] {
  if (list === undefined) return PAGES;
  return list.split(',').map((text) => {
    const found = PAGES.find(({ name }) => name === text);
    if (found !== undefined) return found;
    throw new UsageError(
      `--pages is a list of: ${PAGE_NAMES.join(', ')}. “${text}” is none of them.`,
    );
  });
}

/** Takes each page once, and then each again: no page has the quiet minutes for itself. */
async function measure(pages: readonly MeasuredPage[], runs: number): Promise<readonly Measured[]> {
  const options = await findBrowser();
  const args = [...(options.args ?? []), `--remote-debugging-port=${PORT}`];
  // Only now: help and a mistyped option should not wait for it.
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ ...options, args });
  const site = await serveCompressed(DIST);
  const all = pages.map((page): Measured => {
    return { ...page, url: site.url + page.path, scores: [], times: [] };
  });
  try {
    // Once, so that the server has compressed all that is asked for.
    for (const { url } of all) await measureFirst(browser, url);
    for (let run = 1; run <= runs; run += 1) {
      for (const page of all) {
        process.stderr.write(`Run ${run} of ${runs}: ${page.name}\n`);
        page.scores.push(await scorePage(page.url, PORT));
        page.times.push(await timePage(browser, page.url, page.key));
      }
    }
  } finally {
    await browser.close();
    site.close();
  }
  return all;
}

function report(all: readonly Measured[]): void {
  const rows = all.map(({ name, scores, times }) => ({
    name,
    ...medians(scores),
    ...medians(times),
  }));
  console.log(`${scoreTable(rows)}\n\n${timeTable(rows)}`);
  const faults = rows.flatMap((row) => faultsOf(row.name, row));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log('\nEvery page is within its limits.');
}
