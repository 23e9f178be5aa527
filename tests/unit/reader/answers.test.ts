import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANSWERS_FORMAT } from '../../../src/reader/answers-format.ts';
import { mergeAnswers, withAnswer, withoutAnswer } from '../../../src/reader/answers.ts';
import type { AnswersGiven } from '../../../src/reader/answers.ts';
import { CARDS } from '../../../src/game/skat/cards.ts';

const anyAnswers: fc.Arbitrary<AnswersGiven> = fc.dictionary(
  fc.constantFrom('foster-01/t7.3', 'foster-21/t6.1', 'x9/low-ruff/t2'),
  fc.record({ card: fc.option(fc.constantFrom(...CARDS)), at: fc.nat(5) }),
  { noNullPrototype: true },
);

test('the answers of two browsers come to the same in either order, and none is lost', () => {
  fc.assert(
    fc.property(anyAnswers, anyAnswers, (ours, theirs) => {
      const merged = mergeAnswers(ours, theirs);
      expect(mergeAnswers(theirs, ours)).toEqual(merged);
      expect(mergeAnswers(merged, theirs)).toEqual(merged);
      const all = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
      expect(new Set(Object.keys(merged))).toEqual(all);
    }),
  );
});

test('an answer comes back as it was kept, and a question that is put again has none', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const stored: unknown = JSON.parse(JSON.stringify(ANSWERS_FORMAT.make(answers)));
      expect(ANSWERS_FORMAT.read(stored)).toEqual({ is: 'whole', value: answers });
    }),
  );
  const two = withAnswer({ a: { card: null, at: 1 } }, 'b', { card: 'CJ', at: 2 });
  expect(withoutAnswer(two, 'b')).toEqual({ a: { card: null, at: 1 } });
});

test.each([
  ['a card that is none', { 'foster-01/t7': { card: 'C11', at: 1 } }],
  ['a time that is none', { 'foster-01/t7': { card: 'C10', at: 'now' } }],
  ['no name of a place', { 'foster-01': { card: 'C10', at: 1 } }],
  ['nothing at all', { 'foster-01/t7': null }],
])('%s is left out, and counts as damaged', (_what, entry) => {
  const good = { 'foster-01/t7.3': { card: 'C10', at: 1 } };
  const stored = { vorhand: 'answers', version: 1, answers: { ...good, ...entry } };
  expect(ANSWERS_FORMAT.read(stored)).toEqual({ is: 'damaged', value: good });
});

test('what a later version has written is left alone, and what is no answers is damaged', () => {
  expect(ANSWERS_FORMAT.read({ vorhand: 'answers', version: 2 })).toEqual({ is: 'newer' });
  for (const data of [null, [], 3, { vorhand: 'marks', version: 1, answers: {} }]) {
    expect(ANSWERS_FORMAT.read(data)).toEqual({ is: 'damaged', value: {} });
  }
});
