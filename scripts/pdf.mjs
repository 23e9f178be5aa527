/**
 * `npm run pdf`: the whole book as dist/vorhand.pdf, printed by the tests' browser from /print/ of the
 * built site. It is printed twice: the first time to learn on which page each line of the contents
 * begins, since Chromium cannot say that by itself, and then with these numbers.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { UsageError, runCommand } from './command-line.mjs';
import { npmRun } from './run.mjs';

const FILE = 'dist/vorhand.pdf';

await runCommand({
  name: 'npm run pdf --',
  help: `npm run pdf [-- --format A5]

Prints the whole book of the built site as ${FILE}, with bookmarks and page numbers; builds the site
first if it is not built.

      --format SIZE   A4 (the default) or A5
  -h, --help          print this`,
  options: { format: { type: 'string', default: 'A4' } },
  run: async ({ values: { format } }) => {
    if (format !== 'A4' && format !== 'A5') throw new UsageError('--format is A4 or A5.');
    if (!existsSync('dist/print/index.html') && (await npmRun('build')) !== 0) {
      throw new Error('The site could not be built (see above).');
    }
    const { serve } = await import('./serve.mjs');
    const { chromium } = await import('@playwright/test');
    const { findBrowser } = await import('../tests/browser/support/find-browser.ts');
    const { close, url } = await serve({ port: 4399 });
    const browser = await chromium.launch(await findBrowser());
    try {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      const base = (process.env['BASE'] ?? '').replace(/^\/|\/$/g, '');
      await page.goto(new URL(base === '' ? 'print/' : `${base}/print/`, url).href);
      // A font that loads late in the first run is cached for the second.
      await page.evaluate(() => document.fonts.ready);
      await page.reload();
      const settings = /** @type {const} */ ({
        format,
        outline: true,
        tagged: true,
        printBackground: true,
        preferCSSPageSize: true,
        timeout: 300_000,
      });
      const numbers = await findPages(await page.pdf(settings));
      const pageNumbers = await page.evaluate((pages) => {
        const spans = [...document.querySelectorAll('[data-target]')];
        for (const span of spans) {
          span.textContent = String(pages[span.getAttribute('data-target') ?? ''] ?? '');
        }
        return spans.filter(({ textContent }) => textContent !== '').length;
      }, numbers);
      if (pageNumbers === 0) throw new Error('The PDF does not say on which page anything is.');
      const pdf = await page.pdf(settings);
      await writeFile(FILE, pdf);
      const count = Math.max(...Object.values(numbers));
      console.log(
        `${FILE}: ${String(Math.round(pdf.length / 1024))} kB, ${String(count)} pages and more`,
      );
    } finally {
      await browser.close();
      close();
    }
  },
});

/**
 * On which page each target of a link is.
 * @param {Uint8Array} pdf
 * @returns {Promise<Record<string, number>>}
 */
async function findPages(pdf) {
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const targets = await document.getDestinations();
  /** @type {Record<string, number>} */
  const pages = {};
  for (const [name, target] of Object.entries(targets)) {
    const [sheet] = /** @type {Parameters<typeof document.getPageIndex>} */ (target);
    pages[decodeURIComponent(name)] = (await document.getPageIndex(sheet)) + 1;
  }
  return pages;
}
