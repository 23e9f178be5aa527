import { axeFaults } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const CHAPTER = '/manual/first-principles/';

test('a term shows what it means beside it, by mouse and by keys @core', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(CHAPTER);
  const term = page.getByRole('link', { name: 'Hinterhand', exact: true });
  const shown = page.getByRole('dialog', { name: 'Hinterhand' });
  const whole = shown.getByRole('link', { name: 'In the glossary' });

  await term.click();
  await expect(shown).toContainText('on Mittelhand’s left');
  await expect(shown).toBeInViewport({ ratio: 1 });
  await expect(term).toHaveAttribute('aria-expanded', 'true');
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBe(0);
  await page.getByRole('heading', { level: 2 }).first().click();
  await expect(shown).toBeHidden();

  await term.press('Enter');
  await expect(whole).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(term).toBeFocused();
  await expect(term).toHaveAttribute('aria-expanded', 'false');

  await term.press('Enter');
  await whole.press('Enter');
  await expect(page).toHaveURL(/\/glossary\/#hinterhand$/);
  await expect(page.locator('#hinterhand')).toBeInViewport();
});

test('the popover of a term is as accessible as the page', async ({ page }) => {
  await page.goto(CHAPTER);
  await page.locator('a.term', { hasText: 'Vorhand' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeFaults(page, '#term-popover')).toEqual([]);
});

test('a mention of a page of 1922 leads to where it begins', async ({ page }) => {
  await page.goto('/manual/the-laws/');
  await page.locator('.note').getByRole('link', { name: 'page 78' }).click();
  await expect(page).toHaveURL(/\/manual\/passt-mir-nicht\/#p78$/);
  await expect(page.locator('#p78')).toBeInViewport();
});

test('the glossary is narrowed to what is typed, with or without umlauts @core', async ({
  page,
}) => {
  await page.goto('/glossary/');
  const field = page.getByRole('searchbox', { name: 'Find a word' });
  for (const typed of ['Drücken', 'drucken', 'druecken']) {
    await field.fill(typed);
    await expect(page.locator('#druecken')).toBeVisible();
    await expect(page.locator('#vorhand')).toBeHidden();
  }
  await field.fill('bridge');
  await expect(page.getByRole('status')).toHaveText('No such word here.');
  // A link to a word that is filtered away brings it back.
  await field.fill('putting');
  const entry = page.locator('.entry', { has: page.locator('#laying-out') });
  await entry.getByRole('link', { name: 'skat', exact: true }).click();
  await expect(page.locator('#skat')).toBeInViewport();
  await expect(field).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a term is a link to its entry', async ({ page }) => {
    await page.goto(CHAPTER);
    await page.getByRole('link', { name: 'Mittelhand', exact: true }).first().click();
    await expect(page).toHaveURL(/\/glossary\/#mittelhand$/);
    await expect(page.locator('#mittelhand')).toBeInViewport();
  });
});
