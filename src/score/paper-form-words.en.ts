/** A score sheet to print and to fill in with a pen. */

/** What is printed on it. */
export const PAPER_FORM = {
  name: (book: string): string => `A form: ${book}`,
  day: 'Day',
  place: 'Place',
  deal: 'Deal',
  game: 'Game',
  player: (number: number): string => `Player ${number}`,
  /** The worth of a game that is lost double. */
  lostDouble: (base: number): string => `${base} (lost: double)`,
  /** The lines at its foot, of the sheet of 1922. */
  plainFoot: ['Above the lowest', 'Times the players', 'Less the sum'],
} as const;

/** How the value of a game is counted. @param multipliers what each adds, such as `hand 1`. */
export const sayMultipliers = (multipliers: readonly string[]): string =>
  `A game with trumps is worth its base value times: the matadors, ${multipliers.join(', ')}.`;

/**
 * The lines at the foot of today’s list.
 *
 * @param won what a game won adds, with its sign, and `lost` what a game lost takes.
 * @param othersLost what each of the others gets for it, by the number of players.
 */
export const seegerFoot = (
  won: string,
  lost: string,
  othersLost: Readonly<Record<3 | 4, number>>,
): readonly string[] => [
  'Points',
  `Own games, ${won} or ${lost}`,
  `Lost by others, ${othersLost[3]} (at four ${othersLost[4]})`,
  'Total',
  'Balanced',
];
