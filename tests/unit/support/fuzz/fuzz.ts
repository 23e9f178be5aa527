/**
 * Tests that try as many cases as there is time for. Each stops after its cases or its seconds, says how
 * many it did, and fails when it did too few of a kind: a fuzzer that finds nothing to read proves
 * nothing. fast-check prints the seed and the smallest case that fails.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** `FUZZ=60` gives each of these tests a minute, and as many cases as fit into it. */
const { FUZZ } = process.env;
const SECONDS = FUZZ === undefined ? 4 : Number(FUZZ);
const MOST_CASES = FUZZ === undefined ? 4000 : 1_000_000_000;

/**
 * Tries cases.
 *
 * @param title a sentence with what holds for each case.
 * @param check throws where it does not hold, and says of which kind the case was.
 * @param atLeast how many cases of each kind there must have been.
 * @param share of the time, where a file has many such tests.
 */
export function fuzz<T>(
  title: string,
  cases: fc.Arbitrary<T>,
  check: (one: T) => string | Promise<string>,
  atLeast: Readonly<Record<string, number>>,
  share = 1,
): void {
  const milliseconds = SECONDS * 1000 * share;
  test(title, { timeout: milliseconds + 60_000 }, async () => {
    const counts = new Map<string, number>(Object.keys(atLeast).map((kind) => [kind, 0]));
    await fc.assert(
      fc.asyncProperty(cases, async (one) => {
        const kind = await check(one);
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
      }),
      { numRuns: MOST_CASES, interruptAfterTimeLimit: milliseconds },
    );
    const words = [...counts].map(([kind, count]) => `${count} ${kind}`);
    console.info(`Cases tried: ${words.join(', ')}.`);
    for (const [kind, least] of Object.entries(atLeast)) {
      expect(counts.get(kind), `cases of the kind “${kind}”`).toBeGreaterThanOrEqual(least);
    }
  });
}
