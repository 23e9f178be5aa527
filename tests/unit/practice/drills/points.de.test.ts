/** The drill about adding up in German, its slips over all cards. */
import { describe, expect, test } from 'vitest';
import * as words from '#edition/practice/drills/points/points-words.ts';
import { CARDS, RANKS } from '../../../../src/game/skat/cards.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const { ASK_POINTS, GOING_BY, POINTS_FAULTS } = words;
const COUNTS = [0, 1, 2, 3, 11];
const BOTH = [false, true];

test('every label is German', () => {
  expectGoodGerman(labelsIn({ ...words }));
});

describe('sums and slips', () => {
  test('name cards, ranks and tricks', () => {
    expectGoodGerman([
      ...BOTH.flatMap((isMissed) => [
        ...[...CARDS, ...RANKS].map((slip) => words.sayCardSlip(slip, isMissed)),
        ...COUNTS.map((trick) => words.sayTrickSlip(trick, isMissed)),
      ]),
      ...CARDS.flatMap((card, index) => {
        const other = CARDS[(index + 7) % CARDS.length]!;
        return [
          words.sayMissing(100, 120, [card, other]),
          ...[0, 4].map((rest) => words.sayPair({ cards: [card, other], points: 14, rest })),
          GOING_BY.spoken('card', 3, [card]),
        ];
      }),
      ...COUNTS.flatMap((count) => [
        ASK_POINTS.carry(count),
        POINTS_FAULTS.down(count, 120),
        POINTS_FAULTS.carry(count, 30),
        POINTS_FAULTS.off(count, 12),
        ...(['card', 'trick'] as const).flatMap((going) => [
          GOING_BY.count(going, count, 11),
          GOING_BY.before(going, count),
        ]),
      ]),
      ...([1, 2, 4] as const).map((suits) => ASK_POINTS.missing(suits, 30 * suits)),
      words.saySums([4, 14, 25]),
    ]);
  });

  test.each([
    [
      words.sayCardSlip('K', true),
      'Das sieht so aus, als hättest du einen König nicht mitgezählt.',
    ],
    [words.sayCardSlip('HA', false), 'Das sieht so aus, als hättest du HA doppelt gezählt.'],
    [
      words.sayPair({ cards: ['S10', 'HK'], points: 14, rest: 0 }),
      'Nimm zwei Karten als eine Zahl: S10 und HK sind 14, und die dritte bringt nichts.',
    ],
    [
      ASK_POINTS.missing(1, 30),
      'Eine Farbe läuft vorbei, 30 Augen, aber zwei Karten fehlen. Wie viele Augen haben die beiden?',
    ],
    [POINTS_FAULTS.off(13, 12), 'Eins zu viel: 13 statt 12.'],
    [GOING_BY.before('trick', 1), '1 Stich läuft vorbei.'],
    [GOING_BY.before('card', 4), '4 Karten laufen vorbei.'],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});
