/** A hand that a page brings itself, in the notation or as JSON. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readOwnHand } from '../../../../../components/figure/embed/own-hand.ts';
import { parseHand } from '../../../../../src/game/notation/parse.ts';
import { makePublicHand } from '../../../../../src/game/notation/write/public.ts';

const text = readFileSync('content/hands/foster-09.hand', 'utf8');
const parsed = parseHand(text);
if (!parsed.ok) throw new Error('foster-09');
const json = JSON.stringify(makePublicHand(parsed.value), null, 2);

test('is shown the same from both', () => {
  expect(readOwnHand(json)).toEqual(readOwnHand(text));
  expect(readOwnHand(json)).toHaveProperty('data.hand.id', 'foster-09');
});

test('with a mistake is answered with its line in the JSON', () => {
  const read = readOwnHand(json.replace('"M": "HK"', '"M": "HX"'));
  const row = json.split('\n').findIndex((line) => line.includes('"M": "HK"'));
  expect(read).toMatchObject({ entries: [{ line: row + 1, column: 12 }] });
});
