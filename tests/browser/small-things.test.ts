/** Small things a reader meets: keys, fingers, large letters, forced colours, links to be copied. */
import { inOptions, liveFigure } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('after P the arrows go among the cards alone, and with Shift the figure goes by tricks', async ({
  page,
}) => {
  await page.goto('/hands/foster-09/#foster-09/t5');
  const figure = await liveFigure(page, 'foster-09');
  await figure.getByRole('group', { name: /^The table/ }).focus();
  await page.keyboard.press('p');
  const cards = figure.locator('button.play');
  await expect(cards.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(cards.nth(0)).toBeFocused();
  await expect(figure).toHaveAttribute('data-place', 't5.3');
  // A step takes the card away: the table has the keys then.
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(figure).toHaveAttribute('data-place', 't4.3');
  await page.keyboard.press('ArrowRight');
  await expect(figure).toHaveAttribute('data-place', 't5.1');
  await page.keyboard.press('t');
  await expect(figure.getByRole('status').last()).toContainText(/is to play\. .*holds/);
});

test('a step button repeats while it is held, and a hold is no press besides', async ({ page }) => {
  await page.clock.install();
  await page.goto('/hands/foster-09/');
  const figure = await liveFigure(page, 'foster-09');
  const bar = figure.getByRole('slider', { name: 'Place in the hand' });
  const on = figure.getByRole('button', { name: 'Forward a card' });
  await on.hover();
  await page.mouse.down();
  await expect.poll(async () => Number(await bar.inputValue())).toBeGreaterThan(4);
  await page.mouse.up();
  const released = await bar.inputValue();
  await page.clock.runFor(3_000);
  expect(await bar.inputValue()).toBe(released);
  await on.click();
  await expect(bar).toHaveValue(`${Number(released) + 1}`);
  // Left while it is held, it stops.
  await page.mouse.down();
  await figure.getByRole('group', { name: /^The table/ }).hover();
  const left = await bar.inputValue();
  await page.clock.runFor(3_000);
  expect(await bar.inputValue()).toBe(left);
  await page.mouse.up();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the bar moves the place, and a scroll of the page that begins on it does not', async ({
    page,
  }) => {
    await page.goto('/hands/foster-09/#foster-09/t3');
    const figure = await liveFigure(page, 'foster-09');
    const bar = figure.getByRole('slider', { name: 'Place in the hand' });
    await bar.scrollIntoViewIfNeeded();
    const box = (await bar.boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const draw = async (points: readonly (readonly [number, number])[]): Promise<void> => {
      for (const [index, [x, y]] of points.entries()) {
        await client.send('Input.dispatchTouchEvent', {
          type: index === 0 ? 'touchStart' : 'touchMove',
          touchPoints: [{ x, y }],
        });
      }
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const y = box.y + 13;
    const at = (share: number): number => box.x + 9 + share * (box.width - 18);
    const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
    const before = await scrolled();
    await draw(Array.from({ length: 9 }, (_, step) => [at(0.8), y - 25 * step] as const));
    await expect.poll(scrolled).toBeGreaterThan(before + 100);
    await expect(figure).toHaveAttribute('data-place', 't3.3');

    await bar.scrollIntoViewIfNeeded();
    const now = (await bar.boundingBox())!;
    await draw(
      Array.from({ length: 9 }, (_, step) => [at(0.3 + 0.05 * step), now.y + 13] as const),
    );
    // Seven tenths of the way are trick 7, and not a step beside it.
    await expect(figure).toHaveAttribute('data-place', /^t7\.[123]$/);
  });

  test('a question of counting along leaves the page where it was', async ({ page }) => {
    await page.goto('/hands/foster-09/');
    const figure = await liveFigure(page, 'foster-09');
    await inOptions(figure, (menu) => menu.getByRole('button', { name: 'Count along' }).click());
    const table = figure.getByRole('group', { name: /^The table/ });
    await table.focus();
    const top = async (): Promise<number> => Math.round((await table.boundingBox())!.y);
    const ask = figure.getByText(/After trick \d+/);
    let before = await top();
    for (let trick = 1; trick <= 9 && !(await ask.isVisible()); trick++) {
      before = await top();
      await page.keyboard.press(']');
    }
    // The cards that are asked about stand in the question.
    await expect(ask.locator('.inline-card')).toHaveCount(3);
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await expect(ask).toHaveCount(0);
    await expect.poll(top).toBe(before);
    await expect(table).toBeFocused();
  });
});

test.describe('with letters twice as large on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const KINDS = [
    '/',
    '/manual/',
    '/manual/first-principles/',
    '/manual/scoring/',
    '/manual/bidding/',
    '/manual/solo-bidding/',
    '/manual/the-simple-game/',
    '/manual/open-grands/',
    '/manual/management-of-tournaments/',
    '/hands/',
    '/hands/foster-21/',
    '/hands/foster-23/',
    '/practice/matadors/',
    '/practice/layout/sheet/',
    '/analyse/',
    '/notation/',
    '/glossary/',
    '/errata/',
  ];
  for (const path of KINDS) {
    test(`nothing in the text of ${path} is wider than the page${path === '/hands/foster-21/' ? ' @core' : ''}`, async ({
      page,
    }) => {
      await page.goto(path);
      for (const figure of await page.locator('figure[data-hand]').all()) {
        await figure.scrollIntoViewIfNeeded();
        await expect(figure).toHaveAttribute('data-hydrated', '');
      }
      const wide = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        const edge = document.documentElement.clientWidth + 0.5;
        const within = (element: Element): boolean => {
          for (let box = element.parentElement; box !== null; box = box.parentElement) {
            const { overflowX } = getComputedStyle(box);
            if (overflowX !== 'visible' && box.getBoundingClientRect().right <= edge) return true;
          }
          return false;
        };
        return [...document.querySelectorAll('header *, main *, footer *')]
          .filter(
            (element) =>
              element.checkVisibility() &&
              !element.closest('.visually-hidden, .inline-card > i, pre'),
          )
          .filter((element) => element.getBoundingClientRect().right > edge && !within(element))
          .map((element) => `${element.tagName} “${element.textContent.trim().slice(0, 30)}”`);
      });
      expect(wide).toEqual([]);
    });
  }
});

test('in forced colours the bar has its rail and the trick on the table its row', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/hands/foster-09/#foster-09/t3');
  const figure = await liveFigure(page, 'foster-09');
  const [canvas, rail, row] = await figure.evaluate((root) => {
    const style = (selector: string): CSSStyleDeclaration =>
      getComputedStyle(root.querySelector(selector)!);
    return [
      getComputedStyle(document.body).backgroundColor,
      style('.scrub .rail').stroke,
      style('tr.now').outlineStyle,
    ];
  });
  expect(rail).not.toBe(canvas);
  expect(row).toBe('solid');
});

test.describe('a link to be copied', () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  test('leads to the place in a figure, to a heading, a law, a hand and a sheet', async ({
    page,
  }) => {
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    const address = (path: string): string => new URL(path, page.url()).href;

    await page.goto('/hands/foster-09/#foster-09/t5');
    const figure = await liveFigure(page, 'foster-09');
    await inOptions(figure, async (menu) => {
      await menu.getByRole('button', { name: 'Copy a link to this place' }).click();
      await expect(menu.getByText('The link is copied.')).toBeVisible();
    });
    expect(await copied()).toBe(address('/hands/foster-09/#foster-09/t5.3'));
    const hand = page.getByRole('button', { name: 'Copy the link to this hand' });
    await hand.click();
    await expect.poll(copied).toBe(address('/hands/foster-09/'));

    await page.goto('/manual/nullo/');
    await page.goto(address('/hands/foster-09/#foster-09/t5.3'));
    await expect(await liveFigure(page, 'foster-09')).toHaveAttribute('data-place', 't5.3');

    await page.goto('/manual/the-laws/');
    const law = page.locator('#law-61');
    await law.hover();
    await law.getByRole('link', { name: /^Copy the link to “/ }).click();
    await expect(page.getByText('The link is copied.').first()).toBeVisible();
    expect(await copied()).toBe(address('/manual/the-laws/#law-61'));
    await expect(page.getByRole('status').filter({ hasText: 'The link is copied.' })).toHaveCount(
      1,
    );

    await page.goto('/practice/matadors/sheet/');
    await expect(page.locator('form[data-hydrated]')).toBeVisible();
    await page.getByRole('spinbutton', { name: 'Sheet' }).selectText();
    await page.keyboard.type('77');
    await page.keyboard.press('Tab');
    await expect(page.getByText(/, sheet 77$/)).toBeVisible();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    const sheet = await page.locator('main ol').first().innerText();
    await page.goto(await copied());
    await expect(page.getByText(/, sheet 77$/)).toBeVisible();
    expect(await page.locator('main ol').first().innerText()).toBe(sheet);
  });

  test('is written out where the page may not copy', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto('/manual/the-simple-game/');
    const heading = page.locator('.prose h2[id]').first();
    const id = await heading.getAttribute('id');
    // The links come with the first key.
    await page.keyboard.press('Tab');
    await heading.getByRole('link').press('Enter');
    const field = page.getByRole('textbox', { name: 'The link' });
    await expect(field).toHaveValue(new URL(`/manual/the-simple-game/#${id}`, page.url()).href);
    // The heading is called as before.
    await expect(page.getByRole('heading', { name: /Copy/ })).toHaveCount(0);
  });
});

test('keys of one sign can be switched off outside figures, where they stay', async ({ page }) => {
  await page.goto('/manual/the-simple-game/');
  const figure = await liveFigure(page, 'foster-01');
  const search = page.getByRole('dialog', { name: 'Search the book' });
  await page.locator('.prose a.at[href="#foster-01/t2.1"]').first().click();
  await page.keyboard.press(']');
  await expect(figure).toHaveAttribute('data-place', 't2.3');

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'In figures and drills only' }).check();
  await page.keyboard.press('Escape');
  await page.locator('.prose a.at[href="#foster-01/t2.1"]').first().click();
  await page.keyboard.press(']');
  await page.keyboard.press('/');
  await expect(figure).toHaveAttribute('data-place', 't2.1');
  await expect(search).toHaveCount(0);
  // An arrow is no sign, and a shortcut with Ctrl is none either.
  await page.keyboard.press('ArrowRight');
  await expect(figure).toHaveAttribute('data-place', 't2.2');
  await figure.getByRole('group', { name: /^The table/ }).focus();
  await page.keyboard.press(']');
  await expect(figure).toHaveAttribute('data-place', 't2.3');
  await page.keyboard.press('Control+k');
  await expect(search).toBeVisible();
});

test('the cards of an example have one size, in however many groups, and fit beside each other', async ({
  page,
}) => {
  // Groups of one card and of four, and ten cards in one group.
  for (const path of ['/shelf/eichhorn-hands/', '/manual/tournee/']) {
    await page.goto(path);
    const example = page.locator('figure.example').first();
    for (const width of [320, 390, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      const widths = await example
        .locator('.card')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
      expect(widths, path).toHaveLength(10);
      expect(Math.max(...widths) - Math.min(...widths), `${path} at ${width}`).toBeLessThan(1);
      const overflow = await example.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('each page is underlined in the menu: under its own name, or under “More”', async ({
  page,
}) => {
  const underlined = page.getByRole('navigation', { name: 'The book' }).locator('[aria-current]');
  for (const [address, name] of [
    ['/practice/', 'Practise'],
    ['/score/', 'More'],
  ] as const) {
    await page.goto(address);
    await expect(underlined.first()).toHaveText(name);
    await expect(underlined.first()).toHaveCSS('text-decoration-line', 'underline');
  }
});
