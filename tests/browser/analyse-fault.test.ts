/** “Was it my fault?” in the analysis room, as a reader asks it: by a link, by key, and over several games. */
import { readFileSync } from 'node:fs';
import { expectSound, openRoom, readText } from './support/room.ts';
import { expect, test } from './support/test.ts';

const RECORDS = readFileSync('tests/unit/game/notation/iss/records.sgf', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('(;'));

test('the room says of the seat that a link asks about where the game was decided, and shows its decisions on the table', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  // A suit game from the hand, played by learners, which Vorhand lost.
  await page.goto('/analyse/?seat=V#20f3kv3sgen2jk35gqn1agk68dwx83z839kg03');
  const panel = page.getByRole('region', { name: 'Was it my fault?' });
  await expect(panel.getByRole('radio', { name: 'Vorhand' })).toBeChecked();
  await expect(panel.getByRole('status').first()).toContainText(
    /Lost in trick \d+, (?:and you could have seen it: in \d+ of 100|and nobody could have seen it|though that was not clear)/u,
    { timeout: 120_000 },
  );
  await expect(panel.getByRole('status').first()).toContainText(
    /\d+ of \d+ decisions clearly cost points/u,
  );
  const decisions = panel.getByRole('listitem');
  expect(await decisions.count()).toBeLessThanOrEqual(3);
  await expect(decisions.first()).toContainText(
    /give or take \d+ \(\d+ deals tried|possible deals tried/u,
  );
  await expectSound(page);

  await decisions.first().getByRole('link', { name: 'Show it on the table' }).press('Enter');
  await expect(page).toHaveURL(/#20f3kv3sgen2jk35gqn1agk68dwx83z839kg03\/t\d+\.\d$/u);

  // By key: another seat is asked about, and the panel can be stopped and closed.
  await panel.getByRole('radio', { name: 'Vorhand' }).press('ArrowRight');
  await expect(panel.getByRole('radio', { name: 'Mittelhand' })).toBeChecked();
  const stop = panel.getByRole('button', { name: 'Stop' });
  await stop.press('Enter');
  await expect(panel.getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.getByRole('button', { name: 'Was it my fault?' }).press('Enter');
  await expect(panel).toHaveCount(0);
});

test('over an evening one player’s decisions are judged, stopped, and go on after a reload', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const room = await openRoom(page);
  await readText(room, RECORDS.slice(0, 6).join('\n'));
  const habits = page.getByRole('region', { name: 'What one player could have known' });
  await habits.getByRole('button', { name: 'Judge the decisions' }).press('Enter');
  await expect(habits.getByRole('status')).toContainText(/^[1-5] of \d games have been judged …/u, {
    timeout: 120_000,
  });
  await habits.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(habits.getByRole('status')).toContainText(/games have been judged\.$/u);
  await page.reload();
  await expect(habits.getByRole('status')).toContainText(/^[1-5] of \d games have been judged\.$/u);
  await habits.getByRole('button', { name: 'Go on' }).press('Enter');
  await expect(habits.getByRole('status')).toContainText(/^All \d games/u, { timeout: 180_000 });
  await expect(habits.getByRole('table')).toContainText(/\d ± \d/u);
  await expectSound(page);
});
