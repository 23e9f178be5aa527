/** What a step does before it is seen: as little as can be, so that a slow device shows it soon. */
import { liveFigure } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('a step shows and hides cards that lie there, and nothing on the table comes, goes or is written before that is seen', async ({
  page,
}) => {
  await page.goto('/hands/foster-09/#foster-09/t2.1');
  const figure = await liveFigure(page, 'foster-09');
  await expect(figure).toHaveAttribute('data-place', 't2.1');
  const steps = await figure.evaluate(async (root) => {
    const picture = async (): Promise<void> =>
      new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)));
    /** The cards that are seen, as they are called in the file of all faces. */
    const visible = (within: string): string =>
      [...root.querySelectorAll(`${within} use`)]
        .filter((use) => use.checkVisibility({ opacityProperty: true }))
        .map((use) => use.getAttribute('href')!.split('#card-')[1]!.replace('-small', ''))
        .sort()
        .join(' ');
    const table = root.querySelector('.table')!;
    let changed = 0;
    new MutationObserver(({ length }) => (changed += length)).observe(table, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    const steps = [];
    const keys = ['ArrowRight', 'ArrowLeft'].flatMap((key) => Array.from({ length: 6 }, () => key));
    for (const key of keys) {
      // Two pictures: what follows a step is painted, and what lies ready for the next is there.
      await picture();
      await picture();
      changed = 0;
      const before = { trick: visible('.trick'), hands: visible('.hand') };
      table.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await new Promise(requestAnimationFrame);
      const early = changed;
      const now = { trick: visible('.trick'), hands: visible('.hand') };
      await picture();
      const then = { trick: visible('.trick'), hands: visible('.hand') };
      steps.push({ key, before, early, now, then });
    }
    return steps;
  });
  for (const [index, { before, early, key, now, then }] of steps.entries()) {
    const step = `step ${index + 1}, ${key}`;
    expect(early, step).toBe(0);
    expect(now.trick, step).not.toBe(before.trick);
    expect(now.trick, step).toBe(then.trick);
    // Of the hands a card that is played goes at once; one that is taken back comes when that is seen.
    if (key === 'ArrowRight') expect(now.hands, step).toBe(then.hands);
    else expect(then.hands.split(' ').length, step).toBe(now.hands.split(' ').length + 1);
  }
  expect(steps.at(-1)?.then).toEqual(steps[0]?.before);
});

test('the first picture of a hand does not wait for what lies below it, but for a part that the address names', async ({
  browserName,
  page,
}) => {
  test.skip(browserName !== 'chromium', 'the others draw pictures before the styles are there');
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      const below = document.querySelectorAll('.about h2');
      document.documentElement.dataset['first'] = [...below]
        .map((heading) => heading.checkVisibility())
        .join(' ');
    });
  });
  const html = page.locator('html');
  await page.goto('/hands/foster-09/#foster-09/t2.1');
  await expect(html).toHaveAttribute('data-first', /^false( false)+$/);
  await expect(html).not.toHaveAttribute('data-opening');
  await page.locator('#errata').scrollIntoViewIfNeeded();
  await expect(page.locator('#errata')).toBeInViewport();

  await page.goto('/changes/');
  await page.goto('/hands/foster-09/#errata');
  await expect(html).toHaveAttribute('data-first', /^true( true)+$/);
  await expect(page.locator('#errata')).toBeInViewport();
});
