/**
 * Every error code has a fixture, `errors/<code>.hand`, whose first line says where the error is.
 * The wording is pinned by a snapshot, to be read like prose when it changes.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { HandError } from '../../../../src/game/notation/errors.ts';
import { ERROR_CODES, MOST_ERRORS } from '../../../../src/game/notation/errors.ts';
import { LONGEST_FILE } from '../../../../src/game/notation/read/lines.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { showError } from '../../../../src/game/notation/command/show.ts';

const FOLDER = 'tests/unit/game/notation/errors';
const files = readdirSync(FOLDER).toSorted();

/** Too big to keep: its fixture is made here. */
const MADE = 'file-too-long';

test('every error code has a fixture, and every fixture is of a code', () => {
  const codes = ERROR_CODES.filter((code) => code !== MADE).map((code) => `${code}.hand`);
  expect(files).toEqual(codes.toSorted());
});

describe.each(files)('%s', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
  const parsed = parseHand(text, { file: name });
  const errors: readonly HandError[] = parsed.ok ? [] : parsed.errors;

  test('gives exactly the error its first line names, where it names it', () => {
    const found = errors.map(({ code, line, column }) => `# ${code} at ${line}:${column}`);
    expect(found).toEqual([text.split('\n')[0]]);
    expect(name).toBe(`${errors[0]?.code ?? ''}.hand`);
  });

  test('says so in these words', () => {
    expect(errors.map((error) => showError(error, text)).join('\n')).toMatchSnapshot();
  });
});

test('a text longer than any hand is refused without being read', () => {
  const parsed = parseHand('id: x\n'.repeat(LONGEST_FILE));
  expect(parsed.ok ? [] : parsed.errors.map(({ code }) => code)).toEqual([MADE]);
});

test('at most so many errors are reported, the first ones, in the order of the text', () => {
  const parsed = parseHand('nonsense\n'.repeat(1000));
  const lines = parsed.ok ? [] : parsed.errors.map(({ line }) => line);
  expect(lines).toEqual(Array.from({ length: MOST_ERRORS }, (_, index) => index + 1));
});
