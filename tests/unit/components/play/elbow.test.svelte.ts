/** The book at the reader’s elbow: asked before a mistake, let through otherwise, and what is kept of it. */
import { paceOf } from '../../../../src/play/pace.ts';
import { describe, expect, test } from 'vitest';
import { TablePlay } from '../../../../components/play/table-play.svelte.ts';
import type { TableWorld } from '../../../../components/play/table-world.ts';
import {
  ELBOW_FORMAT,
  NO_ELBOW,
  mergeElbows,
  oftenMissed,
  countHand,
} from '../../../../src/play/elbow-format.ts';
import { BOOK_PLAYER } from '../../../../src/strategy/players/rules/players.ts';
import { seatToAct } from '../../../../src/strategy/players/state.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { FakeBrowser } from '../../support/fake-browser.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

/** A world in which the last of the cards is clearly best, as is known and in truth, and every bid costs. */
function worldOf(late: boolean, truth: 'as-known' | 'otherwise' = 'as-known'): TableWorld {
  const chance = new Chance(5);
  return {
    browser: new FakeBrowser().tab(),
    ask: (view, _strength, asked) =>
      Promise.resolve(finish(BOOK_PLAYER.decide(view, new Chance(asked)))),
    weighCards: (state) => {
      if (late) return new Promise(() => undefined);
      const { asked } = seatView(state, seatToAct(state)!);
      const legal = asked?.what === 'card' ? asked.legal : [];
      const last = legal.at(-1)!;
      const weighed = legal.map((card) => ({
        card,
        share: card === last ? 0.8 : 0.6,
        behind: { by: card === last ? 0 : 0.2, margin: 0.1, isSteady: card !== last },
        further: null,
        points: null,
      }));
      const action = { do: 'card', card: last } as const;
      const open = legal.map((card) => {
        const isBest = truth === 'otherwise' || card === last;
        return [card, { wins: isBest, count: isBest ? 70 : 50 }] as const;
      });
      return Promise.resolve({
        decision: { action, reasons: [], worlds: 100, weighed },
        open,
      });
    },
    claim: () => Promise.reject(new Error('Nothing is claimed here.')),
    weighBefore: (_state, action) =>
      Promise.resolve({
        judgement: {
          decision: { action: { do: 'pass' }, reasons: [], worlds: 0, weighed: [] },
          own: { action, share: null, brings: action.do === 'pass' ? -3 : -40 },
          better: { action: { do: 'pass' }, share: null, brings: -3 },
          gap: null,
          worlds: 0,
          about: 'bid',
        },
        pointsLost: 0,
        own: { wins: false, count: 40 },
        best: null,
      }),
    pace: () => paceOf({ tricks: 'press' }),
    wait: () => new Promise((done) => setTimeout(done, 1)),
    chance: () => chance,
  };
}

const tick = (): Promise<void> => new Promise((done) => setTimeout(done, 4));

/** A table at which the others play and the reader is to play a card of several. */
async function atACard(late: boolean, truth?: 'as-known' | 'otherwise'): Promise<TablePlay> {
  const table = new TablePlay(worldOf(late, truth));
  table.open();
  table.elbow.when = 'ask';
  table.sitDown({ laws: 'isko', strength: 'club' }, null, 'V');
  for (let step = 0; step < 400; step++) {
    await tick();
    if (table.lies) table.letGo();
    if (table.over) table.nextDeal(null, 'V');
    const { view } = table;
    if (view === null) continue;
    if (view.asked?.what === 'card' && view.asked.legal.length > 2 && view.declarer !== null) {
      table.elbow.when = 'before';
      return table;
    }
    table.act(finish(BOOK_PLAYER.decide(view, new Chance(step))).action);
  }
  throw new Error('No card came up.');
}

describe('before a mistake', () => {
  test('the reader is asked first and may still do it, and the sheet notes it', async () => {
    const table = await atACard(false);
    table.lookAhead();
    const { deal } = table;
    const [card] = table.playable;
    table.play(card!);
    await settle();
    expect(table.elbow.warning?.action).toEqual({ do: 'card', card });
    expect(table.deal?.actions).toEqual(deal?.actions);
    expect(table.deal?.told).toBe(deal!.told + 1);
    table.act({ do: 'card', card: card! }, true);
    expect(table.elbow.warning).toBeNull();
    expect(table.deal?.actions[deal!.actions.length]).toEqual({ do: 'card', card });
  });

  test('a good card goes on the table at once, without a word', async () => {
    const table = await atACard(false);
    table.lookAhead();
    const { deal } = table;
    const card = table.playable.at(-1)!;
    table.play(card);
    await settle();
    expect(table.elbow.warning).toBeNull();
    expect(table.deal?.actions[deal!.actions.length]).toEqual({ do: 'card', card });
    expect(table.deal?.told).toBe(deal!.told);
  });

  test('a card that the cards as they lie do not speak against goes on the table at once', async () => {
    const table = await atACard(false, 'otherwise');
    table.lookAhead();
    const { deal } = table;
    const [card] = table.playable;
    table.play(card!);
    await settle();
    expect(table.elbow.warning).toBeNull();
    expect(table.deal?.actions[deal!.actions.length]).toEqual({ do: 'card', card });
  });

  test('a reader who wants to be guided is asked, and no longer once the guide is put away', async () => {
    const table = await atACard(false);
    table.elbow.when = 'guide';
    expect(table.guided).toBe(true);
    table.play(table.playable[0]!);
    await settle();
    expect(table.elbow.warning).not.toBeNull();
    table.whenToSpeak = 'ask';
    expect([table.guided, table.elbow.when, table.elbow.warning]).toEqual([false, 'ask', null]);
    const { deal } = table;
    table.play(table.playable[0]!);
    expect(table.deal?.actions.length).toBeGreaterThan(deal!.actions.length);
  });

  test('a card does not wait long for a judgement that is late', async () => {
    const table = await atACard(true);
    const { deal } = table;
    table.play(table.playable[0]!);
    await tick();
    expect(table.deal?.actions.length).toBeGreaterThan(deal!.actions.length);
    expect(table.elbow.warning).toBeNull();
  });

  test('a bid that costs is asked about, a pass is not', async () => {
    const table = new TablePlay(worldOf(false));
    table.open();
    table.elbow.when = 'before';
    table.sitDown({ laws: 'isko', strength: 'club' }, null, 'M');
    for (let step = 0; step < 20 && table.view === null; step++) await tick();
    table.act({ do: 'bid', amount: 18 });
    await tick();
    expect(table.elbow.warning?.weighing.judgement.about).toBe('bid');
    table.act({ do: 'pass' });
    await tick();
    expect(table.elbow.warning).toBeNull();
    expect(table.deal?.actions[0]).toEqual({ do: 'pass' });
  });
});

describe('while a bid is judged', () => {
  /** A table that is to judge a bid; `pass` lets so many milliseconds go by, `answer` ends the judgement. */
  async function judgingBid(): Promise<{
    table: TablePlay;
    pass: (milliseconds: number) => Promise<void>;
    answer: () => Promise<void>;
  }> {
    const world = worldOf(false);
    const waiting: (readonly [milliseconds: number, done: () => void])[] = [];
    let isHeld = false;
    let answer: (() => void) | undefined;
    const table = new TablePlay({
      ...world,
      wait: (milliseconds) =>
        isHeld
          ? new Promise((done) => waiting.push([milliseconds, done]))
          : world.wait(milliseconds),
      weighBefore: async (...asked) => {
        await new Promise<void>((done) => (answer = done));
        return world.weighBefore(...asked);
      },
    });
    table.open();
    table.elbow.when = 'before';
    table.sitDown({ laws: 'isko', strength: 'club' }, null, 'M');
    for (let step = 0; step < 20 && table.view === null; step++) await tick();
    isHeld = true;
    table.act({ do: 'bid', amount: 18 });
    return {
      table,
      pass: async (milliseconds) => {
        for (const [wait, done] of waiting) if (wait <= milliseconds) done();
        await settle();
      },
      answer: async () => {
        answer!();
        await settle();
      },
    };
  }

  test('a reader who waits is shown it after a moment, until the answer is there', async () => {
    const { answer, pass, table } = await judgingBid();
    await pass(100);
    expect(table.elbow.isLooking).toBe(false);
    await pass(200);
    expect(table.elbow.isLooking).toBe(true);
    await answer();
    expect(table.elbow.isLooking).toBe(false);
    expect(table.elbow.warning?.action).toEqual({ do: 'bid', amount: 18 });
  });

  test('a quick answer shows nothing of it, then or later', async () => {
    const { answer, pass, table } = await judgingBid();
    await answer();
    expect(table.elbow.warning).not.toBeNull();
    await pass(200);
    expect(table.elbow.isLooking).toBe(false);
  });

  test('what is pressed once is done once, and a second press meanwhile does nothing', async () => {
    const { pass, table } = await judgingBid();
    await pass(200);
    table.act({ do: 'bid', amount: 18 });
    table.act({ do: 'pass' });
    expect(table.deal?.actions).toEqual([]);
    // Nobody answers in time.
    await pass(2500);
    expect(table.elbow.isLooking).toBe(false);
    expect(table.deal?.actions).toEqual([{ do: 'bid', amount: 18 }]);
  });
});

describe('what is kept of it', () => {
  test('is read back as it was, and what is not sound is left out', () => {
    const kept = countHand({ ...NO_ELBOW, when: 'before' }, 'one', ['draw-trumps', 'bid']);
    const stored: unknown = JSON.parse(JSON.stringify(ELBOW_FORMAT.make(kept)));
    expect(ELBOW_FORMAT.read(stored)).toEqual({ is: 'whole', value: kept });
    const odd = { ...(stored as object), missed: { 'draw-trumps': 2, elsewhere: 3, bid: 'x' } };
    expect(ELBOW_FORMAT.read(odd)).toEqual({
      is: 'damaged',
      value: { ...kept, missed: { 'draw-trumps': 2 } },
    });
    expect(ELBOW_FORMAT.read({ vorhand: 'elbow', version: 9 })).toEqual({ is: 'newer' });
  });

  test('a hand counts once, and a file that is brought back doubles nothing', () => {
    const once = countHand(NO_ELBOW, 'one', ['bid', 'bid', 'layout']);
    expect(countHand(once, 'one', ['bid'])).toBe(once);
    expect(oftenMissed(once)).toEqual([['bid', 2]]);
    expect(mergeElbows(once, once)).toEqual(once);
  });
});
