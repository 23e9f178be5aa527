/** Whether other deals come to what the book prints. */
import type { MeasureResult } from './result.ts';
import type { Estimate } from './tally.ts';

/** How many groups came up in both, and how many of these agree. */
export interface Agreement {
  readonly groups: number;
  readonly within: number;
}

/** What is shown when nothing has been compared. */
export const NOTHING_COMPARED: Agreement = { groups: 0, within: 0 };

/**
 * Compares a result with the printed one of the same measure, taken on other deals. A group agrees
 * when the two differ by no more than the margin of a difference, the root of the two margins
 * squared and added: chance alone keeps 95 of 100 within it.
 */
export function compareResults(other: MeasureResult, printed: MeasureResult): Agreement {
  const pairs = Object.entries(other.groups).flatMap(([group, now]) => {
    const before = printed.groups[group];
    return before === undefined ? [] : [{ now, before }];
  });
  return {
    groups: pairs.length,
    within: pairs.filter(({ before, now }) => agree(now, before)).length,
  };
}

/** Whether two measured values differ by no more than the margin of their difference. */
export function agree(one: Estimate, other: Estimate): boolean {
  return Math.abs(one.mean - other.mean) <= Math.hypot(one.margin, other.margin);
}

/** Two agreements, of two measures, as one. */
export function addAgreement(one: Agreement, other: Agreement): Agreement {
  return { groups: one.groups + other.groups, within: one.within + other.within };
}

/** An agreement as the terminal shows it: `34 of 35 groups within the margins of the book`. */
export function tellAgreement({ groups, within }: Agreement): string {
  return `${within} of ${groups} groups within the margins of the book`;
}
