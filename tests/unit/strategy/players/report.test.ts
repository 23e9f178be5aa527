/** The report of a match: the same whatever the order in which its parts came in, and also of nothing. */
import { expect, test } from 'vitest';
import { reportMatch } from '../../../../src/strategy/players/match/report.ts';
import { MatchCounter, joinMatches } from '../../../../src/strategy/players/match/tally.ts';

const counted = (...names: readonly string[]) => {
  const counter = new MatchCounter();
  for (const name of names) counter.count(name);
  return counter.tally();
};

test.each(['contracts', 'audit'] as const)('%s are listed in one order', (mode) => {
  const one = counted('played solo', 'contracts solo', 'fault in deal 7: b');
  const other = counted('played grand', 'contracts grand', 'fault in deal 2: a');
  const kinds = ['strong', 'book'] as const;
  const lines = reportMatch(joinMatches(one, other), kinds, mode);
  expect(reportMatch(joinMatches(other, one), kinds, mode)).toEqual(lines);
  expect(lines.join(' ')).toMatch(mode === 'audit' ? /grand 1, solo 1/ : /contracts solo 1/);
});

test.each(['contracts', 'audit'] as const)(
  'of deals that all were passed in, %s have nothing to tell, and say no number that is none',
  (mode) => {
    const told = reportMatch(counted('no contract'), ['strong', 'book'], mode).join(' ');
    expect(told).not.toMatch(/NaN|undefined|Infinity/);
  },
);
