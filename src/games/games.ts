/** The games of the other books, by what stands in the tag `game` of their hands. */
import type { BookGame } from './book-game.ts';
import { WHIST_BOOK } from './whist/book.ts';

export const GAMES: readonly BookGame[] = [WHIST_BOOK];

/**
 * The game of this id.
 *
 * @throws RangeError when there is none.
 */
export function gameById(id: string): BookGame {
  const game = GAMES.find((one) => one.id === id);
  if (game === undefined) throw new RangeError(`There is no game “${id}”.`);
  return game;
}
