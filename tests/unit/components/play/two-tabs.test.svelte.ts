/** A table in two tabs: what one writes beside a deal, or on its way out, never makes the other wait for ever. */
import { describe, expect, test } from 'vitest';
import { TablePlay } from '../../../../components/play/table-play.svelte.ts';
import type { TableWorld } from '../../../../components/play/table-world.ts';
import { paceOf } from '../../../../src/play/pace.ts';
import { TABLE_FORMAT } from '../../../../src/play/play-format.ts';
import type { Sitting, TableDeal } from '../../../../src/play/sitting.ts';
import { FakeBrowser } from '../../support/fake-browser.ts';
import { playFor, sat, satAtPlay, settle, slowWorld, worldOf } from './table-support.ts';

/** Writes the sitting as another tab does, with its deal changed; spaces make the same another text. */
function writeDeal(
  browser: FakeBrowser,
  change: (deal: TableDeal) => Partial<TableDeal>,
  spaces = 0,
): void {
  const read = TABLE_FORMAT.read(JSON.parse(browser.texts.get(TABLE_FORMAT.key)!));
  if (read.is !== 'whole' || !read.value?.deal) throw new Error('No deal is stored.');
  const { deal } = read.value;
  const sitting: Sitting = { ...read.value, deal: { ...deal, ...change(deal) } };
  browser.writeElsewhere(
    TABLE_FORMAT.key,
    JSON.stringify(TABLE_FORMAT.make(sitting), null, spaces),
  );
}

/** A table whose others are thinking; they answer when `answer` is called. */
async function whileOthersThink() {
  const browser = new FakeBrowser();
  const { answer, world } = slowWorld(browser, 5);
  const table = new TablePlay(world);
  table.open();
  table.sitDown({ laws: 'isko', strength: 'club' }, 7n, 'H');
  await settle();
  expect([table.turn, table.thinking]).toEqual(['M', true]);
  return { answer, browser, table };
}

/** A browser in which a table is stored with a card for the reader to play. */
async function storedAtCard(): Promise<FakeBrowser> {
  const isThere = (at: TablePlay): boolean => at.view?.asked?.what === 'card';
  const table = await satAtPlay(3);
  for (let step = 0; step < 200 && !isThere(table); step++) {
    await settle();
    if (table.over) table.nextDeal();
    else if (!isThere(table)) await playFor(table, 1);
  }
  expect(isThere(table)).toBe(true);
  const browser = new FakeBrowser();
  browser.texts.set(TABLE_FORMAT.key, JSON.stringify(TABLE_FORMAT.make(table.sitting)));
  return browser;
}

describe('while the others think', () => {
  test.each<[string, (deal: TableDeal) => Partial<TableDeal>]>([
    ['a hint', ({ told }) => ({ told: told + 1 })],
    ['that the cards were shown', () => ({ shown: true })],
  ])('%s that another tab counts is kept, and the deal goes on', async (_, change) => {
    const { answer, browser, table } = await whileOthersThink();
    const { actions } = table.deal!;
    writeDeal(browser, change);
    await answer();
    expect(table.deal?.actions.length).toBeGreaterThan(actions.length);
    expect(table.deal).toMatchObject(change({ ...table.deal!, told: 0 }));
  });

  test('nothing is asked again where another tab has written the same', async () => {
    const { answer, browser, table } = await whileOthersThink();
    const { deal } = table;
    writeDeal(browser, () => ({}), 1);
    expect(table.deal).toBe(deal);
    await answer();
    expect(table.deal?.actions.length).toBeGreaterThan(0);
  });

  test('the deal goes on from where another tab left it when it was closed', async () => {
    const { answer, browser, table } = await whileOthersThink();
    const there = new TablePlay(worldOf(browser, 5));
    const close = there.open();
    for (let step = 0; step < 20 && there.deal?.actions.length === 0; step++)
      await Promise.resolve();
    close();
    const begun = there.deal!.actions;
    browser.tellTabs();
    expect(table.deal?.actions).toEqual(begun);
    for (let step = 0; step < 200 && !table.over && table.view === null; step++) await answer();
    expect(table.over || table.view !== null).toBe(true);
    expect(table.deal?.actions.slice(0, begun.length)).toEqual(begun);
  });
});

describe('where complete tricks clear by themselves', () => {
  /** A table with a complete trick on it, which clears when `clear` is called. */
  async function withTrick() {
    const browser = new FakeBrowser();
    const pace = paceOf({});
    let clear: (() => void) | undefined;
    const table = new TablePlay({
      ...worldOf(browser, 5),
      pace: () => pace,
      wait: (milliseconds) =>
        milliseconds === pace.trick ? new Promise((end) => (clear = end)) : Promise.resolve(),
    });
    table.open();
    table.sitDown({ laws: 'isko', strength: 'club' }, null, null);
    for (let step = 0; step < 400 && clear === undefined; step++) {
      if (table.over) table.nextDeal();
      await playFor(table, 1);
      await settle();
    }
    expect([table.lies, table.trickWaits]).toEqual([true, false]);
    return { browser, clear: clear!, table };
  }

  test('one does so also where another tab has counted a hint', async () => {
    const { browser, clear, table } = await withTrick();
    writeDeal(browser, ({ told }) => ({ told: told + 1 }));
    clear();
    await settle();
    expect(table.lies).toBe(false);
  });

  test('one that another tab has completed lies there until the reader goes on', async () => {
    const { browser, clear, table } = await withTrick();
    clear();
    await settle();
    const there = new TablePlay(worldOf(browser, 5));
    there.open();
    there.letGo();
    for (let step = 0; step < 20 && !there.lies; step++) {
      await playFor(there, 1);
      await settle();
    }
    browser.tellTabs();
    expect(table.deal?.actions).toEqual(there.deal?.actions);
    expect([table.lies, table.trickWaits]).toEqual([true, true]);
  });
});

test('a card that is being judged is played also where another tab has counted a hint', async () => {
  const browser = await storedAtCard();
  let judge: (() => void) | undefined;
  const world: TableWorld = {
    ...worldOf(browser, 9),
    weighCards: () =>
      new Promise(
        (done) =>
          (judge = () => {
            done(null);
          }),
      ),
    wait: () => new Promise(() => undefined),
  };
  const table = new TablePlay(world);
  table.open();
  table.letGo();
  table.whenToSpeak = 'before';
  const [card] = table.playable;
  table.play(card!);
  await settle();
  writeDeal(browser, ({ told }) => ({ told: told + 1 }));
  judge!();
  await settle();
  expect(table.deal?.actions).toContainEqual({ do: 'card', card });
  expect(table.deal?.told).toBe(1);
});

test('a hint is counted beside what another tab has played, not over it', async () => {
  const browser = new FakeBrowser();
  const here = await sat(browser, 'isko', 3);
  for (let step = 0; step < 60 && here.view === null; step++) await settle();
  await here.advise();
  await here.advise();
  const there = new TablePlay(worldOf(browser, 9));
  there.open();
  await playFor(there, 1);
  await settle();
  const { deal } = there;
  // This tab has not heard of it.
  await here.advise();
  expect(here.deal?.actions).toEqual(deal?.actions);
});
