/** What was missed comes back, and what the clock makes of an answer. */
import { makeQuestion } from '../../src/practice/origin.ts';
import { makeProgress } from '../../src/practice/parse-progress.ts';
import { NO_PROGRESS } from '../../src/practice/progress.ts';
import { way as matadorsWay } from './support/ways/matadors.ts';
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
  await expect(drill).toContainText(reason);
  await drill.getByRole('button', { name: 'Begin' }).click();
  await expect(drill.locator('.reason')).toHaveCount(0);
  await answerMatadors(drill);
  await drill.getByRole('button', { name: 'Next' }).click();
  await expect(drill.locator('.reason')).toHaveText(reason);
  await drill.getByRole('button', { name: 'End' }).click();

  await page.goto('/practice/due/');
  await page.getByLabel('Bring back what I missed').uncheck();
  await openDrill(page, '/practice/matadors/');
  await expect(drill.getByRole('button', { name: 'Begin' })).toBeVisible();
  await expect(drill).not.toContainText('You missed');
});

for (const clock of [true, false]) {
  test(`a slow answer is ${clock ? 'late by the clock' : 'as good as any without the clock'}`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/practice/');
    await page.evaluate(
      ([key, text]) => {
        localStorage.setItem(key!, text!);
      },
      [KEY, missedDaysAgo(0).replace('"clock":true', `"clock":${clock}`)],
    );
    const drill = await openDrill(page, '/practice/matadors/?level=1&kind=with&seed=5');
    const question = makeQuestion(matadorsWay.drill, {
      level: 1,
      kind: 'with',
      options: {},
      seed: 5,
    });
    await expect(drill.locator('.clock')).toHaveCount(clock ? 1 : 0);
    await page.clock.fastForward(90_000);
    if (clock) await expect(drill.locator('.clock')).toContainText(/1 min [34]\d s of 12 s/);
    await matadorsWay.byKeys({ page, drill }, question, matadorsWay.drill.answer(question));
    const verdict = drill.locator('[data-verdict="right"]');
    await expect(verdict).toContainText(clock ? 'Right, but late' : 'Right.');
    await drill.getByRole('button', { name: 'How it went' }).click();
    await expect(drill).toContainText('1 of 1 right');
    await expect(drill).toContainText(/1 min [34]\d s in all/);
    if (clock) await expect(drill).toContainText('0 of them in time');
    else await expect(drill).not.toContainText('in time');
  });
}
