/** The pieces of a line of words. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMarked } from '../../../src/lib/marked.ts';

test('links, emphasis and gaps stand where they are written', () => {
  expect(
    readMarked('See [the laws](/rules/), *then* play {card} **now** as in _Skat_: `CJ`.'),
  ).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'the laws', href: '/rules/' },
    { kind: 'text', text: ', ' },
    { kind: 'em', text: 'then' },
    { kind: 'text', text: ' play ' },
    { kind: 'gap', name: 'card' },
    { kind: 'text', text: ' ' },
    { kind: 'strong', text: 'now' },
    { kind: 'text', text: ' as in ' },
    { kind: 'title', text: 'Skat' },
    { kind: 'text', text: ': ' },
    { kind: 'code', text: 'CJ' },
    { kind: 'text', text: '.' },
  ]);
});

test('a line without marks is itself, and an empty one nothing', () => {
  fc.assert(
    fc.property(
      fc.string().filter((line) => !/[[*{_`]/u.test(line)),
      (line) => {
        expect(readMarked(line)).toEqual(line === '' ? [] : [{ kind: 'text', text: line }]);
      },
    ),
  );
});

test('of any line no letter is lost but the marks', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', ' ', '*', '**', '[', ']', '(/b/)', '{c}', '{', '}')),
      (pieces) => {
        const line = pieces.join('');
        const kept = readMarked(line)
          .map((part) =>
            part.kind === 'gap'
              ? part.name
              : part.kind === 'link'
                ? part.text + part.href
                : part.text,
          )
          .join('');
        const plain = (text: string): string => text.replaceAll(/[^a-c/]/gu, '');
        expect(plain(kept)).toBe(plain(line));
      },
    ),
  );
});
