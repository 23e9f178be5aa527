/** The labels of a question about a value. */
import { ORDINAL_WORDS } from '#edition/game/words/ordinals.ts';

/** The facts of the game, and the form. */
export const VALUE_FORM = {
  ten: 'The declarer’s ten cards',
  skat: 'The skat',
  base: 'Base value',
  matadors: 'Matadors',
  bid: 'Bid',
  tricksTaken: 'Tricks taken',
  points: 'Card points',
  tricks: 'Tricks',
  whose: 'Points and tricks are the declarer’s.',
  onPaper: 'Plus or minus, and how much?',
  sign: 'For the declarer',
  signs: { plus: 'plus', minus: 'minus' },
  amount: 'Points',
  keys: 'You may type the sign with the number: {number}, then {enter}.',
  noNumber: 'A whole number, please, such as 48.',
  noSign: 'Plus or minus?',
} as const;

/** What the declarer took in a game without tricks. @param before how many tricks the others took first. */
export const sayTrickTaken = (isNone: boolean, before: number): string =>
  isNone ? 'none' : `one, the ${ORDINAL_WORDS[before]}`;

/** How many of the ten tricks the declarer took. */
export const sayTricks = (tricks: number): string => (tricks === 0 ? 'none' : `${tricks} of 10`);

/** The value as a sum. */
export const VALUE_SUM = {
  caption: 'The reckoning',
  fixed: 'a fixed value',
  value: 'the value',
  lessThanBid: 'less than the bid',
  raised: (base: number): string => `the next multiple of ${base} that covers it`,
  double: 'lost double',
  won: 'won, written down as',
  lost: 'lost, written down as',
} as const;
