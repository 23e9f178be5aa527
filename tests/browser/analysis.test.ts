import type { Locator, Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { layoutFaults } from './support/layout.ts';
import { inOptions, liveFigure, tableOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

interface AnalysisData {
  readonly stops: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Opens a hand's page at a place, and its analysis by keyboard. */
async function openAnalysis(page: Page, id: string, place: string): Promise<Locator> {
  await page.goto(`/hands/${id}/#${id}/${place}`);
  const figure = await liveFigure(page, id);
  await figure.getByRole('tab', { name: 'Analysis' }).focus();
  await page.keyboard.press('Enter');
  await expect(figure.getByRole('region', { name: 'Analysis' })).toContainText('With all cards');
  return figure;
}

test('each card that may be played bears what it keeps, to the eye and to the ear @core', async ({
  page,
  request,
}) => {
  const data = (await (await request.get('/hands/foster-09.analysis.json')).json()) as AnalysisData;
  const figure = await openAnalysis(page, 'foster-09', 'deal');
  const values = data.stops['deal']!;
  const vorhand = figure.getByRole('group', { name: 'Vorhand' });
  const shown = await vorhand.locator('.remark').allTextContents();
  expect(shown.map(Number).sort()).toEqual(Object.values(values).sort());
  await expect(
    vorhand.getByRole('button', { name: `ace of hearts keeps ${values['HA']!}` }),
  ).toBeVisible();
  await tableOf(figure).focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure.getByRole('status')).toContainText('With all cards open');
  await expect(figure.getByRole('status')).toContainText('Mittelhand to play');
});

test('the course of the value leads to every card by which it changed', async ({ page }) => {
  const figure = await openAnalysis(page, 'foster-09', 'deal');
  const course = figure.getByRole('list', { name: 'The value through the hand' });
  for (const [link, place] of [
    ['Trick 2, Vorhand, 10 of hearts: 60 to 61', 't2.1'],
    ['Trick 2, Mittelhand, jack of hearts: 61 to 60', 't2.2'],
  ] as const) {
    await course.getByRole('link', { name: link }).focus();
    await page.keyboard.press('Enter');
    await expect(figure).toHaveAttribute('data-place', place);
  }
  await expect(figure.getByRole('region', { name: 'Analysis' })).toContainText('as played');
  await figure.getByRole('tab', { name: 'Tricks' }).click();
  await expect(figure.locator('.tricks .remark').first()).toBeVisible();
});

test('a variation is analysed with the site: its values are there without the engine', async ({
  page,
  request,
}) => {
  const data = (await (await request.get('/hands/foster-09.analysis.json')).json()) as AnalysisData;
  const place = Object.keys(data.stops).find((name) => /^[^+/]+\/t\d+\.[12]$/.test(name))!;
  const asked: string[] = [];
  page.on('request', (each) => {
    if (/worker-[^/]*\.js$/.test(each.url())) asked.push(each.url());
  });
  const figure = await openAnalysis(page, 'foster-09', place);
  await expect(figure.locator('.where')).toContainText('Variation');
  const shown = await figure.locator('.seat .remark').allTextContents();
  expect(shown.map(Number).sort()).toEqual(Object.values(data.stops[place]!).sort());
  expect(asked).toEqual([]);
});

test('one seat learns no card of another, neither from a value nor in words', async ({ page }) => {
  const figure = await openAnalysis(page, 'foster-09', 'deal');
  await inOptions(figure, (menu) => menu.getByRole('combobox', { name: 'Show' }).selectOption('M'));
  const panel = figure.getByRole('region', { name: 'Analysis' });
  await expect(panel).toContainText('With all cards open');
  await expect(panel).not.toContainText('Vorhand to lead');
  await expect(figure.locator('.seat .remark')).toHaveCount(0);
});

test('it is not there while the reader counts, and its data only when asked for', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    // The page also sends the service worker what is read, which is not of the engine.
    if (/(?:analysis|Analysis|(?<!tell-)worker).*\.js/.test(request.url()))
      asked.push(request.url());
  });
  await page.goto('/hands/foster-09/');
  const figure = await liveFigure(page, 'foster-09');
  expect(asked).toEqual([]);
  const button = figure.getByRole('tab', { name: 'Analysis' });
  await button.click();
  await expect(figure.locator('.seat .remark').first()).toBeVisible();
  await inOptions(figure, (menu) => menu.getByRole('button', { name: 'Count along' }).click());
  await expect(button).toHaveCount(0);
  await expect(figure.locator('.remark')).toHaveCount(0);
  await expect(figure.getByRole('region', { name: 'Analysis' })).toHaveCount(0);
  await figure.getByRole('button', { name: 'Stop counting' }).click();
  await expect(button).toHaveAttribute('aria-selected', 'false');
});

test('data that do not hold up are refused, and can be asked for again', async ({ page }) => {
  await page.route('**/*.analysis.json', (route) => route.fulfill({ json: {} }));
  await page.goto('/hands/foster-09/');
  const figure = await liveFigure(page, 'foster-09');
  await figure.getByRole('tab', { name: 'Analysis' }).click();
  await expect(figure.getByRole('alert')).toContainText('damaged');
  await page.unroute('**/*.analysis.json');
  await figure.getByRole('button', { name: 'Try again' }).click();
  await expect(figure.locator('.seat .remark').first()).toBeVisible();
});

test('a Ramsch says that its cards have no such value', async ({ page }) => {
  await page.goto('/hands/foster-21/');
  const figure = await liveFigure(page, 'foster-21');
  await figure.getByRole('tab', { name: 'Analysis' }).click();
  await expect(figure).toContainText('The cards of a Ramsch have no such value');
});

test('off the record the values come from the worker, and the page goes on painting @core', async ({
  page,
}) => {
  const figure = await openAnalysis(page, 'foster-09', 't2');
  const panel = figure.getByRole('region', { name: 'Analysis' });
  await figure.getByRole('button', { name: 'Play on' }).click();
  await figure.getByRole('combobox', { name: 'You play' }).selectOption('all');
  // A card that neither the record nor a variation plays here.
  await page.evaluate(() => {
    const count = (): void => {
      document.body.dataset['frames'] = String(Number(document.body.dataset['frames'] ?? 0) + 1);
      requestAnimationFrame(count);
    };
    count();
  });
  const frames = async (): Promise<number> =>
    Number(await page.evaluate(() => document.body.dataset['frames']));
  const before = await frames();
  await figure.locator('.seat button.play').last().click();
  await expect(figure.locator('.where')).toContainText('Off the record');
  await expect(panel).toContainText('With all cards open');
  await expect(figure.locator('.seat .remark').first()).toBeVisible();
  await expect(panel.locator('.working')).toHaveCount(0);
  expect(await frames()).toBeGreaterThan(before);
  // The course of the own line leads to places of the own line.
  await figure.locator('.seat button.play').first().click();
  const course = panel.getByRole('list', { name: 'The value through the hand' });
  await course.getByRole('link').last().click();
  await expect(figure.locator('.where')).toContainText('Off the record');
});

test('without an engine the reader gets a message and may try again', async ({ page }) => {
  await page.route(/worker-.*\.js$/, (route) => route.abort());
  const figure = await openAnalysis(page, 'foster-09', 't2');
  const panel = figure.getByRole('region', { name: 'Analysis' });
  await figure.getByRole('button', { name: 'Play on' }).click();
  await figure.getByRole('combobox', { name: 'You play' }).selectOption('all');
  await figure.locator('.seat button.play').last().click();
  await expect(panel.getByRole('alert')).toContainText('engine');
  await page.unroute(/worker-.*\.js$/);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel).toContainText('With all cards open');
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await expect(figure.locator('.seat .remark').first()).toBeVisible();
});

test('the deal says where the layout stands among all', async ({ page }) => {
  const figure = await openAnalysis(page, 'foster-05', 'deal');
  await expect(figure.getByRole('region', { name: 'Analysis' })).toContainText('of the 66 pairs');
  await figure.getByText('What if other cards').click();
  await expect(figure.getByText('(as here)')).toBeVisible();
  // A seat that does not know what was put away is not told of it.
  await inOptions(figure, (menu) => menu.getByRole('combobox', { name: 'Show' }).selectOption('V'));
  const panel = figure.getByRole('region', { name: 'Analysis' });
  await expect(panel).toContainText('No card can be played yet');
  await expect(panel).not.toContainText('of the 66 pairs');
  await expect(figure.getByText('What if other cards')).toHaveCount(0);
});

for (const width of [320, 1280]) {
  test(`axe finds nothing and nothing overflows at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const figure = await openAnalysis(page, 'foster-05', 'layout');
    await figure.getByText('What if other cards').click();
    await expect(figure.getByText('(as here)')).toBeVisible();
    await figure.getByText('What would each game').click();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    expect(await layoutFaults(figure.locator('.replay'))).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
  });
}
