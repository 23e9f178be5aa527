/**
 * Real records of the server come out of our rules with the result they state, and come back the
 * same. Where the records are from stands in `records.sgf`.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeIssRecord } from '../../../../../src/game/notation/iss/make.ts';
import { parseIssRecord, parseIssRecords } from '../../../../../src/game/notation/iss/parse.ts';
import type { IssRecord } from '../../../../../src/game/notation/iss/record.ts';
import { makeHand } from '../../../../../src/game/notation/write/make.ts';
import { parseHand } from '../../../../../src/game/notation/parse.ts';
import { makeContract } from '../../../../../src/game/notation/contract-text.ts';
import { summariseHand } from '../../../../../src/game/notation/summary.ts';

const TEXT = readFileSync('tests/unit/game/notation/iss/records.sgf', 'utf8');
const entries = parseIssRecords(TEXT, { file: 'records.sgf' });
const records = new Map(
  entries.flatMap(({ record }) =>
    record.ok ? [[record.value.head.game ?? '', record.value] as const] : [],
  ),
);

function record(game: string): IssRecord {
  const found = records.get(game);
  if (found === undefined) throw new Error(`There is no record ${game}.`);
  return found;
}

/** Those whose server counted wrong: it took a declarer who had not put away for one without cards. */
const SERVER_ERRS = ['10330141'];

test('all are read, each from its own line', () => {
  expect(records.size).toBe(22);
  const lines = TEXT.split('\n');
  for (const { line, text } of entries) expect(lines[line - 1]).toBe(text);
});

describe.each([...records])('record %s', (game, { differences, hand }) => {
  test('states the result that the rules give', () => {
    if (!SERVER_ERRS.includes(game)) expect(differences).toEqual([]);
  });

  test('is the same hand again after being printed, in either form', () => {
    if (hand === null) return;
    expect(parseHand(makeHand(hand))).toEqual({ ok: true, value: hand });
    const made = makeIssRecord(hand);
    expect(made).toMatchObject({ ok: true, value: { notes: [] } });
    const again = parseIssRecord(made.ok ? made.value.text : '');
    expect(again).toMatchObject({ ok: true, value: { hand, differences: [] } });
  });
});

test.each([
  ['541932', 'gucki-solo diamonds', 'H', 'played', -54],
  ['684159', 'gucki-grand', 'H', 'played', 96],
  ['26496', 'solo clubs, schwarz announced', 'V', 'played', 108],
  ['596891', 'gucki-solo diamonds', 'H', 'played', -72],
  ['727', 'open-grand', 'V', 'conceded', 192],
  ['1039093', 'gucki-grand', 'M', 'conceded', 48],
  ['1390253', 'gucki-open-nullo', 'M', 'conceded', 46],
  ['25', 'open-nullo', 'M', 'played', -118],
  ['13577', 'open-solo clubs', 'M', 'decided', -192],
  ['9', 'solo clubs', 'H', 'played', -96],
  ['10327743', 'gucki-grand', 'V', 'played', -144],
])('record %s is a %s', (game, contract, declarer, how, score) => {
  const { end, hand } = record(game);
  if (hand === null) throw new Error('It has no hand.');
  expect(makeContract(hand.contract)).toBe(contract);
  expect(hand.declarer).toBe(declarer);
  expect(end.how).toBe(how);
  expect(summariseHand(hand).score).toBe(score);
});

test('an overbid game says so', () => {
  const { hand, stated } = record('596891');
  expect(stated).toMatchObject({ kind: 'outcome', outcome: { overbid: true } });
  expect(hand && summariseHand(hand).value.overbid).toEqual({ bid: 36, raisedTo: 36 });
});

test.each([
  ['756788', { how: 'passed', seat: null }],
  ['30', { how: 'left', seat: 'H' }],
  ['8', { how: 'timeout', seat: 'H' }],
  ['10330141', { how: 'timeout', seat: 'M' }],
])('record %s ended before the first lead and keeps its deal', (game, end) => {
  const { deal, hand, ...rest } = record(game);
  expect(hand).toBeNull();
  expect(rest.end).toEqual(end);
  expect(new Set([...deal.V, ...deal.M, ...deal.H, ...deal.skat]).size).toBe(32);
});

test('a result that differs from ours is reported with its place, line and column', () => {
  expect(record('10330141').differences).toMatchObject([
    { code: 'result-differs', line: 19, column: 325, expected: 'v:-96' },
    { code: 'result-differs', line: 19, column: 332, expected: 'm:3' },
  ]);
});

test('a hand keeps who played, which game it was, and when', () => {
  expect(record('541932').hand).toMatchObject({
    id: 'iss-541932',
    title: 'zoot, kermit, foo',
    source: 'International Skat Server, game 541932, series 24072, 2010-12-06/18:59:24/UTC',
    laws: 'isko',
  });
});
