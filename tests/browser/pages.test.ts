import { PAGES, openLive } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('every page has a policy that allows no inline script or style but the hashed @core', async ({
  request,
}) => {
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1];
    expect.soft(policy, path).toContain("default-src 'self'");
    expect.soft(policy, path).not.toMatch(/'unsafe-(?:inline|eval|hashes)'/);
    // Quoted values are taken out, so that only the names of attributes are left.
    const names = [...html.matchAll(/<[a-z][^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/gi)].map(
      ([tag]) => tag.replace(/"[^"]*"|'[^']*'/g, ''),
    );
    expect
      .soft(
        names.filter((tag) => /\s(?:style|on\w+)=/i.test(tag)),
        path,
      )
      .toEqual([]);
  }
});

test('a page of 1922 that the notes on a hand mention is a link to where it begins', async ({
  page,
}) => {
  await openLive(page, '/hands/foster-06/#foster-06/t6');
  const notes = page.getByRole('group', { name: 'Notes on this place' });
  await expect(notes.getByRole('link', { name: 'page 118', exact: true })).toHaveAttribute(
    'href',
    '/manual/solo-fattening/#p118',
  );
  await page.goto('/errata/');
  await page.getByRole('link', { name: 'Page 148' }).first().click();
  await expect(page).toHaveURL(/\/manual\/gucki-grand\/#p148$/);
  await expect(page.locator('#p148')).toBeInViewport();
});

test('a chosen theme and suits stay, reach other tabs, and survive damaged storage @core', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/manual/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Night' }).check();
  await page.getByRole('radio', { name: 'Four-colour' }).check();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-suits', 'four-colour');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Night' })).toBeHidden();
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');

  for (const damage of ['{"theme":', '[]', 'null', '{"theme":"<b>","suits":7}']) {
    await page.evaluate((text) => {
      localStorage.setItem('vorhand-settings', text);
    }, damage);
    await page.reload();
    await expect(root).not.toHaveAttribute('data-theme');
    await expect(root).not.toHaveAttribute('data-suits');
  }
});

test('where storage is forbidden the page still shows and follows a choice @core', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Day', exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
