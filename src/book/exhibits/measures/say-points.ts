/** Measured points, of cards or of the score sheet, in words and for a plot. */
import type { ChanceMeasure } from '../../../strategy/simulations/measure.ts';
import type { Estimate } from '../../../strategy/simulations/tally.ts';
import { decimal } from '../../../game/words/decimal.ts';
import { sayHundredth } from './say-share.ts';

/** An average with its margin, as a table has it. */
export interface SaidPoints {
  /** `−3.4`, with a sign of minus that is as long as one of plus. */
  readonly mean: string;
  /** `1.2`; never less than the last digit that is shown. */
  readonly margin: string;
}

/** How an average of points is printed: to a tenth. */
export function sayPoints({ margin, mean }: Estimate): SaidPoints {
  const size = decimal(Math.abs(mean), 1);
  const minus = mean < 0 && size !== decimal(0, 1) ? '−' : '';
  return { mean: `${minus}${size}`, margin: decimal(Math.max(0.1, margin), 1) };
}

/** A measured number in running text: a share as `43`, of a hundred; points as `3.4`. */
export function sayMeasured(unit: ChanceMeasure['unit'], estimate: Estimate): string {
  return unit === 'share' ? sayHundredth(estimate) : sayPoints(estimate).mean;
}

/** Where averages and the ends of their margins lie on one scale, in hundredths of its width. */
export interface PointsPlot {
  readonly zero: number;
  readonly rows: readonly { readonly at: number; readonly from: number; readonly to: number }[];
}

/** The scale holds nothing, every average and every margin. */
export function placePoints(estimates: readonly Estimate[]): PointsPlot {
  const ends = estimates.flatMap(({ margin, mean }) => [mean - margin, mean + margin]);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const place = (points: number): number =>
    most === least ? 0 : Math.round((1000 * (points - least)) / (most - least)) / 10;
  return {
    zero: place(0),
    rows: estimates.map(({ margin, mean }) => ({
      at: place(mean),
      from: place(mean - margin),
      to: place(mean + margin),
    })),
  };
}
