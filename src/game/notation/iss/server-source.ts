/** The source of a hand that comes from the International Skat Server, as the notation has it in every edition. */

/** A game of the server; what its record does not say is null. */
export interface ServedGame {
  /** The number of the game, and of its series. */
  readonly game: string | null;
  readonly series: string | null;
  /** `2010-12-06/18:59:24/UTC`. */
  readonly date: string | null;
}

// eslint-disable-next-line house/words-apart -- the name by which records know it, in every edition
export const SERVER = 'International Skat Server';

/** `International Skat Server, game 541932, series 24072, 2010-12-06/18:59:24/UTC`. */
export const makeServerSource = ({ date, game, series }: ServedGame): string =>
  [SERVER, game && `game ${game}`, series && `series ${series}`, date].filter(Boolean).join(', ');

/** The game that {@link makeServerSource} names; null for every other source. */
export function readServerSource(source: string): ServedGame | null {
  const served =
    /^International Skat Server(?:, game ([^,]+))?(?:, series ([^,]+))?(?:, (\d{4}[^,]*))?$/.exec(
      source,
    );
  if (served === null) return null;
  const [, game = null, series = null, date = null] = served;
  return { game, series, date };
}
