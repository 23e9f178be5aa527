/** The measurement of an answer: games won in how many random deals, as a share with its margin. */
import { sayWonShare } from '#edition/practice/measurement-words.ts';

/** How many of a number of random deals of the other cards were won. */
export interface Measurement {
  readonly won: number;
  readonly deals: number;
}

/** How many standard errors on either side contain 95 of 100 measurements. */
const NINETY_FIVE = 1.96;

/** The share that was won, 0 to 1. */
export function shareOf({ deals, won }: Measurement): number {
  return won / deals;
}

/** The margin of error that 95 of 100 measurements keep to; the rule of three sets its minimum. */
export function marginOf(measurement: Measurement): number {
  const share = shareOf(measurement);
  const spread = NINETY_FIVE * Math.sqrt((share * (1 - share)) / measurement.deals);
  return Math.max(spread, 3 / measurement.deals);
}

/** A share out of a hundred: `86`. */
export function outOfHundred(share: number): string {
  return `${Math.round(100 * share)}`;
}

/** `86 in 100 (200 deals, give or take 5)`. */
export function sayWon(measurement: Measurement): string {
  const margin = Math.ceil(100 * marginOf(measurement));
  return sayWonShare(Math.round(100 * shareOf(measurement)), measurement.deals, margin);
}
