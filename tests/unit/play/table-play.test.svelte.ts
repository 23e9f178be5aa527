/** The table as a page uses it: whole deals, left in the middle and gone on with, taken back, given up. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TablePlay } from '../../../components/play/table-play.svelte.ts';
import type { TableWorld } from '../../../components/play/table-world.ts';
import { seedOfDecision } from '../../../src/play/decision-seed.ts';
import { FIRST_GAME, FIRST_GAME_RULES, isFirstGame } from '../../../src/play/first-game.ts';
import { guideWord } from '../../../src/play/guide.ts';
import { TABLE_FORMAT } from '../../../src/play/format.ts';
import { sayCards } from '../../../src/play/claim-words.ts';
import { dealByChance, dealNumbered } from '../../../src/play/deals.ts';
import { PLAYED_LAWS } from '../../../src/play/played-laws.ts';
import { dealAtTable, isDone, stateOfDeal } from '../../../src/play/sitting.ts';
import type { Sitting, TableDeal } from '../../../src/play/sitting.ts';
import { namesAt, sayBidding } from '../../../src/play/words.ts';
import { checkClaim } from '../../../src/players/claim.ts';
import { LEARNER_PLAYER } from '../../../src/players/rules/learner.ts';
import { BOOK_PLAYER } from '../../../src/players/rules/players.ts';
import { Chance } from '../../../src/practice/chance.ts';
import { openPosition } from '../../../src/solver/position.ts';
import { makeSolver } from '../../../src/solver/solver.ts';
import { finish } from '../../../src/solver/task.ts';
import { FakeBrowser } from '../support/fake-browser.ts';

const solver = makeSolver();

/** A world in which the others answer at once, by the rules of the book. */
function worldOf(browser: FakeBrowser, seed: number): TableWorld {
  const chance = new Chance(seed);
  return {
    browser: browser.tab(),
    ask: (view, _strength, asked) =>
      Promise.resolve(finish(BOOK_PLAYER.decide(view, new Chance(asked)))),
    claim: (position, seat) => Promise.resolve(finish(checkClaim(solver, position, seat))),
    judge: () => Promise.resolve(null),
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

/** Goes on, over deals that nobody plays, until the reader is asked for a card. */
async function untilCard(table: TablePlay): Promise<void> {
  for (let step = 0; step < 200 && table.view?.asked?.what !== 'card'; step++) {
    if (table.over) table.nextDeal();
    await playFor(table, 1);
    await settle();
  }
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
    expect([here.place, here.advice, here.said]).toEqual([there.place, null, '']);
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

/** A world in which nobody answers before he is let. */
function slowWorld(browser: FakeBrowser, seed: number) {
  const world = worldOf(browser, seed);
  const waiting: (() => void)[] = [];
  const held: TableWorld = {
    ...world,
    ask: (...question) =>
      new Promise((done) => {
        waiting.push(() => void world.ask(...question).then(done));
      }),
  };
  const answer = async (): Promise<void> => {
    for (const one of waiting.splice(0)) one();
    await settle();
  };
  return { world: held, answer };
}

/** A table whose others answer when they are let, with a card for the reader to play. */
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
    const card = table.pressable[0]!;
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

test('the card turned up for a Tournee stays told until the deal is over', async () => {
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

describe('a sheet with deals on it', () => {
  test('goes only when the reader has said so twice', async () => {
    const table = await sat(new FakeBrowser(), 'isko', 5);
    await playFor(table);
    table.getUp();
    expect(table.sitting?.done).toHaveLength(1);
    expect(table.leaving).toBe(true);
    table.nextDeal();
    expect(table.leaving).toBe(false);
    table.getUp();
    table.getUp();
    expect(table.sitting).toBeNull();
  });

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

test('the reader claims until it is true: refused the deal stays, and then it is settled and told', async () => {
  const browser = new FakeBrowser();
  let refused = 0;
  let settled = 0;
  for (let seed = 1; seed < 40 && (refused < 3 || settled < 3); seed++) {
    const table = await sat(browser, 'isko', seed);
    for (let step = 0; step < 60 && !table.over; step++) {
      await playFor(table, 1);
      await settle();
      if (table.claimable === null) continue;
      const { deal } = table;
      await table.claim();
      if (table.sitting?.deal?.claimed !== null) break;
      expect(table.deal).toEqual({ ...deal, told: deal!.told + 1 });
      expect(table.refuted?.line.length).toBeGreaterThan(0);
      refused++;
    }
    const done = table.sitting?.done.at(-1);
    if (done?.claimed !== true) continue;
    settled++;
    expect(table.state?.stage).toBe('over');
    expect(table.refuted).toBeNull();
    // It is kept so, and read again.
    const again = new TablePlay(worldOf(browser, 1));
    again.open();
    expect(again.sitting).toEqual(table.sitting);
  }
  expect(refused).toBeGreaterThanOrEqual(3);
  expect(settled).toBeGreaterThanOrEqual(3);
});

describe('the first game', () => {
  const terms = { card: (card: string) => card, suit: (suit: string) => suit };

  test('is bid, played in clubs with what the words advise, and won', async () => {
    const world = worldOf(new FakeBrowser(), 1);
    const table = new TablePlay({
      ...world,
      ask: (view, _strength, asked) =>
        Promise.resolve(
          finish(LEARNER_PLAYER.decide(view, new Chance(seedOfDecision(view, asked)))),
        ),
    });
    table.open();
    table.sitDown(FIRST_GAME_RULES, FIRST_GAME.number, FIRST_GAME.seat);
    expect(isFirstGame(table.deal!, table.sitting!)).toBe(true);
    const stages: string[] = [];
    for (let step = 0; step < 200 && !table.over; step++) {
      await settle();
      const stage = table.lies ? 'trick' : (table.view?.asked?.what ?? 'wait');
      const word = guideWord(stage, table.state!, 'V', null, terms);
      if (stage === 'word' || stage === 'game' || stage === 'layout' || stage === 'card') {
        expect(word?.text).toMatch(/\.$/u);
      }
      stages.push(stage);
      if (stage === 'layout') {
        const contract = { kind: 'gucki-solo', trump: 'C', announced: null } as const;
        table.act({ do: 'declare', contract, layout: ['SK', 'S8'] });
        const position = openPosition(table.state!.play!, ['SK', 'S8']);
        expect(finish(solver.reaches(position, 61))).toBe(true);
      } else await playFor(table, 1);
    }
    expect(stages).toEqual(expect.arrayContaining(['word', 'game', 'layout', 'card', 'trick']));
    expect(table.outcome?.settlement?.value).toMatchObject({ won: true, score: 36 });
    const end = guideWord('over', table.state!, 'V', table.outcome, terms);
    expect(end?.text).toContain('its value, 36, is written to you');
  });

  test('has each place of the book that its words lead to', () => {
    const source = readFileSync('src/play/guide.ts', 'utf8');
    const places = [...source.matchAll(/'\/manual\/([a-z-]+)\/#([a-z0-9-]+)'/gu)];
    expect(places.length).toBeGreaterThan(7);
    for (const [, chapter = '', anchor = ''] of places) {
      const file = readdirSync('content/manual').find((name) => name.endsWith(`-${chapter}.mdx`));
      const heads = readFileSync(`content/manual/${file ?? ''}`, 'utf8').match(/^##+ .+$/gmu) ?? [];
      const anchors = heads.map((head) =>
        head
          .replace(/^#+ /u, '')
          .toLowerCase()
          .replaceAll(/[^a-z0-9 -]/gu, '')
          .replaceAll(' ', '-'),
      );
      expect(anchors).toContain(anchor);
    }
  });
});

test('a line of cards is told trick by trick', () => {
  const names = namesAt('V');
  const hands = { V: ['S7', 'H7'], M: ['SA', 'HA'], H: ['S8', 'DA'] } as const;
  const begun = { game: { kind: 'nullo', trump: null }, declarer: 'V', leader: 'V' } as const;
  const position = { ...begun, hands, tricks: [], table: [] };
  const line = ['H7', 'HA', 'DA', 'SA'] as const;
  expect(sayCards(position, line, names, (card) => card)).toEqual([
    'You lead the H7, Anna plays the HA and Bert plays the DA. Anna takes it.',
    'Anna leads the SA.',
  ]);
});

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

test('the bidding is told by the names at the table', () => {
  const said = [
    { seat: 'M', say: 'bid', amount: 18 },
    { seat: 'V', say: 'yes' },
    { seat: 'M', say: 'pass' },
    { seat: 'H', say: 'pass' },
  ] as const;
  expect(sayBidding(said, 'H')).toBe('Bert 18, Anna yes, Bert passes, You pass');
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
