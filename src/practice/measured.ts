/** What chance has said of an answer: games won of deals, as a share with its margin. */

/** How often a game was won with the other cards dealt so many times. */
export interface Measured {
  readonly won: number;
  readonly deals: number;
}

/** How many standard errors on either side hold 95 of 100 measures. */
const NINETY_FIVE = 1.96;

/** The share that was won, 0 to 1. */
export function shareOf({ deals, won }: Measured): number {
  return won / deals;
}

/** How far chance may have moved the share, in 95 of 100 measures; by the rule of three at the ends. */
export function marginOf(measured: Measured): number {
  const share = shareOf(measured);
  const spread = NINETY_FIVE * Math.sqrt((share * (1 - share)) / measured.deals);
  return Math.max(spread, 3 / measured.deals);
}

/** A share out of a hundred: `86`. */
export function outOfHundred(share: number): string {
  return `${Math.round(100 * share)}`;
}

/** `86 in 100 (200 deals, give or take 5)`. */
export function sayWon(measured: Measured): string {
  const margin = Math.ceil(100 * marginOf(measured));
  return `${outOfHundred(shareOf(measured))} in 100 (${measured.deals} deals, give or take ${margin})`;
}
