/** The table as a page uses it: whole deals, left in the middle and gone on with, taken back, given up. */
import { describe, expect, test } from 'vitest';
import { TablePlay } from '../../../../components/play/table-play.svelte.ts';
import { TABLE_FORMAT } from '../../../../src/play/play-format.ts';
import { PLAYED_LAWS } from '../../../../src/play/played-laws.ts';
import { isDone, stateOfDeal } from '../../../../src/play/sitting.ts';
import type { Sitting } from '../../../../src/play/sitting.ts';
import { FakeBrowser } from '../../support/fake-browser.ts';
import { playFor, sat, satAtPlay, settle, slowWorld, worldOf } from './table-support.ts';

/** Goes on, over deals that nobody plays, until the reader is asked for a card. */
async function untilCard(table: TablePlay): Promise<void> {
  for (let step = 0; step < 200 && table.view?.asked?.what !== 'card'; step++) {
    if (table.over) table.nextDeal();
    await playFor(table, 1);
    await settle();
  }
}

describe('a sitting', () => {
  test.each(PLAYED_LAWS)(
    'ten deals under %s go to their end and stand on the sheet',
    async (laws) => {
      const table = await sat(new FakeBrowser(), laws, 5);
      for (let deal = 0; deal < 10; deal++) {
        await playFor(table);
        expect(table.over).toBe(true);
        expect(table.sitting?.done).toHaveLength(deal + 1);
        if (deal < 9) table.nextDeal();
      }
      // The deal goes round: each seat three times at least.
      const seats = table.sitting?.done.map(({ seat }) => seat).join('') ?? '';
      expect(seats.slice(0, 6)).toBe('VHMVHM');
    },
  );

  test('goes on at the very card after the page was left', async () => {
    const browser = new FakeBrowser();
    const table = await sat(browser, 'isko', 3);
    await playFor(table, 20);
    const before = table.deal;
    const again = new TablePlay(worldOf(browser, 9));
    again.open();
    expect(again.deal).toEqual(before);
    await playFor(again);
    expect(again.sitting?.done).toHaveLength(1);
  });

  test('follows another tab: advice goes with its place, and each trick of a new deal lies there', async () => {
    const browser = new FakeBrowser();
    const here = await sat(browser, 'isko', 3);
    await untilCard(here);
    await playFor(here);
    const there = new TablePlay(worldOf(browser, 9));
    there.open();
    there.nextDeal();
    await untilCard(there);
    browser.tellTabs();
    await here.advise();
    expect([here.place, here.adviceShown]).toEqual([there.place, 1]);
    browser.tellTabs();
    await playFor(there, 1);
    browser.tellTabs();
    expect([here.place, here.advice, here.message]).toEqual([there.place, null, '']);
    await untilCard(there);
    browser.tellTabs();
    let lay = 0;
    for (let step = 0; step < 60 && !here.over; step++) {
      await playFor(here, 1);
      await settle();
      lay += Number(here.lies);
    }
    expect(lay).toBeGreaterThanOrEqual(7);
  });

  test('the reader can play again a card taken back, and the sheet notes it', async () => {
    const table = await satAtPlay(3);
    for (let step = 0; step < 60 && !table.canTakeBack; step++) await playFor(table, 1);
    expect(table.canTakeBack).toBe(true);
    table.takeBack();
    expect(table.view?.asked?.what).toBe('card');
    await playFor(table);
    expect(table.sitting?.done.at(-1)?.takenBack).toBe(1);
  });

  test('giving up the rest ends the deal', async () => {
    const table = await sat(new FakeBrowser(), 'american-1922', 11);
    for (let step = 0; step < 60 && table.state?.stage !== 'play'; step++) await playFor(table, 1);
    expect(table.state?.declarer).not.toBeNull();
    table.concede();
    expect(table.over).toBe(true);
    expect(table.sitting?.done).toHaveLength(1);
    expect(table.outcome?.settlement).not.toBeNull();
  });

  test('a card that may not be played is refused with the reason, and nothing is lost', async () => {
    const table = await satAtPlay(3);
    for (let step = 0; step < 100 && !table.over; step++) {
      await playFor(table, 1);
      await settle();
      const view = table.view;
      const other = view?.hand.find((card) => !table.playable.includes(card));
      if (view?.asked?.what !== 'card' || other === undefined) continue;
      const { deal } = table;
      table.refuse(other);
      expect(table.complaint).not.toBe('');
      expect(table.deal).toBe(deal);
      return;
    }
    throw new Error('No such card came up.');
  });

  test('if nobody answers, it says so, and asks again on request', async () => {
    const browser = new FakeBrowser();
    let broken = true;
    const world = worldOf(browser, 4);
    const table = new TablePlay({
      ...world,
      ask: (...question) =>
        broken ? Promise.reject(new Error('They are not there.')) : world.ask(...question),
    });
    table.open();
    table.sitDown({ laws: 'isko', strength: 'strong' }, null, 'V');
    await settle();
    expect(table.complaint).toBe('They are not there.');
    broken = false;
    table.tryAgain();
    await playFor(table);
    expect(table.over).toBe(true);
  });
});

/** A table whose others answer when `answer` is called, with a card for the reader to play. */
async function atACard(seed: number) {
  const quick = await satAtPlay(seed);
  for (let step = 0; step < 60; step++) {
    await settle();
    if (quick.view?.asked?.what === 'card' && quick.canTakeBack) break;
    await playFor(quick, 1);
  }
  const browser = new FakeBrowser();
  browser.texts.set(TABLE_FORMAT.key, JSON.stringify(TABLE_FORMAT.make(quick.sitting)));
  const { answer, world } = slowWorld(browser, seed);
  const table = new TablePlay(world);
  table.open();
  table.letGo();
  expect(table.view?.asked?.what).toBe('card');
  return { answer, browser, table };
}

describe('advice', () => {
  test('that comes after the card is played is dropped, and the card stays', async () => {
    const { answer, table } = await atACard(3);
    const asked = table.advise();
    const card = table.playable[0]!;
    table.play(card);
    const { deal } = table;
    expect(deal?.actions.at(-1)).toEqual({ do: 'card', card });
    await answer();
    await asked;
    expect(table.advice).toBeNull();
    expect(table.deal?.actions.slice(0, deal?.actions.length)).toEqual(deal?.actions);
    expect(table.deal?.told).toBe(0);
  });

  test.each([
    [
      'taking back',
      (table: TablePlay) => {
        table.takeBack();
      },
    ],
    [
      'giving up',
      (table: TablePlay) => {
        table.concede();
      },
    ],
    [
      'another deal',
      (table: TablePlay) => {
        table.nextDeal(7n, 'V');
      },
    ],
    [
      'getting up',
      (table: TablePlay) => {
        table.getUp();
      },
    ],
  ])('that is asked for is no longer waited for after %s', async (_name, leave) => {
    const { answer, table } = await atACard(3);
    void table.advise();
    expect(table.thinking).toBe(true);
    leave(table);
    // Another deal may begin with somebody else, who then thinks.
    expect(table.thinking).toBe(table.turn !== null && table.turn !== table.seat);
    await answer();
    expect(table.advice).toBeNull();
  });
});

test('the end of a deal and its line on the sheet are stored at once', async () => {
  const browser = new FakeBrowser();
  const texts: string[] = [];
  const set = browser.texts.set.bind(browser.texts);
  browser.texts.set = (key, text) => {
    if (key === TABLE_FORMAT.key) texts.push(text);
    return set(key, text);
  };
  const table = await sat(browser, 'isko', 5);
  await playFor(table);
  table.nextDeal();
  await playFor(table, 6);
  while (table.state?.stage !== 'play' && !table.over) await playFor(table, 1);
  table.concede();
  for (const text of texts) {
    const { value } = TABLE_FORMAT.read(JSON.parse(text)) as { value: Sitting | null };
    if (!value?.deal) continue;
    const state = stateOfDeal(value.deal, value.laws);
    const { deal } = value;
    const written = value.done.some(({ number }) => number === deal.number);
    expect(written).toBe(isDone(value.deal, state));
  }
});

test('a deal that two tabs have in hand stands on the sheet once, as the first of them ended it', async () => {
  const browser = new FakeBrowser();
  const table = await sat(browser, 'american-1922', 11);
  for (let step = 0; step < 60 && table.state?.stage !== 'play'; step++) await playFor(table, 1);
  await settle();
  const other = new TablePlay(worldOf(browser, 11));
  other.open();
  expect(other.deal).toEqual(table.deal);
  table.concede();
  // The other has not been told yet.
  expect(other.over).toBe(false);
  other.concede();
  expect(other.sitting?.done).toHaveLength(1);
  expect(other.sitting).toEqual(table.sitting);
});

test('after a reload the last trick lies there again until the reader goes on', async () => {
  const browser = new FakeBrowser();
  const table = await sat(browser, 'isko', 3);
  const isThere = (): boolean => table.lies;
  for (let step = 0; step < 300 && !isThere(); step++) {
    await settle();
    if (table.over) table.nextDeal();
    else if (!isThere()) await playFor(table, 1);
  }
  expect(isThere()).toBe(true);
  const again = new TablePlay(worldOf(browser, 9));
  again.open();
  await settle();
  expect(again.deal).toEqual(table.deal);
  expect(again.lies).toBe(true);
  again.letGo();
  expect(again.lies).toBe(false);
});

describe('a sheet with deals on it', () => {
  test('takes a deal that an address asks for, or a new one by its laws does', async () => {
    const table = await sat(new FakeBrowser(), 'isko', 5);
    await playFor(table);
    const asked = { number: 99n, laws: 'american-1922', seat: 'H', game: null } as const;
    table.takeAsked(asked, false);
    expect(table.sitting).toMatchObject({ laws: 'isko', deal: { number: '99', seat: 'H' } });
    expect(table.sitting?.done).toHaveLength(1);
    table.takeAsked(asked, true);
    expect(table.sitting).toMatchObject({ laws: 'american-1922', strength: 'club', done: [] });
    expect(table.deal).toMatchObject({ number: '99', seat: 'H' });
  });
});
