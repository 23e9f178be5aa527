/** A hand in print: the frame of its figure, the deal, and its tricks. */

/** The number of a hand in the manual. */
export const sayHandNumber = (number: number): string => `No. ${number}`;

/** The deal. */
export const DEAL = {
  /** After the name of the seat. */
  declarer: '(declarer)',
  inSkat: 'In the skat:',
} as const;

/** Cards that another game deals to no seat. @param row `stock`. */
export const sayInRow = (row: string): string => `In the ${row}:`;

/** The tables of tricks. */
export const TRICKS = {
  play: 'The play, trick by trick',
  links: 'The tricks. Links go to the place.',
  trick: 'Trick',
  /** Beside the letter of the seat. */
  declarer: 'decl.',
  points: 'points',
  pointsShort: 'pts',
  pointsLong: 'points in the trick',
  /** After the card that takes the trick. */
  takes: 'takes the trick',
  /** The same after the name of the card. */
  spokenTakes: ', takes the trick',
  putAway: 'Put away:',
  legend: 'The underlined card takes the trick, and its player leads to the next.',
  breaksOff: 'Here the line breaks off.',
} as const;

/** The caption of a variation’s tricks. */
export const sayPlayOf = (title: string): string => `The play: ${title}`;
