/**
 * The games of the other books, by what stands in the tag `game` of their hands: each is a folder beside
 * this file, found by its `book.ts`.
 */
import type { BookGame } from './book-game.ts';

/** Whether a bundler has gone through this file: the build’s plug-ins and the scripts run as they stand. */
const bundled = (import.meta as { readonly env?: object }).env !== undefined;

export const GAMES: readonly BookGame[] = bundled
  ? Object.values(import.meta.glob<BookGame>('.//*/book.ts', { import: 'default', eager: true }))
  : await (await import('./find-games.ts')).findGames();

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
