/** How sure it is that an answer about judgement is good, by the book’s rule and by measurement. */

/**
 * `certain`: rule and measurement agree on it. `good`: the measurement is for it, or the rule is
 * and the measurement is not against it. `doubtful`: too close to call, or the two disagree.
 * `wrong`: neither is for it.
 */
export const SURENESSES = ['certain', 'good', 'doubtful', 'wrong'] as const;
export type Sureness = (typeof SURENESSES)[number];

/** The least sure of several. */
export function lowestSureness(standings: readonly Sureness[]): Sureness {
  return standings.reduce(
    (least, one) => (SURENESSES.indexOf(one) > SURENESSES.indexOf(least) ? one : least),
    'certain',
  );
}
