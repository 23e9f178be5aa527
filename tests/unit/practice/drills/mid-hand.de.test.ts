/** The drill on the middle of a hand in German: every seat, trick and card. */
import { describe, expect, test } from 'vitest';
import * as words from '#edition/practice/drills/mid-hand/mid-hand-words.ts';
import { CARDS, SUITS } from '../../../../src/game/skat/cards.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const BOTH = [false, true];
const LED = { card: 'HA', seat: 'V', isPartner: true, isLead: true } as const;
const NEXT = { card: 'H7', seat: 'M', isPartner: false, isLead: false } as const;

test('every label is German', () => {
  expectGoodGerman(labelsIn({ ...words }));
});

describe('a card', () => {
  test('is asked for at every trick and seat', () => {
    expectGoodGerman(
      SEATS.flatMap((seat) =>
        SEATS.flatMap((declarer) =>
          [...SUITS, 'grand' as const, 'null' as const].flatMap((trumps) =>
            BOTH.flatMap((is) =>
              [0, 2, 9].flatMap((tricks) =>
                [[], [LED], [LED, NEXT]].map(
                  (moves) =>
                  words.askMidHand({ seat, declarer, trumps, isOpen: is, taken: !is, tricks, moves }), // prettier-ignore
                ),
              ),
            ),
          ),
        ),
      ),
    );
  });

  test('is compared with the best', () => {
    expectGoodGerman([
      ...CARDS.flatMap((card) =>
        BOTH.flatMap((isDeclarer) => [
          words.sayWrongCard({ card, share: '4' }, { card: 'D8', share: '95' }, isDeclarer),
          words.sayBestCard({ card, share: '95' }, isDeclarer, [card, 'HA']),
        ]),
      ),
      ...BOTH.flatMap((is) => [words.sayCaptions(is), words.sayPointsSoFar(30, 11, is)]),
      words.sayHowMeasured(200, 'b3kw6ofio'),
    ]);
  });

  test.each([
    [
      words.askMidHand({ seat: 'H', declarer: 'M', trumps: 'C', isOpen: false, taken: true, tricks: 2, moves: [LED, NEXT] }), // prettier-ignore
      'Kreuz ist Trumpf. Mittelhand spielt allein. Du bist Hinterhand und spielst dagegen. Im dritten Stich: Dein Partner Vorhand spielt HA aus, Mittelhand legt H7. Welche Karte spielst du?',
    ],
    [
      words.askMidHand({ seat: 'V', declarer: 'V', trumps: 'null', isOpen: true, taken: false, tricks: 0, moves: [] }), // prettier-ignore
      'Gespielt wird Null ouvert. Du bist Vorhand, spielst allein und hast den Skat liegen lassen. Zum ersten Stich spielst du aus. Welche Karte?',
    ],
    [
      words.sayWrongCard({ card: 'SJ', share: '4' }, { card: 'D8', share: '95' }, false),
      'Mit SJ schlägst du den Alleinspieler in 4 von 100 Verteilungen, mit D8 in 95.',
    ],
    [
      words.sayCaptions(true),
      'Unter jeder Karte steht, in wie vielen von hundert Verteilungen du gewinnst.',
    ],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});
