import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inOptions } from './support/site.ts';
import { expect, test } from './support/test.ts';

const CHAPTER = '/manual/tenace/';

/** Opens a chapter and waits until it keeps the reader's place. */
async function openChapter(page: Page, path = CHAPTER): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.keep-flag').first()).toBeAttached();
}

/** The paragraph that begins so. */
const paragraph = (page: Page, begins: string | RegExp) =>
  page.locator('.prose > p').filter({ hasText: begins }).first();

/** Sets a bookmark at the n-th paragraph of the text with the mouse, and gives its beginning. */
async function flag(page: Page, number: number): Promise<string> {
  const text = page.locator('.prose > p').nth(number);
  await text.scrollIntoViewIfNeeded();
  await text.hover();
  await text.getByRole('button', { name: /^Set a bookmark here/ }).click();
  return (await text.innerText()).trim().slice(0, 25);
}

test('readers who have read a chapter at their own pace find it marked, and go on where they stopped', async ({
  page,
}) => {
  await page.clock.install();
  await openChapter(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const middle = page.locator('.prose > h2').first();
  const heading = await middle.innerText();
  for (let y = 0; y < height; y += 300) {
    await page.evaluate((to) => {
      scrollTo(0, to);
    }, y);
    await page.clock.runFor(9000);
  }
  await middle.scrollIntoViewIfNeeded();
  await middle.evaluate((element) => {
    element.scrollIntoView({ block: 'start' });
  });
  await page.clock.runFor(3000);

  await page.goto('/manual/');
  await expect(page.locator('[data-chapter="tenace"]')).toHaveText('read');
  await expect(page.locator('[data-chapter="ramsch"]')).toHaveText('');
  const back = page.getByRole('navigation', { name: 'Where you stopped' });
  await expect(back).toContainText(`at “${heading}”`, { ignoreCase: true });
  await back.getByRole('link', { name: /^Continue: chapter 13, / }).click();
  await expect(page).toHaveURL(/\/manual\/tenace\/#here-/);
  await expect(middle).toBeInViewport();

  await page.goto('/kept/');
  await page.getByRole('button', { name: /^Forget/ }).click();
  await expect(page.getByText('Nowhere yet.')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Where you stopped' })).toBeHidden();
});

test('a chapter that is only scrolled past is not marked as read', async ({ page }) => {
  await page.clock.install();
  await openChapter(page);
  await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
  });
  await page.clock.runFor(2000);
  await page.goto('/manual/');
  await expect(page.locator('[data-chapter="tenace"]')).not.toHaveText('read');
});

test('a note at a paragraph is there again, leads back to it, and can be taken away and back @core', async ({
  page,
}) => {
  await openChapter(page);
  const begins = await flag(page, 4);
  await expect(page.getByLabel('Your note', { exact: true })).toBeFocused();
  // Gone from the page in the middle of writing.
  await page.keyboard.type('Ask Anna about this.');
  await page.reload();
  const set = page.getByRole('button', { name: 'Your note: Ask Anna about this.' });
  await expect(set).toBeVisible();

  await page.goto('/kept/');
  await expect(page.getByText('Ask Anna about this.')).toBeVisible();
  await page.getByRole('button', { name: /^Change/ }).click();
  await page.getByLabel('Your note').fill('Asked: she agrees.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('main').getByRole('link', { name: /^“/ }).click();
  await expect(page).toHaveURL(/#here-/);
  await expect(paragraph(page, begins)).toBeInViewport();
  await page.getByRole('button', { name: 'Your note: Asked: she agrees.' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Your note: Asked: she agrees.' })).toBeVisible();
});

test('by the keys alone a bookmark is set at any paragraph', async ({ page }) => {
  await openChapter(page);
  await page.getByRole('button', { name: /^Set a bookmark here/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.locator('.prose > p').nth(2).locator('.keep-flag.set')).toBeFocused();
});

test('where the text has changed since, the note stands at its section and says so', async ({
  page,
}) => {
  await openChapter(page);
  await flag(page, 4);
  await page.keyboard.type('Kept');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.evaluate(() => {
    const text = localStorage.getItem('vorhand-marks') ?? '';
    const data = JSON.parse(text) as { marks: { spot: { hash: string; begins: string } }[] };
    for (const { spot } of data.marks)
      Object.assign(spot, { hash: 'zz', begins: 'Words long gone' });
    localStorage.setItem('vorhand-marks', JSON.stringify(data));
  });
  await page.reload();
  await page.getByRole('button', { name: 'Your note: Kept' }).click();
  await expect(page.getByText(/has changed since you set this.*Words long gone/)).toBeVisible();
  await expect(page.getByLabel('Your note', { exact: true })).toHaveValue('Kept');
});

test('all that is kept goes into one file and comes back from it in another browser', async ({
  browser,
  page,
}) => {
  await openChapter(page);
  await flag(page, 2);
  await page.keyboard.type('To take along');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Night' }).check();
  await page.goto('/kept/');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const path = await (await download).path();
  expect(Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object)).toEqual(
    expect.arrayContaining(['practice', 'reading', 'marks', 'hands', 'settings']),
  );

  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL('/kept/', page.url()).href);
  await expect(other.locator('astro-island[ssr]')).toHaveCount(0);
  await other.getByLabel('Bring back from a file').setInputFiles(path);
  await expect(
    other.getByText(/^Brought back from .*1 bookmark or note and your settings/),
  ).toBeVisible();
  await expect(other.getByText('To take along', { exact: true })).toBeVisible();
  await other.getByLabel('Bring back from a file').setInputFiles(path);
  await expect(other.getByText(/^Nothing in .* was new/)).toBeVisible();
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.context().close();
});

test('a place in a hand is kept, and the page of the hand opens there', async ({ page }) => {
  await page.goto('/hands/foster-01/#foster-01/t7.2');
  const figure = page.locator('figure#foster-01');
  await expect(figure).toHaveAttribute('data-hydrated', '');
  await inOptions(figure, async (menu) => {
    await menu.getByRole('button', { name: 'Bookmark', exact: true }).click();
    await page.getByLabel('Your note', { exact: true }).fill('Why not the ten?');
    await page.getByRole('button', { name: 'Done' }).click();
  });
  await page.goto('/kept/');
  await expect(page.getByText('Why not the ten?')).toBeVisible();
  await page.getByRole('link', { name: 'trick 7, second card' }).click();
  await expect(page).toHaveURL(/\/hands\/foster-01\/#foster-01\/t7\.2$/);
});

test('where nothing may be kept a bookmark says so and nothing breaks', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await openChapter(page);
  await flag(page, 3);
  await expect(page.getByText('This browser does not let the page store anything')).toBeVisible();
});

test('German suits reach the words of the text, and French ones bring them back exactly', async ({
  page,
}) => {
  await page.goto('/manual/the-simple-game/');
  const words = () =>
    page.locator('.prose').evaluate((prose) => {
      const text = prose.cloneNode(true) as Element;
      // The links at the headings come with the reader's first movement, and a table as it is needed.
      for (const other of text.querySelectorAll('.anchor, .live')) other.remove();
      return text.textContent;
    });
  const before = await words();
  expect(before).toContain('ten of clubs');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'German', exact: true }).check();
  await expect(page.locator('.prose')).toContainText('ten of acorns');
  await expect(page.locator('.prose')).not.toContainText(/\b(?:clubs|spades|diamonds)\b/);
  await page.getByRole('radio', { name: 'French' }).check();
  await expect(page.locator('.prose')).toContainText('ten of clubs');
  expect(await words()).toBe(before);
});

test('text half as large again, and a browser’s text of 200 %, keep the page as wide as a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/manual/scoring/', '/manual/the-laws/', '/manual/', '/hands/', '/kept/']) {
    await page.goto(path);
    for (const [size, percent] of [
      ['largest', '100%'],
      ['normal', '150%'],
      ['normal', '200%'],
    ] as const) {
      const over = await page.evaluate(
        ([name, font]) => {
          document.documentElement.setAttribute('data-size', name ?? '');
          document.documentElement.style.fontSize = font ?? '';
          return document.documentElement.scrollWidth - innerWidth;
        },
        [size, percent],
      );
      expect.soft(over, `${path} at ${size}, ${percent}`).toBeLessThanOrEqual(0);
    }
  }
});

test('the running head stays one line high, names the section, and opens the list of sections', async ({
  page,
}) => {
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openChapter(page, '/manual/the-simple-game/#following-suit');
    const heading = page.getByRole('heading', { name: 'Following suit' });
    const title = page.getByRole('button', { name: /Following suit/ });
    await expect(title).toBeVisible();
    const bar = await title.evaluate((button) => {
      const line = button.closest('.line, header') ?? button;
      const { bottom } = (
        getComputedStyle(line).display === 'contents' ? button.closest('header')! : line
      ).getBoundingClientRect();
      return bottom;
    });
    expect(bar).toBeLessThanOrEqual(52);
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(bar);
    await title.click();
    await page
      .getByRole('navigation', { name: /^The sections of/ })
      .getByRole('link', { name: 'Keeping your own count' })
      .click();
    await expect(page.getByRole('button', { name: /Keeping your own count/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: /^The sections of/ })).toBeHidden();
  }
});
