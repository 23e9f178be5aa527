/** A long sitting of two-handed Skat. */
import { expect, test } from 'vitest';
import { TwoGame } from '../../../../../components/games/two-handed/two-game.svelte.ts';
import { step } from './press.ts';

/** Brings a deal to its end. */
function playDeal(game: TwoGame, passing: boolean): void {
  for (let turn = 0; turn < 80; turn++) {
    if (game.stage === 'done' || game.stage === 'passed') return;
    step(game, passing);
  }
}

test('eight deals come to an end, each with what is written down, and the deal goes round', () => {
  const game = new TwoGame(3);
  let written = 0;
  for (let deal = 0; deal < 8; deal++) {
    expect(game.reader).toBe(deal % 2 === 0 ? 'elder' : 'dealer');
    playDeal(game, deal % 3 === 0);
    expect(['done', 'passed']).toContain(game.stage);
    if (game.outcome !== null) written += game.outcome.value.score;
    expect(game.scores.you + game.scores.opponent).toBe(written);
    game.again();
  }
}, 60_000);
