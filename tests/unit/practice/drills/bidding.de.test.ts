/** The drill about bidding in German: every test, every game, every seat. */
import { describe, expect, test } from 'vitest';
import * as labels from '#edition/practice/drills/bidding/bid-labels.ts';
import * as words from '#edition/practice/drills/bidding/bidding-words.ts';
import { SUITS } from '../../../../src/game/skat/cards.ts';
import { CONTRACT_KINDS, KINDS } from '../../../../src/game/skat/contract.ts';
import { LAW_IDS } from '../../../../src/game/skat/laws.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import type { BidTask } from '../../../../src/practice/drills/bidding/question.ts';
import { TESTS } from '../../../../src/strategy/bidding/bid-tests.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const BOTH = [false, true];
const COUNTS = [0, 1, 2, 3, 11];
const BID_OR_PASS = ['bid', 'pass'] as const;
const MATADORS = [1, 2, 3, 11].flatMap((count) => [{ with: count }, { without: count }]);
const MEASURED = { won: 172, deals: 200 };

const TASKS: readonly BidTask[] = [
  { what: 'all' },
  ...TESTS.flatMap((test) =>
    [null, ...SUITS].map((trump): BidTask => ({ what: 'test', test, trump })),
  ),
  ...CONTRACT_KINDS.flatMap((kind) =>
    (KINDS[kind].trumps === 'suit' ? SUITS : [null]).map((trump): BidTask => ({
      what: 'limit',
      contract: { kind, trump, announced: null },
    })),
  ),
];

test('every label is German', () => {
  expectGoodGerman(labelsIn([{ ...labels }, { ...words }]));
});

describe('a bid', () => {
  test('is asked for in every game, by all rules and at every seat', () => {
    expectGoodGerman(
      TASKS.flatMap((task) =>
        SEATS.flatMap((seat) => LAW_IDS.map((law) => words.askBid(seat, task, law))),
      ),
    );
  });

  test('is judged by its test and by measurement', () => {
    expectGoodGerman([
      ...TESTS.flatMap((test) => [
        ...COUNTS.map((count) => words.TEST_FAULTS.count(test, count, 4)),
        words.TEST_FAULTS.noBid(test),
        words.TEST_FAULTS.bid(test),
        words.TEST_FAULTS.passes(test),
        words.TEST_FAULTS.fails(test),
        words.sayHow(test),
        words.sayTest(test, '6 Trümpfe, macht 6.', MEASURED),
        words.sayTest(test, '6 Trümpfe, macht 6.', undefined),
        words.sayBidAnswer({ what: 'all', passed: [test, 'grand'] }),
        ...BOTH.flatMap((is) =>
          COUNTS.flatMap((count) => [
            labels.sayTestOfAll({ test, count, passes: is, isAnswered: !is }),
            words.sayBidAnswer({ what: 'test', count, bid: is }),
            labels.TEST_RESULT.said(count, is),
          ]),
        ),
      ]),
      ...(['good', 'doubtful'] as const).flatMap((standing) =>
        [...BID_OR_PASS, null].map((choice) => words.sayUnsure(standing, choice)),
      ),
      ...BID_OR_PASS.flatMap((one) => [
        words.PARTING.ruleOpen(one),
        ...BID_OR_PASS.map((other) => words.PARTING.apart(one, other)),
      ]),
      ...MATADORS.flatMap((matadors) => [
        words.saySkatRisk(matadors),
        labels.BID_SUM.matadors(matadors),
      ]),
      ...[null, ...SUITS].map((worst) =>
        words.sayCertain(
          {
            declarer: 'V',
            base: 9,
            parts: [{ name: 'game', amount: 1 }],
            matadors: { without: 1 },
            multiplier: 2,
            points: 18,
            overbid: null,
            won: true,
            doubled: false,
            score: 18,
          },
          worst,
        ),
      ),
      ...Object.values(words.LIMIT_FAULTS).map((say) => say(24, 2)),
      words.sayBidAnswer({ what: 'all', passed: [] }),
      words.sayFixedValue({ kind: 'gucki-nullo', trump: null, announced: null }, 'isko', 23),
      ...SUITS.map((suit) => labels.saySolo(suit, 'german')),
    ]);
  });

  test.each([
    [
      words.askBid('H', { what: 'limit', contract: { kind: 'gucki-solo', trump: 'S', announced: null } }, 'isko'), // prettier-ignore
      'Du bist Hinterhand und willst ein Pik-Spiel spielen. Wie hoch darfst du reizen, egal was im Skat liegt?',
    ],
    [
      words.askBid('M', { what: 'test', test: 'nullo', trump: null }, 'american-1922'),
      'Du bist Mittelhand. In wie vielen Farben ist beim Null eine Karte in Gefahr, und würdest du einen reizen?',
    ],
    [words.TEST_FAULTS.noBid('grand'), 'Für einen Grand reicht es nicht.'],
    [
      words.saySkatRisk({ without: 1 }),
      'Deine zehn Karten sind ohne 1, und eine Spitze zählt sicher: Liegt der fehlende Bube im Skat, bist du mindestens mit 2.',
    ],
    [
      words.sayMeasure(MEASURED),
      'Gemessen: Wer reizt, gewinnt 86 von 100 (200 Verteilungen, ± 5).',
    ],
    [
      words.PARTING.apart('bid', 'pass'),
      'Hier sind Regel und Messung verschiedener Meinung: Die Regel sagt reizen, die Messung sagt passen. Beides ist richtig.',
    ],
    [
      words.sayUnsure('doubtful', 'pass'),
      'Passen ist hier zweifelhaft und gilt deshalb nicht als falsch.',
    ],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});
