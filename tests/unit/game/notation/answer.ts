import { expect } from 'vitest';
import { makeHand } from '../../../../src/game/notation/write/make.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { showError, showSummary } from '../../../../src/game/notation/command/show.ts';

/** What a message says when a value has got into it by mistake. */
const LEAK = /\b(?:undefined|null|NaN)\b|\[object/;

/** Parses a text and holds the answer to what is promised of every answer. */
export function answer(text: string): 'hand' | 'errors' {
  const parsed = parseHand(text, { file: 'x.hand' });
  if (parsed.ok) {
    const printed = makeHand(parsed.value);
    expect(parseHand(printed)).toEqual(parsed);
    expect(showSummary(parsed.value)).toContain(parsed.value.id);
    return 'hand';
  }
  const rows = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  for (const error of parsed.errors) {
    const row = rows[error.line - 1];
    expect(row).toBeDefined();
    expect(error.column).toBeGreaterThanOrEqual(1);
    expect(error.column).toBeLessThanOrEqual((row ?? '').length + 1);
    expect(showError(error, text)).toContain(error.code);
    // What the text itself says may be quoted.
    if (!LEAK.test(text)) expect(`${error.message}${error.hint}`).not.toMatch(LEAK);
  }
  return 'errors';
}
