/** The drill on today’s bidding in German. */
import { describe, expect, test } from 'vitest';
import * as words from '#edition/practice/drills/how-far/how-far-words.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { HOW_FAR_KINDS, PASS, YES } from '../../../../src/practice/drills/how-far/question.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const GAINS = [
  { number: 18, points: 19 },
  { number: 24, points: -3 },
];

test('every label is German', () => {
  expectGoodGerman(labelsIn({ ...words }));
});

describe('how far a hand goes', () => {
  test('is asked and judged at every seat', () => {
    expectGoodGerman([
      ...SEATS.flatMap((seat) => [
        words.HOW_FAR.hand(seat),
        ...HOW_FAR_KINDS.map((kind) => words.askHowFar(kind, seat, kind === 'limit' ? null : 18)),
      ]),
      ...[PASS, YES, '18'].map(words.sayBid),
      words.sayGain(GAINS),
      words.HOW_FAR_FAULTS.high('48'),
      words.HOW_FAR_FAULTS.low('48'),
      ...labelsIn(words.HOW_FAR.everyGame('/hand/#abc')),
    ]);
  });

  test.each([
    [words.sayBid(PASS), 'Passe'],
    [words.sayBid(YES), 'Ja'],
    [words.sayBid('24'), '24'],
    [words.askHowFar('hold', 'V', 24), 'Du bist Vorhand, und jemand anders sagt 24. Hältst du?'],
    [
      words.askHowFar('begin', 'M', 18),
      'Du bist Mittelhand, und noch hat niemand gereizt. Sagst du 18?',
    ],
    [
      words.sayGain(GAINS),
      'So viele Punkte auf der Liste bringt dir ein Gebot im Schnitt: +19 bei 18 und −3 bei 24. Passen bringt nichts.',
    ],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});
