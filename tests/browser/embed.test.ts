/**
 * Hands on a page of somebody else's, on another host than the book, whose style reaches for
 * everything and whose policy lets in no more than /embed/ says it must.
 */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openClub } from './embed/club.ts';
import { test as base } from './engines/lacks.ts';
import { axeFaults } from './support/axe.ts';

const test = base.extend<{ club: string; noise: string[] }>({
  club: async ({ baseURL }, use) => {
    const { close, url } = await openClub(baseURL ?? '');
    await use(url);
    close();
  },
  noise: async ({ page }, use) => {
    const noise: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(error.message));
    await use(noise);
  },
});

const table = (hand: Locator): Locator => hand.getByRole('group', { name: /^The table/ });

async function openHand(page: Page, club: string, id: string): Promise<Locator> {
  await page.goto(club);
  const hand = page.locator(`vorhand-hand#${id}`);
  await hand.scrollIntoViewIfNeeded();
  await expect(table(hand).or(hand.getByRole('alert'))).toBeVisible();
  return hand;
}

test('a hand opens at its place, is played by its keys, and leaves the page alone @core', async ({
  club,
  noise,
  page,
}) => {
  const hand = await openHand(page, club, 'narrow');
  const figure = hand.locator('figure');
  await expect(figure).toHaveAttribute('data-place', 't6.2');
  await expect(hand.getByText('Hinterhand has counted')).toBeVisible();

  // Keys on the page outside do nothing to it.
  await page.locator('h1').click();
  await page.keyboard.press('ArrowRight');
  await expect(figure).toHaveAttribute('data-place', 't6.2');

  await page.evaluate(() => {
    document.addEventListener('placechange', (event) => {
      document.title = (event as CustomEvent<{ place: string }>).detail.place;
    });
  });
  await table(hand).focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure).toHaveAttribute('data-place', 't6.3');
  await expect(page).toHaveTitle('t6.3');
  await page.keyboard.press(']');
  await expect(figure).toHaveAttribute('data-place', 't7.3');

  await hand.evaluate((element) => {
    element.setAttribute('place', 'low-ruff/t2.2');
  });
  await expect(figure).toHaveAttribute('data-place', 'low-ruff/t2.2');
  await hand.evaluate((element) => {
    element.setAttribute('src', element.getAttribute('src')?.replace('09', '01') ?? '');
    element.removeAttribute('place');
  });
  await expect(hand.getByText('Simple Game, by Vorhand')).toBeVisible();

  expect(page.url()).toBe(club);
  const kept = await page.evaluate(() => [document.cookie, localStorage.length]);
  expect(kept).toEqual(['', 0]);
  // The one that is not there, which the page has on purpose.
  const known = /no-such-hand|Failed to load resource/;
  expect(noise.filter((text) => !known.test(text))).toEqual([]);
});

test('its look is the book’s own in a narrow column and a wide one, and stays inside', async ({
  club,
  page,
}) => {
  await page.setViewportSize({ width: 1500, height: 900 });
  const narrow = await openHand(page, club, 'narrow');
  const wide = page.locator('vorhand-hand#wide');
  await wide.scrollIntoViewIfNeeded();
  await expect(table(wide)).toBeVisible();

  for (const hand of [narrow, wide]) {
    const style = await hand
      .getByText(/Trick|Comment|Analysis/)
      .first()
      .evaluate((element) => {
        const { color, float, fontSize, letterSpacing, margin, textTransform } =
          getComputedStyle(element);
        return {
          color,
          float,
          fontSize: parseFloat(fontSize),
          letterSpacing,
          margin,
          textTransform,
        };
      });
    expect(style).toMatchObject({ float: 'none', letterSpacing: 'normal', textTransform: 'none' });
    expect(style.color).not.toBe('rgb(204, 0, 102)');
    // The page counts 10 pixels to a rem; the reader's own size is 16.
    expect(style.fontSize).toBeGreaterThan(11);
    const inside = await hand.evaluate((element) => {
      const figure = element.shadowRoot?.querySelector('figure');
      return (figure?.scrollWidth ?? 0) <= (figure?.clientWidth ?? 0) + 1;
    });
    expect(inside).toBe(true);
  }
  const background = (hand: Locator): Promise<string> =>
    hand
      .locator('.vorhand')
      .evaluate((element) => getComputedStyle(element).getPropertyValue('color-scheme'));
  expect(await background(narrow)).toBe('light');
  expect(await background(wide)).toBe('dark');

  // Without a theme of its own it follows the page.
  await page.evaluate(() => {
    document.body.style.background = '#111';
  });
  await expect.poll(() => background(narrow)).toBe('dark');

  // In a column the comment is one of three tabs, beside the wide table it has its place.
  await expect(narrow.getByRole('tab', { name: 'Comment' })).toBeVisible();
  await expect(wide.getByRole('tab', { name: 'Comment' })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).letterSpacing)).not.toBe(
    'normal',
  );
});

test('a hand of the page’s own is shown, and a mistake in it with its line and column @core', async ({
  club,
  page,
}) => {
  const own = await openHand(page, club, 'own');
  await expect(own.getByText('Nobody believed the ten', { exact: true })).toBeVisible();
  await table(own).focus();
  await page.keyboard.press('End');
  await expect(own.locator('figure')).toHaveAttribute('data-place', 't1.3');

  const slip = page.locator('vorhand-hand#slip');
  await slip.scrollIntoViewIfNeeded();
  // `CJ` stands in the line of Mittelhand's cards, the tenth of the element.
  await expect(slip.getByRole('alert')).toContainText('Line 10, column 18');
  await expect(slip.getByRole('alert')).toContainText('CJ is dealt to Vorhand');

  const nowhere = page.locator('vorhand-hand#nowhere');
  await nowhere.scrollIntoViewIfNeeded();
  await expect(nowhere.getByRole('alert')).toHaveText(/no such hand|could not be loaded/);
  await expect(nowhere.getByText('A hand that is not there.')).toBeVisible();
});

test('a hand has the language that it names, beside others on the page @core', async ({
  club,
  page,
}) => {
  const english = await openHand(page, club, 'narrow');
  const german = page.locator('vorhand-hand#german');
  await german.scrollIntoViewIfNeeded();
  await expect(german.locator('figure')).toHaveAttribute('data-place', 't6.2');
  await expect(german.locator('.vorhand')).toHaveAttribute('lang', 'de');
  await expect(german.locator('.title')).toHaveText('Nr. 9 Kreuz-Solo, Mittelhand spielt');
  await expect(german.locator('.from a')).toHaveAttribute('href', /\/de\/hands\/foster-09\/$/);
  await expect(english.locator('.vorhand')).toHaveAttribute('lang', 'en');
  // What goes wrong is said in its language too.
  await german.evaluate((element) => {
    element.setAttribute('src', 'data:,/hands/foster-09/');
  });
  await expect(german.getByRole('alert')).toHaveAttribute('lang', 'de');
  await german.evaluate((element) => {
    element.setAttribute('lang', 'en');
    element.setAttribute('src', element.querySelector('a')?.href ?? '');
  });
  await expect(german.locator('.title')).toHaveText('No. 9 Club Solo, by Mittelhand');
});

test('the reader plays on, and the engine answers from the other host', async ({ club, page }) => {
  const hand = await openHand(page, club, 'narrow');
  await hand.getByRole('button', { name: 'Play on' }).click();
  await table(hand).focus();
  await page.keyboard.press('p');
  await page.keyboard.press('Enter');
  await expect(hand.locator('figure')).toHaveAttribute('data-place', /^\+\/t[67]/, {
    timeout: 30_000,
  });
  await hand.getByRole('tab', { name: 'Analysis' }).click();
  await expect(hand.getByRole('region', { name: 'Analysis with all cards open' })).toBeVisible();
});

test('a frame shows the same, at its place @core', async ({ club, page }) => {
  await page.goto(club);
  const frame = page.frameLocator('iframe');
  const figure = frame.locator('vorhand-hand figure');
  // The hands above it grow as they come to life, and it loads when it is in sight.
  await expect(async () => {
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect(figure).toHaveAttribute('data-place', 't6.2', { timeout: 2_000 });
  }).toPass();
  await frame.getByRole('button', { name: 'Forward a card' }).click();
  await expect(figure).toHaveAttribute('data-place', 't6.3');
});

test('the page in a frame is a page by itself, with a main part and a heading', async ({
  page,
}) => {
  await page.goto('/embed/foster-09/');
  await expect(page.locator('vorhand-hand figure')).toBeVisible();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('No. 9: Club Solo, by Mittelhand');
  expect(await axeFaults(page)).toEqual([]);
  // The heading takes no room from the hand, which fills the frame.
  expect(
    await page.evaluate(() => document.querySelector('vorhand-hand')?.getBoundingClientRect().top),
  ).toBe(0);
});

test('an address that no host has is refused, with the reason', async ({ club, page }) => {
  const hand = await openHand(page, club, 'narrow');
  for (const src of ['javascript:alert(1)//hands/foster-09/', 'data:,/hands/foster-09/']) {
    await hand.evaluate((element, to) => {
      element.setAttribute('src', to);
    }, src);
    await expect(hand.getByRole('alert')).toHaveText(
      `“${src}” is not the address of a hand’s page or of a .hand or .json file on the web (https or http).`,
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link and the tricks that the author left are read, on the page and in the frame @core', async ({
    club,
    page,
  }) => {
    await page.goto(club);
    const hand = page.locator('vorhand-hand#narrow');
    await expect(hand.getByRole('link', { name: 'No. 9: Club Solo' })).toBeVisible();
    await expect(hand.getByRole('cell', { name: '♥A' })).toBeVisible();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('cell', { name: '♦A' })).toBeVisible();
    await expect(frame.getByRole('link', { name: /No\. 9/ })).toBeVisible();
  });
});

test('the options of a hand give the lines for another page', async ({ page }) => {
  await page.goto('/hands/foster-09/#foster-09/t6.2');
  const figure = page.locator('figure#foster-09[data-hydrated]');
  await figure.getByRole('button', { name: 'Options' }).click();
  await figure.getByRole('button', { name: 'Put it on your own page' }).click();
  const lines = figure.getByRole('textbox', { name: 'The lines' });
  await expect(lines).toHaveValue(
    /<vorhand-hand lang="en" src="[^"]*\/hands\/foster-09\/" place="t6\.2">/,
  );
  await figure.getByRole('checkbox', { name: /in a frame/ }).check();
  await expect(lines).toHaveValue(/^<iframe src="[^"]*\/embed\/foster-09\/#foster-09\/t6\.2"/);
  // And the figure has its name in words.
  await expect(page.getByRole('figure', { name: 'No. 9 Club Solo, by Mittelhand' })).toBeVisible();
});
