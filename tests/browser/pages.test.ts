import { kindsOfPages } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('no page is wider than a window of 320 px', async ({ page, request }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of await kindsOfPages(request)) {
    await page.goto(path);
    for (const figure of await page.locator('figure[data-hand]').all()) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure).toHaveAttribute('data-live', '');
    }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(over, path).toBe(0);
  }
});

test('every page has a policy that allows no inline script or style but the hashed', async ({
  page,
  request,
}) => {
  for (const path of await kindsOfPages(request)) {
    await page.goto(path);
    const policy = await page
      .locator('meta[http-equiv="content-security-policy" i]')
      .getAttribute('content');
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).not.toContain('unsafe-inline');
    expect(policy, path).not.toContain("'unsafe-eval'");
    expect(await page.locator('[style], [onclick], [onload]').count(), path).toBe(0);
  }
});

test('all links within the site lead somewhere', async ({ page, request }) => {
  const seen = new Set<string>();
  for (const path of await kindsOfPages(request)) {
    await page.goto(path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const href of links) {
      const { pathname, hash } = new URL(href);
      if (pathname === path && hash !== '' && !hash.includes('/')) {
        expect.soft(await page.locator(`[id="${hash.slice(1)}"]`).count(), href).toBe(1);
      }
      seen.add(pathname);
    }
  }
  for (const pathname of seen) {
    expect.soft((await request.get(pathname)).status(), pathname).toBe(200);
  }
});

test('a chosen theme and suits stay, reach other tabs, and survive damaged storage', async ({
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

test('where storage is forbidden the page still shows and follows a choice', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Day' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
