/** A table to sit down at without a page: who answers there, and how it is played for the reader. */
import { paceOf } from '../../../../src/play/pace.ts';
import { expect } from 'vitest';
import { TablePlay } from '../../../../components/play/table-play.svelte.ts';
import type { TableWorld } from '../../../../components/play/table-world.ts';
import type { PLAYED_LAWS } from '../../../../src/play/played-laws.ts';
import { checkClaim } from '../../../../src/strategy/players/claim.ts';
import { BOOK_PLAYER } from '../../../../src/strategy/players/rules/players.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { FakeBrowser } from '../../support/fake-browser.ts';

const solver = makeSolver();

/** A world in which the others answer at once, by the rules of the book. */
export function worldOf(browser: FakeBrowser, seed: number): TableWorld {
  const chance = new Chance(seed);
  return {
    browser: browser.tab(),
    ask: (view, _strength, asked) =>
      Promise.resolve(finish(BOOK_PLAYER.decide(view, new Chance(asked)))),
    claim: (position, seat) => Promise.resolve(finish(checkClaim(solver, position, seat))),
    weighCards: () => Promise.resolve(null),
    weighBefore: () => Promise.resolve(null),
    wait: () => Promise.resolve(),
    pace: () => paceOf({ tricks: 'press' }),
    chance: () => chance,
  };
}

/** Lets all that waits for an answer go on. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
};

/** A world in which nobody answers until `answer` is called. */
export function slowWorld(browser: FakeBrowser, seed: number) {
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

/** Plays for the reader, as the book says, until the deal is over or so many steps are done. */
export async function playFor(table: TablePlay, steps = 200): Promise<void> {
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
export async function satAtPlay(seed: number): Promise<TablePlay> {
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

/** Sits down at a new table, where the first deal is one by chance. */
export async function sat(browser: FakeBrowser, laws: (typeof PLAYED_LAWS)[number], seed: number) {
  const table = new TablePlay(worldOf(browser, seed));
  table.open();
  table.sitDown({ laws, strength: 'club' }, null, null);
  await settle();
  return table;
}
