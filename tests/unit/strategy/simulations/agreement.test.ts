/** What `npm run measure` says of other deals, held against pairs whose answer is plain. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  addAgreement,
  compareResults,
  tellAgreement,
} from '../../../../src/strategy/simulations/agreement.ts';
import type { MeasureResult } from '../../../../src/strategy/simulations/result.ts';
import { readChapter } from '../../content/chapter-text.ts';
import { quoting } from '../../content/quote.ts';

const printed = JSON.parse(readFileSync('content/measures/T3.json', 'utf8')) as MeasureResult;
const having = (groups: MeasureResult['groups']): MeasureResult => ({ ...printed, groups });

test('a result agrees with itself in every group', () => {
  expect(compareResults(printed, printed)).toEqual({ groups: 4, within: 4 });
});

test('margins of 3 and 4 let two results differ by 5 and no more', () => {
  const book = having({ one: { cases: 9, mean: 0, margin: 3 } });
  const at = (mean: number): MeasureResult => having({ one: { cases: 9, mean, margin: 4 } });
  expect(compareResults(at(-5), book)).toEqual({ groups: 1, within: 1 });
  expect(compareResults(at(5.1), book)).toEqual({ groups: 1, within: 0 });
});

test('a group that only one of the two has counts neither way', () => {
  const group = { cases: 9, mean: 0.5, margin: 0.1 };
  const other = having({ both: group, here: group });
  expect(compareResults(other, having({ both: group, there: group }))).toEqual({
    groups: 1,
    within: 1,
  });
});

test('two measures are counted together', () => {
  const both = addAgreement({ groups: 4, within: 4 }, { groups: 35, within: 33 });
  expect(tellAgreement(both)).toBe('37 of 39 groups within the margins of the book');
});

test('every printed measure was taken again on the same other deals, and all but one in twenty agree', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as MeasureResult;
  const results = globSync('content/measures/*.json').map(read);
  const again = globSync('content/measures/again/*.json').map(read);
  expect(again.map(({ id }) => id).sort()).toEqual(results.map(({ id }) => id).sort());
  expect(new Set(again.map(({ deals, seed }) => `${deals} of ${seed}`)).size).toBe(1);
  for (const { groups, id, seed } of results) {
    const other = again.find((one) => one.id === id)!;
    expect(other.seed).not.toBe(seed);
    expect(Object.keys(groups).length).toBeGreaterThan(0);
    expect(Object.values(other.groups)).not.toEqual(Object.values(groups));
  }
  const held = results.map((result) =>
    compareResults(
      again.find(({ id }) => id === result.id)!,
      result,
    ),
  );
  const { groups, within } = held.reduce(addAgreement);
  const page = readChapter('content/manual/put-to-the-proof.mdx');
  quoting(page)('chance alone would have left about one in twenty outside.');
  const [{ deals, seed }] = again as [MeasureResult];
  expect(page.source).toContain(`npm run measure -- all --seed ${seed} --deals ${deals} --out`);
  expect(within / groups).toBeGreaterThan(0.95);
});
