/** The drill about single cards in German: every side, seat and card. */
import { describe, expect, test } from 'vitest';
import * as words from '#edition/practice/drills/which-card/which-card-words.ts';
import { CARDS, SUITS } from '../../../../src/game/skat/cards.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const BOTH = [false, true];
const SIDES = ['alone', 'declarer', 'defender'] as const;
const DISTANCES = ['none', 'chance', 'doubtful', 'clear'] as const;
const LED = { card: 'HA', seat: 'V', isPartner: true, isLead: true } as const;

test('every label is German', () => {
  expectGoodGerman(labelsIn({ ...words }));
});

describe('a card', () => {
  test('is asked for on every side and at every seat', () => {
    expectGoodGerman(
      SIDES.flatMap((side) =>
        SEATS.flatMap((own) =>
          [null, ...SEATS].flatMap((declarer) =>
            [...SUITS, 'grand' as const, 'null' as const].flatMap((trumps) =>
              [[], [LED]].map((moves) => words.askCard({ own, side, declarer, trumps, moves })),
            ),
          ),
        ),
      ),
    );
  });

  test('is measured, and compared with the best', () => {
    expectGoodGerman(
      CARDS.flatMap((card, index) => {
        const measurement = { card, won: 3 * index, deals: 200 };
        return SIDES.flatMap((side) => [
          ...DISTANCES.map((distance) =>
            words.sayComparison({ measurement, side, best: card, behind: '10', distance }),
          ),
          ...BOTH.flatMap((is) => [
            words.sayBookCard(measurement, side, is),
            words.sayMeasuredCard(measurement, { side, hasCards: is }, is ? [card] : [], '6'),
          ]),
          words.sayRuleCards('Nach dem Buch.', [card, 'HA']),
        ]);
      }),
    );
    expectGoodGerman(SIDES.map(words.sayCaptions));
  });

  test.each([
    [
      words.askCard({ own: 'M', side: 'defender', declarer: 'H', trumps: 'D', moves: [LED] }),
      'Karo ist Trumpf. Hinterhand spielt allein, ohne den Skat. Du bist Mittelhand und spielst dagegen: Dein Partner Vorhand spielt HA aus. Welche Karte spielst du?',
    ],
    [
      words.askCard({ own: 'V', side: 'alone', declarer: null, trumps: 'grand', moves: [] }),
      'Du bist Vorhand in einem Ramsch. Welche Karte spielst du aus?',
    ],
    [
      words.sayComparison({ measurement: { card: 'HA', won: 172, deals: 200 }, side: 'declarer', best: 'D10', behind: '10', distance: 'clear' }), // prettier-ignore
      'Mit HA gewinnst du 86 von 100 (200 Verteilungen, ± 5), 10 weniger als mit D10.',
    ],
    [
      words.sayBookCard({ card: 'CK', won: 76, deals: 200 }, 'defender', false),
      'Hier sind Buch und Messung verschiedener Meinung: Mit CK gewinnen die Gegenspieler 38 von 100 (200 Verteilungen, ± 7).',
    ],
    [
      words.sayCaptions('alone'),
      'Unter jeder Karte steht, in wie vielen von hundert Verteilungen du entkommst.',
    ],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});
