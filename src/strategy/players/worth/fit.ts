/** A logistic fit by Newton’s steps: from cases won and lost to what each number of a hand weighs. */

/** A case: the numbers of a hand, and whether its game was won. */
export interface FitCase {
  readonly features: readonly number[];
  readonly won: boolean;
}

/** A share from its weight on the logistic scale. */
export function logistic(weight: number): number {
  return 1 / (1 + Math.exp(-weight));
}

/** The weight of a hand: its numbers, each times what it weighs. */
export function weigh(features: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += features[at]! * weights[at]!;
  return sum;
}

/** A little pull to 0, so that a number that never varies does no harm. */
const PULL = 0.5;
const STEPS = 12;

/**
 * What each number weighs, most likely to give the cases.
 *
 * @throws RangeError without a case.
 */
export function fitWeights(cases: readonly FitCase[]): number[] {
  const width = cases[0]?.features.length;
  if (width === undefined) throw new RangeError('There is nothing to fit.');
  let weights = Array.from({ length: width }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -PULL * weight);
    const curve = weights.map((_, row) => weights.map((__, at) => (row === at ? PULL : 0)));
    for (const { features, won } of cases) {
      const share = logistic(weigh(features, weights));
      const miss = (won ? 1 : 0) - share;
      const spread = share * (1 - share);
      for (let row = 0; row < width; row++) {
        const one = features[row]!;
        if (one === 0) continue;
        slope[row]! += one * miss;
        const line = curve[row]!;
        for (let at = 0; at <= row; at++) line[at]! += one * features[at]! * spread;
      }
    }
    for (let row = 0; row < width; row++) {
      for (let at = row + 1; at < width; at++) curve[row]![at] = curve[at]![row]!;
    }
    const change = solveLinear(curve, slope);
    weights = weights.map((weight, at) => weight + change[at]!);
    if (change.every((one) => Math.abs(one) < 1e-7)) break;
  }
  return weights;
}

/** The solution of a linear system, by elimination. */
function solveLinear(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  const width = rows.length;
  for (let column = 0; column < width; column++) {
    let best = column;
    for (let row = column + 1; row < width; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row;
    }
    [rows[column], rows[best]] = [rows[best]!, rows[column]!];
    const pivot = rows[column]!;
    for (let row = 0; row < width; row++) {
      if (row === column) continue;
      const factor = rows[row]![column]! / pivot[column]!;
      if (factor === 0) continue;
      for (let at = column; at <= width; at++) rows[row]![at]! -= factor * pivot[at]!;
    }
  }
  return rows.map((row, at) => row[width]! / row[at]!);
}
