/** The German edition: a newcomer’s first steps in it, each of its pages beside the English one, and what both keep. */
import type { Page } from '@playwright/test';
import { cardName } from '../../src/game/words/cards.ts';
import { OTHER_EDITION } from '../../src/site/other-edition-words.de.ts';
import { OTHER_EDITION as GO_ON } from '../../src/site/other-edition-words.en.ts';
import { ENGLISH, GERMAN } from './support/editions.ts';
import type { Edition } from './support/editions.ts';
import { pressByKeys } from './support/keys.ts';
import { PAGES } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { goThroughLesson, inView, playDeal } from './support/whole-way.ts';
import type { Press } from './support/whole-way.ts';

const { base, countOut, dealEnd, home, lesson: words, outcome, sheet, start } = GERMAN;

/** The cover’s trick, the lesson up to the four jacks, and a whole deal with the guide. */
async function firstSteps(page: Page, press: Press): Promise<void> {
  await page.goto(`${base}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const trick = page.getByRole('region', { name: /^Stich 1 / });
  const card = (code: 'H7' | 'H10' | 'S9') =>
    trick.getByRole('button', { name: cardName(code, 'de') });
  await press(card('S9'));
  await expect(trick.getByRole('status')).toHaveText(/du hast Herz, also musst du Herz legen/);
  await press(card('H7'));
  await expect(trick.getByRole('status')).toHaveText(/Der Herz-König ist höher/);
  await press(card('H10'));
  await expect(trick.getByRole('status')).toHaveText(/Der Stich gehört dir/);

  await press(page.getByRole('link', { name: home.learn }));
  await expect(page).toHaveURL(/\/de\/learn\/$/);
  const lesson = page.getByRole('region', { name: words.name });
  await expect(lesson).toHaveAttribute('data-hydrated', '');
  await goThroughLesson(page, press, GERMAN, 'jacks');
  await expect(lesson.getByRole('heading', { level: 2 })).toHaveText('Die vier Buben');

  await page.goto(`${base}/`);
  await press(page.locator('#content').getByRole('link', { name: home.play }));
  await expect(page).toHaveURL(/\/de\/play\/$/);
  const table = page.locator('.play-table');
  await press(table.getByRole('button', { name: start.playFirst }));
  const guide = table.getByRole('note', { name: 'Der Begleiter' });
  await expect(guide).toHaveText(/\p{L}{3}.*[.?]/su, { timeout: 20_000 });
  await playDeal(table, press, GERMAN);
  const skip = table.getByRole('button', { name: countOut.whole });
  if ((await skip.count()) > 0) await press(skip);
  const line = table.getByText(outcome);
  await expect(line).toBeVisible({ timeout: 20_000 });
  const text = (await line.textContent()) ?? '';
  await page.reload();
  await expect(table.getByText(text)).toBeVisible();
  await expect(table.getByRole('button', { name: dealEnd.next })).toBeVisible();
  await expect(page.locator('#content')).not.toContainText(/\b(?:the|you|your|with|tricks?)\b/);
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('a newcomer takes the trick of the cover, begins the lesson and plays a deal @core', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await firstSteps(
      page,
      inView((button) => button.tap()),
    );
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('a newcomer does all that by keys alone', async ({ page }) => {
    test.setTimeout(180_000);
    await firstSteps(
      page,
      inView((button) => pressByKeys(page, button)),
    );
    // Where there is room the sheet stands beside the table.
    await expect(page.getByRole('region', { name: sheet.sheet })).toBeVisible();
  });
});

test.describe('each page', () => {
  for (const path of PAGES) {
    test(`${path} is German, and is linked with its English page`, async ({ page, request }) => {
      await page.goto(base + path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      const own = path === '/404.html' ? '/' : path;
      const link = page.locator('.running-head a[hreflang]').first();
      await expect(link).toHaveText(OTHER_EDITION.name);
      await expect(link).toHaveAttribute('hreflang', 'en');
      const href = await link.evaluate((element) => (element as HTMLAnchorElement).pathname);
      expect(href).toBe(own);
      // The German edition may have been built by itself.
      const answer = await request.get(own);
      if (answer.status() === 404) return;
      const english = await answer.text();
      expect(english).toMatch(/<html[^>]* lang="en"/);
      const [, back] = /<a\b[^>]*?\bhref="([^"]*)"[^>]*?\bhreflang="de"/.exec(english) ?? [];
      expect(back).toBe(base + own);
    });
  }
});

test.describe('the way to the other edition', () => {
  const line = (page: Page) => page.locator('.offer');

  test('stands at the top where the reader has chosen it, until the reader stays @core', async ({
    page,
  }) => {
    await page.goto('/learn/');
    await page.locator('.running-head a[hreflang="de"]').first().click();
    await expect(page).toHaveURL(/\/de\/learn\/$/);
    await page.goto(`${base}/`);
    await expect(line(page)).toBeHidden();
    await page.goto('/');
    await expect(line(page)).toHaveAttribute('lang', 'de');
    await line(page).getByRole('link', { name: GO_ON.goOn }).click();
    await expect(page).toHaveURL(/\/de\/$/);
    await page.goto('/404.html');
    await line(page).getByRole('button', { name: GO_ON.stay }).click();
    await expect(line(page)).toBeHidden();
    await page.goto('/');
    await expect(line(page)).toBeHidden();
    await page.goto(`${base}/`);
    await expect(line(page).getByRole('link', { name: OTHER_EDITION.goOn })).toBeVisible();
  });

  test('is not offered to a browser that does not speak German', async ({ page }) => {
    await page.goto('/');
    await expect(line(page)).toBeHidden();
  });

  test.describe('in a German browser', () => {
    test.use({ locale: 'de-AT', viewport: { width: 390, height: 664 } });

    test('is offered on the first visit, and nobody is led there unasked', async ({ page }) => {
      await page.goto('/');
      await expect(line(page)).toBeVisible();
      await expect(page).toHaveURL(/\d\/$/);
      // It pushes neither button of the cover out of view.
      for (const name of [ENGLISH.home.learn, ENGLISH.home.play]) {
        const button = page.locator('#content').getByRole('link', { name }).first();
        await expect(button).toBeInViewport({ ratio: 1 });
      }
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ locale: 'de-AT', javaScriptEnabled: false });

    test('is in the head alone', async ({ page }) => {
      await page.goto('/');
      await expect(line(page)).toBeHidden();
      await expect(page.locator('.running-head a[hreflang="de"]').first()).toBeVisible();
    });
  });
});

test.describe('what was begun in one edition goes on in the other:', () => {
  /** What a reader does in one edition and finds in the other, by what is the same in both. */
  const BOTH = [
    {
      what: 'a step of the lesson',
      path: '/learn/#points',
      begin: async (page: Page, { lesson }: Edition) => {
        await page.getByRole('button', { name: '14', exact: true }).click();
        await page.getByRole('button', { name: lesson.next, exact: true }).click();
      },
      at: '/learn/',
      find: async (page: Page) => {
        await expect(page.locator('.lesson')).toHaveAttribute('data-step', 'sixty-one');
      },
    },
    {
      what: 'a deal at the table',
      path: '/play/',
      begin: async (page: Page, edition: Edition) => {
        await page.getByRole('button', { name: edition.start.deal, exact: true }).click();
        await expect(page.locator('.play-table')).toHaveAttribute('data-stage', /word|wait/u);
      },
      at: '/play/',
      find: async (page: Page) => {
        await expect(page.locator('.play-table')).toHaveAttribute('data-stage', /word|wait/u);
      },
    },
    {
      what: 'a new name for a sheet, half typed',
      path: '/score/',
      begin: async (page: Page, { pad }: Edition) => {
        for (const [index, name] of ['Anna', 'Bert', 'Carl'].entries()) {
          await page.getByRole('textbox', { name: pad.player(index) }).fill(name);
        }
        const entry = page.getByRole('rowgroup', { name: pad.entry.name });
        await entry.getByRole('button', { name: pad.passedIn, exact: true }).click();
        await entry.getByRole('button', { name: pad.entry.write, exact: true }).click();
        await page.getByRole('button', { name: pad.rename }).click();
        await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sonntag bei');
      },
      at: '/score/',
      find: async (page: Page) => {
        const field = page.getByRole('textbox', { name: 'Name', exact: true });
        await expect(field).toHaveValue('Sonntag bei');
      },
    },
    {
      what: 'a note, which says where it was set',
      path: '/manual/tenace/',
      begin: async (page: Page) => {
        await page.locator('.keep-flag').first().focus();
        await page.keyboard.press('Enter');
        await page.keyboard.type('Anna!');
        await page.keyboard.press('Escape');
      },
      at: '/manual/tenace/',
      find: async (page: Page, { setInOther }: Edition) => {
        await page.getByRole('button', { name: /: Anna!$/u }).click();
        await expect(page.locator('.keep-note')).toContainText(setInOther);
        await expect(page.locator('.keep-note textarea')).toHaveValue('Anna!');
      },
    },
  ];

  for (const [from, to] of [
    [GERMAN, ENGLISH],
    [ENGLISH, GERMAN],
  ] as const) {
    for (const { at, begin, find, path, what } of BOTH) {
      test(`${what}, from ${from.language} to ${to.language}`, async ({ page }) => {
        await page.goto(from.base + path);
        await begin(page, from);
        await page.goto(to.base + at);
        await expect(page.locator('html')).toHaveAttribute('lang', to.language);
        await find(page, to);
      });
    }
  }
});
