/** What is trump, in words that need no rule book: its name for the game does not matter in the question. */
import { KINDS } from '../game/skat/contract.ts';
import type { Game } from '../game/skat/order.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS } from '../game/words/cards.ts';
import { capital } from '../game/words/text.ts';

/** `Clubs are trumps`, `The game is Grand`, `The game is Nullo`: comment text, without a full stop. */
export function saysTrumps({ kind, trump }: Game): string {
  if (trump !== null) return `${capital(SUIT_WORDS[OWN_TERMS].french[trump])} are trumps`;
  return KINDS[kind].trumps === 'none' ? 'The game is Nullo' : 'The game is Grand';
}

/** The same in the middle of a sentence: `clubs are trumps`, `the game is Grand`. */
export function trumpClause(game: Game): string {
  const words = saysTrumps(game);
  return words.charAt(0).toLowerCase() + words.slice(1);
}
