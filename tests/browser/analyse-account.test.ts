/** The account of a text in the analysis room: nothing of it vanishes without a word. */
import { readFileSync } from 'node:fs';
import { expectSound, openRoom, readText } from './support/room.ts';
import { expect, test } from './support/test.ts';

const RECORDS = readFileSync('tests/unit/game/notation/iss/records.sgf', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('(;'));
const HAND = readFileSync('content/hands/foster-09.hand', 'utf8');

test('a mixed text is accounted for piece by piece, and each piece opens from the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const room = await openRoom(page);
  const broken = RECORDS[0]!.replace('0 SA 1 S7', '0 SA 1 XX');
  await readText(room, `Look:\n${RECORDS[0]!.slice(1)}\n${broken}\n\n${HAND}\nKrB PiB HeB\n`);
  const account = room.getByRole('region', { name: 'What was read' });
  await expect(account).toContainText('1 game record, 1 hand and 1 list of cards were read.');
  await expect(account).toContainText('1 game record could not be read.');
  await account.getByText('Show what was not read').click();
  await expect(account).toContainText('Line 3, column');
  await expect(account).toContainText(/“Look:?” is not a card\./u);
  await expectSound(page);
  const list = room.getByRole('list', { name: 'Games of the evening' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await list.getByRole('button', { name: /3 cards read/ }).click();
  await expect(room.getByRole('button', { name: 'jack of clubs, Vorhand' })).toBeVisible();
  await page.goBack();
  await expect(list.getByRole('listitem')).toHaveCount(4);
});

test('of 1,200 records the first 500 are read, and then the others', async ({ page }) => {
  test.setTimeout(180_000);
  const room = await openRoom(page);
  const many = Array.from({ length: 1200 }, (_, index) => RECORDS[index % RECORDS.length]!);
  await readText(room, many.join('\n'));
  const account = room.getByRole('region', { name: 'What was read' });
  const list = room.getByRole('list', { name: 'Games of the evening' });
  await expect(account).toContainText('Pieces 1 to 500 of 1,200', { timeout: 60_000 });
  await expect(account).toContainText('700 pieces remain to be read.');
  await expect(list.getByRole('listitem')).toHaveCount(500);
  await account.getByRole('button', { name: 'Read on' }).click();
  await expect(account).toContainText('Pieces 501 to 1,000 of 1,200', { timeout: 60_000 });
  await account.getByRole('button', { name: 'Read on' }).click();
  await expect(account).toContainText('Pieces 1,001 to 1,200 of 1,200', { timeout: 60_000 });
  await expect(account.getByRole('button', { name: 'Read on' })).toHaveCount(0);
  await expect(list.getByRole('listitem')).toHaveCount(200);
});

test('the JSON of a hand of the book is read back', async ({ page }) => {
  const room = await openRoom(page);
  const response = await page.request.get('/hands/foster-09.json');
  await readText(room, await response.text());
  await expect(page.locator('#hand-title')).toContainText('Club Solo, by Mittelhand');
});

test('files that are dropped anywhere on the room are read as one text', async ({ page }) => {
  const room = await openRoom(page);
  const drop = async (...texts: readonly string[]): Promise<void> => {
    await page.evaluate((contents) => {
      const data = new DataTransfer();
      for (const content of contents) data.items.add(new File([content], 'some.txt'));
      const how = { bubbles: true, cancelable: true, dataTransfer: data };
      document.querySelector('.room')?.dispatchEvent(new DragEvent('drop', how));
    }, texts);
  };
  await drop(HAND, RECORDS[0]!);
  const account = room.getByRole('region', { name: 'What was read' });
  await expect(account).toContainText('1 game record and 1 hand were read.');
  await drop('nothing that one plays');
  await expect(room.getByRole('alert')).toContainText('None of that could be read.');
});

test('of 20,000 records 500 are read, and the others are not forgotten', async ({ page }) => {
  const room = await openRoom(page);
  const many = Array.from({ length: 20_000 }, (_, index) => RECORDS[index % RECORDS.length]!);
  const file = { name: 'many.sgf', mimeType: 'text/plain', buffer: Buffer.from(many.join('\n')) };
  await room.getByLabel('Open files').setInputFiles(file);
  const account = room.getByRole('region', { name: 'What was read' });
  await expect(account).toContainText('Pieces 1 to 500 of 20,000', { timeout: 60_000 });
  await expect(account).toContainText('19,500 pieces remain to be read.');
  await expect(account.getByRole('button', { name: 'Read on' })).toBeVisible();
});
