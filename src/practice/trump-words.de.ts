/** What is trump, in words that fit every rule book, because the name of the game does not matter in the question. */
import type { GameTrumps } from './game-trumps.ts';
import { SUIT_WORDS } from '../game/words/cards.ts';
import { capital } from '../game/words/text.ts';

/** `Kreuz ist Trumpf`, `Gespielt wird Grand`, `Gespielt wird Null`: comment text, without a full stop. */
export const sayTrumps = (trumps: GameTrumps): string => capital(trumpClause(trumps));

/** The same in the middle of a sentence: `Kreuz ist Trumpf`, `gespielt wird Grand`. */
export function trumpClause(trumps: GameTrumps): string {
  if (trumps === 'null') return 'gespielt wird Null';
  return trumps === 'grand' ? 'gespielt wird Grand' : `${SUIT_WORDS.de.french[trumps]} ist Trumpf`;
}
