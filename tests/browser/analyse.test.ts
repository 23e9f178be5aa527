/** The analysis room, used as a reader does. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { chooseDeclarer, openRoom } from './support/room.ts';
import { expect, test } from './support/test.ts';

/** Deals at random and chooses a Grand Hand for Vorhand. */
async function setUpHand(page: Page): Promise<void> {
  const room = await openRoom(page);
  await room.getByRole('button', { name: 'New random deal' }).click();
  await room.getByRole('radio', { name: 'Grand Hand' }).check();
  await chooseDeclarer(room, 'Vorhand');
  await room.getByRole('button', { name: 'Put it on the table' }).click();
  await expect(page.locator('figure[data-hand]')).toHaveAttribute('data-hydrated', '');
}

test('the room opens on a table: empty hands around the pack, and the field for a text beside it', async ({
  page,
}) => {
  for (const [width, height] of [
    [1366, 768],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    const room = await openRoom(page);
    const parts = [
      room.getByRole('radio', { name: /^Mittelhand 0/ }),
      room.getByRole('radio', { name: /^Hinterhand 0/ }),
      room.getByRole('button', { name: '7 of diamonds, in the pack' }),
      ...(width > 1000 ? [room.getByRole('textbox', { name: /^Paste or type a hand/ })] : []),
    ];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    await expect(room.locator('.waits')).toHaveCount(32);
  }
});

test('a card that lies in a hand goes back to the pack when it is pressed, or is swapped', async ({
  page,
}) => {
  const room = await openRoom(page);
  const pack = room.locator('.pack');
  await room.locator('.place', { hasText: 'Hinterhand' }).click();
  await pack.getByRole('button', { name: 'ace of spades, in the pack' }).click();
  await pack.getByRole('button', { name: 'ace of hearts, in the pack' }).click();
  const laid = room.locator('.place', { hasText: 'Hinterhand' }).locator('[data-laid]');
  await expect(laid).toHaveCount(2);
  await laid.first().click();
  await expect(pack.getByRole('button', { name: 'ace of spades, in the pack' })).toBeVisible();
  await expect(laid).toHaveCount(1);

  await room.getByRole('radio', { name: 'Swap two' }).check();
  await laid.click();
  await pack.getByRole('button', { name: '7 of clubs, in the pack' }).click();
  await expect(pack.getByRole('button', { name: '7 of clubs, Hinterhand' })).toBeVisible();
  await expect(pack.getByRole('button', { name: 'ace of hearts, in the pack' })).toBeVisible();
});

test('a whole deal can be set up by keyboard alone and put on the table', async ({ page }) => {
  const room = await openRoom(page);
  const first = room.locator('.pack').getByRole('button', { name: 'jack of clubs' });
  await first.focus();
  // Ten cards to each seat and two to the skat, walking through the pack.
  for (const key of 'vvvvvvvvvvmmmmmmmmmmhhhhhhhhhhss'.split(/(?=.)/)) {
    await page.keyboard.press(key);
    await page.keyboard.press('ArrowRight');
  }
  await expect(room.getByRole('button', { name: '7 of diamonds, the skat' })).toBeVisible();
  await expect(first).toHaveAccessibleName('jack of clubs, Vorhand');
  await page.keyboard.press('Delete');
  await expect(room.getByText('1 card to deal: the skat 1.')).toBeVisible();
  await page.keyboard.press('u');
  await room.getByRole('radio', { name: 'Suit game', exact: true }).check();
  await room.getByRole('radio', { name: 'clubs' }).check();
  await chooseDeclarer(room, 'Vorhand');
  await expect(room.getByText('Which two cards are put away?')).toBeVisible();
  const twelve = room.getByRole('group', { name: 'Put away two of the twelve' });
  await twelve.getByRole('button', { name: '8 of diamonds' }).press('Enter');
  await twelve.getByRole('button', { name: '7 of diamonds' }).press('Enter');
  await room.getByRole('button', { name: 'Put it on the table' }).press('Enter');
  await expect(page.locator('figure[data-hand]')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('#hand-title')).toHaveText('Suit game in clubs, by Vorhand');
});

test('a link opens the same hand on a fresh page, and after a reload', async ({
  page,
  context,
}) => {
  await setUpHand(page);
  const facts = await page.locator('figure[data-hand] .felt').innerText();
  const fresh = await context.newPage();
  for (const open of [() => fresh.goto(page.url()), () => fresh.reload()]) {
    await open();
    await expect(fresh.locator('figure[data-hand]')).toHaveAttribute('data-hydrated', '');
    expect(await fresh.locator('figure[data-hand] .felt').innerText()).toBe(facts);
  }
});

test('a changed card is compared with the hand as it was, and taken back', async ({ page }) => {
  await setUpHand(page);
  const before = page.url();
  await page.getByRole('button', { name: 'Change the cards' }).click();
  const compared = page.getByRole('region', { name: 'Before and now' });
  await expect(compared).toBeHidden();
  const whose = (name: RegExp) => page.locator('.pack').getByRole('button', { name }).first();
  await whose(/, Vorhand$/).click();
  await whose(/, Mittelhand$/).click();
  await expect(page.getByText('have changed places')).toBeVisible();
  expect(page.url()).not.toContain(before.split('#')[1]);
  expect(page.url()).toMatch(/\/cards$/);

  // While the cards are still being moved, and on the table.
  await expect(compared.getByText(/^Changed: .* change places\.$/)).toBeVisible();
  const said = compared.getByRole('status');
  await expect(said).toHaveText(/^With all cards open, the declarer makes \d+[,;]/);
  const sentence = await said.innerText();
  await page.getByRole('button', { name: 'Put it on the table' }).click();
  await expect(page.locator('figure[data-hand]')).toHaveAttribute('data-hydrated', '');
  await expect(said).toHaveText(sentence);
  const row = compared.getByRole('row', { name: /^With best play/ });
  const [was, now] = await row.getByRole('cell').allInnerTexts();
  expect(sentence).toContain(`makes ${now!}`);
  if (was !== now) expect(sentence).toContain(`it was ${was!}`);
  await compared.getByText('What would each game have made').click();
  await expect(compared.getByRole('table')).toHaveCount(3, { timeout: 60_000 });

  await page.getByRole('button', { name: 'Back to the hand as it was' }).click();
  await expect(page.locator('figure[data-hand]')).toHaveAttribute('data-hydrated', '');
  await expect(compared).toBeHidden();
  expect(page.url()).toBe(before);
});

test('a comparison that takes long is withdrawn at once by the next change', async ({ page }) => {
  await setUpHand(page);
  await page.getByRole('button', { name: 'Change the cards' }).click();
  const whose = (name: RegExp) => page.locator('.pack').getByRole('button', { name }).first();
  const compared = page.getByRole('region', { name: 'Before and now' });
  await whose(/, Vorhand$/).click();
  await whose(/, Mittelhand$/).click();
  await compared.getByText('What would each game have made').click();
  await expect(compared.getByText('Working out six games')).toBeVisible();
  // The page stays awake while the engine works: undoing takes effect within a moment.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(compared).toBeHidden({ timeout: 1000 });
  await whose(/, Hinterhand$/).click();
  await whose(/, Mittelhand$/).click();
  await expect(compared.getByRole('status')).toHaveText(/^With all cards open/);
});

test('nothing changed: the hand with its play is back on the table', async ({ page }) => {
  await readText(page, RECORDS[1]!);
  await expect(page.locator('figure[data-hand]')).toHaveAttribute('data-hydrated', '');
  const before = page.url();
  await page.getByRole('button', { name: 'Change the cards' }).click();
  await page.getByRole('button', { name: 'Put it on the table' }).click();
  await expect(page.locator('figure[data-hand]')).toHaveAttribute('data-hydrated', '');
  expect(page.url()).toBe(before);
});

test('a set-up survives a reload', async ({ page }) => {
  await setUpHand(page);
  await page.getByRole('button', { name: 'Change the cards' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Put it on the table' })).toBeVisible();
});

test('a text with an error stays and the error is reported; once mended, it is read @core', async ({
  page,
  request,
}) => {
  const good = await (await request.get('/hands/foster-01.hand')).text();
  const room = await openRoom(page);
  const text = room.getByRole('textbox', { name: /^Paste or type a hand/ });
  const bad = good.replace(/^contract: .*$/m, 'contract: golo');
  await text.fill(bad);
  await room.getByRole('button', { name: 'Read it' }).click();
  const line = bad.split('\n').findIndex((row) => row.startsWith('contract')) + 1;
  await expect(room.getByRole('alert')).toContainText(`Line ${line}, column 11.`);
  await expect(text).toHaveValue(bad);
  await text.fill(good);
  await room.getByRole('button', { name: 'Read it' }).click();
  await expect(page.locator('figure[data-hand]')).toHaveAttribute('data-hydrated', '');
  await expect(room.getByText('The link holds the hand and its play, but not')).toBeVisible();
});

test('a fault of the program while reading is reported as its own, and the next text is read', async ({
  page,
  request,
}) => {
  const good = await (await request.get('/hands/foster-01.hand')).text();
  // The program goes wrong at a word of the test's own.
  await page.route('**/_astro/reader-worker-*.js', async (route) => {
    const response = await route.fetch();
    const trap = `const { split } = String.prototype;
      String.prototype.split = function (...how) {
        if (this.includes('TRAP')) throw new TypeError('trapped');
        return split.apply(this, how);
      };`;
    await route.fulfill({ response, body: `${trap}\n${await response.text()}` });
  });
  const room = await openRoom(page);
  const text = room.getByRole('textbox', { name: /^Paste or type a hand/ });
  await text.fill(`${good}\nTRAP`);
  await room.getByRole('button', { name: 'Read it' }).click();
  await expect(room.getByRole('alert')).toContainText('the book’s fault, not yours');
  await expect(room.getByRole('alert')).not.toContainText('offline');
  await expect(text).toHaveValue(/TRAP$/);
  await text.fill(good);
  await room.getByRole('button', { name: 'Read it' }).click();
  await expect(page.locator('figure[data-hand]')).toHaveAttribute('data-hydrated', '');
});

const RECORDS = readFileSync('tests/unit/game/notation/iss/records.sgf', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('(;'));

async function readText(page: Page, text: string): Promise<Locator> {
  const room = await openRoom(page);
  await room.getByRole('textbox', { name: /^Paste or type a hand/ }).fill(text);
  await room.getByRole('button', { name: 'Read it' }).click();
  return room;
}

test('a game record of the server is read, and written as one again', async ({ page }) => {
  const room = await readText(page, RECORDS[1]!);
  await expect(page.locator('figure[data-hand]')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('#hand-title')).toHaveText('foo, xskat:2, xskat');
  const file = page.waitForEvent('download');
  await room.getByRole('button', { name: 'Save it as a server record' }).click();
  const written = readFileSync(await (await file).path(), 'utf8');
  // From the bidding on; how the cards of a hand are sorted is the writer's choice.
  const moves = /MV\[w \S+ ([^\]]*?) *\]/;
  expect(moves.exec(written)?.[1]).toBe(moves.exec(RECORDS[1]!)?.[1]);
  expect(/R\[(d:[^\]]*t:\d+)/.exec(written)?.[1]).toBe(/R\[(d:[^\]]*t:\d+)/.exec(RECORDS[1]!)?.[1]);
});

test('a picture of the place one is at is taken along', async ({ page }) => {
  await readText(page, RECORDS[1]!);
  const figure = page.locator('figure[data-hand]');
  await expect(figure).toHaveAttribute('data-hydrated', '');
  const take = async (): Promise<{ title: string; desc: string; drawn: number }> => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save it as a picture (SVG) of this place' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('foo-xskat-2-xskat.svg');
    const svg = readFileSync(await file.path(), 'utf8');
    return page.evaluate((text) => {
      const xml = new DOMParser().parseFromString(text, 'image/svg+xml');
      if (xml.querySelector('parsererror') !== null) throw new Error('The picture is broken.');
      return {
        title: xml.querySelector('title')?.textContent ?? '',
        desc: xml.querySelector('desc')?.textContent ?? '',
        drawn: xml.querySelectorAll('svg > g > use').length,
      };
    }, svg);
  };
  const deal = await take();
  expect(deal.title).toBe('foo, xskat:2, xskat');
  expect(deal.desc).toContain('The deal.');
  expect(deal.drawn).toBe(32);
  await page.getByRole('button', { name: 'Forward a trick' }).click();
  await page.getByRole('button', { name: 'Forward a trick' }).click();
  await page.getByRole('button', { name: 'Forward a card' }).click();
  const later = await take();
  expect(later.desc).toContain('Trick 2');
  expect(later.drawn).toBe(32 - 3);
  // The same in the suits the reader has chosen.
  await page.evaluate(() => {
    document.documentElement.dataset['suits'] = 'german';
  });
  expect((await take()).desc).toContain('Unter of ');
});

test('one of several records is chosen; a stated result that differs is reported', async ({
  page,
}) => {
  const other = RECORDS[1]!.replace('v:96', 'v:72');
  const broken = RECORDS[0]!.replace('0 SA 1 S7', '0 SA 1 XX');
  const room = await readText(page, [RECORDS[0], broken, other].join('\n'));
  const list = room.getByRole('list', { name: 'Games of the evening' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('listitem').nth(1)).toContainText(/Line 2, column \d+\./);
  await list.getByRole('button', { name: /is not the result by the rules/ }).click();
  await expect(page.locator('figure[data-hand]')).toHaveAttribute('data-hydrated', '');
  await expect(page.getByText('The record says v:72, the rules say v:96')).toBeVisible();
});

test('a hand is saved, found after a reload, opened, named anew and deleted', async ({ page }) => {
  await setUpHand(page);
  const { hash } = new URL(page.url());
  const code = hash.slice(1).split('/')[0]!;
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await page.goto('/about/');
  await openRoom(page);
  const list = page.getByRole('list', { name: 'Saved hands' });
  await list.getByRole('button', { name: /^Rename/ }).click();
  await list.getByLabel('Name').fill('A Grand to keep');
  await list.getByRole('button', { name: 'Keep the name' }).click();
  await list.getByRole('button', { name: 'Open A Grand to keep' }).click();
  await expect(page.locator(`figure[data-hand="${code}"]`)).toHaveAttribute('data-hydrated', '');
  await page.goto('/about/');
  await openRoom(page);
  await list.getByRole('button', { name: 'Delete A Grand to keep' }).click();
  await list.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(list).toBeHidden();
});

test('damaged saved hands are put aside and reported', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('vorhand-hands-aside') === null) {
      localStorage.setItem('vorhand-hands', '{"broken');
    }
  });
  const room = await openRoom(page);
  await expect(room.getByRole('alert')).toContainText('put aside and not deleted');
  expect(await page.evaluate(() => localStorage.getItem('vorhand-hands-aside'))).toBe('{"broken');
});

test('damaged saved hands stay where they are while there is no room to put them aside', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('vorhand-hands', '{"broken');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await setUpHand(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('no room to put it aside')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('vorhand-hands'))).toBe('{"broken');
});

test('hands saved by a newer version are left alone', async ({ page }) => {
  const newer = '{"vorhand":"saved hands","version":3,"hands":{}}';
  await page.addInitScript((text) => {
    localStorage.setItem('vorhand-hands', text);
  }, newer);
  await setUpHand(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('written by a newer version')).toBeVisible();
  const keys = ['vorhand-hands', 'vorhand-hands-aside'];
  const stored = await page.evaluate((all) => all.map((key) => localStorage.getItem(key)), keys);
  expect(stored).toEqual([newer, null]);
});

test('two tabs save hands and lose nothing to each other', async ({ page, context }) => {
  const other = await context.newPage();
  await openRoom(other);
  await setUpHand(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const list = other.getByRole('list', { name: 'Saved hands' });
  // It comes up in the other tab by itself.
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: /^Rename/ }).click();
  await list.getByLabel('Name').fill('From the other tab');
  await list.getByRole('button', { name: 'Keep the name' }).click();
  await page.goto('/about/');
  await setUpHand(page);
  await other.getByRole('button', { name: 'Delete From the other tab' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await other.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  // What one tab keeps, another reads a moment later.
  const kept = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('vorhand-hands'));
  await expect.poll(kept).not.toContain('From the other tab');
  expect(await kept()).toContain('Grand Hand');
});

test('where nothing may be stored, saving says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  });
  await setUpHand(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('no hand can be saved here')).toBeVisible();
});

test('a damaged address is reported, and a deal can still be set up', async ({ page }) => {
  const room = await openRoom(page, '#1zzzzzzzz/t3');
  await expect(room.getByRole('alert')).toContainText('The address is damaged');
  await room.getByRole('button', { name: 'New random deal' }).click();
  await expect(room.getByRole('alert')).toBeHidden();
});

for (const step of ['set-up', 'table'] as const) {
  test(`the ${step} passes the accessibility checks and fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await setUpHand(page);
    if (step === 'set-up') await page.getByRole('button', { name: 'Change the cards' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    expect(await axeFaults(page)).toEqual([]);
  });
}
