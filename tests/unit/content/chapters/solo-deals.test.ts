/** What the chapters on Solo say of measured shares beside the numbers themselves. */
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import type { MeasureResult } from '../../../../src/strategy/simulations/result.ts';
import type { Estimate } from '../../../../src/strategy/simulations/tally.ts';
import { quoting } from '../quote.ts';

const says = quoting('content/manual/15-2-solo-bidding.mdx');
const measured = (id: string): ((group: string) => Estimate) => {
  const { groups } = JSON.parse(
    readFileSync(`content/measures/${id}.json`, 'utf8'),
  ) as MeasureResult;
  return (group) => {
    const found = groups[group];
    if (found === undefined) throw new Error(`${id} has no group ${group}.`);
    return found;
  };
};

test('the lead helps at every count, and with weak trumps too', () => {
  says(
    'The lead helps at every count, and with weak trumps too, although Foster would then rather be last.',
  );
  for (const [id, names] of [
    ['T1', ['count 5', 'count 6', 'count 7', 'count 8', 'count 9']],
    ['T2', ['weak trumps', 'middling trumps', 'strong trumps']],
  ] as const) {
    for (const name of names) {
      const of = measured(id);
      for (const seat of ['M', 'H']) {
        const behind = of(`${name}, ${seat}`);
        const first = of(`${name}, V`);
        const gap = Math.hypot(first.margin, behind.margin);
        expect(first.mean - behind.mean, `${name}, ${seat}`).toBeGreaterThan(gap);
      }
    }
  }
});

test('No. 10, which counts seven, wins only a little less often than No. 12, which counts eight', () => {
  says(
    'The rule holds on average, not hand by hand: No. 10 counts seven and wins only a little less often than No. 12, which counts eight.',
  );
  const of = measured('T4-six');
  const gap = of('No. 12, diamonds, V').mean - of('No. 10, hearts, V').mean;
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(0.1);
});
