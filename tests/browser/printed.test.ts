import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { fetchHand } from './support/site.ts';
import type { HandData } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { SEAT_NAMES, spoken } from './support/words.ts';

/** Holds the printed table of a hand against its data, card by card and count by count. */
async function expectWholePlay(figure: Locator, hand: HandData): Promise<void> {
  const table = figure.getByRole('table', { name: 'The play, trick by trick' });
  await expect(table).toBeVisible();
  const sums: Record<string, number> = {};
  if (hand.declarer !== null) sums['declarer'] = hand.points['skat']!;
  for (const [index, trick] of hand.tricks.entries()) {
    const row = table.locator(`tr[id="${hand.id}/t${index + 1}"]`);
    const cells = await row.locator('td').allTextContents();
    for (const [at, seat] of (['V', 'M', 'H'] as const).entries()) {
      expect(cells[at]).toContain(spoken(trick[seat]));
      expect(cells[at]!.includes('takes the trick')).toBe(trick.winner === seat);
    }
    if (cells.length === 3) continue;
    expect(cells[3]).toBe(String(trick.points));
    const side =
      hand.declarer === null
        ? trick.winner
        : trick.winner === hand.declarer
          ? 'declarer'
          : 'defenders';
    sums[side] = (sums[side] ?? 0) + trick.points;
    const order = hand.declarer === null ? ['V', 'M', 'H'] : ['declarer', 'defenders'];
    expect(cells.slice(4)).toEqual(order.map((name) => String(sums[name] ?? 0)));
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const id of ['foster-05', 'foster-21', 'foster-23']) {
    test(`${id} is all there: deal, tricks, counts, notes, result${id === 'foster-21' ? ' @core' : ''}`, async ({
      page,
      request,
    }) => {
      const hand = await fetchHand(request, id);
      await page.goto(`/hands/${id}/`);
      const figure = page.locator(`figure#${id}`);
      const printed = figure.locator('.printed');
      await expect(figure.getByRole('button')).toHaveCount(0);
      for (const seat of ['V', 'M', 'H'] as const) {
        await expect(printed.getByText(SEAT_NAMES[seat]!).first()).toBeVisible();
        for (const card of hand.deal[seat]) {
          await expect(printed.getByText(spoken(card)).first()).toBeAttached();
        }
      }
      await expectWholePlay(figure, hand);

      // Every comment of the file stands on the page.
      const file = await (await request.get(`/hands/${id}.hand`)).text();
      const shown = (await printed.textContent())!.replace(/\s+/g, ' ');
      const comments = [...file.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]!);
      expect(comments.length).toBeGreaterThan(3);
      for (const comment of comments) {
        // Cards and links are set in their own way; the words between them must be there.
        const pieces = comment.split(/\b[CSHD](?:10|[JAKQ987])\b|\[|\]\([^)]*\)|\n\s*\n/);
        for (const piece of pieces) {
          const words = piece.replace(/\s+/g, ' ').trim();
          if (words.length > 12) expect(shown).toContain(words);
        }
      }
    });
  }
});

test('on paper a hand is its table, without anything to press @core', async ({ page, request }) => {
  const hand = await fetchHand(request, 'foster-12');
  await page.goto('/hands/foster-12/');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const figure = page.locator('figure#foster-12');
  await expectWholePlay(figure, hand);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe('rgb(0, 0, 0)');
});

test('on paper no answer of a drill stands before the last of its questions', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/manual/the-simple-game/');
  const few = page.locator('.drill-figure .few').first();
  const bottoms = await few
    .locator('fieldset')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  const tops = await few
    .locator('.solution')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(Math.max(...bottoms));
  await expect(page.locator('html')).toHaveAttribute('data-running', 'The Simple Game');
});

/** The text of each sheet as the page is printed, without its running head and number. */
async function printSheets(page: Page, title: string, format: string): Promise<string[]> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map((each) =>
    each
      .replace(title, '')
      .replace(/\d+\s*$/, '')
      .trim(),
  );
}

test('on paper no sheet is empty, whatever its size, and the questions are numbered', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/manual/solo-second-hand/', 'Second Hand'],
    ['/hands/foster-20/', 'No. 20: Gucki Grand, by Vorhand'],
    ['/practice/sprint/', 'Against the clock'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const format of ['A4', 'A5', 'Letter']) {
      const sheets = await printSheets(page, title, format);
      expect(
        sheets.filter((sheet) => sheet.length < 30),
        `${path} on ${format}`,
      ).toEqual([]);
    }
  }
  await page.goto('/manual/the-simple-game/', { waitUntil: 'networkidle' });
  const text = (await printSheets(page, 'The Simple Game', 'A4')).join('\n');
  const asked = text.matchAll(/^(\d)\. .*is the declarer/gm);
  expect([...asked].map(([, number]) => number).slice(0, 3)).toEqual(['1', '2', '3']);
  // What there is to count: the tricks of the example and of each question.
  const captions = text
    .replaceAll(/\s+/g, ' ')
    .matchAll(/is the declarer; the card that took the trick is underlined/g);
  expect([...captions]).toHaveLength(4);
});

test('on paper no line has more than 75 characters, on a large page or a small one', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  // What is left of A4, Letter and A5 between the margins, in pixels.
  for (const width of [673, 695, 355]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/manual/the-simple-game/', '/manual/the-laws/', '/hands/foster-20/']) {
      await page.goto(path);
      const longest = await page.locator('main p:visible').evaluateAll((paragraphs) =>
        paragraphs
          .map((paragraph) => {
            const range = document.createRange();
            range.selectNodeContents(paragraph);
            const lines = new Set(
              [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 6)),
            );
            const text = paragraph.textContent.replaceAll(/\s+/g, ' ').trim();
            return lines.size < 3 ? 0 : text.length / lines.size;
          })
          .reduce((most, each) => Math.max(most, each), 0),
      );
      expect(longest, `${path} at ${width}`).toBeLessThan(75);
      expect(longest, `${path} at ${width}`).toBeGreaterThan(35);
    }
  }
});

test('on paper no table of tricks breaks off after its first row', async ({ page }) => {
  let tables = 0;
  for (const path of ['/manual/the-simple-game/', '/manual/solo-second-hand/', '/manual/ramsch/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const format of ['A4', 'A5', 'Letter']) {
      const pdf = await getDocumentProxy(
        new Uint8Array(await page.pdf({ format, preferCSSPageSize: true })),
      );
      for (let number = 1; number <= pdf.numPages; number += 1) {
        const { items } = await (await pdf.getPage(number)).getTextContent();
        const texts = items.flatMap((item) => ('str' in item ? [item] : []));
        const placed = texts.map(({ str, transform }) => ({
          text: str.trim(),
          x: Number(transform[4]),
          y: Number(transform[5]),
        }));
        // The head stands again on each sheet and in each column, above what is left of the play.
        for (const head of placed.filter(({ text }) => text === 'Trick')) {
          const rows = placed.filter(
            ({ text, x, y }) => /^\d+$/.test(text) && Math.abs(x - head.x) < 4 && y < head.y,
          );
          if (rows.some(({ text }) => text === '1')) {
            tables += 1;
            expect(rows.length, `${path} on ${format}, sheet ${number}`).toBeGreaterThan(1);
          }
        }
      }
    }
  }
  expect(tables).toBeGreaterThan(8);
});

test('in the book for paper each sheet has the title of its leaf above it', async ({ page }) => {
  // All of it would be 300 sheets, and a minute's work for a busy browser.
  await page.route('**/print/', async (route) => {
    const response = await route.fetch();
    const [front = '', ...leaves] = (await response.text()).split(/(?=<section [^>]*class="leaf )/);
    const body = [front, ...leaves.slice(0, 2), '</main></body></html>'].join('');
    await route.fulfill({ response, body });
  });
  await page.goto('/print/');
  const { text } = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const heads = text.slice(1).map((sheet) => sheet.split('\n')[0]);
  // The contents have the book’s.
  expect([...new Set(heads)]).toEqual(['Vorhand', 'About this book', 'Skat in ten minutes']);
});

// Read as text: as a page it is the whole book, and slow to draw.
test('the page for paper has every hand, asks not to be found, runs no script, and its links lead @core', async ({
  request,
}) => {
  const html = await (await request.get('/print/')).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/<script|<astro-island/);
  const text = html.slice(html.indexOf('<main>'));
  const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
  const known = new Set(ids);
  expect(known.size).toBe(ids.length);
  for (let hand = 1; hand <= 23; hand += 1) {
    const id = `.foster-${String(hand).padStart(2, '0')}`;
    expect(ids.some((each) => each.endsWith(id))).toBe(true);
  }
  const links = [...text.matchAll(/<a\s[^>]*?href="#([^"]*)"/g)].map(([, id = '']) => id);
  expect(links.length).toBeGreaterThan(500);
  expect(links.filter((id) => !known.has(decodeURIComponent(id)))).toEqual([]);
});

test('a chapter without a figure loads no framework', async ({ page, request }) => {
  await page.goto('/manual/');
  const paths = await page
    .locator('main a[href^="/manual/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  let without = 0;
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    if (html.includes('astro-island')) continue;
    without += 1;
    const loaded: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') loaded.push(response.url());
    });
    await page.goto(path);
    expect(loaded.filter((url) => /client|svelte|Replay/.test(url))).toEqual([]);
    page.removeAllListeners('response');
  }
  expect(without).toBeGreaterThan(0);
});
