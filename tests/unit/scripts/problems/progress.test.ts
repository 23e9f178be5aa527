/** A search continues where the last one stopped. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FoundPlace, FoundRow } from '../../../../scripts/problems/find.ts';
import { addRows, nextRows, readProgress } from '../../../../scripts/problems/progress.ts';
import { STREAMS, STREAM_NAMES } from '../../../../scripts/problems/streams.ts';
import { FILES } from '../../problems/set.ts';

const row = (at: number, found: boolean, stages: FoundRow['stages'] = {}): FoundRow => ({
  at,
  found: found ? ({} as FoundPlace) : null,
  stages,
});
const before = { deals: 5, found: 2, stages: { bid: { places: 5, ms: 100 } } };

test('the rows that continue begin with the next deal and end where one is missing', () => {
  const rows = [4, 6, 5, 8].map((at) => row(at, false));
  expect(nextRows(before, rows).map(({ at }) => at)).toEqual([5, 6]);
  expect(nextRows({ ...before, deals: 9 }, rows)).toEqual([]);
});

test('the deals, places and times of all rows are added', () => {
  const rows = [row(5, true, { bid: [1, 20], play: [1, 300] }), row(6, false, { bid: [1, 30] })];
  expect(addRows(before, rows)).toEqual({
    deals: 7,
    found: 3,
    stages: { bid: { places: 7, ms: 150 }, play: { places: 1, ms: 300 } },
  });
});

test('the figures that are written have every stream, and at least the places that are in the set', () => {
  const progress = readProgress();
  for (const { law, problems } of FILES) {
    const names = STREAM_NAMES.filter((name) => STREAMS[name].law === law);
    const found = names.reduce((sum, name) => sum + progress[name].found, 0);
    expect(problems.length).toBeLessThanOrEqual(found);
  }
  const readme = readFileSync('content/problems/README.md', 'utf8');
  for (const name of STREAM_NAMES) {
    const { deals, found } = progress[name];
    expect(deals, name).toBeGreaterThan(0);
    expect(readme).toContain(`| ${name} | ${STREAMS[name].seed} | ${deals} | ${found} |`);
  }
});
