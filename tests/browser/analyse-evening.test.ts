/** An evening of games, cards from a text, and what each seat could make, as a reader uses them. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectSound, openRoom, readText } from './support/room.ts';
import { expect, test } from './support/test.ts';

const RECORDS = readFileSync('tests/unit/game/notation/iss/records.sgf', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('(;'));

const onTable = (page: Page) => page.locator('figure[data-hand]');

test('32 cards alone show what each seat could make; a press lays it on the table, Back leads back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const room = await openRoom(page);
  // Hand 9 of the book: Mittelhand’s clubs from the hand, of which the book says what they come to.
  const deal = `V: CA SQ HA H10 H9 H8 H7 DJ DA DK
M: CJ CK CQ C9 C7 SJ SK HJ HK DQ
H: C10 C8 SA S10 S8 HQ D10 D9 D8 D7
Skat: S9 S7`;
  await readText(room, deal);
  const possible = room.getByRole('region', { name: 'What each seat could make' });
  await expect(possible.getByRole('status')).toContainText('Mittelhand: ', { timeout: 60_000 });
  const analysis = (await (await page.request.get('/hands/foster-09.analysis.json')).json()) as {
    games: { seat: string; game: string; untouched: number; taken: number }[];
  };
  const clubs = analysis.games.find(({ game, seat }) => seat === 'M' && game === 'C')!;
  const cell = possible.getByRole('button', { name: /^Mittelhand, Suit game in clubs, Hand: / });
  await expect(cell).toContainText(String(clubs.untouched));
  await expect(possible.getByRole('button')).toHaveCount(36);
  await expectSound(page);

  const taken = possible.getByRole('button', { name: /^Mittelhand, Suit game in clubs: / });
  await expect(taken).toContainText(String(clubs.taken));
  await taken.click();
  await expect(onTable(page)).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('#hand-title')).toHaveText('Suit game in clubs, by Mittelhand');
  await page.goBack();
  await expect(possible.getByRole('button')).toHaveCount(36);
});

test('the page answers while the engine works, and the work is withdrawn by the next card', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const room = await openRoom(page);
  await room.getByRole('button', { name: 'New random deal' }).click();
  const possible = room.getByRole('region', { name: 'What each seat could make' });
  await expect(possible.getByRole('status')).toContainText(/\d+ of 36/);
  // No task of the page holds it up for longer than a reader would notice.
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [last, most] = [performance.now(), 0];
        const end = last + 1500;
        const frame = (): void => {
          const now = performance.now();
          most = Math.max(most, now - last);
          last = now;
          if (now < end) requestAnimationFrame(frame);
          else resolve(most);
        };
        requestAnimationFrame(frame);
      }),
  );
  expect(longest).toBeLessThan(400);
  await room.getByRole('button', { name: 'Clear' }).click();
  await expect(possible).toBeHidden({ timeout: 2000 });
});

test('cards and text that were left are there after a reload, and in another tab', async ({
  page,
  context,
}) => {
  const room = await openRoom(page);
  await room.getByRole('button', { name: 'jack of clubs' }).click();
  await room
    .getByRole('textbox', { name: /^Paste or type a hand/ })
    .fill('V: CJ SJ, to be finished');
  await page.reload();
  await expect(room.getByRole('button', { name: 'jack of clubs, Vorhand' })).toBeVisible();
  await expect(room.getByRole('textbox', { name: /^Paste or type a hand/ })).toHaveValue(
    /to be finished/,
  );
  const other = await context.newPage();
  const there = await openRoom(other);
  await expect(there.getByRole('button', { name: 'jack of clubs, Vorhand' })).toBeVisible();
});

test('the comments of a pasted hand and the players of a record outlive a reload, at the place shown', async ({
  page,
}) => {
  const room = await openRoom(page);
  await readText(room, readFileSync('content/hands/foster-09.hand', 'utf8'));
  await expect(onTable(page)).toHaveAttribute('data-hydrated', '');
  const outside = room.getByText('The link holds the hand and its play, but not');
  await expect(outside).toContainText('comments');
  await page.getByRole('button', { name: 'Forward a trick' }).click();
  await expect(onTable(page)).toHaveAttribute('data-place', 't1.3');
  await expect(page).toHaveURL(/\/t1\.3$/);
  await page.reload();
  await expect(outside).toContainText('comments');
  await expect(onTable(page)).toHaveAttribute('data-place', 't1.3');
  await page.goBack();
  await expect(room.getByRole('textbox', { name: /^Paste or type a hand/ })).toHaveValue(
    /^id: foster-09/,
  );

  await readText(room, RECORDS[0]!);
  const hinterhand = page.getByRole('group', { name: 'Hinterhand' });
  await expect(hinterhand).toContainText('foo');
  await page.reload();
  await expect(hinterhand).toContainText('foo');
});

test('an evening: its list, a game, the next, the report, a reload, Back, the files', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const room = await openRoom(page);
  await room.getByRole('button', { name: 'jack of clubs' }).click();
  const broken = RECORDS[0]!.replace('0 SA 1 S7', '0 SA 1 XX');
  await readText(room, [RECORDS[0], broken, RECORDS[1]].join(' '));
  const list = room.getByRole('list', { name: 'Games of the evening' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('listitem').nth(0)).toContainText('zoot, kermit, foo');
  await expect(list.getByRole('listitem').nth(0)).toContainText('lost with 59, −54');
  await expect(room.getByText('All 2 games have been analysed')).toBeVisible({ timeout: 90_000 });
  await expect(list.getByRole('listitem').nth(0)).toContainText(
    /lost (?:on the cards|in the play): /,
  );
  const report = room.getByRole('region', { name: 'The evening as a whole' });
  await expect(report.getByRole('row', { name: /^xskat / }).first()).toContainText('+96');
  await expectSound(page);

  await list.getByRole('button').first().click();
  await expect(onTable(page)).toHaveAttribute('data-hydrated', '');
  // The seats say who sits where.
  await expect(page.getByRole('group', { name: 'Hinterhand' })).toContainText('foo');
  const way = page.getByRole('navigation', { name: 'The evening' });
  await expect(way.getByRole('status')).toContainText('Game 1 of 3');
  await way.getByRole('button', { name: 'Next game' }).click();
  await expect(way.getByRole('status')).toContainText('Game 3 of 3');
  await expect(page.getByRole('group', { name: 'Mittelhand' })).toContainText('xskat:2');
  await page.reload();
  await expect(way.getByRole('status')).toContainText('Game 3 of 3');
  await expect(page.getByRole('group', { name: 'Mittelhand' })).toContainText('xskat:2');
  await expectSound(page);
  await page.goBack();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(room.getByText('All 2 games have been analysed')).toBeVisible();

  const download = async (name: string): Promise<string> => {
    const file = page.waitForEvent('download');
    await room.getByRole('button', { name }).click();
    return readFileSync(await (await file).path(), 'utf8');
  };
  expect(await download('Save the games as a file')).toBe(
    `${[RECORDS[0], broken, RECORDS[1]].join('\n')}\n`,
  );
  expect((await download('Save the report as a table')).split('\r\n')).toHaveLength(5);

  await page.goBack();
  await expect(room.getByRole('button', { name: 'jack of clubs, Vorhand' })).toBeVisible();
  const kept = room.getByRole('list', { name: 'Evenings' });
  await expect(kept.getByRole('listitem')).toHaveCount(1);
  await kept.getByRole('button', { name: /^Open/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
});

test('what is wrong with a text comes into view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const room = await openRoom(page);
  await readText(room, 'V: CJ SJ HJ Zebra CA\nM: DJ');
  const alert = room.getByRole('alert');
  await expect(alert).toContainText('Line 1, column 13. “Zebra” is not a card.');
  await expect(alert).toBeInViewport({ ratio: 1 });
});

test('a link to a hand of the book opens it there, with its comments', async ({ page }) => {
  const room = await openRoom(page);
  await readText(room, 'https://vorhand.example/hands/9/#foster-09/t3.1');
  await expect(onTable(page)).toHaveAttribute('data-place', 't3.1');
  await expect(page.locator('#hand-title')).toContainText('Club Solo, by Mittelhand');
});
