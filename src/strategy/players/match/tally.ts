/** What a match comes to, deal by deal, so that parts of it can be joined. */

/** Numbers of which mean and margin are wanted. */
export interface Sample {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

const NO_SAMPLE: Sample = { count: 0, sum: 0, squares: 0 };

function addToSample({ count, squares, sum }: Sample, value: number): Sample {
  return { count: count + 1, sum: sum + value, squares: squares + value * value };
}

function joinSamples(one: Sample, other: Sample): Sample {
  return {
    count: one.count + other.count,
    sum: one.sum + other.sum,
    squares: one.squares + other.squares,
  };
}

/** The mean, and how far the true one may be from it in 95 of 100 samples. */
export function meanAndMargin({ count, squares, sum }: Sample): { mean: number; margin: number } {
  if (count === 0) return { mean: 0, margin: 0 };
  const mean = sum / count;
  const spread = count < 2 ? 0 : Math.max(0, squares - count * mean * mean) / (count - 1);
  return { mean, margin: 1.96 * Math.sqrt(spread / count) };
}

/** What a match adds up: numbers by name, joined by name. */
export interface MatchTally {
  readonly samples: Readonly<Record<string, Sample>>;
  readonly counts: Readonly<Record<string, number>>;
}

/** Two parts of a match together. */
export function joinMatches(one: MatchTally, other: MatchTally): MatchTally {
  const samples: Record<string, Sample> = { ...one.samples };
  for (const [name, sample] of Object.entries(other.samples)) {
    samples[name] = joinSamples(samples[name] ?? NO_SAMPLE, sample);
  }
  const counts: Record<string, number> = { ...one.counts };
  for (const [name, count] of Object.entries(other.counts)) {
    counts[name] = (counts[name] ?? 0) + count;
  }
  return { samples, counts };
}

/** Adds up as it goes. */
export class MatchCounter {
  private readonly samples: Record<string, Sample> = {};
  private readonly counts: Record<string, number> = {};

  sample(name: string, value: number): void {
    this.samples[name] = addToSample(this.samples[name] ?? NO_SAMPLE, value);
  }

  count(name: string, by = 1): void {
    this.counts[name] = (this.counts[name] ?? 0) + by;
  }

  tally(): MatchTally {
    return { samples: this.samples, counts: this.counts };
  }
}
