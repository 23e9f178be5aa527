/** `npm run size`: weighs the built site as a browser loads it; fails when a budget is exceeded. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { WHOLE_BOOK } from '../src/site/offline/whole-book.ts';
import type { WholeBook } from '../src/site/offline/whole-book.ts';
import { findBrowser } from '../tests/browser/support/find-browser.ts';
import { runCommand } from './command-line.mjs';
import { serveCompressed } from './serve/compressing.ts';
import {
  EDITIONS,
  OFFLINE_BYTES,
  STYLE_BYTES,
  WALK,
  WALK_BYTES,
  firstPages,
  longer,
} from './size/budgets.ts';
import { measureFirst, measureWalk } from './size/measure.ts';

const DIST = join(import.meta.dirname, '..', 'dist');

interface Row {
  readonly what: string;
  readonly is: number;
  readonly allowed: number;
  readonly unit: 'bytes' | 'requests';
}

await runCommand({
  name: 'npm run size --',
  help: `npm run size

Weighs the built site: what a browser loads of one page of each kind when it has nothing of the book yet,
what a walk through twelve pages comes to, all style sheets, and the whole book for reading offline. Ends
with 1 when a budget of scripts/size/budgets.ts is exceeded.

  -h, --help   print this`,
  run: async () => {
    if (!existsSync(join(DIST, 'index.html'))) {
      throw new Error('There is no built site in dist/: run “npm run build” first.');
    }
    const rows: Row[] = [];
    for (const edition of EDITIONS.filter((one) => existsSync(join(DIST, one, 'index.html')))) {
      rows.push(...(await weighPages(edition)), ...(await weighDisk(edition)));
    }
    for (const row of rows) console.log(lineOf(row));
    const over = rows.filter(({ allowed, is }) => is > allowed);
    if (over.length > 0) {
      throw new Error(
        `Over budget: ${over.map(({ what, unit }) => `${what} (${unit})`).join(', ')}`,
      );
    }
  },
});

/** @param edition the folder of the edition in the site, with a slash behind it; empty for the first one. */
async function weighPages(edition: string): Promise<Row[]> {
  // Only now: help and a mistyped option should not wait for it.
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch(await findBrowser());
  // As good hosts send it; the walk is counted in gzip, which every host has.
  const site = await serveCompressed(DIST);
  const plainSite = await serveCompressed(DIST, ['gzip']);
  try {
    const rows: Row[] = [];
    for (const { bytes, name, path, requests } of firstPages(edition)) {
      const first = await measureFirst(browser, site.url + edition + path);
      const what = `${name}, /${edition}${path}`;
      rows.push(
        { what, is: first.bytes, allowed: bytes, unit: 'bytes' },
        { what, is: first.requests, allowed: requests, unit: 'requests' },
      );
    }
    const walk = await measureWalk(
      browser,
      WALK.map((path) => plainSite.url + edition + path),
    );
    const what = `walk through ${WALK.length} pages of /${edition}: HTML, styles, scripts, gzip`;
    return [...rows, { what, is: walk.bytes, allowed: longer(edition, WALK_BYTES), unit: 'bytes' }];
  } finally {
    await browser.close();
    site.close();
    plainSite.close();
  }
}

async function weighDisk(edition: string): Promise<Row[]> {
  const folder = join(DIST, edition);
  const sheets = (await Array.fromAsync(glob('**/*.css', { cwd: folder }))).filter(
    (sheet) => !EDITIONS.some((other) => other !== '' && sheet.startsWith(other)),
  );
  const styles = sheets.reduce((sum, sheet) => sum + statSync(join(folder, sheet)).size, 0);
  const { transfer } = JSON.parse(readFileSync(join(folder, WHOLE_BOOK), 'utf8')) as WholeBook;
  return [
    {
      what: `${sheets.length} style sheets of /${edition} on disk`,
      is: styles,
      allowed: STYLE_BYTES,
      unit: 'bytes',
    },
    {
      what: `whole book of /${edition} offline`,
      is: transfer,
      allowed: longer(edition, OFFLINE_BYTES),
      unit: 'bytes',
    },
  ];
}

function lineOf({ allowed, is, unit, what }: Row): string {
  const shown = (number: number): string =>
    unit === 'bytes' ? `${(number / 1000).toFixed(1)} kB` : String(number);
  const amount = unit === 'bytes' ? shown(is) : `${is} requests`;
  return `${is > allowed ? 'OVER' : 'ok  '}  ${amount.padStart(12)} of ${shown(allowed)}  ${what}`;
}
