/** The result of a measure, as `content/measures` keeps it. */
import type { ChanceMeasure } from './measure.ts';
import { estimate } from './tally.ts';
import type { Estimate, Tallies } from './tally.ts';

export interface MeasureResult {
  readonly id: string;
  readonly title: string;
  readonly how: string;
  readonly page: string;
  readonly unit: ChanceMeasure['unit'];
  /** Absent where all cards are open. */
  readonly sees?: 'own';
  readonly seed: number;
  readonly deals: number;
  /** The code that dealt and solved, as a hash of its files. */
  readonly program: string;
  readonly groups: Readonly<Record<string, Estimate>>;
}

/** Digits that are kept: four places of a share are finer than any margin. */
const PLACES = 4;

/** The result of a measure, its groups in the order of their names. */
export function makeMeasureResult(
  measure: ChanceMeasure,
  run: { readonly seed: number; readonly deals: number; readonly program: string },
  tallies: Tallies,
): MeasureResult {
  const { how, id, page, sees, title, unit } = measure;
  const groups = Object.entries(tallies)
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([name, tally]) => {
      const { cases, margin, mean } = estimate(tally);
      return [name, { cases, mean: rounded(mean), margin: rounded(margin) }] as const;
    });
  const seen = sees === undefined ? {} : { sees };
  return { id, title, how, page, unit, ...seen, ...run, groups: Object.fromEntries(groups) };
}

function rounded(number: number): number {
  return Number(number.toFixed(PLACES));
}
