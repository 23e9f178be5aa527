/** The German words about a hand that is against the rules of play, or of the notation. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as deal from '#edition/game/notation/check/deal-words.ts';
import * as head from '#edition/game/notation/check/head-words.ts';
import * as play from '#edition/game/notation/check/play-words.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { CARDS, SUITS } from '../../../../src/game/skat/cards.ts';
import { CONTRACT_KINDS, KINDS } from '../../../../src/game/skat/contract.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';
import { withoutKeys } from './without-keys.ts';

const COUNTS = [0, 1, 2, 3, 11];
const TRICKS = [1, 2, 9, 10];
const YES_NO = [true, false];
const ROWS = [...SEATS, 'skat', 'A', 'stock'];

const expectGood = (words: unknown): void => {
  expectGoodGerman(labelsIn(words).map(withoutKeys));
};

describe('the words about a hand’s faults are sound German', () => {
  test('about the deal, the cards put away and an exchange', () => {
    expectGood([
      deal.DEAL_FAULTS,
      deal.noSide('wir'),
      CONTRACT_KINDS.map((kind) => [
        deal.noLayout(kind),
        deal.needlessLayout(kind),
        deal.noExchange(kind),
      ]),
      ROWS.map((row) => [
        COUNTS.map((count) => [
          deal.noRow(row, 10),
          deal.wrongCount(row, count, 10, []),
          deal.wrongCount(row, count, 2, ['CJ']),
        ]),
        ROWS.map((other) => deal.cardTwice('CJ', row, other, ['HA', 'D7'])),
      ]),
      COUNTS.map((count) => [null, ...SEATS].map((seat) => deal.notTwo(seat, count))),
      CARDS.map((card) =>
        SEATS.map((seat) => [
          YES_NO.map((isTwice) => deal.notPutAway(card, seat, isTwice, ['CJ', 'HA'])),
          deal.notToGive(seat, card, ['CJ', 'HA']),
        ]),
      ),
    ]);
  });

  test('about the head, errata and names', () => {
    expectGood([
      head.HEAD_FAULTS,
      head.noTag('title'),
      head.emptyTag('title'),
      head.noId('Eins'),
      head.noHandNumber('eins'),
      head.noLaws('iskos', 'isko'),
      head.noLaws('x', undefined),
      CONTRACT_KINDS.map((kind) => [head.noDeclarer(kind), head.noTurnedCard(kind)]),
      CARDS.map((card) => [
        head.turnedNotInSkat(card),
        CONTRACT_KINDS.flatMap((kind) =>
          (KINDS[kind].trumps === 'suit' ? SUITS : [null]).map((trump) => {
            const contract = { kind, trump, announced: null } as const;
            return [head.turnedOther(card, contract), head.noneToTurn(contract, [card, 'D7'])];
          }),
        ),
      ]),
      ['', 't8'].map((text) => [head.noErratumPlace(text), head.noVariationId(text)]),
      head.erratumLacks('corrected'),
      head.erratumLacks('why'),
      head.noPlaceToLink('t11'),
      head.variationIdTwice('low-ruff', 12),
    ]);
  });

  test('about tricks', () => {
    expectGood([
      play.PLAY_FAULTS,
      CONTRACT_KINDS.map(play.noSides),
      TRICKS.map((trick) => [
        COUNTS.map((count) => play.tooFewCards(trick, count)),
        YES_NO.map((is) => [
          play.unfinished(trick, 10, is),
          play.wrongNumber(trick, 4, is),
          play.notCounted(trick, 3, is, 'V 18'),
        ]),
        COUNTS.map((points) => [
          play.wrongPoints(trick, 'V', points, 4),
          ...SEATS.map((seat) =>
            play.wrongWinner(trick, seat, 'CJ', 'M', { real: points, stated: 4 }),
          ),
        ]),
        SEATS.map((seat) => play.wrongLeader(seat, 'M', trick - 1, trick)),
        play.wrongFirstTrick(trick, 5),
        play.sameTrick(trick),
      ]),
      play.afterLastTrick(10),
      CARDS.map((card) =>
        SEATS.map((seat) => [
          [...SUITS, 'trump' as const].map((suit) =>
            play.mustFollow(3, seat, card, ['HA'], { card, suit }),
          ),
          ...[
            { is: 'held', by: 'H' } as const,
            { is: 'played', by: null, trick: 2 } as const,
            { is: 'played', by: 'M', trick: 2 } as const,
            { is: 'on-table', by: 'M' } as const,
            ...(['in-skat', 'put-away', 'not-in-pack'] as const).map((is) => ({ is })),
          ].map((where) => [
            play.notHeld(3, seat, card, where, []),
            play.notHeld(3, seat, card, where, ['HA']),
            play.notHeld(3, seat, card, where, ['HA', 'D7']),
          ]),
        ]),
      ),
    ]);
  });

  test('about results and variations', () => {
    expectGood([
      play.noPartOfResult('gewonnen', 'won, 61 points, score 9'),
      COUNTS.map((count) => [
        SEATS.map((seat) => play.wrongSeatPoints(seat, count, '4', `${seat} ${count}`)),
        play.wrongDeclarerPoints(count, '4', `${count} points`),
        YES_NO.map((nullo) =>
          (['won', 'lost'] as const).map((real) =>
            play.wonOrLost(real, { points: count, tricks: count, nullo, overbid: null }),
          ),
        ),
      ]),
      play.wonOrLost('lost', {
        points: 61,
        tricks: 5,
        nullo: false,
        overbid: { bid: 40, worth: 36 },
      }),
      play.onlyBeforePlay('layout'),
      play.noContract('solo clubs'),
    ]);
  });
});

const GOOD = readFileSync('tests/unit/game/notation/good.hand', 'utf8');

test.each([
  [
    '3. M C8 C9 CA = V 11',
    '3. M C8 HA CA = V 22',
    '3. Stich: Hinterhand hat noch CK, CQ, C9 und C7, muss also Kreuz bedienen und darf HA nicht spielen. Verbessere diese Karte oder die ausgespielte, C8.',
  ],
  [
    '4. V SJ HJ C7 = V 4',
    '4. V SJ SQ C7 = V 5',
    '4. Stich: Mittelhand hat SQ nicht, die Karte ist schon im 1. Stich gefallen. Mittelhand hat noch 7 Karten: HJ, HQ, H9, H8, DA, DQ und D8.',
  ],
  [
    '= V 17',
    '= M 18',
    'Den 8. Stich macht Vorhand mit C10 und nicht Mittelhand. Darin liegen 17 Augen, nicht 18. Schreib = V 17. Vielleicht gehört das auch zu einem anderen Stich, oder eine Karte ist falsch.',
  ],
  ['SK SQ HJ', 'SK SK HJ', 'SK steht zweimal bei Mittelhand. SQ kommt nirgends vor.'],
  [
    'layout: H7 D10',
    'layout: H7 D10 D9',
    'Gedrückt sind 3 Karten statt zwei. Schreib zwei Karten mit einem Leerzeichen dazwischen, wie in H7 D10.',
  ],
])('with %s as %s the parser gives the reason in German', (from, to, words) => {
  expect(GOOD).toContain(from);
  const parsed = parseHand(GOOD.replace(from, to));
  const [fault] = parsed.ok ? [] : parsed.errors;
  expect(`${fault?.message ?? ''} ${fault?.hint ?? ''}`).toBe(words);
});
