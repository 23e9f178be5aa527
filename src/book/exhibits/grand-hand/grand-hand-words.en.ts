/** What stands beside a hand on which a Grand may be played. */

/** The labels of the figure. */
export const GRAND_HAND = {
  lost: 'to be lost',
  rest: 'The most that can fall on the rest',
} as const;

/** A trick that the hand must lose, with its points. */
export const sayLostTrick = (points: number): string => `A lost trick, ${points} points`;
