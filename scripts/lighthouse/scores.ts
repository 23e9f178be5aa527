/** What Lighthouse says of a page. */
/** The numbers of one run, or their medians: times in milliseconds. */
export interface Scores {
  /** 0 to 100, as Lighthouse weighs its audits, but not rounded to a whole number. */
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly speedIndex: number;
  /** Bytes that came over the network. */
  readonly transfer: number;
  readonly requests: number;
}

/** Which audit of Lighthouse has which number. */
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const;

interface NetworkRequest {
  readonly transferSize?: number;
  readonly protocol?: string;
  readonly sessionTargetType?: string;
}

/**
 * Measures a page as a phone would see it, in Lighthouse’s own preset.
 *
 * @param port where the browser listens to DevTools.
 * @throws Error when the page cannot be measured.
 */
export async function scorePage(url: string, port: number): Promise<Scores> {
  // Here and not above: to load it takes a second, which `--help` should not.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance'],
  });
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  const score = categories['performance']?.score;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  if (score === undefined || score === null) throw new Error(`Lighthouse has no score for ${url}.`);
  const weighed = categories['performance']!.auditRefs.map(({ id, weight }) => ({
    weight,
    points: weight * (audits[id]?.score ?? 0),
  }));
  const numberOf = (name: keyof typeof AUDITS): number => audits[AUDITS[name]]?.numericValue ?? NaN;
  const details = audits['network-requests']?.details as { items?: readonly NetworkRequest[] };
  // What the service worker fetches in the background does not count: it is no part of the page.
  const asked = (details.items ?? []).filter(
    ({ protocol = '', sessionTargetType = 'page' }) =>
      protocol.startsWith('http') && sessionTargetType === 'page',
  );
  return {
    score: (100 * sumOf(weighed, 'points')) / sumOf(weighed, 'weight'),
    fcp: numberOf('fcp'),
    lcp: numberOf('lcp'),
    tbt: numberOf('tbt'),
    cls: numberOf('cls'),
    speedIndex: numberOf('speedIndex'),
    transfer: asked.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: asked.length,
  };
}

function sumOf<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}
