/** What is trump, in words that fit every rule book, because the name of the game does not matter in the question. */
import type { GameTrumps } from './game-trumps.ts';
import { SUIT_WORDS } from '../game/words/cards.ts';
import { capital } from '../game/words/text.ts';

/** `Clubs are trumps`, `The game is Grand`, `The game is Nullo`: comment text, without a full stop. */
export const sayTrumps = (trumps: GameTrumps): string => capital(trumpClause(trumps));

/** The same in the middle of a sentence: `clubs are trumps`, `the game is Grand`. */
export function trumpClause(trumps: GameTrumps): string {
  if (trumps === 'null') return 'the game is Nullo';
  return trumps === 'grand' ? 'the game is Grand' : `${SUIT_WORDS.en.french[trumps]} are trumps`;
}
