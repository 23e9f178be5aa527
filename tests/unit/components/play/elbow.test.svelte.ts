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
import { Chance } from '../../../../src/lib/random.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { FakeBrowser } from '../../support/fake-browser.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

/** A world in which the strong player finds the last of the cards clearly best, and every bid costs. */
function worldOf(late: boolean): TableWorld {
  const chance = new Chance(5);
  return {
    browser: new FakeBrowser().tab(),
    ask: (view, strength, asked) => {
      const decision = finish(BOOK_PLAYER.decide(view, new Chance(asked)));
      if (strength !== 'strong' || view.asked?.what !== 'card') return Promise.resolve(decision);
      if (late) return new Promise(() => undefined);
      const { legal } = view.asked;
      const weighed = legal.map((card, at) => ({
        card,
        share: at === legal.length - 1 ? 0.8 : 0.6,
        further: null,
        points: null,
      }));
      const action = { do: 'card', card: legal.at(-1)! } as const;
      return Promise.resolve({ action, reasons: [], worlds: 100, weighed });
    },
    claim: () => Promise.reject(new Error('Nothing is claimed here.')),
    judge: (_view, action) =>
      Promise.resolve({
        decision: { action: { do: 'pass' }, reasons: [], worlds: 0, weighed: [] },
        own: { action, share: null, brings: action.do === 'pass' ? -3 : -40 },
        better: { action: { do: 'pass' }, share: null, brings: -3 },
        worlds: 0,
        about: 'bid',
      }),
    pace: () => paceOf({ tricks: 'press' }),
    wait: () => new Promise((done) => setTimeout(done, 1)),
    chance: () => chance,
  };
}

const tick = (): Promise<void> => new Promise((done) => setTimeout(done, 4));

/** A table at which the others play and the reader is to play a card of several. */
async function atACard(late: boolean): Promise<TablePlay> {
  const table = new TablePlay(worldOf(late));
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
  test('the reader is asked, the sheet is told, and he may do it all the same', async () => {
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

  test('a good card goes on the table at once, and nothing is told', async () => {
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
    expect(table.elbow.warning?.judgement.about).toBe('bid');
    table.act({ do: 'pass' });
    await tick();
    expect(table.elbow.warning).toBeNull();
    expect(table.deal?.actions[0]).toEqual({ do: 'pass' });
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
