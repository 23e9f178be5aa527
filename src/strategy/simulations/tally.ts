/**
 * What has been counted in a group of cases, so that counts of several processors can be put
 * together in any order, and the share with its margin taken from them.
 */

/** The sums over the deals of a measure that had a case in a group. */
export interface Tally {
  /** Deals with at least one case. */
  readonly deals: number;
  /** Cases: a deal may have several, one a seat. */
  readonly cases: number;
  /** The values of all cases together: wins, or points. */
  readonly sum: number;
  /** Over the deals: the square of a deal's cases, of its sum, and the product of the two. */
  readonly casesSquared: number;
  readonly sumSquared: number;
  readonly product: number;
}

/** Tallies by the names of their groups. */
export type Tallies = Readonly<Record<string, Tally>>;

/** A case of a group: what it comes to, 1 or 0 for won or lost, or points. */
export interface Case {
  readonly group: string;
  readonly value: number;
}

/** An average and how far chance may have moved it. */
export interface Estimate {
  readonly cases: number;
  /** The average of the cases: a share from 0 to 1, or points; NaN without a case. */
  readonly mean: number;
  /** Half the width of the interval that holds the true value in 95 of 100 measures. */
  readonly margin: number;
}

/** How many standard errors on either side hold 95 of 100. */
const NINETY_FIVE = 1.959964;

/** Adds the cases of one deal. */
export function addDeal(tallies: Record<string, Tally>, cases: readonly Case[]): void {
  for (const group of new Set(cases.map((one) => one.group))) {
    const values = cases.filter((one) => one.group === group).map(({ value }) => value);
    const sum = values.reduce((total, value) => total + value, 0);
    const before = tallies[group];
    const deal: Tally = {
      deals: 1,
      cases: values.length,
      sum,
      casesSquared: values.length ** 2,
      sumSquared: sum ** 2,
      product: values.length * sum,
    };
    tallies[group] = before === undefined ? deal : addTallies(before, deal);
  }
}

/** The tallies of two runs over different deals, as one. */
export function joinTallies(one: Tallies, other: Tallies): Tallies {
  const both: Record<string, Tally> = { ...one };
  for (const [group, tally] of Object.entries(other)) {
    const before = both[group];
    both[group] = before === undefined ? tally : addTallies(before, tally);
  }
  return both;
}

/**
 * The average of a group with its margin. Cases of one deal are not independent, so the margin is
 * that of a ratio of sums over deals (W. G. Cochran, Sampling Techniques, 3rd ed., chapter 6). A
 * share of 0 or 1 has the margin of the rule of three.
 */
export function estimate(tally: Tally): Estimate {
  const { cases, casesSquared, deals, product, sum, sumSquared } = tally;
  const mean = sum / cases;
  const spread = sumSquared - 2 * mean * product + mean ** 2 * casesSquared;
  const error = Math.sqrt(Math.max(0, spread)) / cases;
  const ofThree = spread === 0 ? 3 / deals : 0;
  return { cases, mean, margin: Math.max(NINETY_FIVE * error, ofThree) };
}

function addTallies(one: Tally, other: Tally): Tally {
  return {
    deals: one.deals + other.deals,
    cases: one.cases + other.cases,
    sum: one.sum + other.sum,
    casesSquared: one.casesSquared + other.casesSquared,
    sumSquared: one.sumSquared + other.sumSquared,
    product: one.product + other.product,
  };
}
