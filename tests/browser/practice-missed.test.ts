/** What was missed comes back, and what the clock makes of an answer. */
import { makeProgress } from '../../src/practice/parse-progress.ts';
import { NO_PROGRESS } from '../../src/practice/progress.ts';
import { expect, test } from './support/test.ts';
import { KEY, answerMatadors, openDrill } from './support/practice.ts';

/** One answer about matadors as it is kept: a “without” that was missed some days ago. */
function missedDaysAgo(days: number): string {
  const at = Date.now() - days * 86_400_000;
  const day = Math.floor(at / 86_400_000);
  const results = [
    {
      id: 'a.1',
      at,
      day,
      drill: 'matadors',
      kind: 'without',
      level: 1,
      right: false,
      seconds: 4,
      again: false,
    },
  ];
  const choices = {
    matadors: { at, level: 1, follows: true, length: 5, clock: true, options: {} },
  };
  return makeProgress({ ...NO_PROGRESS, results, choices });
}

test('what was missed comes back and says why, until the reader switches that off', async ({
  page,
}) => {
  await page.goto('/practice/');
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key!, text!);
    },
    [KEY, missedDaysAgo(2)],
  );
  await page.goto('/practice/due/');
  await expect(page.locator('[data-due]')).toContainText('comes back today');
  const drill = await openDrill(page, '/practice/matadors/');
  const reason = /You missed “without” in a suit on \w+day\./;
  await expect(drill).toContainText('one that you missed');
  await expect(drill.locator('.reason')).toHaveCount(0);
  await answerMatadors(drill);
  await drill.getByRole('button', { name: 'Next' }).click();
  await expect(drill.locator('.reason')).toHaveText(reason);
  await drill.getByRole('button', { name: 'End' }).click();

  await page.goto('/practice/due/');
  await page.getByLabel('Bring back what I missed').uncheck();
  await openDrill(page, '/practice/matadors/');
  await expect(drill.locator('.picture')).toBeVisible();
  await expect(drill).not.toContainText('you missed');
});

for (const clock of [true, false]) {
  const title = clock
    ? 'the clock starts with the second question, and a slow answer is late'
    : 'a slow answer is as good as any without a time limit';
  test(title, async ({ page }) => {
    await page.clock.install();
    await page.goto('/practice/');
    await page.evaluate(
      ([key, text]) => {
        localStorage.setItem(key!, text!);
      },
      [KEY, missedDaysAgo(0).replace('"clock":true', `"clock":${clock}`)],
    );
    const drill = await openDrill(page, '/practice/matadors/?only=with');
    await expect(drill.locator('.clock')).toHaveCount(0);
    await page.clock.fastForward(90_000);
    await answerMatadors(drill);
    await expect(drill).not.toContainText('but late');
    await drill.getByRole('button', { name: 'Next' }).click();
    await expect(drill.locator('.clock')).toHaveCount(clock ? 1 : 0);
    await page.clock.fastForward(90_000);
    if (clock) await expect(drill.locator('.clock')).toContainText(/1 min [34]\d s of 12 s/);
    // Which of the seeds was drawn does not matter: the hand says how many it is with.
    const hand = await drill.locator('.picture').innerText();
    await drill.getByRole('radio', { name: 'with', exact: true }).check();
    await drill.getByRole('radio', { name: `${runIn(hand)}`, exact: true }).check();
    await drill.getByRole('button', { name: 'Answer' }).click();
    const verdict = drill.locator('[data-verdict="right"]');
    await expect(verdict).toContainText(clock ? 'Right, but late' : 'Right.');
  });
}

/** How many of the four jacks a hand in words has without a gap, from the highest. */
function runIn(hand: string): number {
  const jacks = ['clubs', 'spades', 'hearts', 'diamonds'].map((suit) =>
    hand.includes(`jack of ${suit}`),
  );
  const gap = jacks.indexOf(false);
  return gap < 0 ? jacks.length : gap;
}
