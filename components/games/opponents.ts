/** The games that can be played against an opponent: those that have `Play.astro` in their folder here. */

/** What Astro makes of it. */
type AstroOpponent = (props: object) => unknown;

const found = import.meta.glob<AstroOpponent>('./*/Play.astro', {
  import: 'default',
  eager: true,
});

const byGame = new Map(
  Object.entries(found).map(([path, opponent]) => [path.split('/').at(-2) ?? '', opponent]),
);

/** Their ids. */
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
