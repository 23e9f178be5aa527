/** What a page may take on the slow phone that it is measured on. */

/** The medians of a page; a page without a figure has no times of keys. */
export interface PageMedians {
  /** Lighthouse’s score, 0 to 100. */
  readonly score: number;
  /** The layout shift that Lighthouse has seen. */
  readonly cls: number;
  /** Milliseconds from the beginning of loading to the first paint. */
  readonly firstPaint: number;
  /** From the beginning of loading until a key that was pressed at the first paint is answered. */
  readonly firstKey?: number;
  /** From a key to its answer on the screen, once all is loaded. */
  readonly paint?: number;
}

const SCORE = 95;

const TIMES = [
  ['firstPaint', 'first paint', 1000],
  ['firstKey', 'first key answered', 1800],
  ['paint', 'key to paint', 60],
] as const;

/** A sentence for each limit that a page exceeds. */
export function faultsOf(name: string, page: PageMedians): readonly string[] {
  const faults: string[] = [];
  if (page.score < SCORE) {
    faults.push(`${name}: Lighthouse gives ${page.score.toFixed(1)}, wanted are ${SCORE} or more`);
  }
  for (const [key, what, allowed] of TIMES) {
    const time = page[key];
    if (time !== undefined && time > allowed) {
      faults.push(`${name}: ${what} after ${time.toFixed(0)} ms, allowed are ${allowed} ms`);
    }
  }
  if (page.cls > 0) faults.push(`${name}: layout shift of ${page.cls.toFixed(3)}, allowed is none`);
  return faults;
}
