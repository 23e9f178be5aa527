/** The code of a result: it comes back as it went, and a letter that is wrong is found wherever it stands. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCode } from '../../../../src/game/codes/code-text.ts';
import { makeResultCode, parseResultCode } from '../../../../src/play/series/result-code.ts';
import { RESULTS, resultOfTwelve } from './results.ts';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Letters that count as one: a reader who types them cannot tell them apart. */
const typed = (text: string): string => text.replaceAll(/[il]/gu, '1').replaceAll('o', '0');

test('a result comes back from its code as it was', () => {
  fc.assert(
    fc.property(RESULTS, (result) => {
      const code = makeResultCode(result);
      expect(code).toMatch(/^s2[0-9a-z]+$/u);
      expect(parseResultCode(code)).toEqual({ ok: true, value: result });
      expect(parseResultCode(code.toUpperCase())).toEqual({ ok: true, value: result });
    }),
  );
});

test('one wrong letter is found, whichever it is and wherever it stands', () => {
  fc.assert(
    fc.property(RESULTS, fc.integer({ min: 1, max: 35 }), (result, step) => {
      const code = makeResultCode(result);
      for (let at = 0; at < code.length; at++) {
        const other = LETTERS[(LETTERS.indexOf(code[at]!) + step) % 36]!;
        const wrong = code.slice(0, at) + other + code.slice(at + 1);
        if (typed(wrong) === typed(code)) continue;
        expect([at, other, parseResultCode(wrong).ok]).toEqual([at, other, false]);
      }
    }),
    { numRuns: 60 },
  );
});

test('every other letter at every place of one code is found, and so is one that is missing or moved', () => {
  const code = makeResultCode(resultOfTwelve());
  for (let at = 0; at < code.length; at++) {
    for (const other of LETTERS) {
      const wrong = code.slice(0, at) + other + code.slice(at + 1);
      if (typed(wrong) !== typed(code)) expect(parseResultCode(wrong).ok).toBe(false);
    }
    expect(parseResultCode(code.slice(0, at) + code.slice(at + 1)).ok).toBe(false);
    const moved = code.slice(0, at) + code.slice(at + 1, at + 2) + code[at]! + code.slice(at + 2);
    if (moved !== code) expect(parseResultCode(moved).ok).toBe(false);
  }
});

test('it says what is wrong with another word', () => {
  const code = makeResultCode(resultOfTwelve());
  const problem = (word: string): string => {
    const read = parseResultCode(word);
    return read.ok ? '' : read.errors[0];
  };
  expect(problem(code.slice(0, -1))).toMatch(/^a letter is wrong or missing/u);
  expect(problem(makeCode(123_456_789n))).toMatch(/^it is the address of a hand/u);
  expect(problem(`x${code.slice(1)}`)).toMatch(/begins with “x”/u);
  // What a later version may add is none of a reader’s mistakes.
  expect(problem(`s${makeCode(0xffff_ffff_ffffn)}`)).toMatch(/newer version/u);
});

test('a code of twelve deals stays short enough for a message', () => {
  fc.assert(
    fc.property(RESULTS, (result) => {
      const ascii = { ...result, name: 'Kim' };
      expect(makeResultCode(ascii).length).toBeLessThan(result.deals.length === 12 ? 100 : 240);
    }),
  );
});

test('a result of the wrong length has no code', () => {
  expect(() => makeResultCode({ ...resultOfTwelve(), id: '2026-W48' })).toThrow(RangeError);
});
