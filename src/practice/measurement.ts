/** What chance has said of an answer: games won of deals, as a share with its margin. */

/** How often a game was won with the other cards dealt so many times. */
export interface Measurement {
  readonly won: number;
  readonly deals: number;
}

/** How many standard errors on either side hold 95 of 100 measures. */
const NINETY_FIVE = 1.96;

/** The share that was won, 0 to 1. */
export function shareOf({ deals, won }: Measurement): number {
  return won / deals;
}

/** How far chance may have moved the share, in 95 of 100 measures; by the rule of three at the ends. */
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
  return `${outOfHundred(shareOf(measurement))} in 100 (${measurement.deals} deals, give or take ${margin})`;
}
