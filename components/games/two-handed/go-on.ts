import type { Card } from '../../../src/game/skat/cards.ts';
import { turnedContracts } from '../../../src/game/two-handed/calls.ts';
import type { KeptTwo } from '../../../src/game/two-handed/kept.ts';
import { TwoGame } from './two-game.svelte.ts';

/** Resumes a stored sitting, up to the first deed that is not possible. */
export function goOnWith(stored: KeptTwo): TwoGame {
  const game = new TwoGame(stored.seed, stored);
  for (const deed of stored.deeds) {
    const done = game.stored.deeds.length;
    redo(game, deed);
    if (game.stored.deeds.length === done) break;
  }
  return game;
}

function redo(game: TwoGame, deed: string): void {
  const [what = '', ...about] = deed.split(' ');
  const holds = (card: string): card is Card => (game.cards as readonly string[]).includes(card);
  switch (what) {
    case 'pass':
      game.call(null);
      return;
    case 'call':
      game.call(Number(about[0]));
      return;
    case 'name': {
      const ways = game.turnedCard === null ? [] : turnedContracts(game.turnedCard);
      const named = ways.find(({ kind }) => kind === about[0]);
      if (named !== undefined) game.name(named);
      return;
    }
    case 'away':
      for (const card of about) if (holds(card)) game.choose(card);
      game.putAway();
      return;
    case 'on':
      game.goOn();
      return;
    default:
      if (holds(what)) game.play(what);
  }
}
