/** A hand in print: the frame of its figure, the deal, and its tricks. */

/** The number of a hand in the manual. */
export const sayHandNumber = (number: number): string => `Nr. ${number}`;

/** The deal. */
export const DEAL = {
  /** After the name of the seat. */
  declarer: '(Alleinspieler)',
  inSkat: 'Im Skat:',
} as const;

/** The rows of other games by name. */
const ROWS: Readonly<Partial<Record<string, string>>> = { stock: 'Talon' };

/** Cards that another game deals to no seat. @param row `stock`. */
export const sayInRow = (row: string): string => `Im ${ROWS[row] ?? row}:`;

/** The tables of tricks. */
export const TRICKS = {
  play: 'Das Spiel, Stich für Stich',
  links: 'Die Stiche. Die Links führen an die Stelle.',
  trick: 'Stich',
  /** Beside the letter of the seat. */
  declarer: 'allein',
  points: 'Augen',
  pointsShort: 'Aug.',
  pointsLong: 'Augen im Stich',
  /** After the card that takes the trick. */
  takes: 'macht den Stich',
  /** The same after the name of the card. */
  spokenTakes: ', macht den Stich',
  putAway: 'Gedrückt:',
  legend:
    'Die unterstrichene Karte macht den Stich; wer sie gespielt hat, spielt zum nächsten aus.',
  breaksOff: 'Hier bricht der Verlauf ab.',
} as const;

/** The caption of a variation’s tricks. */
export const sayPlayOf = (title: string): string => `Das Spiel: ${title}`;
