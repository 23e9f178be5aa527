/** Every fault of a record is reported with its place, and what can be forgiven is forgiven. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ISS_DIFFERENCE_CODES,
  ISS_ERROR_CODES,
} from '../../../../../src/game/notation/iss/errors.ts';
import {
  isIssText,
  LONGEST_ISS_TEXT,
  parseIssRecord,
  parseIssRecords,
} from '../../../../../src/game/notation/iss/parse.ts';
import type { IssRecord } from '../../../../../src/game/notation/iss/record.ts';
import { showAtRow } from '../../../../../src/game/notation/command/show.ts';

const lines = readFileSync('tests/unit/game/notation/iss/records.sgf', 'utf8').split('\n');
const line = (game: string): string => lines.find((each) => each.includes(`ID[${game}]`)) ?? '';

const SUIT = line('541932');
const HAND_GAME = line('9');
const OPEN = line('1390253');
const OVERBID = line('596891');

/** A record with one passage, which must be there, replaced. */
function edited(text: string, from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, () => to);
}

/** [code, the record, where the error stands: the text from there on] */
const CASES: readonly (readonly [code: string, text: string, at: string])[] = [
  ['no-record', 'P0[zoot]', 'P0[zoot]'],
  ['text-too-long', 'x'.repeat(LONGEST_ISS_TEXT + 1), 'x'],
  ['other-game', edited(SUIT, 'GM[Skat]', 'GM[1]'), '1]PC'],
  ['bad-field', edited(SUIT, 'SE[24072]', '24072 '), '24072 ID'],
  ['bad-field', edited(SUIT, 'SE[24072]', 'SE 24072 '), 'SE 24072'],
  ['unclosed-field', edited(SUIT, ' 2 HT ]R[d:2 loss', ' 2 HT').replace(/v:.*/, ''), '[w HA'],
  ['duplicate-field', edited(SUIT, 'SE[24072]', 'ID[24072]'), 'ID[541932]'],
  ['moves-missing', SUIT.replace(/MV\[.*?\]/, ''), '(;GM'],
  ['move-without-action', edited(SUIT, '2 HT ]', '2 ]'), '2 ]R'],
  ['unknown-player', edited(SUIT, '0 SA 1 S7', '0 SA S7'), 'S7 2 DA'],
  ['wrong-turn', edited(SUIT, '2 s w H8.CK', '1 s w H8.CK'), '1 s w'],
  ['wrong-turn', edited(SUIT, '0 SA 1 S7', '1 S7 0 SA'), '1 S7'],
  ['wrong-turn', edited(SUIT, 'MV[w', 'MV[0'), '0 HA.'],
  ['unexpected-move', edited(SUIT, '0 SA 1', '0 XYZW 1'), 'XYZW 1'],
  ['unexpected-move', edited(SUIT, '0 SA 1', '0 SC 1'), 'SC 1'],
  ['move-after-end', edited(SUIT, '2 HT ]', '2 HT 2 C7 ]'), '2 C7 ]'],
  ['move-after-end', edited(line('756788'), '0 p ]', '0 p 0 C ]'), '0 C ]'],
  ['move-after-end', edited(OPEN, '2 RE 0 RE ]', '2 RE 0 RE 0 CA ]'), '0 CA ]'],
  ['unknown-card', edited(SUIT, '0 SA 1', '0 S1 1'), 'S1 1'],
  ['unknown-card', edited(SUIT, 'w HA.SK', 'w XA.SK'), 'XA.SK'],
  ['hidden-card', edited(SUIT, '0 SA 1', '0 ?? 1'), '?? 1'],
  ['hidden-card', edited(SUIT, 'H8.CK 1 p', '??.?? 1 p'), '??.??'],
  ['duplicate-card', edited(SUIT, 'w HA.SK', 'w HA.HA'), 'HA.SJ'],
  ['wrong-card-count', edited(SUIT, 'w HA.SK.', 'w HA.'), 'HA.SJ'],
  ['wrong-card-count', edited(SUIT, '2 D.ST.H8 ', '2 D.ST '), 'ST 0'],
  ['wrong-card-count', SUIT.replace(/MV\[.*?\]/, 'MV[]'), ']R['],
  ['skat-differs', edited(SUIT, 's w H8.CK', 's w H8.C7'), 'H8.C7 2 D'],
  ['layout-not-held', edited(SUIT, '2 D.ST.H8', '2 D.ST.HA'), 'ST.HA'],
  ['shown-cards-differ', edited(SUIT, '2 D.ST.H8 ', '2 D.ST.H8.CT '), 'CT 0'],
  [
    'shown-cards-differ',
    edited(OPEN, 'NO.HA.HQ', 'NO.HA.HQ.HK.CJ.DK.D7.C8.DA.DT.D9.C7.DJ'),
    'HK.CJ.DK',
  ],
  ['card-not-held', edited(SUIT, '0 SA 1 S7', '0 SA 1 S8'), 'S8 2 DA'],
  ['must-follow', edited(SUIT, '0 SA 1 S7', '0 SA 1 CA'), 'CA 2 DA'],
  ['bidding-order', edited(SUIT, '1 p 2 18', '0 p 2 18'), '0 p 2 18'],
  ['bidding-order', edited(SUIT, '2 18', '2 19'), '2 19'],
  ['bidding-order', edited(HAND_GAME, '2 20 1 p', '2 18 1 p'), '2 18 1 p'],
  ['bidding-order', edited(SUIT, '2 18 0 p 2 s', '2 18 2 s'), '2 s'],
  ['unknown-contract', edited(HAND_GAME, '2 CH ', '2 XH '), 'XH 0'],
  ['contract-not-allowed', edited(HAND_GAME, '2 CH ', '2 C '), 'C 0 SQ'],
  ['contract-not-allowed', edited(HAND_GAME, '2 CH ', '2 NHS '), 'NHS 0'],
  ['contract-not-allowed', edited(SUIT, '2 D.ST', '2 DH.ST'), 'DH.ST'],
  ['bad-result', edited(SUIT, ' v:-54', ''), 'd:2 loss m'],
  ['bad-result', edited(SUIT, 'loss', 'lost'), 'd:2 lost'],
];

describe('a record that is wrong', () => {
  test.each(CASES)('%s', (code, text, at) => {
    const parsed = parseIssRecord(text, { file: 'x.sgf' });
    const [error] = parsed.ok ? [] : parsed.errors;
    expect(error?.code).toBe(code);
    expect(error?.file).toBe('x.sgf');
    expect(text.slice((error?.column ?? 0) - 1).startsWith(at)).toBe(true);
  });

  test('has a case here for every code', () => {
    expect([...new Set(CASES.map(([code]) => code))].toSorted()).toEqual(
      [...ISS_ERROR_CODES].toSorted(),
    );
  });

  test('is reported in these words', () => {
    const shown = CASES.filter(([, text]) => text.length < 5000).map(([, text]) => {
      const parsed = parseIssRecord(text);
      return parsed.ok ? 'nothing is wrong' : showAtRow(parsed.errors[0], text);
    });
    expect(shown.join('\n\n')).toMatchSnapshot();
  });

  test('does not touch the others, and is kept as it stands', () => {
    const bad = edited(SUIT, '0 SA 1 S7', '0 SA 1 S8');
    const found = parseIssRecords(`# a remark\n${HAND_GAME}\n${bad}\r\n\n${OPEN}\n`);
    expect(found.map(({ line, record }) => [line, record.ok])).toEqual([
      [2, true],
      [3, false],
      [5, true],
    ]);
    expect(found[1]?.text).toBe(bad);
    const { record } = found[1]!;
    expect(record.ok ? null : record.errors[0]).toMatchObject({ line: 3 });
  });
});

function read(text: string): IssRecord {
  const parsed = parseIssRecord(text);
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  return parsed.value;
}

describe('a record may', () => {
  const { hand } = read(SUIT);

  test.each([
    ['stand behind other words', `table .5 zoot end ${SUIT}`],
    ['run over several lines', SUIT.replaceAll(']', ']\n').replaceAll(/ (?=[02] )/g, '\n')],
    ['lack its (; and ;)', SUIT.slice(2, -3)],
    ['have its hands apart', SUIT.replace('DQ.CJ', 'DQ|CJ').replace('HJ.H8.CK 1', 'HJ|H8.CK 1')],
    ['write a ten as 10', SUIT.replaceAll(/(?<=[ .])DT/g, 'D10')],
    ['announce first and put away after', SUIT.replace('2 D.ST.H8', '2 D 2 ST.H8')],
    ['put the two cards away the other way round', SUIT.replace('w H8.CK 2', 'w CK.H8 2')],
  ])('%s', (_, text) => {
    expect(read(text).hand).toEqual(hand);
  });

  test('break off anywhere, and then has no result', () => {
    const record = read(SUIT.replace(/ 1 SQ 0 SK.*/, ']'));
    expect(record.end).toEqual({ how: 'broken-off', seat: null });
    expect(record.hand?.line).toMatchObject({ finished: false });
    expect(record.hand?.line.tricks.at(-1)?.plays).toHaveLength(2);
    expect(record.differences).toEqual([]);
  });

  test('show the cards of an open game, which are the declarer’s', () => {
    const shown = 'NO.HA.HQ.CJ.C7.C8.DA.DK.DT.D9.D8.D7.DJ';
    const text = edited(OPEN, 'NO.HA.HQ', shown);
    expect(parseIssRecord(text).ok).toBe(true);
    expect(read(text).hand).toEqual(read(OPEN).hand);
  });
});

describe('a result', () => {
  test.each([
    ['d', edited(SUIT, 'd:2', 'd:1'), 'd:2'],
    ['win or loss', edited(SUIT, 'loss', 'win'), 'loss'],
    ['v', edited(SUIT, 'v:-54', 'v:-52'), 'v:-54'],
    ['m', edited(SUIT, 'm:-2', 'm:2'), 'm:-2'],
    ['overbid', edited(OVERBID, 'overbid', 'bidok'), 'overbid'],
    ['p', edited(SUIT, 'p:59', 'p:58'), 'p:59'],
    ['t', edited(SUIT, 't:4', 't:5'), 't:4'],
    ['s', edited(SUIT, 's:0', 's:1'), 's:0'],
    ['z', edited(SUIT, 'z:0', 'z:1'), 'z:0'],
    ['passed', SUIT.replace(/R\[d.*?\]/, 'R[passed]'), 'the result of the game'],
    ['no passing', line('756788').replace('passed', /R\[(d.*?)\]/.exec(SUIT)![1]!), 'passed'],
  ])('with another %s than the rules give is told', (_, text, expected) => {
    expect(read(text).differences).toMatchObject([{ code: 'result-differs', expected }]);
  });

  test('that comes too early is reported, and the hand breaks off', () => {
    const text = edited(SUIT, ' 2 HT ]', ' ]');
    expect(read(text).differences).toMatchObject([{ code: 'result-too-early' }]);
    expect(ISS_DIFFERENCE_CODES).toEqual(['result-differs', 'result-too-early']);
  });

  test('may be missing or unknown', () => {
    for (const result of ['', 'R[]', 'R[unknown]']) {
      const record = read(SUIT.replace(/R\[d.*?\]/, result));
      expect(record.differences).toEqual([]);
    }
  });
});

test('a record is distinguished from a hand in our notation', () => {
  expect(isIssText(SUIT)).toBe(true);
  expect(isIssText(SUIT.slice(2))).toBe(true);
  expect(isIssText(readFileSync('tests/unit/game/notation/good.hand', 'utf8'))).toBe(false);
});
