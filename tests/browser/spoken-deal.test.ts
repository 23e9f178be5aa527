/** What a screen reader says of a whole deal at the table, and where the focus is meanwhile. */
import type { Page } from '@playwright/test';
import { isCard } from '../../src/game/skat/cards.ts';
import { cardName } from '../../src/game/words/cards.ts';
import { dealTo, stageOf } from './support/play-table.ts';
import { expect, test } from './support/test.ts';

/** Collects each text of the status of the table, and looks at every frame where the focus is. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const region = document.querySelector('.play-table .words [role="status"]')!;
    const log = { texts: [] as string[], unfocused: [] as string[], region };
    Object.assign(window, { log });
    new MutationObserver(() => {
      const text = region.textContent.trim();
      if (text !== '') log.texts.push(text);
    }).observe(region, { characterData: true, childList: true, subtree: true });
    let isFocused = false;
    const look = (): void => {
      const isLost = document.activeElement === document.body;
      if (isLost && isFocused) log.unfocused.push(region.textContent);
      isFocused ||= !isLost;
      requestAnimationFrame(look);
    };
    look();
  });
}

interface Heard {
  readonly texts: readonly string[];
  /** What was said in each frame in which nothing had the focus. */
  readonly unfocused: readonly string[];
  readonly stays: boolean;
  readonly cards: readonly string[];
}

/** What was said since, and which cards were played, as the browser keeps them. */
function heard(page: Page): Promise<Heard> {
  return page.evaluate(() => {
    const { log } = window as unknown as {
      log: { texts: string[]; unfocused: string[]; region: Element };
    };
    const { texts, unfocused, region } = log;
    const kept = JSON.parse(localStorage.getItem('vorhand-table')!) as {
      sitting: { deal: { actions: { do: string; card: string }[] } };
    };
    const cards = kept.sitting.deal.actions.flatMap((one) => (one.do === 'card' ? [one.card] : []));
    return { texts, unfocused, stays: region.isConnected, cards };
  });
}

test('each card, who takes each trick and the result are said once, and the focus is never lost', async ({
  page,
}) => {
  await page.goto('/play/#deal=20lr4f5ucp&laws=isko&seat=V');
  const table = page.locator('.play-table');
  // It is there before anything is said.
  await expect(table.locator('.words [role="status"]')).toHaveText('');
  await listen(page);
  await dealTo(page, 'Learners');
  await expect(table).toHaveAttribute('data-stage', 'word');
  await table.getByRole('button', { name: 'Bid 18' }).press('Enter');
  await table.getByRole('button', { name: 'Take up the skat' }).press('Enter');
  for (const at of [10, 11]) await table.locator('.at-below .play').nth(at).press('Enter');
  await table.getByRole('button', { name: 'Grand', exact: true }).press('Enter');
  await table.getByRole('button', { name: 'Play Grand', exact: true }).press('Enter');
  for (;;) {
    await expect(table).toHaveAttribute('data-stage', /card|trick|over/u, { timeout: 20_000 });
    const stage = await stageOf(table);
    if (stage === 'over') break;
    if (stage === 'card') await table.locator('.play').first().press('Enter');
    else await table.getByRole('button', { name: 'Go on' }).press('Enter');
  }
  const { cards, stays, texts, unfocused } = await heard(page);
  expect(stays, 'the status is the same from beginning to end').toBe(true);
  expect(cards).toHaveLength(30);
  const said = texts.join('\n');
  const times = (words: RegExp): number => [...said.matchAll(words)].length;
  expect([...said.matchAll(/plays? the ([^.]*)\./gu)].map(([, card]) => card)).toEqual(
    cards.map((card) => (isCard(card) ? cardName(card) : card)),
  );
  expect(times(/(?:You take|Anna takes|Bert takes) the trick\./gu)).toBe(10);
  expect(times(/You (?:win|lose) \d+\. You have \d+ points/gu)).toBe(1);
  // The last card, its trick and the result come together.
  expect(texts.at(-1)).toMatch(/plays? the .*\. .* the trick\. You (?:win|lose)/u);
  expect(unfocused, 'frames without focus').toEqual([]);
});
