import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainLines, visibleText } from '../../../src/lib/plain-text.ts';

test.each([
  ['decomposed letters', 'Ko\u0308nig', 'König'],
  ['a soft hyphen', 'Kreuz\u00adbube', 'Kreuzbube'],
  ['blanks without breadth', '\ufeffC\u200bJ\u2060', 'CJ'],
  ['marks of direction', '\u202aAnna\u202c\u200e', 'Anna'],
  ['joiners beside Latin letters', 'An\u200dna\u200c', 'Anna'],
  ['joiners in an emoji, which stay', '👩\u200d🚀', '👩\u200d🚀'],
  ['a joiner in Persian, which stays', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['mere signs that nobody sees', '\u200b\u2063\u3164\u115f\u00ad', ''],
])('a text without %s', (_, text, expected) => {
  expect(visibleText(text)).toBe(expected);
});

test('a whole text has plain ends of lines, plain blanks and plain suit signs', () => {
  expect(plainLines('♣\ufe0fJ\u00a0♠\ufe0eA\r\nK\rQ\u20289\u2029\u00857\u3000')).toBe(
    '♣J ♠A\nK\nQ\n9\n\n7 ',
  );
});

test('a text that is plain stays as it is', () => {
  const units = fc.constantFrom(
    'e',
    '\u0301',
    '\u200d',
    '\u200c',
    '\ufe0f',
    '♥',
    '😀',
    '\u034f',
    'ä',
    'ي',
    ' ',
    '\u2800',
    '\r',
    '\n',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(units, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 12 }),
      (all) => {
        const once = visibleText(all.join(''));
        expect(visibleText(once)).toBe(once);
        const plain = plainLines(all.join(''));
        expect(plainLines(plain)).toBe(plain);
      },
    ),
    { numRuns: 3000 },
  );
});
