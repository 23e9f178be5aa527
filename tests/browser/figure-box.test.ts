import type { Locator, Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { layoutFaults } from './support/layout.ts';
import { fetchHand, inOptions, tableOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** What must be seen at once, and must not move: by name, as a reader finds it. */
function parts(figure: Locator): Readonly<Record<string, Locator>> {
  return {
    table: tableOf(figure),
    counts: figure.getByRole('group', { name: 'Card points so far' }),
    bar: figure.getByRole('slider', { name: 'Place in the hand' }),
    controls: figure.getByRole('group', { name: 'Step through the hand' }),
    options: figure.getByRole('button', { name: 'Options' }),
    tabs: figure.getByRole('tablist'),
  };
}

/** A hand's figure on its page, running; nothing is scrolled for it. */
async function openHand(page: Page, id: string, place = ''): Promise<Locator> {
  await page.goto(`/hands/${id}/${place === '' ? '' : `#${id}/${place}`}`);
  const figure = page.locator(`figure#${id}`);
  await expect(figure).toHaveAttribute('data-hydrated', '');
  return figure;
}

/** Asks where parts stand; each is looked up once, so that a part made anew counts as gone. */
async function measured(
  page: Page,
  named: Readonly<Record<string, Locator>>,
): Promise<() => Promise<Record<string, Box>>> {
  const names = Object.keys(named);
  const elements = await Promise.all(names.map((name) => named[name]!.elementHandle()));
  return async () => {
    const boxes = await page.evaluate(
      (all) =>
        all.map((element) => {
          const { x, y, width, height } = (element as Element).getBoundingClientRect();
          return (element as Element).checkVisibility() ? { x, y, width, height } : undefined;
        }),
      elements,
    );
    const gone = names.filter((_, index) => boxes[index] === undefined);
    expect(gone, 'parts that are not shown').toEqual([]);
    return Object.fromEntries(names.map((name, index) => [name, boxes[index]!]));
  };
}

/** What has moved or changed its size by half a pixel or more, in words. */
function movedSince(first: Record<string, Box>, now: Record<string, Box>): string[] {
  return Object.entries(now).flatMap(([name, box]) =>
    (['x', 'y', 'width', 'height'] as const)
      .filter((side) => !(Math.abs(box[side] - first[name]![side]) < 0.5))
      .map((side) => `${name}: ${side} was ${first[name]![side]} and is ${box[side]}`),
  );
}

/** Gives a figure a box of another size, as the text beside it may. */
async function resize(figure: Locator, width: number, height: number): Promise<void> {
  await figure.locator('.box').evaluate(
    (box, size) => {
      if (!(box instanceof HTMLElement)) return;
      box.style.width = `${size.width}px`;
      box.style.height = `${size.height}px`;
    },
    { width, height },
  );
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

const SCREENS = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const;

for (const [width, height] of SCREENS) {
  test(`at ${width}×${height} a hand's page opens on table, counts, controls and comment, all in view${width === 390 || width === 1366 ? ' @core' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const figure = await openHand(page, 'foster-12');
    const comment = figure.getByRole('group', { name: 'Notes on this place' });
    for (const [name, box] of Object.entries(await (await measured(page, parts(figure)))())) {
      expect(box.x, name).toBeGreaterThanOrEqual(0);
      expect(box.y, name).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, name).toBeLessThanOrEqual(width);
      expect(box.y + box.height, name).toBeLessThanOrEqual(height);
    }
    // The comment begins in view and has room for three lines; what is longer scrolls within itself.
    const top = (await comment.boundingBox())!.y;
    const room = await figure
      .locator('.panes, .now')
      .evaluateAll((panes) =>
        Math.max(...panes.filter((one) => one.checkVisibility()).map((one) => one.clientHeight)),
      );
    expect(top + 60).toBeLessThanOrEqual(height);
    expect(room).toBeGreaterThanOrEqual(60);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

/** A game in clubs with long comments, a Ramsch of three sides, a Nullo without points. */
for (const [id, ...screen] of [
  ['foster-09', 1366, 768],
  ['foster-09', 390, 844],
  ['foster-21', 844, 390],
  ['foster-23', 1024, 768],
] as const) {
  test(`${id} at ${screen.join('×')}: from the deal to the last card nothing moves`, async ({
    page,
    request,
  }) => {
    const [width, height] = screen;
    await page.setViewportSize({ width, height });
    const figure = await openHand(page, id);
    const named = {
      ...parts(figure),
      ...Object.fromEntries(
        ['Vorhand', 'Mittelhand', 'Hinterhand', 'The skat'].map((name) => [
          name,
          figure.getByRole('group', { name, exact: true }),
        ]),
      ),
      ...Object.fromEntries(
        ['First', 'Back a card', 'Forward a card', 'Last'].map((name) => [
          name,
          figure.getByRole('button', { name, exact: true }),
        ]),
      ),
      spot: figure.locator('.spot').first(),
    };
    await tableOf(figure).focus();
    const boxes = await measured(page, named);
    const first = await boxes();
    const moved: string[] = [];
    const { tricks } = await fetchHand(request, id);
    for (let step = 0; step < tricks.length * 3; step++) {
      await page.keyboard.press('ArrowRight');
      const place = (await figure.getAttribute('data-place'))!;
      moved.push(...movedSince(first, await boxes()).map((what) => `${place}: ${what}`));
    }
    expect(moved).toEqual([]);
    await expect(figure).toHaveAttribute('data-place', /^t\d+\.3$/);
    expect(await page.evaluate(() => scrollY), 'the page neither').toBe(0);
  });
}

test('in a low box the figure is a strip: the trick, the counts, and two large buttons @core', async ({
  page,
}) => {
  const figure = await openHand(page, 'foster-09', 't2.2');
  for (const width of [320, 390, 820]) {
    await resize(figure, width, 140);
    await expect(figure.getByRole('slider')).toBeHidden();
    const seen = { back: 'Back a card', on: 'Forward a card' };
    for (const name of Object.values(seen)) {
      const box = (await figure.getByRole('button', { name, exact: true }).boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    await expect(figure.getByRole('button').filter({ visible: true })).toHaveCount(2);
    await expect(figure.getByRole('tab').filter({ visible: true })).toHaveCount(0);
    await expect(figure.getByRole('group', { name: 'Card points so far' })).toContainText('18');
    await expect(tableOf(figure).locator('.number')).toHaveText('Trick2');
    const { corner, cards } = await figure.locator('.replay').evaluate((replay) => {
      const { right, top } = replay.getBoundingClientRect();
      const marks = [...replay.querySelectorAll('b, .side, button, .spot, p, li')];
      return {
        cards: replay.querySelectorAll('.trick .played:not(.unseen) .card').length,
        corner: marks
          .filter((mark) => {
            const box = mark.getBoundingClientRect();
            return box.width > 1 && box.right > right - 44 && box.top < top + 44;
          })
          .map((mark) => mark.textContent),
      };
    });
    expect(cards).toBe(2);
    expect(corner, 'the upper right corner is free').toEqual([]);
  }
  await figure.getByRole('button', { name: 'Forward a card', exact: true }).click();
  await expect(figure).toHaveAttribute('data-place', 't2.3');
});

test('the menu opens by the keyboard, is closed by Esc, and moves nothing', async ({ page }) => {
  const figure = await openHand(page, 'foster-09', 'low-ruff/t2.2');
  const boxes = await measured(page, parts(figure));
  const before = await boxes();
  const opener = figure.getByRole('button', { name: 'Options' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = figure.getByRole('group', { name: 'Options' });
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('combobox', { name: 'Show' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('combobox', { name: 'Show' })).toBeFocused();
  expect(await axeFaults(page, 'figure#foster-09')).toEqual([]);
  expect(await boxes()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  // Esc has closed the menu, and not left the variation.
  await expect(figure).toHaveAttribute('data-place', 'low-ruff/t2.2');

  await inOptions(figure, (again) => again.getByRole('button', { name: 'Keys' }).click());
  await expect(figure.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(figure.getByRole('dialog', { name: 'Keys' })).toBeHidden();
});

test('comment, tricks and analysis share a place; the graph is seen with the table and steps it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const figure = await openHand(page, 'foster-09', 't1');
  const scrolled = await page.evaluate(() => scrollY);
  await figure.getByRole('tab', { name: 'Comment' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure.getByRole('tab', { name: 'Tricks' })).toBeFocused();
  await expect(figure.getByRole('tabpanel', { name: 'Tricks' })).toBeVisible();
  await expect(figure, 'the arrow was the tab’s').toHaveAttribute('data-place', 't1.3');
  await page.keyboard.press('End');
  const course = figure.getByRole('list', { name: 'The value through the hand' });
  await expect(course).toBeInViewport({ ratio: 1 });
  await expect(tableOf(figure)).toBeInViewport({ ratio: 1 });
  // A driver may scroll to what it has to click; a reader’s mouse does not.
  const second = (await course.getByRole('link', { name: 'Trick 2, Vorhand' }).boundingBox())!;
  await page.mouse.click(second.x + second.width / 2, second.y + second.height / 2);
  await expect(figure).toHaveAttribute('data-place', 't2.1');
  await expect(course.getByRole('link', { name: 'Trick 2, Vorhand' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await layoutFaults(figure.locator('.replay'))).toEqual([]);

  // Where there is room the comment stands above the other two.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(figure.getByRole('tab')).toHaveText(['Tricks', 'Analysis']);
  await expect(figure.getByRole('group', { name: 'Notes on this place' })).toBeVisible();
  await expect(course).toBeVisible();
});

for (const percent of [150, 200]) {
  test(`text at ${percent} % leaves a hand's page as wide as the phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const figure = await openHand(page, 'foster-09', 't3.3');
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    const over = await figure.locator('.box').evaluate((box) => {
      const edge = box.getBoundingClientRect().right + 0.5;
      return [...box.querySelectorAll('*')]
        .filter(
          (one) =>
            one.checkVisibility() &&
            one.closest('.visually-hidden, .inline-card > i, svg, .felt') === null &&
            one.getBoundingClientRect().right > edge,
        )
        .map((one) => one.outerHTML.slice(0, 80));
    });
    expect(over).toEqual([]);
  });
}
