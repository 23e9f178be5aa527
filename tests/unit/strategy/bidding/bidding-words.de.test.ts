/** The German sentences about the counts of a hand. */
import { describe, expect, test } from 'vitest';
import * as count from '#edition/strategy/bidding/count-words.ts';
import * as say from '#edition/strategy/bidding/test-words.ts';
import { sayTodaysCounts } from '#edition/strategy/bidding/todays-count-words.ts';
import { CARDS, SUITS } from '../../../../src/game/skat/cards.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { TESTS } from '../../../../src/strategy/bidding/bid-tests.ts';
import { countEight } from '../../../../src/strategy/bidding/eight-rule.ts';
import { explainTest } from '../../../../src/strategy/bidding/explain-test.ts';
import { todaysCounts } from '../../../../src/strategy/bidding/todays-count.ts';
import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import { expectGoodGerman } from '../../support/good-german.ts';

const NUMBERS = [0, 1, 2, 3, 11];
const BOTH = [true, false] as const;

/** Hands of whole deals, so that every kind of count occurs. */
const HANDS = Array.from({ length: 200 }, (_, at) => dealAll(new Chance(at))).flatMap(
  ({ H, M, V }) => [V, M, H],
);

describe('the counts of a hand', () => {
  test('are in good German for hands as they are dealt', () => {
    expectGoodGerman(
      HANDS.flatMap((hand) => [
        sayTodaysCounts(todaysCounts(hand)),
        ...SUITS.flatMap((suit) =>
          BOTH.map((enough) => count.sayEight(countEight(hand, suit), enough)),
        ),
        ...TESTS.flatMap((test) => SEATS.map((seat) => explainTest(hand, seat, test, null))),
      ]),
    );
  });

  test('are in good German with every number', () => {
    expectGoodGerman([
      say.NO_DANGER,
      ...[1, 2, 3].map(say.sayManySuits),
      ...NUMBERS.flatMap((jacks) =>
        NUMBERS.flatMap((tricks) => {
          const counted = { jacks, suits: 1, tricks: jacks + tricks };
          return [
            count.sayTournee({ jacks, aces: tricks }),
            ...BOTH.map((isEnough) => say.sayTourneeTest({ jacks, aces: tricks }, isEnough)),
            say.sayJackWanted({ jacks, aces: tricks }),
            say.sayTooFewTricks(counted),
            ...[null, ...SEATS].map((seat) => say.sayTooFewSuits(counted, 3, seat)),
            ...BOTH.map((isSafe) =>
              say.sayGrandTest(counted, { isSafe, losers: ['C7', 'H10'], most: tricks }),
            ),
          ];
        }),
      ),
      ...CARDS.flatMap((card) => [
        say.sayDanger([card], 1),
        say.sayDanger([card, 'H9'], 2),
        say.sayDanger([card, 'H9'], 1),
      ]),
    ]);
  });

  test('say what is counted and what comes of it', () => {
    expect(count.sayTournee({ jacks: 0, aces: 3 })).toBe('kein Bube, 3 Asse: 3');
    expect(count.sayTournee({ jacks: 1, aces: 0 })).toBe('1 Bube, kein Ass: 1');
    const eight = countEight(['CJ', 'SJ', 'HA', 'H10', 'H9', 'H8', 'SA', 'C7', 'D8', 'D7'], 'H');
    expect(count.sayEight(eight, false)).toBe(
      'Achterregel: 6 Trümpfe, 1 Ass, macht 7. Acht müssten es sein.',
    );
    expect(
      count.sayGrand({ cards: [], tricks: 7, piles: Array.from({ length: 3 }), most: 56 } as never),
    ).toBe(
      'sieben sichere Stiche; in den anderen drei kommen die Gegenspieler auf höchstens 56 Augen, und das reicht nicht',
    );
    expect(say.sayTooFewSuits({ jacks: 2, suits: 2, tricks: 7 }, 3, 'M')).toBe(
      '2 Stichbuben und 5 sichere Stiche in 2 Farben, macht 7, aber mit zwei Buben braucht Mittelhand die Stiche in 3 Farben: kein Grand.',
    );
    expect(say.sayDanger(['H9'], 1)).toBe(
      'H9 kann am Ende einen Stich machen. Diese eine Karte kannst du hoffentlich auf die Farbe abwerfen, die dir fehlt: ein ordentlicher Null.',
    );
    expect(
      sayTodaysCounts({
        suit: { trump: 'S', trumps: 5, jacks: 2, acesAndTens: 1, total: 8 },
        grand: 6,
      } as never),
    ).toBe(
      'In Pik zählt das Blatt 8: 5 Trümpfe, 2 Buben noch einmal und 1 Ass oder Zehn. Ab 10 wird es meist gereizt. Für einen Grand zählt es 6, und 6 reichen.',
    );
  });
});
