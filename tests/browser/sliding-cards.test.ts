/**
 * A played card is seen to come from its seat, a trick to go to its winner, and a deal to be dealt, and
 * all of it is where it belongs at once for readers who have asked for less motion.
 */
import type { Locator, Page } from '@playwright/test';
import { Chance } from '../../src/lib/random.ts';
import { dealByChance } from '../../src/game/codes/numbered-deals.ts';
import { TABLE_FORMAT } from '../../src/play/play-format.ts';
import { dealAtTable } from '../../src/play/sitting.ts';
import { callGrand, sitDownToJacks } from './support/play-table.ts';
import { openLive, tableOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** How a card came to lie where it lies. */
interface Way {
  readonly milliseconds: number;
  /** How far its middle is from the cards of its seat, at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
}

/** Holds every card of a trick where it sets out, however long the browser takes for a frame. */
async function holdMovements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const card of document.querySelectorAll('.felt .card'))
        for (const movement of card.getAnimations()) movement.pause();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
}

/** Each card of the trick that is on its way, and how far it has and had to go. */
function ways(figure: Locator): Promise<Way[]> {
  return figure.evaluate((element) => {
    return [...element.querySelectorAll('.trick .played .card')].flatMap((card) => {
      const [movement] = card.getAnimations();
      if (movement === undefined) return [];
      const seat = card.closest<HTMLElement>('[data-seat]')?.dataset['seat'];
      const hand = element.querySelector(`.seat-${seat ?? ''}`)!.getBoundingClientRect();
      const milliseconds = Number(movement.effect?.getComputedTiming().endTime);
      const away = (): number => {
        const { left, top, width, height } = card.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return Math.hypot(
          Math.max(hand.left - x, 0, x - hand.right),
          Math.max(hand.top - y, 0, y - hand.bottom),
        );
      };
      movement.currentTime = 0;
      const from = away();
      movement.finish();
      return [{ milliseconds, from, to: away() }];
    });
  });
}

/** Lets the browser begin what a step has set going. */
function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Plays the first three cards of a hand, with movements held; where each comes from. */
async function firstTrick(page: Page): Promise<Way[][]> {
  await holdMovements(page);
  await openLive(page, '/hands/foster-09/');
  const figure = page.locator('figure#foster-09');
  const steps: Way[][] = [];
  for (const place of ['t1.1', 't1.2', 't1.3']) {
    await tableOf(figure).press('ArrowRight');
    await expect(figure).toHaveAttribute('data-place', place);
    await nextFrames(page);
    steps.push(await ways(figure));
  }
  return steps;
}

for (const [width, height] of [
  [390, 844],
  [1350, 940],
] as const) {
  test(`each card of a hand slides from its seat to the trick at ${width} px${width < 500 ? ' @core' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const moved of await firstTrick(page)) {
      // The card that was played, and none that lay there before.
      expect(moved).toHaveLength(1);
      const [{ milliseconds, from, to }] = moved as [Way];
      expect(milliseconds).toBeGreaterThan(0);
      expect(milliseconds).toBeLessThan(250);
      expect(from).toBeLessThan(to);
    }
  });
}

test('a card that is taken back, or a place that is opened, does not move @core', async ({
  page,
}) => {
  await firstTrick(page);
  const figure = page.locator('figure#foster-09');
  await tableOf(figure).press('ArrowLeft');
  await expect(figure).toHaveAttribute('data-place', 't1.2');
  expect(await ways(figure)).toEqual([]);
  await tableOf(figure).press(']');
  await expect(figure).toHaveAttribute('data-place', 't1.3');
  expect(await ways(figure)).toEqual([]);
});

test('a trick goes to the plate of its winner, and leaves nothing there', async ({ page }) => {
  await firstTrick(page);
  const figure = page.locator('figure#foster-09');
  await tableOf(figure).press('ArrowRight');
  await expect(figure).toHaveAttribute('data-place', 't2.1');
  const gathered = figure.locator('.gathered');
  await expect(gathered).toHaveCount(3);
  const ends = await gathered.evaluateAll((cards) =>
    cards.map((card) => {
      const [movement] = card.getAnimations();
      const plate = card.closest('.felt')!.querySelector('.seat-V .label')!.getBoundingClientRect();
      movement!.currentTime = Number(movement!.effect!.getComputedTiming().endTime) - 1;
      const { left, top, width, height } = card.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return x > plate.left && x < plate.right && y > plate.top - 20 && y < plate.bottom + 20;
    }),
  );
  // Vorhand’s ace has taken the trick.
  expect(ends).toEqual([true, true, true]);
  await gathered.evaluateAll((cards) => {
    for (const card of cards) card.getAnimations()[0]!.finish();
  });
  await expect(gathered).toHaveCount(0);
});

test('a card that a reader plays at the table slides to the trick', async ({ page }) => {
  const table = await sitDownToJacks(page);
  await callGrand(table);
  await expect(table).toHaveAttribute('data-stage', 'card');
  await page.evaluate(() => {
    // A movement is too short to be looked for: note every card in the trick that has had one.
    new MutationObserver(() => {
      for (const card of document.querySelectorAll('.trick .played .card')) {
        const key = card.closest<HTMLElement>('[data-key]')?.dataset['key'];
        if (key !== undefined && card.getAnimations().length > 0) {
          document.body.dataset['slides'] ??= key;
        }
      }
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  const card = table.locator('.seat .play[tabindex="0"]');
  const code = await card.getAttribute('data-card');
  await card.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-slides', code!);
});

test('a skat that another player takes up slides to their cards, and two cards slide back', async ({
  page,
}) => {
  // Mittelhand has bid 18, the others have passed, and it will take up the skat.
  const actions = [{ do: 'bid', amount: 18 }, { do: 'pass' }, { do: 'pass' }] as const;
  const deal = { ...dealAtTable(dealByChance(new Chance(1)), 'V'), actions };
  const sitting = { laws: 'isko', strength: 'learner', done: [], deal } as const;
  const stored = JSON.stringify(TABLE_FORMAT.make(sitting));
  await page.addInitScript(
    ([key, text]) => {
      localStorage.setItem(key, text);
      const note = (what: 'taken' | 'put', cards: Iterable<Element>): void => {
        const moving = [...cards].filter((card) => card.getAnimations().length > 0);
        if (moving.length > 0) document.body.dataset[what] ??= String(moving.length);
      };
      // A movement is too short to be looked for: count the cards that have had one.
      new MutationObserver(() => {
        const pile = document.querySelector('.skat [data-pile]');
        if (pile?.matches('[data-to="M"]') === true) {
          note('taken', document.querySelectorAll('.gathered'));
        } else note('put', pile?.querySelectorAll('.card') ?? []);
      }).observe(document, { attributes: true, childList: true, subtree: true });
    },
    [TABLE_FORMAT.key, stored] as const,
  );
  await page.goto('/play/');
  await expect(page.locator('body')).toHaveAttribute('data-taken', '2');
  await expect(page.locator('body')).toHaveAttribute('data-put', '2');
  await expect(page.locator('.gathered')).toHaveCount(0);
});

test('with less motion a card lies in the trick at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await firstTrick(page)).toEqual([[], [], []]);
});
