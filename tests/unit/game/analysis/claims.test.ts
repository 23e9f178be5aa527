/** What the hands and notes of the book say of best play with all cards open, from the solver. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factOf } from '../../../../src/book/facts.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { buildReplay } from '../../../../src/game/replay/build.ts';

function best(id: string, of: string): number {
  const file = `content/hands/${id}.hand`;
  const parsed = parseHand(readFileSync(file, 'utf8'), { file });
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  const fact = factOf(`best ${of}`, buildReplay(parsed.value));
  if (!fact.ok) throw new Error(fact.errors[0].message);
  return Number(fact.value);
}

test.each([
  ['foster-05', 'jack-ruff/t5', 45],
  ['foster-06', 'ruffed/t1', 57],
  ['foster-06', 'passt-mir-nicht/layout', 87],
  ['foster-09', 'queen-thrown/t2', 61],
  ['foster-11', 'not-ruffed/t5', 51],
  ['foster-16', 'in-diamonds/layout', 60],
])('%s, from %s, comes to %i', (id, of, points) => {
  expect(best(id, of)).toBe(points);
});

test('hand 8: every lead but a diamond leaves Hinterhand 97 or more', () => {
  const leads = ['C10', 'C9', 'C8', 'S10', 'SQ'].map((card) => best('foster-08', `deal ${card}`));
  expect(Math.min(...leads)).toBeGreaterThanOrEqual(97);
});

test('hand 19: after the small spade D10 gives the game away, DQ and D9 would have beaten it', () => {
  expect(best('foster-19', 'small-spade/t3 D10')).toBeGreaterThanOrEqual(61);
  expect(best('foster-19', 'small-spade/t3 DQ')).toBeLessThan(61);
  expect(best('foster-19', 'small-spade/t3 D9')).toBeLessThan(61);
});
