/** What is typed as a name: one line, whole letters, and the same when it is read again. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine } from '../../../../src/game/words/one-line.ts';

test('is a single line without control characters and blanks around it', () => {
  expect(oneLine('  Anna\tvon\r\n der  Au\u0007 ', 40)).toBe('Anna von der Au');
  expect(oneLine(' \n\t', 40)).toBe('');
});

test('is cut where it is too long, with no blank at the end and no half of a letter', () => {
  expect(oneLine('Anna von der Au', 5)).toBe('Anna');
  expect(oneLine('Ann😀', 4)).toBe('Ann');
  expect(oneLine('Ann😀', 5)).toBe('Ann😀');
});

test('stays as it is when it is cleaned again, so that what is kept can be read', () => {
  // Whatever UTF-16 can hold, half letters too.
  const unit = fc.oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.integer({ min: 0xd700, max: 0xe100 }),
    fc.integer({ min: 0, max: 0xffff }),
  );
  const typed = fc.array(unit, { maxLength: 30 }).map((units) => String.fromCharCode(...units));
  fc.assert(
    fc.property(typed, fc.integer({ min: 1, max: 20 }), (text, longest) => {
      const line = oneLine(text, longest);
      expect(oneLine(line, longest)).toBe(line);
      expect(line.length).toBeLessThanOrEqual(longest);
      expect(line.isWellFormed()).toBe(true);
      expect(line).not.toMatch(/\p{Cc}|\s\s|^\s|\s$/u);
    }),
  );
});
