/** Cards judged by what can be known, from JSON to JSON. */
import { expect, test } from 'vitest';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { judgeHand, judgeJson } from '../../../../src/strategy/players/judge-json.ts';
import { judgeLine } from '../../../../src/strategy/players/judge-line.ts';

const GRAND = ['CJ', 'SJ', 'HJ', 'DJ', 'CA', 'C10', 'SA', 'S10', 'HA', 'H10'] as const;
const NOTHING = ['C7', 'C9', 'S8', 'SQ', 'H7', 'H9', 'HK', 'D8', 'DQ', 'D10'] as const;

test('four jacks with three aces and tens are a Grand, and ten small cards are a pass', () => {
  const { bidUpTo, games } = judgeHand(GRAND, 'V');
  expect(games[0]?.contract.kind).toMatch(/grand/u);
  expect(games[0]?.share).toBeGreaterThan(0.9);
  expect(bidUpTo).toBeGreaterThan(100);
  expect(games).toHaveLength(14);
  expect(judgeHand(NOTHING, 'M').bidUpTo ?? 0).toBeLessThanOrEqual(23);
});

test('a card is judged by imagined deals, the same for the same seed', () => {
  const solver = makeSolver();
  const seen = {
    ...{ seat: 'M', declarer: 'V', contract: { kind: 'gucki-solo', trump: 'C' } },
    tricks: [],
    table: ['HA'],
    hand: ['H10', 'H7', 'SA', 'S10', 'SK', 'C9', 'CQ', 'DA', 'DQ', 'D7'],
  };
  const judged = judgeJson(seen, solver, { deals: 12, seed: 3 });
  if (!judged.ok || !('cards' in judged.value)) throw new Error('Nothing was judged.');
  const { best, cards } = judged.value;
  expect(cards.map(({ card }) => card).sort()).toEqual(['H10', 'H7']);
  expect(best).toBe('H7');
  expect(judgeJson(seen, makeSolver(), { deals: 12, seed: 3 })).toEqual(judged);
});

test('other than ten different cards are a mistake of the program that asks', () => {
  expect(() => judgeHand(GRAND.slice(1), 'V')).toThrow(RangeError);
  expect(() => judgeHand([...GRAND.slice(1), 'SJ'], 'V')).toThrow(/not ten different cards/u);
});

const { text: line } = judgeLine(makeSolver(), JSON.stringify({ id: 5, hand: GRAND }), 1, {});

test('a line comes back with its judgement, and keeps what else was in it', () => {
  expect(JSON.parse(line)).toEqual({ id: 5, hand: [...GRAND], ...judgeHand(GRAND, 'V') });
});

test.each([
  [{ hand: GRAND.slice(1) }, 'hand', 'Write ten cards; there are 9.'],
  [{ hand: ['CJ'] }, 'hand', 'Write ten cards; there is 1.'],
  [{ hand: [...GRAND.slice(1), 'SJ'] }, 'hand', 'SJ stands here twice.'],
  [{ hand: [...GRAND.slice(1), 'CJ2'] }, 'hand[9]', '"CJ2" is no card.'],
  [{ hand: GRAND, seat: 'X' }, 'seat', 'Write "V", "M" or "H".'],
  [{ hand: 'CJ' }, 'hand', 'Write a list of ten cards such as ["CJ","H10"].'],
  [{ hand: GRAND, number: 17 }, 'number', 'Write a whole number from 18 on, or leave it out.'],
])('a mistake is reported with its line and field, and what to do: %j', (data, field, message) => {
  const { ok, text } = judgeLine(makeSolver(), JSON.stringify(data), 3, {});
  expect(ok).toBe(false);
  expect(JSON.parse(text)).toEqual({ error: `line 3, ${field}: ${message}`, line: 3, field });
});

test.each(['3', '{"hand":', ''])('a line that is no object is wrong as a whole: %j', (text) => {
  const fault = JSON.parse(judgeLine(makeSolver(), text, 2, {}).text) as Record<string, unknown>;
  expect(fault).toMatchObject({ line: 2, field: 'line' });
  expect(fault['error']).toMatch(/^line 2: \S/u);
});
