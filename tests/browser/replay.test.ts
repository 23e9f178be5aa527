import type { Page } from '@playwright/test';
import { fetchHand, inOptions, liveFigure, tableOf } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { SEAT_NAMES, spoken } from './support/words.ts';

/** Presses Tab until the table of a figure has the focus. */
async function tabToTable(page: Page): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    if (name?.startsWith('The table') === true) return;
  }
  throw new Error('The table was not reached with Tab.');
}

test('a whole hand can be stepped through by keyboard alone, and every card is announced @core', async ({
  page,
  request,
}) => {
  const hand = await fetchHand(request, 'foster-09');
  await page.goto('/hands/foster-09/');
  const figure = await liveFigure(page, 'foster-09');
  await tabToTable(page);
  const status = figure.getByRole('status');
  const sums = figure.getByRole('group', { name: 'Card points so far' }).locator('b');

  let declarer = hand.points['skat']!;
  let defenders = 0;
  for (const [index, trick] of hand.tricks.entries()) {
    const seats = ['V', 'M', 'H', 'V', 'M'] as const;
    const first = seats.findIndex((seat) => seat === trick.leader);
    for (const [place, seat] of seats.slice(first, first + 3).entries()) {
      await page.keyboard.press('ArrowRight');
      await expect(figure).toHaveAttribute('data-place', `t${index + 1}.${place + 1}`);
      await expect(status).toContainText(SEAT_NAMES[seat]!);
      await expect(status).toContainText(spoken(trick[seat]));
    }
    if (trick.winner === hand.declarer) declarer += trick.points;
    else defenders += trick.points;
    await expect(status).toContainText(`${SEAT_NAMES[trick.winner]!} takes the trick`);
    await expect(sums).toHaveText([String(declarer), String(defenders)]);
  }
  expect([declarer, defenders]).toEqual([hand.points['declarer'], hand.points['defenders']]);
  await expect(figure.getByRole('group', { name: 'Notes on this place' })).toContainText('loses');

  await page.keyboard.press('[');
  await expect(figure).toHaveAttribute('data-place', 't9.3');
  await page.keyboard.press('ArrowLeft');
  await expect(figure).toHaveAttribute('data-place', 't9.2');
  await page.keyboard.press(']');
  await expect(figure).toHaveAttribute('data-place', 't9.3');
  await page.keyboard.press('4');
  await expect(figure).toHaveAttribute('data-place', /^t4\./);
  await page.keyboard.press('Home');
  await expect(figure).toHaveAttribute('data-place', 'deal');
  await page.keyboard.press('End');
  await expect(figure).toHaveAttribute('data-place', 't10.3');
  await page.keyboard.press('?');
  await expect(figure.getByText('back to the record')).toBeVisible();
});

test('keys move nothing while the focus is outside the figure', async ({ page }) => {
  await page.goto('/hands/foster-09/');
  const figure = await liveFigure(page, 'foster-09');
  await page.locator('main').focus();
  for (const key of ['ArrowRight', ']', 'End', '5']) await page.keyboard.press(key);
  await expect(figure).toHaveAttribute('data-place', 'deal');
});

test('a variation is chosen with ↓, entered with → and left with Esc @core', async ({ page }) => {
  await page.goto('/hands/foster-12/#foster-12/t8.1');
  const figure = await liveFigure(page, 'foster-12');
  await expect(figure).toHaveAttribute('data-place', 't8.1');
  await tableOf(figure).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(figure).toHaveAttribute('data-place', 'ten-taken/t8.2');
  await expect(figure.locator('.where')).toContainText('Variation: Mittelhand takes the ten');
  await page.keyboard.press('End');
  await expect(figure.getByRole('group', { name: 'Notes on this place' })).toContainText(
    '61 points',
  );
  await expect(page).toHaveURL(/#foster-12\/ten-taken\/t10\.3$/);
  await page.keyboard.press('Escape');
  await expect(figure).toHaveAttribute('data-place', /^t8/);
});

test('an address opens a place, also after a reload; a bad one says so', async ({ page }) => {
  await page.goto('/hands/foster-09/#foster-09/t6.2');
  const figure = await liveFigure(page, 'foster-09');
  await expect(figure).toHaveAttribute('data-place', 't6.2');
  await expect(figure).toBeInViewport();
  await tableOf(figure).press('ArrowRight');
  await expect(page).toHaveURL(/#foster-09\/t6\.3$/);
  await page.reload();
  await liveFigure(page, 'foster-09');
  await expect(figure).toHaveAttribute('data-place', 't6.3');

  for (const bad of ['t11', 't6.4', 'no-such-line/t2', '%E0%A4', 'x'.repeat(5000)]) {
    await page.goto('/hands/');
    await page.goto(`/hands/foster-09/#foster-09/${bad}`);
    await liveFigure(page, 'foster-09');
    await expect(figure, bad.slice(0, 20)).toHaveAttribute('data-place', 'deal');
    await expect(figure.locator('.where .message'), bad.slice(0, 20)).not.toBeEmpty();
  }
});

test('a mention in the text moves the figure, and is marked while it is there @core', async ({
  page,
}) => {
  await page.goto('/manual/the-simple-game/');
  const figure = await liveFigure(page, 'foster-01');
  await expect(figure).toHaveAttribute('data-place', 't7.3');
  const mention = page.getByRole('link', { name: 'The deal', exact: true });
  await mention.click();
  await expect(figure).toHaveAttribute('data-place', 'deal');
  await expect(mention).toHaveAttribute('aria-current', 'true');
  await expect(mention).toBeInViewport();
  await expect(tableOf(figure)).toBeInViewport();

  const second = page.getByRole('link', { name: 'last trump' });
  await second.click();
  await expect(figure).toHaveAttribute('data-place', 't7.3');
  await expect(mention).not.toHaveAttribute('aria-current');
  await expect(second).toHaveAttribute('aria-current', 'true');

  await tableOf(figure).focus();
  await page.keyboard.press('3');
  await expect(second).not.toHaveAttribute('aria-current');
  await page.keyboard.press('7');
  await expect(second).toHaveAttribute('aria-current', 'true');
});

test('a link writes its address once, in place of the one before, and a step writes its own', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/manual/the-simple-game/');
  const figure = await liveFigure(page, 'foster-01');
  await page.evaluate(() => {
    const write = history.replaceState.bind(history);
    history.replaceState = (...how): void => {
      document.body.dataset['written'] = `${document.body.dataset['written'] ?? ''} ${how[2]}`;
      write(...how);
    };
  });
  await page.getByRole('link', { name: 'last trump' }).click();
  await expect(figure).toHaveAttribute('data-place', 't7.3');
  await page.getByRole('link', { name: 'The deal', exact: true }).click();
  await expect(figure).toHaveAttribute('data-place', 'deal');
  await page.clock.runFor(3_000);
  const written = ' #foster-01/t7.3 #foster-01/deal';
  await expect(page.locator('body')).toHaveAttribute('data-written', written);
  await expect(page).toHaveURL(/#foster-01\/deal$/);

  await tableOf(figure).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('body')).toHaveAttribute(
    'data-written',
    `${written} #foster-01/layout`,
  );
});

test('two figures on one page do not disturb each other', async ({ page }) => {
  await page.goto('/hands/foster-01/');
  const first = await liveFigure(page, 'foster-01');
  // No page of the book has two yet: the second comes from its own page, as built.
  await page.evaluate(async () => {
    const text = await (await fetch('/hands/foster-09/')).text();
    const other = new DOMParser().parseFromString(text, 'text/html');
    const figure = other.querySelector('figure#foster-09');
    if (figure) document.querySelector('main')?.append(document.importNode(figure, true));
  });
  const second = await liveFigure(page, 'foster-09');

  await tableOf(second).focus();
  await page.keyboard.press(']');
  await page.keyboard.press('ArrowRight');
  await expect(second).toHaveAttribute('data-place', 't2.1');
  await expect(first).toHaveAttribute('data-place', 'deal');

  await inOptions(second, (menu) =>
    menu.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'as Hinterhand sees it' }),
  );
  const hidden = 'cards face down';
  await expect(second.getByRole('group', { name: 'Vorhand' })).toContainText(hidden);
  await expect(first.getByRole('group', { name: 'Vorhand' })).not.toContainText(hidden);
  await inOptions(first, (menu) =>
    expect(menu.getByRole('combobox', { name: 'Show' })).toHaveValue('open'),
  );

  await tableOf(first).focus();
  await page.keyboard.press('End');
  await expect(first).toHaveAttribute('data-place', 't10.3');
  await expect(second).toHaveAttribute('data-place', 't2.1');
  await inOptions(second, (menu) => menu.getByRole('button', { name: 'Count along' }).click());
  await expect(second.getByText('You are keeping the count.')).toBeVisible();
  await expect(first.getByText('You are keeping the count.')).toHaveCount(0);
});

test('the wheel over a figure scrolls the page and moves no card', async ({ page }) => {
  await page.goto('/hands/foster-09/');
  const figure = await liveFigure(page, 'foster-09');
  await tableOf(figure).press('End');
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  const box = (await tableOf(figure).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(60, box.height / 2));
  await page.mouse.wheel(0, 240);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await expect(figure).toHaveAttribute('data-place', 't10.3');
});

test('counting along shows no points until asked, and finds the first wrong trick @core', async ({
  page,
  request,
}) => {
  const hand = await fetchHand(request, 'foster-09');
  await page.goto('/hands/foster-09/');
  const figure = await liveFigure(page, 'foster-09');
  await inOptions(figure, (menu) => menu.getByRole('button', { name: 'Count along' }).click());
  await expect(tableOf(figure), 'the keys go on working').toBeFocused();
  const counting = figure.getByRole('group', { name: 'Counting along' });
  const notes = figure.getByRole('group', { name: 'Notes on this place' });
  const points = figure.getByRole('group', { name: 'Card points so far' });
  const question = counting.getByText(/^After trick \d+ \(.+\), how many points\?$/);

  /** What the declarer has after a trick, the skat included. */
  const sumAfter = (trick: number) =>
    hand.tricks
      .slice(0, trick)
      .filter(({ winner }) => winner === hand.declarer)
      .reduce((sum, { points: more }) => sum + more, hand.points['skat']!);

  const asked: number[] = [];
  let wrongAt = 0;
  for (let trick = 1; trick <= 10; trick++) {
    await tableOf(figure).press(']');
    await expect(points).toHaveText('You are keeping the count.');
    await expect(notes).toHaveText('The notes wait until you have counted.');
    await expect(figure.getByRole('status')).not.toContainText(/\d+ points?|Declarer \d/);
    await expect(figure.getByRole('slider')).not.toHaveAttribute('aria-valuetext', /leads|level/);
    if ((await question.count()) === 0) continue;
    asked.push(trick);
    const right = sumAfter(trick);
    // The second answer and all after it are one point too high.
    const said = asked.length < 2 ? right : right + 1;
    if (asked.length === 2) wrongAt = trick;
    await counting.getByRole('textbox').fill(String(said));
    await counting.getByRole('button', { name: 'That is my count' }).click();
  }
  expect(asked.at(-1)).toBe(10);
  await expect(counting).toContainText(`1 of ${asked.length} counts right`);
  const since = asked[0]! + 1;
  await expect(counting).toContainText(
    since === wrongAt
      ? `your count first went wrong in trick ${wrongAt}`
      : `your count first went wrong between trick ${since} and trick ${wrongAt}`,
  );
  await expect(counting).toContainText(
    `you had ${sumAfter(wrongAt) + 1}, and ${sumAfter(wrongAt)} was right`,
  );
  await counting.getByRole('button', { name: `Show trick ${since}` }).click();
  await expect(figure).toHaveAttribute('data-place', `t${since}.3`);
});
