/** A series at the table: whole series, left and gone on with, with help, and beside the reader’s own table. */
import { describe, expect, test } from 'vitest';
import { SeriesStore } from '../../../../../components/play/series/series-store.svelte.ts';
import { SeriesTable } from '../../../../../components/play/series/series-table.svelte.ts';
import { StrongDeals } from '../../../../../components/play/series/strong-deals.svelte.ts';
import type { AskPlayer } from '../../../../../components/play/ask-player.ts';
import { PLAYED_LAWS } from '../../../../../src/play/played-laws.ts';
import type { PlayedLaw } from '../../../../../src/play/played-laws.ts';
import { readersPoints, standingOf, totalsOf } from '../../../../../src/play/series/series-list.ts';
import { isRunOver } from '../../../../../src/play/series/series-run.ts';
import { SERIES_FORMAT } from '../../../../../src/play/series/series-format.ts';
import { dealsOfSeries, readSeriesId } from '../../../../../src/play/series/series.ts';
import { TABLE_FORMAT } from '../../../../../src/play/play-format.ts';
import { isHelped, READER } from '../../../../../src/play/sitting.ts';
import { reckonDeals } from '../../../../../src/play/standing.ts';
import { BOOK_PLAYER } from '../../../../../src/strategy/players/rules/players.ts';
import { finish } from '../../../../../src/game/solver/task.ts';
import { Chance } from '../../../../../src/lib/random.ts';
import { FakeBrowser } from '../../../support/fake-browser.ts';
import { playFor, sat, settle, worldOf } from '../table-support.ts';

const ID = '2026-11-26';
const NUMBERS = dealsOfSeries(readSeriesId(ID)!).map(String);

/** Sits down to the series, or comes back to it. */
async function open(browser: FakeBrowser, laws: PlayedLaw = 'isko') {
  const world = worldOf(browser, 4);
  const store = new SeriesStore(world.browser);
  const table = new SeriesTable(world, store, ID);
  table.open();
  table.beginSeries({ laws, strength: 'learner' });
  await settle();
  return { store, table, run: () => store.run(ID)! };
}

/** Plays the deal on the table and all others until so many are done. */
async function playUntil(table: SeriesTable, done: number): Promise<void> {
  for (let step = 0; step < 2 * done && (table.sitting?.done.length ?? 0) < done; step++) {
    if (table.over) table.nextDeal();
    await playFor(table);
  }
}

/** Answers as the book plays, for every strength. */
const byBook: AskPlayer = (view, _strength, seed) =>
  Promise.resolve(finish(BOOK_PLAYER.decide(view, new Chance(seed))));

describe('a series', () => {
  test.each(PLAYED_LAWS)(
    'under %s is twelve deals by their numbers, and its points add up to those of one list',
    async (laws) => {
      const { run, table } = await open(new FakeBrowser(), laws);
      await playUntil(table, 12);
      const { done } = run();
      expect(done.map(({ number }) => number)).toEqual(NUMBERS);
      expect(done.map(({ seat }) => seat).join('')).toBe('VHMVHMVHMVHM');
      expect([isRunOver(run()), table.isFinished]).toEqual([true, true]);
      table.nextDeal();
      expect(table.deal?.number).toBe(NUMBERS[11]);
      const list = reckonDeals(
        done.map(({ sheet }) => sheet),
        laws,
      );
      expect(totalsOf(done, laws)).toEqual(
        laws === 'isko' ? list.standings.map(({ total }) => total) : list.settled,
      );
      expect(done.reduce((sum, deal) => sum + readersPoints(deal, laws), 0)).toBe(
        totalsOf(done, laws)[READER],
      );
    },
  );

  test('is gone on with at the very card, and its rules stay those it was begun with', async () => {
    const browser = new FakeBrowser();
    const first = await open(browser);
    await playUntil(first.table, 2);
    first.table.nextDeal();
    await playFor(first.table, 9);
    const before = first.table.deal;
    const { run, table } = await open(browser, 'american-1922');
    expect(table.deal).toEqual(before);
    expect([run().laws, table.position]).toEqual(['isko', 3]);
    await playUntil(table, 3);
    expect(run().done.map(({ number }) => number)).toEqual(NUMBERS.slice(0, 3));
  });

  test('leaves the reader’s own table as it is, and that leaves the series', async () => {
    const browser = new FakeBrowser();
    const own = await sat(browser, 'american-1922', 5);
    await playFor(own);
    const stored = browser.texts.get(TABLE_FORMAT.key);
    const { table } = await open(browser);
    await playUntil(table, 2);
    expect(browser.texts.get(TABLE_FORMAT.key)).toBe(stored);
    const series = browser.texts.get(SERIES_FORMAT.key);
    own.nextDeal();
    await playFor(own);
    own.getUp();
    expect(browser.texts.get(SERIES_FORMAT.key)).toBe(series);
  });

  test('is stored whole, and of one that was damaged the deals before the damage remain', async () => {
    const browser = new FakeBrowser();
    const { store, table } = await open(browser);
    await playUntil(table, 3);
    const stored: unknown = JSON.parse(browser.texts.get(SERIES_FORMAT.key)!);
    expect(SERIES_FORMAT.read(stored)).toEqual({ is: 'whole', value: store.book });
    const odd = structuredClone(stored) as { runs: { done: { number: string }[] }[] };
    odd.runs[0]!.done[1]!.number = '17';
    const read = SERIES_FORMAT.read(odd);
    expect(read.is === 'damaged' ? read.value.runs[0]?.done : []).toEqual(
      store.run(ID)!.done.slice(0, 1),
    );
    expect(SERIES_FORMAT.read({ version: 2 })).toEqual({ is: 'newer' });
    for (const data of [null, 7, {}, { version: 1, runs: 3, codes: [] }]) {
      expect(SERIES_FORMAT.read(data).is).toBe('damaged');
    }
  });
});

describe('a deal of a series counts once', () => {
  test('also when another tab has it in hand', async () => {
    const browser = new FakeBrowser();
    const here = await open(browser);
    const there = await open(browser);
    do {
      await playFor(here.table);
      browser.tellTabs();
      there.table.nextDeal();
      while (!there.table.over && there.table.state?.stage !== 'play')
        await playFor(there.table, 1);
    } while (there.table.over);
    const begun = there.table.deal;
    const { length } = there.run().done;
    // This tab has not been told yet.
    here.table.nextDeal();
    expect(here.table.deal).toEqual(begun);
    expect(here.run().done).toHaveLength(length);
  });

  test('played again from a decision it is no second line, and the series goes on', async () => {
    const { run, table } = await open(new FakeBrowser());
    await playFor(table);
    const { done } = run();
    table.playFrom(1);
    expect([table.deal?.repeat, table.position]).toEqual([true, 1]);
    await playFor(table);
    expect(run().done).toEqual(done);
    table.playFrom(1);
    table.nextDeal();
    expect([table.deal?.number, table.deal?.repeat]).toEqual([NUMBERS[1], undefined]);
  });
});

describe('help in a series marks the deal as practice', () => {
  /** Plays a deal, and does something at the reader’s first card that may be taken back. */
  async function withHelp(act: (table: SeriesTable) => unknown): Promise<boolean[]> {
    const { run, table } = await open(new FakeBrowser());
    let isDone = false;
    for (let step = 0; step < 2000 && run().done.length < 3; step++) {
      if (table.over) table.nextDeal();
      if (!isDone && table.view?.asked?.what === 'card' && table.canTakeBack) {
        await act(table);
        isDone = true;
      }
      await playFor(table, 1);
    }
    expect(isDone).toBe(true);
    return run().done.map(isHelped);
  }
  const advised = (steps: number) => async (table: SeriesTable) => {
    for (let step = 0; step < steps; step++) await table.advise();
    expect(table.adviceShown).toBe(steps);
  };

  test('a hint that only says where to look, or names the rule, does not', async () => {
    expect(await withHelp(advised(2))).not.toContain(true);
  });

  test.each([
    ['a hint that says what to do', advised(3)],
    [
      'a card taken back',
      (table: SeriesTable) => {
        table.takeBack();
      },
    ],
    [
      'a guide at every step',
      (table: SeriesTable) => {
        table.whenToSpeak = 'guide';
      },
    ],
  ])('%s does', async (_, act) => {
    expect((await withHelp(act)).filter(Boolean).length).toBeGreaterThan(0);
  });

  test('a claim that fails shows the cards: the deal counts, marked', async () => {
    const { run, table } = await open(new FakeBrowser());
    let hasFailed = false;
    for (let step = 0; step < 4000 && !hasFailed && !table.isFinished; step++) {
      if (table.over) table.nextDeal();
      if (table.claimable !== null && table.state?.play !== null && !table.over) {
        await table.claim();
        hasFailed = table.deal?.shown === true;
      }
      await playFor(table, 1);
    }
    expect(hasFailed).toBe(true);
    const index = run().done.length;
    await playFor(table);
    expect(isHelped(run().done[index]!)).toBe(true);
    expect(run().done[index]).not.toHaveProperty('shown');
  });
});

describe('the same seats, played by strong', () => {
  test('come out as the reader’s where the same is played, and the same each time', async () => {
    const { run, store, table } = await open(new FakeBrowser());
    await playUntil(table, 4);
    const strong = new StrongDeals(store, ID, byBook);
    await strong.goOn();
    expect(strong.problem).toBe('');
    // The reader has played as the book does, and so do all others here.
    expect(run().strong.map(({ sheet }) => sheet)).toEqual(run().done.map(({ sheet }) => sheet));
    expect(run().strong.map(({ code }) => code)).toEqual(run().done.map(({ code }) => code));
    const { reader, strong: other } = standingOf(run().done, run().strong, 'isko');
    expect(other).toBe(reader);
  });

  test('are played by strong in the reader’s seat, and by the chosen strength in the others', async () => {
    const { run, store, table } = await open(new FakeBrowser());
    await playUntil(table, 3);
    const asked: string[] = [];
    const ask: AskPlayer = (view, strength, seed, signal) => {
      const deal = run().done[run().strong.length]!;
      asked.push(`${view.seat === deal.seat ? 'own' : 'other'} ${strength}`);
      return byBook(view, strength, seed, signal);
    };
    await new StrongDeals(store, ID, ask).goOn();
    expect(asked.filter((one, index) => asked.indexOf(one) === index).sort()).toEqual([
      'other learner',
      'own strong',
    ]);
  });

  test('stop with the page, say why they cannot go on, and go on where they stood', async () => {
    const browser = new FakeBrowser();
    const { run, store, table } = await open(browser);
    await playUntil(table, 3);
    let answers = 0;
    const failing: AskPlayer = (...question) =>
      ++answers > 50 ? Promise.reject(new Error('You are offline.')) : byBook(...question);
    const strong = new StrongDeals(store, ID, failing);
    await strong.goOn();
    expect(strong.problem).toBe('You are offline.');
    const played = run().strong.length;
    expect(played).toBeLessThan(3);
    const stopped = new StrongDeals(store, ID, byBook);
    const going = stopped.goOn();
    stopped.end();
    await going;
    expect(run().strong).toHaveLength(played);
    await new StrongDeals(store, ID, byBook).goOn();
    expect(run().strong).toHaveLength(3);
    expect(run().strong.map(({ number }) => number)).toEqual(NUMBERS.slice(0, 3));
  });

  test('are added beside a deal under way, which goes on', async () => {
    const browser = new FakeBrowser();
    const { table } = await open(browser);
    await playUntil(table, 1);
    table.nextDeal();
    await playFor(table, 3);
    // Another tab with the page of the series.
    const other = new SeriesStore(browser.tab());
    other.open();
    const before = table.deal;
    await new StrongDeals(other, ID, byBook).goOn();
    browser.tellTabs();
    expect(table.deal).toBe(before);
    await playUntil(table, 2);
    expect(table.sitting?.done).toHaveLength(2);
  });
});
