/** The drill about remembering cards at whist in German. */
import { describe, expect, test } from 'vitest';
import * as words from '#edition/practice/drills/whist-count/whist-words.ts';
import { SUITS } from '../../../../src/game/cards/cards.ts';
import { WHIST_PACK, WHIST_SEATS } from '../../../../src/game/others/whist/rules.ts';
import { WHIST_KINDS } from '../../../../src/practice/drills/whist-count/make.ts';
import type { WhistAsk } from '../../../../src/practice/drills/whist-count/question.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const COUNTS = [0, 1, 2, 3, 11];
const ASKS = SUITS.flatMap((suit) =>
  (['count', 'which', 'master'] as const).map((what): WhistAsk => ({ after: 4, suit, what })),
);

test('every label is German', () => {
  expectGoodGerman(labelsIn({ ...words }));
});

describe('what the others hold', () => {
  test('has good German in every question and answer', () => {
    expectGoodGerman([
      ...WHIST_KINDS.flatMap((kind) =>
        SUITS.map((suit) =>
          words.askWhist({
            kind,
            suit,
            trump: suit,
            turnedCard: `${suit}5`,
            own: 'A',
            partner: 'C',
          }),
        ),
      ),
      ...ASKS.flatMap((ask) => [
        ...SUITS.flatMap((trump) =>
          (['french', 'german'] as const).map((suits) => words.whistLabel(ask, trump, suits)),
        ),
        ...[undefined, 3, []].map((reply) =>
          words.sayWrongWhist(ask, reply, 2, words.sayFallen(2, [])),
        ),
      ]),
      ...WHIST_PACK.flatMap((card) => [
        words.sayGoneAbove([card]),
        words.sayGoneAbove([card, 'SA']),
        words.sayFallen(10, [card]),
        words.sayWhistReplies([{ after: 4, reply: [card] }]),
      ]),
      ...SUITS.flatMap((suit) => [
        ...COUNTS.map((own) => words.sayWhistRun(suit, own, 13 - own, [9, 8])),
        words.sayMasters(suit, [`${suit}A`, null]),
        words.whistColumn(suit, true),
        words.whistColumn(suit, false),
      ]),
      ...WHIST_SEATS.map(words.sayDealt),
      words.sayGoneAbove([]),
    ]);
  });

  test.each([
    [
      words.askWhist({ kind: 'suit', suit: 'D', trump: 'C', turnedCard: 'CQ', own: 'A', partner: 'C' }), // prettier-ignore
      'Kreuz ist Trumpf; aufgedeckt wurde CQ. Du bist A, dein Partner ist C. Merk dir, wie viele Karo-Karten die drei anderen noch haben.',
    ],
    [
      words.sayFallen(10, ['C2', 'C5']),
      'Am Anfang hatten sie 10, und C2 und C5 waren schon gefallen.',
    ],
    [words.sayGoneAbove(['HA']), 'HA war schon gefallen.'],
    [
      words.sayWhistRun('H', 0, 13, [13, 12]),
      'Du hast kein Herz bekommen, die anderen hatten am Anfang also 13. Stich für Stich: 13, 12.',
    ],
    [
      words.whistLabel({ after: 4, suit: 'S', what: 'which' }, 'S', 'french'),
      'Welche Pik-Karten (Trumpf) die drei anderen haben:',
    ],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});
