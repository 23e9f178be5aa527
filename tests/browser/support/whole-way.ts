/** The ways of a newcomer: through the lesson, and through a whole deal at the table. */
import type { Locator, Page } from '@playwright/test';
import type { Edition } from './editions.ts';
import { expect } from './test.ts';

export type Press = (button: Locator) => Promise<void>;

/** Presses what is in view already, with nothing above it: nothing on the way needs a scroll. */
export const inView =
  (press: Press): Press =>
  async (button) => {
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect.poll(() => coveredCorners(button)).toBe(0);
    await press(button);
  };

/** How many corners of a button lie under something else; of a card only its part that is free is pressed. */
const coveredCorners = (button: Locator): Promise<number> =>
  button.evaluate((element) => {
    if (element.matches('[data-card], [data-said], .play')) return 0;
    const { bottom, left, right, top } = element.getBoundingClientRect();
    const inset = 6;
    return [
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ].filter(([x, y]) => !element.contains(document.elementFromPoint(x!, y!))).length;
  });

/** Goes through the lesson from a step on, up to another or to its end. */
export async function goThroughLesson(
  page: Page,
  press: Press,
  edition: Edition,
  until?: string,
): Promise<void> {
  const lesson = page.getByRole('region', { name: edition.lesson.name });
  const named = (name: string): Locator => lesson.getByRole('button', { name, exact: true });
  for (let presses = 0; presses < 120; presses++) {
    const step = await lesson.getAttribute('data-step');
    if (step === until || step === 'count') return;
    const next = named(edition.lesson.next);
    if (/\bmain\b/u.test((await next.getAttribute('class')) ?? '')) await press(next);
    else if ((await named(edition.lesson.tell).count()) > 0)
      await press(named(edition.lesson.tell));
    else await press(await handControl(lesson, edition));
  }
  throw new Error('The lesson does not come to its end.');
}

/** What is to be pressed in the first deal of the lesson. */
async function handControl(lesson: Locator, { clubs, firstDeal, said }: Edition): Promise<Locator> {
  const step = await lesson.getAttribute('data-step');
  const named = (name: string): Locator => lesson.getByRole('button', { name, exact: true });
  for (const name of [firstDeal.goOn, firstDeal.takeSkat, said.yes, firstDeal.putAway, clubs]) {
    const button = named(name);
    if (name === firstDeal.putAway && (await lesson.locator('[aria-pressed="true"]').count()) < 2) {
      continue;
    }
    if ((await button.count()) > 0) return button;
  }
  if (step === 'skat') {
    const away = ['D10', 'S9'].map((card) => lesson.locator(`[data-card="${card}"]`));
    for (const card of away) if ((await card.getAttribute('aria-pressed')) !== 'true') return card;
  }
  return lesson.locator('[data-card]:not([aria-disabled="true"])').first();
}

/** Plays a deal to its end: goes along with what is asked, and plays the first card that may go. */
export async function playDeal(table: Locator, press: Press, edition: Edition): Promise<void> {
  const named = (name: string | RegExp): Locator => table.getByRole('button', { name }).first();
  for (let presses = 0; presses < 150; presses++) {
    // What was pressed takes effect before the table is looked at again.
    await table.page().waitForTimeout(150);
    await expect(table).toHaveAttribute('data-stage', /word|game|layout|card|trick|over/u, {
      timeout: 60_000,
    });
    const stage = await table.getAttribute('data-stage');
    const anyway = named(edition.allTheSame);
    if ((await anyway.count()) > 0) await press(anyway);
    else if (stage === 'trick') {
      const goOn = named(edition.table.goOn);
      if ((await goOn.count()) > 0) await press(goOn);
    } else if (stage === 'word') await press(table.locator('.act .main').first());
    else if (stage === 'game') await press(named(edition.ways.take));
    else if (stage === 'layout') await layOut(table, press, edition);
    else if (stage === 'card') await press(table.locator('.play').first());
    else if (stage === 'over') return;
  }
  throw new Error('The deal does not come to its end.');
}

/** Puts the two last plain cards of the hand away that are neither clubs nor aces, and names clubs. */
async function layOut(
  table: Locator,
  press: Press,
  { allTheSame, clubs, playIt }: Edition,
): Promise<void> {
  const hand = await table
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
  const away = hand.filter((card) => !/^C|[AJ]$/u.test(card)).slice(-2);
  for (const card of away) await press(table.locator(`[data-card="${card}"]`));
  await press(table.getByRole('button', { name: clubs, exact: true }));
  await press(table.getByRole('button', { name: playIt(clubs), exact: true }));
  // The guide may weigh it for some seconds before it asks.
  const anyway = table.getByRole('button', { name: allTheSame });
  const isHeard = async (): Promise<boolean> =>
    (await table.getAttribute('data-stage')) !== 'layout' || (await anyway.count()) > 0;
  await expect.poll(isHeard).toBe(true);
}
