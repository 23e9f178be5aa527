/** Parsing and printing undo each other. */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Hand, Line } from '../../../../src/game/notation/hand.ts';
import { makeHand } from '../../../../src/game/notation/write/make.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { showError } from '../../../../src/game/notation/command/show.ts';
import { KINDS } from '../../../../src/game/skat/contract.ts';
import { arbitraryHand } from './arbitrary-hand.ts';

/** @throws Error with the messages, when the text is no hand. */
function parse(text: string): Hand {
  const parsed = parseHand(text);
  if (parsed.ok) return parsed.value;
  throw new Error(parsed.errors.map((error) => showError(error, text)).join('\n'));
}

describe('a random legal hand', () => {
  test('comes back the same from its printed text', () => {
    fc.assert(
      fc.property(arbitraryHand, (hand) => {
        expect(parse(makeHand(hand))).toEqual(hand);
      }),
      { numRuns: 400 },
    );
  });

  test('means the same however its lines are indented, ended and spaced', () => {
    fc.assert(
      fc.property(
        arbitraryHand,
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.constantFrom('', '\t', '      '),
        (hand, lineEnd, indent) => {
          const rows = makeHand(hand).split('\n');
          const loose = rows.map((row) => `${indent}${row.trimStart()} \t`);
          const text = `\ufeff# first\n\n${loose.join(lineEnd)}${lineEnd}  # last`;
          expect(parse(text)).toEqual(hand);
        },
      ),
      { numRuns: 100 },
    );
  });
});

test('the generator makes every kind of game, deep variations, and lines that break off', () => {
  const hands = fc.sample(arbitraryHand, { numRuns: 1500, seed: 22 });
  const kinds = new Set(hands.map((hand) => hand.contract.kind));
  expect(Object.keys(KINDS).filter((kind) => !kinds.has(kind as keyof typeof KINDS))).toEqual([]);
  expect(Math.max(...hands.map((hand) => depth(hand.line)))).toBeGreaterThan(2);
  expect(new Set(hands.map((hand) => hand.line.finished)).size).toBe(2);
  expect(new Set(hands.map((hand) => hand.line.conceded)).size).toBe(3);
  expect(hands.some((hand) => hand.exchange !== null)).toBe(true);
  expect(hands.some((hand) => hand.line.variations.some((each) => each.layout !== null))).toBe(
    true,
  );
});

function depth(line: Line): number {
  const all = [...line.variations, ...line.tricks.flatMap((trick) => trick.variations)];
  return Math.max(0, ...all.map((variation) => 1 + depth(variation.line)));
}

test('a file with everything in it is the hand its printed text is', () => {
  const text = readFileSync('tests/unit/game/notation/good.hand', 'utf8');
  const printed = makeHand(parse(text));
  expect(parse(printed)).toEqual(parse(text));
  expect(makeHand(parse(printed))).toBe(printed);
  expect(printed).toMatchSnapshot();
});

test('a Schiebe-Ramsch in which two share an odd loss keeps its half point', () => {
  const text = readFileSync('tests/unit/game/notation/schiebe-tie.hand', 'utf8');
  expect(makeHand(parse(text))).toBe(text);
});

test('long comments are wrapped, and a trick goes on in the next line when it must', () => {
  const words = 'He must ruff with a valuable trump here, or see the suit run. ';
  const text = readFileSync('tests/unit/game/notation/good.hand', 'utf8')
    .replace('SK S9 = M 4', `SK {${words}} S9 {${words}} = M 4 {${words.repeat(4)}}`)
    .replace('C9 CA = V 11', `C9 {${words.repeat(3)}} CA = V 11`);
  const rows = makeHand(parse(text)).split('\n');
  expect(rows.filter((row) => row.length > 100)).toEqual([]);
  const first = rows.findIndex((row) => row.startsWith('2. '));
  expect(rows.slice(first, first + 14)).toMatchInlineSnapshot(`
    [
      "2. V S7 SK {He must ruff with a valuable trump here, or see the suit run.} S9",
      "  {He must ruff with a valuable trump here, or see the suit run.} = M 4",
      "  { He must ruff with a valuable trump here, or see the suit run. He must ruff with a valuable",
      "    trump here, or see the suit run. He must ruff with a valuable trump here, or see the suit run.",
      "    He must ruff with a valuable trump here, or see the suit run. }",
      "3. M C8 C9",
      "  { He must ruff with a valuable trump here, or see the suit run. He must ruff with a valuable",
      "    trump here, or see the suit run. He must ruff with a valuable trump here, or see the suit run. }",
      "  CA = V 11",
      "4. V SJ HJ C7 = V 4",
      "  variation low-trump: If he leads low",
      "    4. V S8!? HJ CQ = M 5",
      "      variation low-trump-2: And Hinterhand throws a heart",
      "        4. V S8 HJ HK = M 6",
    ]
  `);
});
