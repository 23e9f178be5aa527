/** The drill about matadors in German, over all trumps and cards. */
import { describe, expect, test } from 'vitest';
import * as words from '#edition/practice/drills/matadors/matadors-words.ts';
import { TRUMPS, trumpCards } from '../../../../src/practice/drills/matadors/question.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const BOTH = [false, true];
const WHERE = ['hand', 'skat', 'missing'] as const;
const COUNTS = [1, 2, 3, 11];
const MATADORS = COUNTS.flatMap((count) => [{ with: count }, { without: count }]);

test('every label is German', () => {
  expectGoodGerman(labelsIn({ ...words }));
});

describe('the run', () => {
  test('is counted in every trump', () => {
    expectGoodGerman([
      ...[null, ...TRUMPS].flatMap((trump) =>
        BOTH.map((hasSkat) => words.askMatadors(trump, hasSkat)),
      ),
      ...TRUMPS.flatMap((trump) => [
        ...[undefined, ...MATADORS].map((claim) => words.sayCount(trump, claim)),
        ...(['french', 'german'] as const).flatMap((suits) => [
          words.MATADORS_FORM.numberIn(trump, suits),
          words.LADDER.name(trump, suits),
        ]),
        ...trumpCards(trump).flatMap((end, index, all) =>
          MATADORS.flatMap((matadors) => [
            words.sayRun({ trump, matadors, counted: all.slice(0, index + 1), end }),
            words.sayRun({ trump: null, matadors, counted: all.slice(0, index + 1), end: null }),
          ]),
        ),
        ...trumpCards(trump).flatMap((card) =>
          WHERE.flatMap((where) => {
            const rung = { card, where, counts: true, breaks: false };
            return [
              ...BOTH.flatMap((is) => [
                words.MATADORS_FAULTS.otherSide(rung, is),
                words.sayRung({ ...rung, counts: is, breaks: !is }, 3, is),
              ]),
              words.sayFaultIn(trump, words.MATADORS_FAULTS.tooFew(2, rung)),
              words.sayFaultIn(null, words.MATADORS_FAULTS.beyondEnd(rung, 2)),
            ];
          }),
        ),
      ]),
      ...MATADORS.flatMap((matadors) => [
        words.MATADORS_REMARKS.otherSkat(matadors),
        words.MATADORS_RESULT.other(matadors),
        words.MATADORS_RESULT.said(matadors),
      ]),
      words.MATADORS_FAULTS.tooMany(4),
    ]);
  });

  test.each([
    [
      words.askMatadors('H', false),
      'Herz ist Trumpf: Mit oder ohne wie viele bist du, wenn nur diese zehn Karten zählen?',
    ],
    [
      words.sayRun({ trump: null, matadors: { with: 2 }, counted: ['CJ', 'SJ'], end: 'HJ' }),
      'CJ und SJ sind da, HJ fehlt: mit 2.',
    ],
    [
      words.sayRun({ trump: 'D', matadors: { without: 1 }, counted: ['CJ'], end: 'SJ' }),
      'Karo: CJ fehlt, SJ ist da: ohne 1.',
    ],
    [
      words.MATADORS_FAULTS.tooFew(2, { card: 'HJ', where: 'skat', counts: true, breaks: false }),
      'Bei 2 ist noch nicht Schluss: HJ liegt im Skat und gehört dir.',
    ],
    [
      words.MATADORS_FAULTS.beyondEnd({ card: 'HJ', where: 'missing', counts: false, breaks: true }, 2), // prettier-ignore
      'HJ fehlt dir, darum ist bei 2 Schluss.',
    ],
    [words.sayCount('grand', { with: 4 }), 'Grand mit 4'],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });

  test('is typed with the letters of its words', () => {
    const { letters, sides } = words.MATADORS_FORM;
    expect([letters.with, letters.without].map((letter) => letter.toLowerCase())).toEqual([
      sides.with.charAt(0),
      sides.without.charAt(0),
    ]);
  });
});
