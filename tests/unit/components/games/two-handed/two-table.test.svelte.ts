/** Two-handed Skat at the table that all games have. */
import { expect, test } from 'vitest';
import { Look } from '../../../../../components/figure/look.svelte.ts';
import { TwoGame } from '../../../../../components/games/two-handed/two-game.svelte.ts';
import { TwoTable } from '../../../../../components/games/two-handed/two-table.svelte.ts';
import { TWO_CALLS } from '../../../../../src/game/two-handed/calls.ts';
import { arrangeAt } from '../../../../../src/game/replay/arrange.ts';

/** A deal in which the reader plays a Solo in clubs; of the seeds the first in which they may. */
function soloOfReader(): TwoTable {
  const clubs = TWO_CALLS.findIndex(({ kind, suit }) => kind === 'solo' && suit === 'C');
  for (let seed = 1; seed < 60; seed++) {
    const game = new TwoGame(seed);
    game.call(clubs);
    if (game.stage === 'play' && game.readerPlays) return new TwoTable(game, new Look());
  }
  throw new Error('In none of these deals does the reader play.');
}

test('the opponent sits above, their cards face down, and the two words of the calling are on the plates', () => {
  const game = new TwoGame(1);
  const table = new TwoTable(game, new Look());
  table.lookOn();
  const other = table.below === 'elder' ? 'dealer' : 'elder';
  expect([table.look.sees(table.below), table.look.sees(other)]).toEqual([true, false]);
  expect(table.stop.hands[other]).toHaveLength(10);
  expect(table.turn).toBe(table.below);
  game.call(null);
  expect(table.words[table.below] ?? 'pass').toBe('pass');
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
