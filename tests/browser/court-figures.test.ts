/** Kings, queens and jacks with figures: where they show, and where a page does not load them. */
import { expect, test } from './support/test.ts';

test('a court card has its figure where it is large and figures are chosen, and loads it only there', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const name = /\/([CSHD][KQJ])\.[\w-]*\.?svg$/.exec(request.url())?.[1];
    if (name !== undefined) loaded.push(name);
  });
  await page.goto('/shelf/hoyle-problems/', { waitUntil: 'networkidle' });
  const card = page.locator('.court').first();
  await card.scrollIntoViewIfNeeded();
  const figure = (): Promise<string> =>
    card.evaluate((one) => getComputedStyle(one, '::after').backgroundImage);
  const widen = (width: string): Promise<void> =>
    card.evaluate((one: HTMLElement, to) => {
      one.style.width = to;
    }, width);
  const name = await card.evaluate(
    (one) => /court-(\w+)/.exec(one.getAttribute('class') ?? '')?.[1] ?? '',
  );

  await widen('80px');
  expect(await figure()).toBe('none');
  expect(loaded).toEqual([]);
  await widen('100px');
  await expect.poll(() => loaded).toEqual([name]);
  expect(await figure()).toContain(`/${name}.`);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Letters' }).check();
  expect(await figure()).toBe('none');
});
