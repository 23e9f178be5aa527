/** The table beside the text: sentence and cards in one view, and a page that stays where it is. */
import { readFileSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { liveFigure } from './support/site.ts';
import { expect, test } from './support/test.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** The chapters with a table, by the address. */
const chapters = readdirSync('content/manual')
  .filter((file) => /^\d.*\.mdx$/.test(file))
  .filter((file) => readFileSync(`content/manual/${file}`, 'utf8').includes('<HandFigure'))
  .map((file) => `/manual/${file.replace(/^(?:\d+-)+|\.mdx$/g, '')}/`);

/** Opens a chapter, goes through it once so that all its tables are running, and has all told. */
async function openChapter(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const figures = page.locator('figure[data-hand]');
  for (const id of await figures.evaluateAll((all) => all.map((each) => each.id))) {
    // To where it is read: further down, the table of the section before still stands beside the text.
    await page.locator(`figure#${id}`).evaluate((figure) => {
      figure.scrollIntoView({ block: 'start' });
    });
    await liveFigure(page, id);
  }
  for (const tell of await page.locator('.ask .tell').all()) {
    // One press may answer for two questions about a place.
    await tell.evaluate((button: HTMLElement) => {
      if (button.checkVisibility()) button.click();
    });
  }
  await expect(page.locator('.ask .tell:visible')).toHaveCount(0);
  // What was told is shown at the table card by card, until every table rests.
  await figures.evaluateAll(async (all) => {
    const places = (): string => all.map((each) => each.getAttribute('data-place')).join(' ');
    for (let before = ''; before !== places();) {
      before = places();
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
  });
}

/**
 * Presses every link to a place, one after the other; what then was not as it must be, in words.
 */
async function pressAll(page: Page): Promise<{ pressed: number; faults: string[] }> {
  return page.evaluate(async () => {
    const pause = async (): Promise<void> => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
    };
    /** Whether something is seen: within the window, and nothing else lies on its middle. */
    const seen = (element: Element): boolean =>
      [...element.getClientRects()].every(({ bottom, left, right, top }) => {
        if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false;
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return there !== null && (element.contains(there) || there.contains(element));
      });
    /** Whether something comes true within a second: a drill may open above, a card be on its way. */
    const soon = async (holds: () => boolean): Promise<boolean> => {
      for (let tries = 0; tries < 20 && !holds(); tries++) await pause();
      return holds();
    };
    const faults: string[] = [];
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.prose a.at')];
    for (const [index, link] of links.entries()) {
      link.closest('details')?.setAttribute('open', '');
      const name = `${link.hash} “${link.textContent.trim()}”`;
      // In the middle, right below the running head, and right above the strip or the edge, in turn.
      const strip = document.querySelector('figure[data-beside] .live')?.getBoundingClientRect();
      const heads = [...document.querySelectorAll('.running-head, .running-head .line')];
      const from = Math.max(0, ...heads.map((each) => each.getBoundingClientRect().bottom)) + 4;
      const to = strip?.left === 0 ? strip.top : innerHeight;
      const bring = (): boolean => {
        const own = link.getBoundingClientRect();
        const top = [(from + to) / 2, from, to - own.height - 4][index % 3]!;
        scrollBy({ top: own.top - top, behavior: 'instant' });
        return seen(link);
      };
      await pause();
      if (!(await soon(bring))) faults.push(`${name}: cannot be brought into view`);
      await pause();
      const before = link.getBoundingClientRect().top;
      link.click();
      await pause();
      const [hand = '', ...rest] = link.hash.slice(1).split('/');
      const figure = document.getElementById(hand)!;
      // Measured at the sentence: what changes above it may not push it away either.
      const moved = link.getBoundingClientRect().top - before;
      if (Math.abs(moved) >= 1) faults.push(`${name}: the page moved by ${moved}`);
      if (!seen(link)) faults.push(`${name}: the sentence is not in view`);
      if (rest.length > 0 && figure.dataset['place'] !== rest.join('/'))
        faults.push(`${name}: the table stands at ${figure.dataset['place']}`);
      const live = figure.querySelector('.live')!;
      const tableSeen = (): boolean => {
        const cards = [...live.querySelectorAll('.trick .played:not(.unseen) .card')];
        return (cards.length > 0 ? cards : [live]).every(
          (each) => each.checkVisibility() && seen(each),
        );
      };
      if (!(await soon(tableSeen))) faults.push(`${name}: the cards are not in view`);
    }
    return { pressed: links.length, faults };
  });
}

for (const path of chapters) {
  test(`every link to a place in ${path} moves the table and not the page`, async ({ page }) => {
    await page.setViewportSize(SIZES[0]!);
    await openChapter(page, path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const { faults, pressed } = await pressAll(page);
      expect(faults, `at ${size.width} by ${size.height}`).toEqual([]);
      expect(pressed).toBeGreaterThan(0);
    }
  });
}

test('Back after many presses and steps is the way the reader came', async ({ page }) => {
  await page.goto('/manual/');
  await page.goto('/manual/the-simple-game/');
  const figure = await liveFigure(page, 'foster-01');
  for (const place of ['t1.1', 't2.1', 't3.1'])
    await page.locator(`.prose a.at[href="#foster-01/${place}"]`).first().click();
  await expect(figure).toHaveAttribute('data-place', 't3.1');
  await page.keyboard.press('ArrowRight');
  await expect(figure).toHaveAttribute('data-place', 't3.2');
  await expect(page).toHaveURL(/#foster-01\/t3\.2$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/manual\/$/);
});

test('a link from another page opens the chapter at the sentence, which is marked', async ({
  page,
}) => {
  await page.goto('/manual/the-simple-game/#foster-01/t3.1');
  const link = page.locator('.prose a.at[href="#foster-01/t3.1"]').first();
  await expect(link).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#foster-01')).toHaveAttribute('data-place', 't3.1');
  const told = async (): Promise<string> =>
    page.evaluate(() => [...(CSS.highlights.get('told') ?? [])].map(String).join(' '));
  await expect.poll(told).toMatch(/^Mittelhand’s next card is a singleton.*eight of clubs\.$/);
});

test('a place at the table leads to the sentence about it', async ({ page }) => {
  await page.goto('/manual/the-simple-game/');
  const figure = await liveFigure(page, 'foster-01');
  await page.locator('.prose a.at[href="#foster-01/t3.1"]').first().click();
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await figure.getByRole('button', { name: 'In the text' }).click();
  const link = page.locator('.prose a.at[href="#foster-01/t3.1"]').first();
  await expect(link).toBeInViewport();
  await expect(link).toBeFocused();
});

test('the page of a hand leads to the chapter’s sentence', async ({ page }) => {
  await page.goto('/hands/foster-01/#foster-01/t3.1');
  const figure = await liveFigure(page, 'foster-01');
  await figure.getByRole('link', { name: 'In the text' }).click();
  await expect(page).toHaveURL(/\/manual\/the-simple-game\/#foster-01\/t3\.1$/);
});

/** Lets a page be painted so many times: what follows a scroll has then happened. */
async function frames(page: Page, count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

test('on request the table follows the text, and rests after the reader’s own step @core', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('vorhand-settings', JSON.stringify({ follow: 'on' }));
  });
  await page.goto('/manual/the-simple-game/');
  const figure = await liveFigure(page, 'foster-01');
  // By key: the focus is then in the answer, and the next key is the table's all the same.
  await page.locator('.ask').getByRole('button', { name: 'Show me' }).press('Enter');
  await expect(page.locator('.ask .answer')).toBeFocused();
  const at = (place: string) => page.locator(`.prose a.at[href="#foster-01/${place}"]`).first();
  const read = (place: string) =>
    at(place).evaluate((link) => {
      scrollBy(0, link.getBoundingClientRect().top - innerHeight * 0.35 + 12);
    });
  await read('t2.1');
  await expect(figure).toHaveAttribute('data-place', 't2.1');
  await page.keyboard.press('ArrowLeft');
  await expect(figure).toHaveAttribute('data-place', 't1.3');
  await read('t2.2');
  await frames(page, 3);
  await expect(figure).toHaveAttribute('data-place', 't1.3');
  await read('t7.3');
  await expect(figure).toHaveAttribute('data-place', 't7.3');
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test('the trick stands beside the text, as large as upright, and opens to the whole table', async ({
    page,
  }) => {
    await page.goto('/manual/the-simple-game/#foster-01/t3.1');
    const figure = await liveFigure(page, 'foster-01');
    const live = figure.locator('.live');
    const card = figure.locator('.trick .played:not(.unseen) .card').first();
    expect((await card.boundingBox())!.width).toBeGreaterThan(50);
    const text = (await page.locator('.prose').boundingBox())!;
    expect(text.x + text.width).toBeLessThanOrEqual((await live.boundingBox())!.x);
    expect(text.width).toBeGreaterThan(450);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(844);
    await figure.getByRole('button', { name: 'Forward a trick' }).tap();
    await expect(figure).toHaveAttribute('data-place', 't3.3');
    await figure.getByRole('button', { name: 'Open the table' }).tap();
    await expect.poll(async () => (await live.boundingBox())!.width).toBe(844);
    await expect(figure.getByRole('slider', { name: 'Place in the hand' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the strip opens to the whole table and shuts again @core', async ({ page }) => {
    await page.goto('/manual/the-simple-game/');
    const figure = await liveFigure(page, 'foster-01');
    const live = figure.locator('.live');
    expect((await live.boundingBox())!.height).toBeLessThanOrEqual(150);
    await figure.getByRole('button', { name: 'Open the table' }).tap();
    await expect.poll(async () => (await live.boundingBox())!.height).toBe(844);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await live.boundingBox())!.height).toBeLessThanOrEqual(150);
    await expect(figure.getByRole('button', { name: 'Open the table' })).toBeFocused();
  });
});
