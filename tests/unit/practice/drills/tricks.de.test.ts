/** The drill about tricks in German, over all cards and suits. */
import { describe, expect, test } from 'vitest';
import * as words from '#edition/practice/drills/tricks/tricks-words.ts';
import { CARDS, SUITS } from '../../../../src/game/skat/cards.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const BOTH = [false, true];
const LED = [...SUITS, 'trump'] as const;
const TRUMPS = [...SUITS, 'grand', 'null'] as const;

test('every label is German', () => {
  expectGoodGerman(labelsIn({ ...words }));
});

describe('following and winning', () => {
  test('are asked for and explained for every card', () => {
    expectGoodGerman(
      CARDS.flatMap((card, index) => {
        const best = CARDS[(index + 5) % CARDS.length]!;
        return [
          ...TRUMPS.flatMap((trumps) =>
            BOTH.map((isWinner) => words.askTrick(trumps, card, isWinner)),
          ),
          ...LED.flatMap((led) => [
            words.sayMustFollow(led, [card, best]),
            words.sayFollow(card, led, [best, card], { is: 'none' }),
            words.sayFollow(card, led, [best], { is: 'no-suit', jacks: [card] }),
            words.sayFollow(card, led, [best], { is: 'no-suit', jacks: [card, best] }),
            words.sayFollow(card, led, [best], { is: 'of-its-suit' }),
            words.sayFollow(card, led, [best], { is: 'all-trumps' }),
          ]),
          ...BOTH.flatMap((is) => [
            words.sayMayPlay([card], is),
            words.sayCards([card, best], is),
            ...([[card], [card, best]] as const).flatMap((rivals) =>
              (['none', 'ten', 'nullo'] as const).map((note) =>
                words.sayWinner({ best: card, isTrump: is, rivals, note }),
              ),
            ),
          ]),
          words.NOT_WINNING.noTrump(card, best),
          words.NOT_WINNING.discard(card),
          words.NOT_WINNING.lower(card, best),
        ];
      }),
    );
    expectGoodGerman([
      ...LED.flatMap((led) => BOTH.map((isNoRuff) => words.sayFree(led, isNoRuff))),
      ...SEATS.flatMap((seat) => [words.TRICKS.winner(seat), words.TRICKS.table(seat)]),
      words.sayCards([], false),
    ]);
  });

  test.each([
    [
      words.askTrick('S', 'H7', false),
      'Pik ist Trumpf. Ausgespielt ist H7. Markiere alle Karten in deinem Blatt, die du spielen darfst.',
    ],
    [
      words.sayFollow('H7', 'H', ['HK', 'HQ', 'H8'], { is: 'no-suit', jacks: ['HJ'] }),
      'H7 verlangt Herz, und du musst mit HK, HQ oder H8 bedienen. HJ ist Trumpf und gehört nicht zu Herz.',
    ],
    [
      words.sayFree('trump', true),
      'Du hast keinen Trumpf, also darfst du jede Karte spielen. Niemand muss stechen (Seite 40).',
    ],
    [words.sayFree('D', false), 'Du hast kein Karo, also darfst du jede Karte spielen.'],
    [
      words.sayMustFollow('C', ['H7', 'H8']),
      'Du kannst Kreuz bedienen, also darfst du H7 und H8 nicht spielen.',
    ],
    [
      words.sayWinner({ best: 'C10', isTrump: false, rivals: ['C10', 'CK', 'C7'], note: 'ten' }),
      'C10 ist die höchste Karte der ausgespielten Farbe: C10 vor CK vor C7. Die Zehn kommt gleich nach dem Ass, noch vor dem König (Seite 32).',
    ],
    [
      words.sayWinner({ best: 'SJ', isTrump: true, rivals: ['SJ'], note: 'none' }),
      'SJ ist der einzige Trumpf.',
    ],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});
