/** A score sheet to print and to fill in with a pen. */

/** What is printed on it. */
export const PAPER_FORM = {
  name: (book: string): string => `Eine Liste: ${book}`,
  day: 'Datum',
  place: 'Ort',
  deal: 'Nr.',
  game: 'Spiel',
  player: (number: number): string => `Spieler ${number}`,
  /** The worth of a game that is lost double. */
  lostDouble: (base: number): string => `${base} (verloren doppelt)`,
  /** The lines at its foot, of the sheet of 1922. */
  plainFoot: ['Über dem Letzten', 'Mal Spielerzahl', 'Minus Summe'],
} as const;

/** How the value of a game is counted. @param multipliers what each adds, such as `Hand 1`. */
export const sayMultipliers = (multipliers: readonly string[]): string =>
  `Der Spielwert ist der Grundwert mal: Spitzen, ${multipliers.join(', ')}.`;

/**
 * The lines at the foot of today’s list, as on the lists of the German federation.
 *
 * @param won what a game won adds, with its sign, and `lost` what a game lost takes.
 * @param othersLost what each of the others gets for it, by the number of players.
 */
export const seegerFoot = (
  won: string,
  lost: string,
  othersLost: Readonly<Record<3 | 4, number>>,
): readonly string[] => [
  'Spielpunkte',
  `Eigene Spiele, ${won} oder ${lost}`,
  `Verlorene Gegenspiele, ${othersLost[3]} (zu viert ${othersLost[4]})`,
  'Gesamtpunkte',
  'Abrechnung',
];
