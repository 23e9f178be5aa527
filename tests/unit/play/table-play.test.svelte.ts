/** The table as a page uses it: whole deals, left in the middle and gone on with, taken back, given up. */
import { describe, expect, test } from 'vitest';
import { TablePlay } from '../../../components/play/table-play.svelte.ts';
import type { TableWorld } from '../../../components/play/table-play.svelte.ts';
import { TABLE_FORMAT } from '../../../src/play/format.ts';
import { PLAYED_LAWS } from '../../../src/play/sitting.ts';
import { BOOK_PLAYER } from '../../../src/players/rules/players.ts';
import { Chance } from '../../../src/practice/chance.ts';
import { finish } from '../../../src/solver/task.ts';
import { FakeBrowser } from '../support/fake-browser.ts';

/** A world in which the others answer at once, by the rules of the book. */
function worldOf(browser: FakeBrowser, seed: number): TableWorld {
  const chance = new Chance(seed);
  return {
    browser: browser.tab(),
    ask: (view, _strength, asked) =>
      Promise.resolve(finish(BOOK_PLAYER.decide(view, new Chance(asked)))),
    wait: () => Promise.resolve(),
    chance: () => chance,
  };
}

/** Lets all that waits for an answer go on. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
};

/** Plays for the reader, as the book says, until the deal is over or so many steps are done. */
async function playFor(table: TablePlay, steps = 200): Promise<void> {
  for (let step = 0; step < steps && !table.over; step++) {
    await settle();
    if (table.lies) table.letGo();
    else if (table.view !== null) {
      table.act(finish(BOOK_PLAYER.decide(table.view, new Chance(step))).action);
      expect(table.complaint).toBe('');
    }
  }
}

/** Sits down, and passes over deals that nobody plays. */
async function satAtPlay(seed: number): Promise<TablePlay> {
  const table = await sat(new FakeBrowser(), 'isko', seed);
  for (let deal = 0; deal < 20; deal++) {
    for (let step = 0; step < 40 && !table.over; step++) {
      if (table.state?.stage === 'play') return table;
      await playFor(table, 1);
    }
    table.nextDeal();
    await settle();
  }
  throw new Error('Nobody ever plays.');
}

async function sat(browser: FakeBrowser, laws: (typeof PLAYED_LAWS)[number], seed: number) {
  const table = new TablePlay(worldOf(browser, seed));
  table.open();
  table.sitDown({ laws, strength: 'club' }, null, null);
  await settle();
  return table;
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

  test('a card taken back is the reader’s to play again, and the sheet tells of it', async () => {
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
      const other = view?.hand.find((card) => !table.pressable.includes(card));
      if (view?.asked?.what !== 'card' || other === undefined) continue;
      const { deal } = table;
      table.refuse(other);
      expect(table.complaint).not.toBe('');
      expect(table.deal).toBe(deal);
      return;
    }
    throw new Error('No such card came up.');
  });

  test('where nobody answers, it says so and asks again when told to', async () => {
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

test('a table that was kept damaged gives back its sheet without the deal', async () => {
  const browser = new FakeBrowser();
  const table = await sat(browser, 'isko', 3);
  await playFor(table);
  table.nextDeal();
  await settle();
  const made = JSON.parse(JSON.stringify(TABLE_FORMAT.make(table.sitting))) as {
    sitting: { deal: { actions: unknown[] } };
  };
  made.sitting.deal.actions.push({ do: 'card', card: 'CJ' }, { do: 'yes' });
  const read = TABLE_FORMAT.read(made);
  expect(read.is).toBe('damaged');
  expect(read.is === 'damaged' ? read.value?.done.length : 0).toBe(1);
  for (const odd of [null, 7, {}, { version: 1, sitting: 3 }]) {
    expect(TABLE_FORMAT.read(odd).is).toBe('damaged');
  }
  expect(TABLE_FORMAT.read({ version: 2 })).toEqual({ is: 'newer' });
});
