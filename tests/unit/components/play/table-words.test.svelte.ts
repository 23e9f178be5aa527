/** What the table shows and says to the reader: open cards, requests, tricks, costs, and what does not count. */
import { describe, expect, test } from 'vitest';
import { TablePlay } from '../../../../components/play/table-play.svelte.ts';
import { TABLE_FORMAT } from '../../../../src/play/play-format.ts';
import { dealByChance, dealNumbered } from '../../../../src/game/codes/numbered-deals.ts';
import { dealAtTable, isCounted, stateOfDeal } from '../../../../src/play/sitting.ts';
import type { Sitting, TableDeal } from '../../../../src/play/sitting.ts';
import { askGivingUp, sayAsked, sayBidding, sayPractice } from '../../../../src/play/say-play.ts';
import { namesAt } from '../../../../src/play/names-at.ts';
import { signed } from '../../../../src/game/words/figures.ts';
import type { Action } from '../../../../src/strategy/players/action.ts';
import { seatToAct } from '../../../../src/strategy/players/state.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { FakeBrowser } from '../../support/fake-browser.ts';
import { playFor, sat, satAtPlay, settle, worldOf } from './table-support.ts';

test('the skat that another player takes up is with that player until two cards are put away', async () => {
  const browser = new FakeBrowser();
  const deal: TableDeal = {
    ...dealAtTable(dealByChance(new Chance(4)), 'V'),
    actions: [{ do: 'bid', amount: 18 }, { do: 'pass' }, { do: 'pass' }, { do: 'take' }],
  };
  const sitting: Sitting = { laws: 'isko', strength: 'club', done: [], deal };
  browser.texts.set(TABLE_FORMAT.key, JSON.stringify(TABLE_FORMAT.make(sitting)));
  const table = new TablePlay(worldOf(browser, 1));
  table.open();
  expect([table.skatTakenBy, table.stop.hands.M.length, table.skatKnown]).toEqual(['M', 12, false]);
  await settle();
  expect(table.state?.stage).toBe('play');
  expect([table.skatTakenBy, table.stop.hands.M.length]).toEqual([null, 10]);
});

test('a declarer who plays with open cards lies open for the reader, and nobody else does', async () => {
  const browser = new FakeBrowser();
  const deal: TableDeal = {
    ...dealAtTable(dealByChance(new Chance(4)), 'V'),
    actions: [
      { do: 'bid', amount: 18 },
      { do: 'pass' },
      { do: 'pass' },
      {
        do: 'declare',
        contract: { kind: 'open-nullo', trump: null, announced: null },
        layout: null,
      },
    ],
  };
  const sitting: Sitting = { laws: 'isko', strength: 'club', done: [], deal };
  browser.texts.set(TABLE_FORMAT.key, JSON.stringify(TABLE_FORMAT.make(sitting)));
  const table = new TablePlay(worldOf(browser, 1));
  table.open();
  expect(table.state?.declarer).toBe('M');
  expect((['V', 'M', 'H'] as const).map((seat) => table.look.sees(seat))).toEqual([
    true,
    true,
    false,
  ]);
  table.concede();
  table.nextDeal();
  await settle();
  expect(table.look.sees('M')).toBe(table.seat === 'M');
});

test('the card turned up for a Tournee is known until the deal is over', async () => {
  const browser = new FakeBrowser();
  const number = dealByChance(new Chance(4));
  const [first] = dealNumbered(number).skat;
  const deal: TableDeal = {
    ...dealAtTable(number, 'V'),
    actions: [
      { do: 'bid', amount: 10 },
      { do: 'pass' },
      { do: 'pass' },
      { do: 'draw' },
      { do: 'turn-up', kind: 'tournee' },
    ],
  };
  const sitting: Sitting = { laws: 'american-1922', strength: 'club', done: [], deal };
  browser.texts.set(TABLE_FORMAT.key, JSON.stringify(TABLE_FORMAT.make(sitting)));
  const table = new TablePlay(worldOf(browser, 1));
  table.open();
  await settle();
  await playFor(table, 6);
  expect(table.state?.stage).toBe('play');
  expect(table.turned).toBe(first);
});

test.each([
  ['the first card drawn may be refused', [], 'Does this card suit you?'],
  ['the second may not', [{ do: 'refuse' }], 'This card must be played.'],
  [
    'a card turned up has named the game',
    [{ do: 'turn-up', kind: 'tournee' }],
    'Put two cards away.',
  ],
] satisfies [string, Action[], string][])('in a Tournee %s', (_, then, asked) => {
  const start: Action[] = [
    { do: 'bid', amount: 10 },
    { do: 'pass' },
    { do: 'pass' },
    { do: 'draw' },
  ];
  const deal = { ...dealAtTable(dealByChance(new Chance(4)), 'V'), actions: [...start, ...then] };
  const state = stateOfDeal(deal, 'american-1922');
  const seat = seatToAct(state)!;
  expect(sayAsked(seatView(state, seat).asked!, state, seat)).toBe(asked);
});

describe('a deal whose cards the reader knows', () => {
  test('does not count, whether played once more or asked for by its number', async () => {
    const table = await sat(new FakeBrowser(), 'isko', 5);
    await playFor(table);
    const { number, seat } = table.deal!;
    table.again();
    expect([table.deal?.number, sayPractice(table.deal!)]).toEqual([
      number,
      'Practice: this deal does not count, because you have seen its cards before.',
    ]);
    await playFor(table);
    table.nextDeal(BigInt(number), seat === 'V' ? 'M' : 'V');
    await playFor(table);
    table.nextDeal();
    await playFor(table);
    expect(table.sitting?.done.map(isCounted)).toEqual([true, false, false, true]);
  });

  test('does not count when it was only begun', async () => {
    const table = await sat(new FakeBrowser(), 'isko', 5);
    const number = BigInt(table.deal!.number);
    const request = { number, seat: null, laws: null, game: null };
    await playFor(table, 3);
    table.takeAsked(request, true);
    expect([table.deal?.repeat, table.sitting?.done]).toEqual([true, []]);
  });
});

test('giving up the rest costs what the question says', async () => {
  let asked = 0;
  for (let seed = 1; seed < 12 && asked < 4; seed++) {
    const table = await satAtPlay(seed);
    if (table.givenUp === null) continue;
    asked++;
    const question = askGivingUp(table.givenUp, table.seat);
    const { declarer } = table.state!;
    table.concede();
    const score = signed(table.outcome!.scores[declarer!]);
    expect(question).toBe(
      declarer === table.seat
        ? `If you give up, you lose the game: ${score} on the sheet. Give up the rest?`
        : `If you give up, ${namesAt(table.seat)[declarer!]} wins the game: ${score} on the sheet. Give up the rest?`,
    );
    expect(table.givenUp).toBeNull();
  }
  expect(asked).toBe(4);
});

test('the winner of a trick is named with its last card, and no longer once it is cleared', async () => {
  const table = await satAtPlay(3);
  for (let step = 0; step < 60 && !table.lies; step++) await playFor(table, 1);
  const { winner } = table.state!.play!.tricks.at(-1)!;
  const who = winner === table.seat ? 'You take' : `${namesAt(table.seat)[winner]} takes`;
  expect(table.message).toMatch(new RegExp(`plays? the .*\\. ${who} the trick\\.$`, 'u'));
  table.letGo();
  expect(table.message).toBe('');
});

test('the bidding names the players at the table', () => {
  const steps = [
    { seat: 'M', say: 'bid', amount: 18 },
    { seat: 'V', say: 'yes' },
    { seat: 'M', say: 'pass' },
    { seat: 'H', say: 'pass' },
  ] as const;
  expect(sayBidding(steps, 'H')).toBe('Bert 18, Anna yes, Bert passes, You pass');
});
