/** The table as it is kept: whatever the storage holds, what is sound of it is there again. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/strategy/players/action.ts';
import { TABLE_FORMAT } from '../../../src/play/play-format.ts';
import { dealAtTable } from '../../../src/play/sitting.ts';
import type { TableDeal } from '../../../src/play/sitting.ts';
import { bidValues } from '../../../src/game/skat/bid-values.ts';
import { LAWS } from '../../../src/game/skat/laws.ts';
import { FakeBrowser } from '../support/fake-browser.ts';
import { playFor, sat, satAtPlay, settle } from '../components/play/table-support.ts';

test('a table kept before there were claims is whole', () => {
  const kept = TABLE_FORMAT.make({
    laws: 'isko',
    strength: 'club',
    done: [],
    deal: dealAtTable(7n, 'V'),
  });
  const made = JSON.parse(JSON.stringify(kept)) as { sitting: { deal: { claimed?: null } } };
  delete made.sitting.deal.claimed;
  expect(TABLE_FORMAT.read(made)).toMatchObject({
    is: 'whole',
    value: { deal: { claimed: null } },
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

test('no deal of a long sitting is lost, nor one in which hints were asked for without end', async () => {
  const table = await sat(new FakeBrowser(), 'isko', 3);
  await playFor(table);
  const { sitting } = table;
  const [one] = sitting?.done ?? [];
  if (!sitting || one === undefined) throw new Error('The deal is not on the sheet.');
  const done = Array.from({ length: 2001 }, (_, told) => ({ ...one, told }));
  const value = { ...sitting, done };
  const stored: unknown = JSON.parse(JSON.stringify(TABLE_FORMAT.make(value)));
  expect(TABLE_FORMAT.read(stored)).toEqual({ is: 'whole', value });
  const much = { ...value, done: [{ ...one, told: 5000, takenBack: 5000 }] };
  expect(TABLE_FORMAT.read(TABLE_FORMAT.make(much)).is).toBe('whole');
});

test('a deal with more words of bidding than any has had is gone on with', () => {
  // Bid for bid and yes for yes up to the end of the list.
  const values = bidValues(LAWS.isko);
  const actions = values.flatMap((amount): Action[] => [{ do: 'bid', amount }, { do: 'yes' }]);
  expect(actions.length).toBeGreaterThan(100);
  const deal = { ...dealAtTable(7n, 'V'), actions };
  const value = { laws: 'isko', strength: 'club', done: [], deal } as const;
  expect(TABLE_FORMAT.read(TABLE_FORMAT.make(value))).toEqual({ is: 'whole', value });
});

describe('a deal that play cannot reach is refused, and the sheet stays', () => {
  /** What is read of a table with a finished deal on its sheet and this one on the table. */
  async function readWith(change: (deal: TableDeal) => object) {
    const table = await satAtPlay(3);
    await playFor(table);
    const { sitting } = table;
    const done = sitting?.deal;
    if (!sitting || !done) throw new Error('There is no deal.');
    const made = TABLE_FORMAT.make({ ...sitting, deal: change(done) as TableDeal });
    const read = TABLE_FORMAT.read(JSON.parse(JSON.stringify(made)));
    return { is: read.is, table: read.is === 'newer' ? null : read.value };
  }

  test.each<[string, (deal: TableDeal) => object]>([
    ['given up before a word was said', (deal) => ({ ...deal, actions: [], conceded: 'declarer' })],
    [
      'given up in the bidding',
      (deal) => ({ ...deal, actions: deal.actions.slice(0, 1), conceded: 'defenders' }),
    ],
    ['given up after its end', (deal) => ({ ...deal, conceded: 'declarer' })],
    ['claimed before the first card', (deal) => ({ ...deal, claimed: 0 })],
    [
      'claimed and not over',
      (deal) => ({
        ...deal,
        actions: deal.actions.slice(0, -2),
        claimed: deal.actions.length - 3,
      }),
    ],
  ])('%s', async (_, change) => {
    const { is, table } = await readWith(change);
    expect(is).toBe('damaged');
    expect(table?.deal).toBeNull();
    expect(table?.done.length).toBeGreaterThan(0);
  });

  test('while one given up in the middle is whole', async () => {
    const { is } = await readWith((deal) => ({
      ...deal,
      actions: deal.actions.slice(0, -2),
      conceded: 'declarer',
    }));
    expect(is).toBe('whole');
  });
});
