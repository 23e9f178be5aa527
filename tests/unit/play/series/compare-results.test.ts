/** Codes found in what friends send: every one that is whole, and for each other what is wrong with it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCode } from '../../../../src/game/codes/code-text.ts';
import { makeCompareAddress } from '../../../../src/play/series/series-address.ts';
import { findCodes, groupResults, namesOf } from '../../../../src/play/series/compare-results.ts';
import { makeResultCode } from '../../../../src/play/series/result-code.ts';
import { totalOf } from '../../../../src/play/series/series-result.ts';
import { messageOf } from '../../../../src/play/series/say-series.ts';
import { RESULTS, resultOfTwelve } from './results.ts';

const kim = makeResultCode(resultOfTwelve());
const ann = makeResultCode(resultOfTwelve({ name: 'Ann', strength: 'learner' }));
const link = (codes: readonly string[]): string =>
  `https://example.org/vorhand${makeCompareAddress(codes)}`;

test('codes are found bare, in links and in messages, as many as come, each once', () => {
  const message = messageOf(resultOfTwelve(), 120, link([kim]));
  for (const text of [
    `${kim}\n${ann}`,
    `${kim} ${ann} ${kim}`,
    link([kim, ann]),
    `#${kim},${ann}`,
    `${message}\n\nAnd Ann’s (${ann}).`,
    `<${link([kim])}>; “${ann.toUpperCase()}”`,
  ]) {
    expect(findCodes(text)).toEqual({ codes: [kim, ann], problems: [] });
  }
});

test('whatever stands around it, a code comes through', () => {
  fc.assert(
    fc.property(RESULTS, fc.lorem(), fc.lorem(), (result, before, after) => {
      const code = makeResultCode(result);
      expect(findCodes(`${before} ${link([code])} ${after}`)).toEqual({
        codes: [code],
        problems: [],
      });
    }),
  );
});

test('a damaged code is named by both ends with what is wrong, and the others are kept', () => {
  const wrong = `${kim.slice(0, 30)}${kim[30] === 'x' ? 'y' : 'x'}${kim.slice(31)}`;
  const { codes, problems } = findCodes(`${ann}\n${wrong}\n${makeCode(2n ** 200n)}`);
  expect(codes).toEqual([ann]);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toContain(
    `“${wrong.slice(0, 10)}…${wrong.slice(-6)}” cannot be read: a letter`,
  );
  expect(problems[1]).toContain('the address of a hand');
  expect(findCodes(kim.slice(0, 12)).problems).toHaveLength(1);
  expect(findCodes('Hello, how did you play?').problems).toEqual([
    'There is no code in this text. A code begins with “s2” and is one long word.',
  ]);
  expect(findCodes('  ')).toEqual({ codes: [], problems: [] });
});

test('results of one series and one rule book stand together, the best first and the latest series on top', () => {
  const later = makeResultCode(resultOfTwelve({ id: '2026-11-27' }));
  const old = makeResultCode(resultOfTwelve({ laws: 'american-1922' }));
  const best = resultOfTwelve({
    name: 'Best',
    deals: resultOfTwelve().deals.map((deal) => ({ ...deal, points: deal.game ? 100 : 0 })),
  });
  const groups = groupResults([kim, 'nonsense', old, later, makeResultCode(best), ann]);
  expect(groups.map(({ id, laws, results }) => [id, laws, results.length])).toEqual([
    ['2026-11-27', 'isko', 1],
    ['2026-11-26', 'isko', 3],
    ['2026-11-26', 'american-1922', 1],
  ]);
  const totals = groups[1]!.results.map(totalOf);
  expect(totals).toEqual(totals.toSorted((one, other) => other - one));
  expect(groups[1]!.results[0]!.name).toBe('Best');
});

test('every column has a name of its own', () => {
  expect(namesOf([{ name: 'Kim' }, { name: '' }, { name: 'kim' }, { name: 'Ann' }])).toEqual([
    'Kim (1)',
    'Player 2',
    'kim (3)',
    'Ann',
  ]);
});

test('a message gives the points and nothing of the deals', () => {
  const text = messageOf(resultOfTwelve(), 120, 'https://example.org/#code');
  expect(text).toContain('the twelve deals of Thursday, 26 November 2026');
  expect(text).toContain('Today’s rules · against club players');
  expect(text).toContain('Kim: +180');
  expect(text).toContain('A strong player in the same seats: +120');
  expect(text).not.toContain('Grand');
  const helped = resultOfTwelve().deals.map((deal, index) => ({ ...deal, practice: index < 2 }));
  expect(messageOf(resultOfTwelve({ deals: helped }), null, '')).toContain(
    'Kim: +180, 2 of 12 deals with help',
  );
});
