import type { Locator, Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { layoutFaults } from './support/layout.ts';
import { inOptions, liveFigure, tableOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Plays the reader's cards by keyboard until the line has come to its end. */
async function playToEnd(page: Page, figure: Locator): Promise<void> {
  const panel = figure.getByRole('region', { name: 'Play on' });
  await expect(async () => {
    if (await panel.getByText('Played out').isVisible()) return;
    await page.keyboard.press('p');
    await page.keyboard.press('Enter', { delay: 20 });
    await expect(panel.getByText('Played out')).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 60_000, intervals: [50] });
}

test('at 320 px by keyboard alone: leave the record at trick 4, play to the end, compare, return @core', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/hands/foster-09/#foster-09/t4.1');
  const figure = await liveFigure(page, 'foster-09');
  await inOptions(figure, (menu) =>
    menu.getByRole('combobox', { name: 'Speed' }).selectOption('fast'),
  );
  await figure.getByRole('button', { name: 'Play on' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('p');
  await page.keyboard.press('Enter');
  await expect(figure.locator('.where')).toContainText('Off the record, since trick 4');
  await playToEnd(page, figure);
  // From trick 4 on, less the card that was led to it on the record.
  await expect(page).toHaveURL(/#foster-09\/t4\.1\+(?:[CSHD](?:10|[JAKQ987])){20}$/);
  const compare = figure.getByRole('region', { name: 'Both lines side by side' });
  await expect(compare.getByRole('row')).toHaveCount(9);
  await expect(figure.getByRole('region', { name: 'Play on' })).toContainText('You:');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const url = page.url();
  await tableOf(figure).focus();
  await page.keyboard.press('Escape');
  await expect(figure).toHaveAttribute('data-place', 't4.1');
  await expect(figure.locator('.where')).toContainText('On the record');

  const fresh = await page.context().newPage();
  await fresh.goto(url);
  const again = await liveFigure(fresh, 'foster-09');
  await expect(again).toHaveAttribute('data-place', '+/t10.3');
  await expect(again.getByRole('region', { name: 'Both lines side by side' })).toBeVisible();
});

test('a line that does not fit the hand says where, and shows what does', async ({ page }) => {
  await page.goto('/hands/foster-09/#foster-09/deal+C7C7');
  let figure = await liveFigure(page, 'foster-09');
  await expect(figure.locator('.where .message')).toContainText('does not fit the hand');
  for (const bad of ['t4.1+', 't4.1+XX', 't99+CA', 'nowhere/t1+CA', '+CA']) {
    await page.goto('/hands/');
    await page.goto(`/hands/foster-09/#foster-09/${bad}`);
    figure = await liveFigure(page, 'foster-09');
    await expect(figure, bad).toHaveAttribute('data-place', 'deal');
    await expect(figure.locator('.where .message'), bad).not.toBeEmpty();
  }
});

test('the page goes on painting while the engine searches, and a step withdraws the question', async ({
  page,
}) => {
  await page.goto('/hands/foster-09/');
  const figure = await liveFigure(page, 'foster-09');
  await page.evaluate(() => {
    const count = (): void => {
      document.body.dataset['frames'] = String(Number(document.body.dataset['frames'] ?? 0) + 1);
      requestAnimationFrame(count);
    };
    count();
  });
  await figure.getByRole('button', { name: 'Play on' }).click();
  await figure.locator('button.play').first().click();
  const frames = async (): Promise<number> =>
    Number(await page.evaluate(() => document.body.dataset['frames']));
  const before = await frames();
  await expect(figure.getByText('is thinking')).toBeVisible();
  await expect(async () => {
    expect(await frames()).toBeGreaterThan(before + 3);
  }).toPass();
  await figure.getByRole('button', { name: 'Take back' }).click();
  await expect(figure.getByText('is thinking')).toBeHidden();
});

test('a card pressed while playing on is still being loaded is the reader’s own', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/own-play\.[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/hands/foster-09/#foster-09/t4.1');
  const figure = await liveFigure(page, 'foster-09');
  await figure.getByRole('button', { name: 'Play on' }).click();
  await expect(figure.locator('.where .message')).toContainText('Playing on is being loaded');
  // The card of the record, which would else be followed.
  await figure.locator('button.play').click();
  release();
  await expect(figure.locator('.where')).toContainText('Off the record, since trick 4');
  await expect(figure.locator('.where .message')).toHaveCount(0);
});

test('the link to a line is given where the page may not copy, until another card is played', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/hands/foster-09/#foster-09/t4.1+C10');
  const figure = await liveFigure(page, 'foster-09');
  await figure.getByRole('combobox', { name: 'You play' }).selectOption('all');
  await figure.getByRole('button', { name: 'Copy link' }).click();
  const link = figure.getByRole('textbox', { name: 'Link to your line' });
  await expect(link).toHaveValue(/\/hands\/foster-09\/#foster-09\/t4\.1\+C10$/);
  await figure.locator('button.play').first().click();
  await expect(link).toHaveCount(0);
  await expect(figure.getByText('Here is the link')).toHaveCount(0);
});

test('in a Ramsch the reader plays all three, and the figure says why', async ({ page }) => {
  await page.goto('/hands/foster-21/');
  const figure = await liveFigure(page, 'foster-21');
  await figure.getByRole('button', { name: 'Play on' }).click();
  const panel = figure.getByRole('region', { name: 'Play on' });
  await expect(panel).toContainText('no card has one value');
  await expect(panel.getByRole('combobox')).toHaveCount(0);
});

test('the engine is loaded with the first own card; if that fails, the reader gets a message', async ({
  context,
}) => {
  // Not the watched page: its console complains of what is refused here.
  const page = await context.newPage();
  const asked: string[] = [];
  await page.route(/\/(?:own-play|counting)\.[^/]*\.js$/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('/hands/foster-09/#foster-09/t4.1');
  const figure = await liveFigure(page, 'foster-09');
  expect(asked, 'nothing of it comes with the page').toEqual([]);
  const message = figure.locator('.where .message');
  await figure.getByRole('button', { name: 'Play on' }).click();
  await expect(message).toContainText('Playing on could not be loaded');
  await inOptions(figure, (menu) => menu.getByRole('button', { name: 'Count along' }).click());
  await expect(message).toContainText('Counting along could not be loaded');
  await expect(figure).toHaveAttribute('data-place', 't4.1');

  await page.unroute(/\/(?:own-play|counting)\.[^/]*\.js$/);
  await page.reload();
  await liveFigure(page, 'foster-09');
  await figure.getByRole('button', { name: 'Play on' }).click();
  await expect(figure.getByRole('region', { name: 'Play on' })).toBeVisible();
  await expect(message).toHaveCount(0);
});

/** A Grand, a Ramsch and a Nullo: points of two sides, of three, and none. */
for (const id of ['foster-12', 'foster-21', 'foster-23']) {
  test(`${id}, played on with the analysis and both courses open: a finger finds everything at 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`/hands/${id}/#${id}/deal`);
    const figure = await liveFigure(page, id);
    await figure.getByRole('tab', { name: 'Analysis' }).click();
    await figure.getByRole('button', { name: 'Play on' }).click();
    expect(await layoutFaults(figure.locator('.replay')), 'before the first card').toEqual([]);
    const seats = figure.getByRole('combobox', { name: 'You play' });
    if (id !== 'foster-21') await seats.selectOption('all');
    for (const place of ['t1.1', 't1.2', 't1.3', 't2.1']) {
      await figure.locator('button.play').last().click();
      await expect(figure).toHaveAttribute('data-place', `+/${place}`);
    }
    await figure.getByRole('button', { name: 'Compare' }).click();
    await expect(figure.getByRole('region', { name: 'Both lines side by side' })).toBeVisible();
    await expect(figure.locator('.analysis .working')).toHaveCount(0);
    expect(await layoutFaults(figure.locator('.replay')), 'in the second trick').toEqual([]);
    expect(await axeFaults(page, `figure#${id}`)).toEqual([]);
  });
}

test('on paper the hand stands as it was played, whatever the reader makes of it', async ({
  page,
}) => {
  await page.goto('/hands/foster-09/#foster-09/t4.1+C10SKSQS8');
  const figure = await liveFigure(page, 'foster-09');
  await expect(figure.locator('.where')).toContainText('Off the record');
  await page.emulateMedia({ media: 'print' });
  await expect(figure.locator('.replay')).toBeHidden();
  await expect(figure.locator('.printed')).toContainText('Mittelhand makes 60 points and loses.');
});
