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

/**
 * Collects each sentence of the guide as it is added to the region that speaks it, and each that is added
 * while it is still there or to a region that is new.
 */
async function listenToGuide(page: Page): Promise<void> {
  await page.evaluate(() => {
    const region = document.querySelector('.play-table .spoken[aria-live="polite"]')!;
    const log = { sentences: [] as string[], stays: () => region.isConnected };
    Object.assign(window, { guide: log });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const spans = node.matches('.guide > span')
            ? [node]
            : node.querySelectorAll('.guide > span');
          for (const span of spans) log.sentences.push(span.textContent.trim());
        }
      }
    }).observe(region, { childList: true, subtree: true });
  });
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

test('in the first game the guide speaks of each trick once, in words that are added where it speaks', async ({
  page,
}) => {
  await page.goto('/play/#first');
  const table = page.locator('.play-table');
  await expect(table.getByRole('button', { name: 'Play your first game' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 664 });
  await listenToGuide(page);
  await table.getByRole('button', { name: 'Play your first game' }).press('Enter');
  // Each seat is called by who sits there.
  for (const name of ['You, Vorhand', 'Anna, Mittelhand', 'Bert, Hinterhand']) {
    await expect(table.getByRole('group', { name, exact: true })).toHaveCount(1);
  }
  for (let presses = 0; presses < 120; presses++) {
    await expect(table).toHaveAttribute('data-stage', /word|game|layout|card|trick|over/u, {
      timeout: 30_000,
    });
    const stage = await stageOf(table);
    const anyway = table.getByRole('button', { name: /all the same/u });
    if (stage === 'over') break;
    if ((await anyway.count()) > 0) await anyway.press('Enter');
    else if (stage === 'layout') {
      // Two cards are asked for, so the first of them has the focus.
      await expect(table.locator('.at-below .play').first()).toBeFocused();
      await expect(table.locator('.words > [role="status"]')).toHaveText(
        /^You find the .* and the .*\. Put two cards away/u,
      );
      for (const card of ['S8', 'SK']) await table.locator(`[data-card="${card}"]`).press('Enter');
      await table.getByRole('button', { name: 'Clubs', exact: true }).press('Enter');
      await table.getByRole('button', { name: /^Play\b/u }).press('Enter');
      // The game is weighed before it is played.
      await expect(anyway.or(page.locator('.play-table[data-stage="card"]'))).toHaveCount(1);
    } else if (stage === 'card') await table.locator('.play').first().press('Enter');
    else await table.locator('.act .main').first().press('Enter');
    // What was pressed takes effect before the table is looked at again.
    await page.waitForTimeout(150);
  }
  await expect(table.locator('.guide')).toContainText(/trumps took/u, { timeout: 20_000 });
  const { sentences, stays } = await page.evaluate(() => {
    const { guide } = window as unknown as { guide: { sentences: string[]; stays: () => boolean } };
    return { sentences: guide.sentences, stays: guide.stays() };
  });
  expect(stays, 'the region is the same from beginning to end').toBe(true);
  const ofTricks = sentences.filter((one) => /^(?:Your|Anna’s|Bert’s) .* takes /u.test(one));
  // The last trick comes with the end of the deal, which has words of its own.
  expect(ofTricks).toHaveLength(9);
  const repeated = sentences.filter((one, index) => one === sentences[index - 1]);
  expect(repeated, 'sentences spoken twice in a row').toEqual([]);
});

test('each card, who takes each trick and the result are said once, and the focus is never lost', async ({
  page,
}) => {
  await page.goto('/play/#deal=20lr4f5ucp&laws=isko&seat=V');
  const table = page.locator('.play-table');
  // It is there before anything is said.
  await expect(table.locator('.words [role="status"]')).toHaveText('');
  await listen(page);
  await dealTo(page, 'learner');
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
