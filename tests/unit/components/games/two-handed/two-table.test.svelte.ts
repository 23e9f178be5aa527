/** Two-handed Skat at the table that all games have. */
import { expect, test } from 'vitest';
import { Look } from '../../../../../components/figure/look.svelte.ts';
import { TwoGame } from '../../../../../components/games/two-handed/two-game.svelte.ts';
import { TwoTable } from '../../../../../components/games/two-handed/two-table.svelte.ts';
import { TWO_CALLS } from '../../../../../src/game/two-handed/calls.ts';
import { arrangeAt } from '../../../../../src/game/replay/arrange.ts';

/** The first deal that comes to what is sought when the reader makes a call. */
function tableAfter(rung: number | null, isSought: (game: TwoGame) => boolean): TwoTable {
  for (let seed = 1; seed < 60; seed++) {
    const game = new TwoGame(seed);
    game.call(rung);
    if (isSought(game)) return new TwoTable(game, new Look());
  }
  throw new Error('None of these deals comes to that.');
}

/** A deal in which the reader plays a Solo in clubs. */
const soloOfReader = (): TwoTable =>
  tableAfter(
    TWO_CALLS.findIndex(({ kind, suit }) => kind === 'solo' && suit === 'C'),
    (game) => game.stage === 'play' && game.readerPlays,
  );

test('the opponent holds ten cards face down, and it is the elder hand’s turn', () => {
  const game = new TwoGame(1);
  const table = new TwoTable(game, new Look());
  table.lookOn();
  const other = table.below === 'elder' ? 'dealer' : 'elder';
  expect([table.look.sees(table.below), table.look.sees(other)]).toEqual([true, false]);
  expect(table.stop.hands[other]).toHaveLength(10);
  expect([table.below, table.turn]).toEqual(['elder', 'elder']);
});

test('the plates say what both have called, the suit by the pack of the reader', () => {
  const passed = tableAfter(null, ({ stage }) => stage === 'passed');
  expect(passed.words).toEqual({ elder: 'pass', dealer: 'passes' });
  const called = tableAfter(3, ({ calls, stage }) => stage === 'call' && calls.length === 2);
  expect(called.words['elder']).toBe('Solo in spades');
  called.look.callCards('en', 'german');
  expect(called.words['elder']).toBe('Solo in leaves');
});

test('every card held is shown at every trick, also the five that are taken up after the fifth', () => {
  const table = soloOfReader();
  const { game } = table;
  for (let trick = 1; game.stage === 'play' && trick < 20; trick++) {
    const shown = arrangeAt(table.line, table.stop, table.below).flatMap(({ cards }) => cards);
    expect(shown.toSorted()).toEqual([...game.cards].toSorted());
    expect(game.hasReserves).toBe((game.position?.tricks.length ?? 0) < 5);
    table.play(table.playable[0]!);
    if (game.completedTrick !== null) game.goOn();
  }
  expect(game.stage).toBe('done');
});

test('when the deal is over all fifteen cards of both are shown, less what was put away', () => {
  const table = soloOfReader();
  const { game } = table;
  while (game.stage === 'play') {
    if (game.completedTrick === null) table.play(table.playable[0]!);
    else game.goOn();
  }
  table.lookOn();
  expect([table.look.sees('elder'), table.look.sees('dealer'), table.skatKnown]).toEqual([
    true,
    true,
    true,
  ]);
  expect(table.stop.hands['elder']).toHaveLength(15);
  expect(table.stop.hands['dealer']).toHaveLength(15);
  expect(table.stop.toPlay).toBe(null);
});

test('a reader who has taken a trick may lead the next without clearing it', () => {
  const table = soloOfReader();
  const { game } = table;
  for (let press = 0; press < 60 && game.stage === 'play'; press++) {
    if (game.completedTrick?.winner === game.reader && table.playable.length > 0) {
      const tricks = game.position!.tricks.length;
      table.play(table.playable[0]!);
      expect(game.position!.tricks.length).toBe(tricks + 1);
      return;
    }
    if (game.completedTrick === null) table.play(table.playable[0]!);
    else game.goOn();
  }
  throw new Error('The reader has taken no trick.');
});
