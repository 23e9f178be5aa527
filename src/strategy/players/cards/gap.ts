/**
 * How far one thing that can be done is ahead of another over the same imagined deals, and how sure that is.
 *
 * Two cards of one sample share their deals, so what counts is the difference in each deal: d is 1 where
 * only the better comes to the aim, −1 where only the other does, else 0. With w the weight of a deal, the
 * gap is D = Σwd / Σw, and its variance is estimated as
 *
 *     V = (Σw²(d − D′)² + m²(½(1 − D′)² + ½(1 + D′)² + D′²)) / (Σw + 2m)²,   m = Σw² / Σw.
 *
 * The first term is the variance of a mean of weighed draws (Owen, “Monte Carlo theory, methods and
 * examples”, 2013, section 9.2, self-normalized importance sampling). The second adds two imagined pairs,
 * half of one to each way in which two cards can come out, as Agresti and Min do for matched pairs
 * (Statistics in Medicine 24, 2005, 729–740); D′ is the gap with them. Without them 24 deals that all
 * agree would count as proof. A deal that was chosen k times for its weight has w = k, by which the chance
 * of that choice is counted as well. The margin is 1.96 √V: it holds 95 times of 100. Where every possible
 * deal was tried there is no chance in it, and the margin is 0.
 */

/** Deals that were tried: how much each counts, and whether they are all there are. */
export interface Sample {
  readonly worlds: readonly { readonly weight: number }[];
  readonly isWhole: boolean;
}

/** How far the better of two is ahead. */
export interface Gap {
  /** The difference of the shares, from −1 to 1. */
  readonly by: number;
  /** In 95 of 100 samples the true difference is no further from `by` than this. */
  readonly margin: number;
  /** Whether the better one is ahead in both halves of the sample. */
  readonly isSteady: boolean;
}

/** Standard deviations that hold 95 of 100. */
const SURE = 1.96;

/**
 * The gap between two, from whether each comes to the aim in each deal of the sample.
 *
 * @throws RangeError for an empty sample.
 */
export function gapOf(
  { isWhole, worlds }: Sample,
  better: readonly boolean[],
  other: readonly boolean[],
): Gap {
  if (worlds.length === 0) throw new RangeError('A gap needs at least one deal.');
  const differences = worlds.map((_, at) => Number(better[at]) - Number(other[at]));
  const weights = worlds.map(({ weight }) => weight);
  const total = sumOf(weights);
  const by = sumOf(weights.map((weight, at) => weight * differences[at]!)) / total;
  if (isWhole) return { by, margin: 0, isSteady: by > 0 };
  const one = sumOf(weights.map((weight) => weight * weight)) / total;
  const mean = (by * total) / (total + 2 * one);
  const spread = sumOf(weights.map((weight, at) => (weight * (differences[at]! - mean)) ** 2));
  const added = one * one * ((1 - mean) ** 2 / 2 + (1 + mean) ** 2 / 2 + mean ** 2);
  const margin = (SURE * Math.sqrt(spread + added)) / (total + 2 * one);
  const halves = [0, 1].map((half) =>
    sumOf(weights.map((weight, at) => (at % 2 === half ? weight * differences[at]! : 0))),
  );
  return { by, margin, isSteady: halves.every((half) => half > 0) };
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/** Whether a gap is sure: more than chance, and seen in both halves of the sample. */
export const isSure = ({ by, isSteady, margin }: Gap): boolean => isSteady && by > margin;
