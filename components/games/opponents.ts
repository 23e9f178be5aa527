/** The games that can be played against an opponent: those with a `Play.astro` in their folder here. */

/** The compiled `Play.astro`. */
type AstroOpponent = (props: object) => unknown;

const modules = import.meta.glob<AstroOpponent>('./*/Play.astro', {
  import: 'default',
  eager: true,
});

const byGame = new Map(
  Object.entries(modules).map(([path, opponent]) => [path.split('/').at(-2) ?? '', opponent]),
);

/** The ids of these games. */
export const playedGames: readonly string[] = [...byGame.keys()];

/**
 * The opponent of a game.
 *
 * @throws RangeError when it has none.
 */
export function opponentOf(game: string): AstroOpponent {
  const opponent = byGame.get(game);
  if (opponent === undefined) throw new RangeError(`Nobody plays “${game}”.`);
  return opponent;
}
