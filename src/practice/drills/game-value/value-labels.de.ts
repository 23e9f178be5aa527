/** The labels of a question about a value. */
import { ordinalWord } from '../../../game/words/ordinals.de.ts';

/** The facts of the game, and the form. */
export const VALUE_FORM = {
  ten: 'Die zehn Karten des Alleinspielers',
  skat: 'Der Skat',
  base: 'Grundwert',
  matadors: 'Spitzen',
  bid: 'Gereizt',
  tricksTaken: 'Stiche gemacht',
  points: 'Augen',
  tricks: 'Stiche',
  whose: 'Augen und Stiche sind die des Alleinspielers.',
  onPaper: 'Plus oder minus, und wie viel?',
  sign: 'Für den Alleinspieler',
  signs: { plus: 'plus', minus: 'minus' },
  amount: 'Punkte',
  keys: 'Du kannst das Vorzeichen mit der Zahl tippen: {number}, dann {enter}.',
  noNumber: 'Bitte eine ganze Zahl, zum Beispiel 48.',
  noSign: 'Plus oder minus?',
} as const;

/** What the declarer took in a game without tricks. @param before how many tricks the others took first. */
export const sayTrickTaken = (isNone: boolean, before: number): string =>
  isNone ? 'keinen' : `einen, den ${ordinalWord(before + 1)}`;

/** How many of the ten tricks the declarer took. */
export const sayTricks = (tricks: number): string => (tricks === 0 ? 'keine' : `${tricks} von 10`);

/** The value as a sum. */
export const VALUE_SUM = {
  caption: 'Die Rechnung',
  fixed: 'fester Wert',
  value: 'der Spielwert',
  lessThanBid: 'weniger als gereizt',
  raised: (base: number): string => `das nächste Vielfache von ${base}, das reicht`,
  double: 'verloren, also doppelt',
  won: 'gewonnen, angeschrieben',
  lost: 'verloren, angeschrieben',
} as const;
