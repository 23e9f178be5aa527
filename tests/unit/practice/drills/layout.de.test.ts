/** The drill about putting cards away in German, over all cards and trumps. */
import { describe, expect, test } from 'vitest';
import * as words from '#edition/practice/drills/layout/layout-words.ts';
import { CARDS, SUITS } from '../../../../src/game/skat/cards.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const BOTH = [false, true];
const COUNTS = [0, 1, 2, 3, 11];
const DISTANCES = ['none', 'chance', 'doubtful', 'clear'] as const;
const MEASURED = { won: 160, deals: 200 };

test('every label is German', () => {
  expectGoodGerman(labelsIn({ ...words }));
});

describe('a pair', () => {
  test('is asked for, compared and explained', () => {
    expectGoodGerman([
      ...SEATS.flatMap((seat) =>
        [...SUITS, 'grand' as const, 'null' as const].flatMap((trumps) =>
          BOTH.map((isAny) => words.askPair(seat, trumps, isAny)),
        ),
      ),
      ...CARDS.flatMap((card, index) => {
        const other = CARDS[(index + 9) % CARDS.length]!;
        const pair = [card, other] as const;
        return [
          words.sayLeftInDanger(card),
          ...COUNTS.flatMap((count) => [
            words.sayBookPair(pair, count, count),
            words.sayBookPair(pair, null, count),
            ...BOTH.map((isNullo) =>
              words.sayMeasuredPair({ pair, measurement: MEASURED }, isNullo, count, '6'),
            ),
          ]),
          ...BOTH.map((isNear) => words.sayMeasuredBook({ pair, measurement: MEASURED }, isNear)),
          ...DISTANCES.map((distance) =>
            words.sayPairComparison({ measurement: MEASURED, best: pair, behind: '7', distance }),
          ),
        ];
      }),
      ...COUNTS.flatMap((count) => [
        words.OPEN_PAIRS.working(count),
        ...[0, 1, 11].flatMap((most) => BOTH.map((is) => words.sayOpenPairs(count, most, is))),
      ]),
      words.saySuitCouldGo(61),
      words.sayNoDanger(60),
    ]);
  });

  test.each([
    [
      words.askPair('V', 'H', true),
      'Du bist Vorhand und spielst allein; Herz ist Trumpf. Welche zwei Karten drückst du?',
    ],
    [
      words.sayBookPair(['S10', 'SK'], 14, 1),
      'Nach den Grundsätzen des Buchs gehen S10 und SK, mit 14 Augen. Ein anderes Paar ist danach genauso gut.',
    ],
    [
      words.sayMeasuredPair({ pair: ['S10', 'SK'], measurement: MEASURED }, false, 2, '6'),
      'Gemessen: Drückst du S10 und SK, gewinnst du 80 von 100 (200 Verteilungen, ± 6). In jeder Verteilung haben die anderen andere Karten, und alle spielen mit offenen Karten. 2 andere Paare liegen höchstens 6 von 100 hinter dem besten.',
    ],
    [
      words.sayPairComparison({ measurement: MEASURED, best: ['S10', 'SK'], behind: '7', distance: 'doubtful' }), // prettier-ignore
      'Mit deinem Paar gewinnst du 80 von 100 (200 Verteilungen, ± 6), 7 weniger als mit S10 und SK: Das ist zu knapp, um falsch zu sein.',
    ],
    [
      words.sayOpenPairs(45, 61, false),
      'Wenn alle Karten offen liegen und alle am besten spielen, bringt dir dein Paar 45 Augen; das beste, {first} und {second}, bringt 61. Das gilt für diese Verteilung; du konntest die anderen Blätter nicht sehen.',
    ],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});
