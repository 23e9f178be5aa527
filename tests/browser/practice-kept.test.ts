/** Practice where the browser keeps nothing, has no room, or kept it badly. */
import { readFileSync } from 'node:fs';
import { expect, test } from './support/test.ts';
import { KEY, ONE_QUESTION, answerMatadors, openDrill } from './support/practice.ts';

test('where nothing may be stored, one practises all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get(): never {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const drill = await openDrill(page, ONE_QUESTION);
  await expect(drill).toContainText('This browser does not let the page store anything');
  await answerMatadors(drill);
  await drill.getByRole('button', { name: 'How it went' }).click();
  await drill.getByRole('button', { name: 'Another ten' }).click();
  await expect(drill).toContainText('1 of 10');
  await page.goto('/practice/progress/');
  await expect(page.locator('[data-progress]')).toContainText(
    'does not let the page store anything',
  );
  await page.goto('/practice/');
  await expect(page.getByRole('link', { name: 'Matadors' })).toBeVisible();
});

test('where there is no room, progress can be saved as a file', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const drill = await openDrill(page, ONE_QUESTION);
  await answerMatadors(drill);
  await expect(drill).toContainText('This browser has no room left for your progress');
  const download = page.waitForEvent('download');
  await drill.getByRole('button', { name: 'Save as a file' }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
    results: unknown[];
  };
  expect(file.results).toHaveLength(1);
  await drill.getByRole('button', { name: 'How it went' }).click();
  await expect(drill).toContainText('0 of 1 right');
});

test('damaged progress is put aside, and what is new is kept', async ({ page }) => {
  await page.addInitScript((key) => {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"vorhand":"practice"');
  }, KEY);
  const drill = await openDrill(page, ONE_QUESTION);
  await expect(drill).toContainText('the damaged text was put aside');
  await answerMatadors(drill);
  await page.goto('/practice/progress/');
  await expect(page.getByText('1 answer, 0 right')).toBeVisible();
  await page.getByRole('button', { name: 'Delete the damaged text…' }).click();
  await page.getByRole('button', { name: 'Delete the damaged text', exact: true }).click();
  await expect(page.getByText('the damaged text was put aside')).toBeHidden();
  await page.reload();
  await expect(page.getByText('1 answer, 0 right')).toBeVisible();
  await expect(page.getByText('the damaged text was put aside')).toBeHidden();
});

test('damaged progress that finds no room aside stays where it is', async ({ page }) => {
  const damaged = '{"vorhand":"practice"';
  await page.addInitScript(
    ([key, text]) => {
      localStorage.setItem(key!, text!);
      Storage.prototype.setItem = (): never => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    [KEY, damaged],
  );
  const drill = await openDrill(page, ONE_QUESTION);
  await expect(drill).toContainText('no room to put the damaged text aside');
  await answerMatadors(drill);
  const download = page.waitForEvent('download');
  await drill.getByRole('button', { name: 'Save the damaged text' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(damaged);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(damaged);
});
