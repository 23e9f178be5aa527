/**
 * How sure it is that an answer about judgement is good: by the book’s rule and by what chance says.
 */

/**
 * `certain`: rule and measure agree on it. `good`: the measure is for it, or the rule is and the
 * measure has nothing against it. `doubtful`: too near to call, or the two part. `wrong`: neither
 * is for it.
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
