/** What stands beside a hand on which a Grand may be played. */
import { counted } from '../../../game/words/nouns.de.ts';

/** The labels of the figure. */
export const GRAND_HAND = {
  lost: 'geht verloren',
  rest: 'So viel kann höchstens auf die übrigen fallen',
} as const;

/** A trick that the hand must lose, with its points. */
export const sayLostTrick = (points: number): string =>
  `Ein verlorener Stich, ${counted(points, 'point')}`;
