/** Shares and their margins in words and for a plot. */
import type { Estimate } from '../../../strategy/simulations/tally.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { decimal } from '../../../game/words/decimal.ts';

/** A share in the hundred, with its margin, as a table has it. */
export interface SaidShare {
  /** `43`, or `43.2` where the margin is less than one half in the hundred. */
  readonly share: string;
  /** `± 1.0`; never less than the last digit that is shown. */
  readonly margin: string;
}

/** How a share is printed: no finer than its margin bears out. */
export function sayShare({ margin, mean }: Estimate): SaidShare {
  const digits = margin < 0.005 ? 1 : 0;
  const least = digits === 1 ? 0.1 : 1;
  return {
    share: decimal(100 * mean, digits),
    margin: decimal(Math.max(least, 100 * margin), digits),
  };
}

/**
 * A share in running text: `43`, of a hundred. It is not rounded to all or nothing unless it is
 * that: `99.8`.
 */
export function sayHundredth({ mean }: Estimate): string {
  const certain = mean === 0 || mean === 1;
  const digits = [0, 1, 2].find(
    (fewest) => certain || ![0, 100].includes(Number((100 * mean).toFixed(fewest))),
  );
  return decimal(100 * mean, digits ?? 0);
}

/** Where a share and the ends of its margin lie on a scale from 0 to 100. */
export interface PlacedShare {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The places of a plot, kept within the scale and cut to tenths. */
export function placeShare({ margin, mean }: Estimate): PlacedShare {
  const place = (share: number): number => Math.round(1000 * Math.min(1, Math.max(0, share))) / 10;
  return { at: place(mean), from: place(mean - margin), to: place(mean + margin) };
}

/** A row of a plot: what it is called, and the group it shows. */
export interface PlotRow {
  readonly label: string;
  readonly group: string;
}

/** The rows that an author writes, one a line: `group`, or `label = group`. */
export function rowsOfPlot(text: string): readonly PlotRow[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [first = '', second] = line.split(/\s*=\s*/);
      return { label: first, group: second ?? first };
    });
}

/** The group of a row for a seat: of all seats together for null. */
export function groupFor({ group }: PlotRow, seat: Seat | null): string {
  return seat === null ? group : `${group}, ${seat}`;
}

/** All groups that a plot shows. */
export function groupsOfPlot(rows: string, bySeat: boolean): readonly string[] {
  const seats = bySeat ? SEATS : [null];
  return rowsOfPlot(rows).flatMap((row) => seats.map((seat) => groupFor(row, seat)));
}
