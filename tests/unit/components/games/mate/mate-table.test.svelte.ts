/** Mate at the table that all games have. */
import { expect, test } from 'vitest';
import { Look } from '../../../../../components/figure/look.svelte.ts';
import { MateRound } from '../../../../../components/games/mate/mate-round.svelte.ts';
import { MateTable } from '../../../../../components/games/mate/mate-table.svelte.ts';
import type { MateCard } from '../../../../../src/game/others/mate/rules.ts';
import { mateEngine, settled, setup } from './play-mate.ts';

test('the reader sits below, chooses a card to put aside there, and may put none', async () => {
  const round = new MateRound(setup(13_074, 'Y'), mateEngine());
  const pressed: MateCard[] = [];
  const table = new MateTable(
    round,
    new Look(),
    (card) => pressed.push(card),
    () => true,
  );
  await settled(round);
  expect([table.below, table.turn, table.names]).toEqual(['Y', 'Y', { Y: 'You', X: 'The engine' }]);
  const [card] = table.stop.hands['Y'] ?? [];
  table.cardChoice?.press(card!);
  expect(pressed).toEqual([card]);
  // Each card that may be put aside has its worth on it.
  expect([...table.remarks.cards.keys()].toSorted()).toEqual([...round.allowed].toSorted());
  const best = [...table.remarks.cards.values()].filter((remark) => remark.best);
  expect(best.length).toBeLessThan(round.allowed.length);
});

test('a move that is answered lies, and is the engine’s to go on from only after a pause', async () => {
  const paused: (() => void)[] = [];
  const pause = (): Promise<void> => new Promise((done) => paused.push(done));
  const round = new MateRound(setup(13_074, 'X'), mateEngine(), [], pause);
  const table = new MateTable(
    round,
    new Look(),
    (card) => {
      round.choose(card);
    },
    () => false,
  );
  await settled(round);
  round.choose(null);
  const isOver = (): boolean => round.stage === 'between';
  for (let moves = 0; moves < 10 && !isOver(); moves++) {
    await expect.poll(() => round.readersTurn || isOver()).toBe(true);
    if (isOver()) break;
    table.play(table.playable.at(-1)!);
    await expect.poll(() => table.stop.table.length === 2 || isOver()).toBe(true);
    if (table.stop.taken?.by === 'Y') {
      expect(table.stop.toPlay).toBe('Y');
      expect(round.readersTurn).toBe(false);
      for (const goOn of paused) goOn();
      await expect.poll(() => table.stop.table[0]?.seat).toBe('Y');
      return;
    }
  }
  throw new Error('The engine has taken no move.');
});
