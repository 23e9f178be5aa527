import { expect, test } from './support/test.ts';

test('what is typed is found in chapters, laws and glossary, and a link leads to the very place @core', async ({
  page,
}) => {
  await page.goto('/search/');
  const field = page.getByRole('searchbox', { name: 'Words to look for' });
  await expect(field).toBeFocused();
  await field.pressSequentially('overbid');
  await expect(page.getByRole('status')).toContainText(/Found on \d+ pages?\./);
  await expect(page).toHaveURL(/\/search\/\?q=overbid$/);

  await field.fill('bid too high');
  await page.getByRole('link', { name: 'Law 61 A bid too high' }).click();
  await expect(page).toHaveURL(/\/manual\/the-laws\/#law-61$/);
  await expect(page.locator('#law-61')).toBeInViewport();

  await page.goBack();
  await expect(field).toHaveValue('bid too high');
  await expect(page.getByRole('link', { name: 'Law 61 A bid too high' })).toBeVisible();
});

test('a German word is found without its umlaut, and by a link that holds the words', async ({
  page,
}) => {
  await page.goto('/search/?q=grun');
  await expect(page.locator('mark', { hasText: 'Grün' }).first()).toBeVisible();
  await page.goto('/search/?q=schneider');
  const glossary = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: 'Glossary', exact: true }),
  });
  await expect(glossary.getByRole('link').nth(1)).toHaveText('schneider');
});

test('what is not there is said to be not there', async ({ page }) => {
  await page.goto('/search/?q=<b>zzyzx</b>');
  await expect(page.getByRole('status')).toContainText('Nothing found for “<b>zzyzx</b>”.');
});

test('where the search cannot be loaded the page says so, and Enter tries again', async ({
  page,
}) => {
  const path = '**/pagefind/pagefind.js*';
  await page.route(path, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error();' }),
  );
  await page.goto('/search/?q=tenace');
  await expect(page.getByRole('status')).toContainText('could not be loaded');
  await page.unroute(path);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('link', { name: 'Chapter 13 Tenace', exact: true })).toBeVisible();
});

test('more is shown at a press, and the focus goes to the first of it', async ({ page }) => {
  await page.goto('/search/?q=schneider');
  const pages = page.locator('#search-found > li');
  await expect(pages).toHaveCount(8);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(pages).toHaveCount(16);
  await expect(pages.nth(8).getByRole('link').first()).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page names the other ways @core', async ({ page }) => {
    await page.goto('/search/');
    await expect(page.locator('main')).toContainText(
      'the contents, the glossary and the index to the hands',
    );
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});
