/**
 * Whatever the text, `parseHand` answers: with a hand that survives printing, or with errors that
 * point into the text. Nothing is thrown.
 */
import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LONGEST_FILE } from '../../../../src/game/notation/read/lines.ts';
import { makeHand } from '../../../../src/game/notation/write/make.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { answer } from './answer.ts';
import { arbitraryHand } from './arbitrary-hand.ts';

const FOLDERS = ['tests/unit/game/notation/', 'tests/unit/game/notation/errors/'];
const corpus = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.hand'))
    .map((name) => readFileSync(folder + name, 'utf8')),
);

describe('an answer is given to', () => {
  test('any characters at all', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => new TextDecoder().decode(bytes)),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => String.fromCharCode(...bytes)),
    );
    fc.assert(
      fc.property(text, (any) => void answer(any)),
      { numRuns: 500 },
    );
  });

  test('any soup of the notation’s own words', () => {
    const words = fc.constantFrom(
      ...['id: a', 'title: b', 'laws: isko', 'contract: grand-solo', 'declarer: V', 'deal', 'play'],
      ...['V: CA', 'skat: S7 S8', 'layout: H7 D10', 'exchange: V C7 for M C8', 'bidding: ...'],
      ...['1.', '2. V', 'HA', 'H10!', '=', 'V 18', '{', '}', '{c}', '*', 'end', 'variation a: b'],
      ...['variation c', 'result: won', 'erratum t1', 'why: x', 'printed: y', '#', '\\', '\n', ' '],
    );
    const soup = fc.array(fc.tuple(words, fc.constantFrom(' ', '\n')), { maxLength: 60 });
    fc.assert(
      fc.property(soup, (pieces) => void answer(pieces.map((pair) => pair.join('')).join(''))),
      { numRuns: 1000 },
    );
  });

  test('good files and bad ones with a few random edits, some of which are still hands', () => {
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...corpus), fc.array(edit, { maxLength: 4 }), (text, edits) => {
        outcomes.add(answer(edits.reduce((edited, change) => change(edited), text)));
      }),
      { numRuns: 1500 },
    );
    expect(outcomes).toEqual(new Set(['hand', 'errors']));
  });

  test('random hands of all games with a random edit', () => {
    fc.assert(
      fc.property(arbitraryHand, edit, (hand, change) => void answer(change(makeHand(hand)))),
      { numRuns: 300 },
    );
  });
});

/** A random change to a text: characters or lines taken out, doubled, swapped, moved or put in. */
const edit = fc
  .record({
    by: fc.constantFrom<'\n' | ''>('\n', ''),
    how: fc.constantFrom('delete', 'double', 'swap', 'insert', 'cut', 'move'),
    from: fc.nat(),
    to: fc.nat(),
    with: fc.constantFrom(
      '{',
      '}',
      '\\',
      '\0',
      '=',
      '*',
      'end',
      '9',
      'M',
      'H10',
      '\ud800',
      '#',
      ' ',
    ),
  })
  .map(({ by, how, from, to, with: put }) => (text: string): string => {
    const parts = text.split(by);
    const a = from % Math.max(1, parts.length);
    const b = to % Math.max(1, parts.length);
    const one = parts[a] ?? '';
    const other = parts[b] ?? '';
    if (how === 'delete') parts.splice(a, 1);
    else if (how === 'double') parts.splice(a, 0, one);
    else if (how === 'insert') parts.splice(a, 0, put);
    else if (how === 'cut') parts.length = a;
    else if (how === 'move') parts.splice(b, 0, ...parts.splice(a, 1));
    else [parts[a], parts[b]] = [other, one];
    return parts.join(by);
  });

const good = readFileSync('tests/unit/game/notation/good.hand', 'utf8');

test('a good hand stays readable under a full file of remarks and long comments', () => {
  const half = 'word '.repeat(LONGEST_FILE / 12);
  const text = good.replace('{ Nobody offers', `{ ${half} Nobody offers`);
  expect(answer(`${'# more\n'.repeat(30_000)}${text}`)).toBe('hand');
});

test('a text that is not one at all gets one clear error', () => {
  const bytes = readFileSync(process.execPath).subarray(0, 20_000);
  const parsed = parseHand(bytes.toString('utf8'));
  const codes = parsed.ok ? [] : parsed.errors.map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['bad-character']));
});
