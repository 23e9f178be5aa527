import type { TwoGame } from '../../../../../components/games/two-handed/two-game.svelte.ts';
import { legalForTwo } from '../../../../../src/game/two-handed/rules.ts';

/** One press: the lowest call, any layout, the first legal card. */
export function step(game: TwoGame, passing = false): void {
  const { position, stage, turnedCard } = game;
  if (stage === 'call') game.call(passing ? null : (game.allowed[0] ?? null));
  else if (stage === 'turned' && turnedCard !== null) {
    game.name({ kind: 'tournee-grand', trump: null, announced: null });
  } else if (stage === 'away') {
    for (const card of game.cards.slice(0, 2)) game.choose(card);
    game.putAway();
  } else if (game.completedTrick !== null) game.goOn();
  else if (position !== null) {
    const [card] = legalForTwo(position);
    if (card !== undefined) game.play(card);
  }
}
