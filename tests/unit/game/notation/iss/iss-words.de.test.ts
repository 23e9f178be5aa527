/** The German words about a game record that cannot be read, or that is against the rules. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as make from '#edition/game/notation/iss/make-words.ts';
import * as record from '#edition/game/notation/iss/record-words.ts';
import * as rules from '#edition/game/notation/iss/rules-words.ts';
import { sayServed } from '#edition/game/notation/iss/server-source-words.ts';
import { makeIssCard } from '../../../../../src/game/notation/iss/iss-cards.ts';
import { parseIssRecord } from '../../../../../src/game/notation/iss/parse.ts';
import { readServerSource } from '../../../../../src/game/notation/iss/server-source.ts';
import { CARDS } from '../../../../../src/game/skat/cards.ts';
import { CONTRACT_KINDS } from '../../../../../src/game/skat/contract.ts';
import { SEATS } from '../../../../../src/game/skat/seats.ts';
import { expectGoodGerman } from '../../../support/good-german.ts';
import { labelsIn } from '../../../support/labels-in.ts';

const COUNTS = [0, 1, 2, 3, 11, 31];
const PLAYERS = [...SEATS, null];
const STEPS = [
  ...['out-of-turn', 'must-answer', 'nothing-to-answer', 'not-higher', 'no-such-value'],
  ...['bidding-is-over', 'unfinished'],
] as const satisfies readonly rules.WrongStep['code'][];

describe('the words about game records are sound German', () => {
  test('about the record as such', () => {
    expectGoodGerman(
      labelsIn([
        record.RECORD_FAULTS,
        record.textTooLong(40_000_001),
        record.unclosedField('MV'),
        record.fieldTwice('P0'),
        record.otherGame('1'),
        record.noField('zoot'),
        record.noPlayer('S7'),
        record.noAction('2'),
        PLAYERS.map((due) => PLAYERS.map((mover) => record.notYourMove(due, mover))),
        record.afterEnd('RE'),
        record.noCard('S1'),
        COUNTS.map((count) => [record.wrongCount(count, true), record.wrongCount(count, false)]),
        record.resultLacks('d:0 win', ['v:']),
        record.resultLacks('d:0', ['win', 'loss']),
      ]),
    );
  });

  test('about cards, bids, games and results', () => {
    expectGoodGerman(
      labelsIn([
        rules.RULES_FAULTS,
        rules.noGame('X'),
        STEPS.map((code) =>
          PLAYERS.map((seat) =>
            rules.wrongStep({ code, seat, turn: SEATS, above: 20, amount: 18, action: 'y' }),
          ),
        ),
        CARDS.map(makeIssCard).map((card) => [
          record.cardTwice(card),
          rules.skatDiffers([card, 'D7'], ['D8', card]),
          SEATS.map((seat) => [
            rules.layoutNotHeld(seat, card),
            rules.illegalCard('must-follow', seat, card, 3),
            rules.illegalCard('not-held', seat, card, 10),
          ]),
        ]),
        SEATS.map((seat) => rules.wrongTurn(seat, 1)),
        rules.unexpectedMove('XYZW'),
        rules.resultDiffers('t:3', 't:4', null),
      ]),
    );
  });

  test('about a hand that is to become a record', () => {
    expectGoodGerman(
      labelsIn([
        CONTRACT_KINDS.map(make.unknownToServer),
        SEATS.map((seat) => [make.madeBidding(seat, true), make.madeBidding(seat, false)]),
        make.RESULT_OF_TODAY,
      ]),
    );
  });
});

const SUIT =
  readFileSync('tests/unit/game/notation/iss/records.sgf', 'utf8')
    .split('\n')
    .find((line) => line.includes('ID[541932]')) ?? '';

test.each([
  [
    'w HA.SK.',
    'w HA.',
    'Hier stehen 31 Karten. Zur Verteilung gehören zehn Karten für jeden der Spieler 0, 1 und 2 und dann die beiden im Skat.',
  ],
  ['w HA.SK', 'w HA.HA', 'HA kommt zweimal vor. Verbessere eine der beiden.'],
  [
    '0 SA 1',
    '0 S1 1',
    '„S1“ ist keine Karte. Schreib zum Beispiel CJ für den Kreuz-Buben und HT für die Herz-Zehn.',
  ],
  [
    '2 s w H8.CK',
    '1 s w H8.CK',
    'Hier ist Spieler 2 am Zug und nicht Spieler 1. Hier fehlt ein Zug, oder einer steht zweimal da.',
  ],
  [
    '2 D.ST.H8',
    '2 D.ST.HA',
    'Hinterhand drückt HA, hat die Karte aber nicht. Verbessere die zwei Karten oder die Verteilung.',
  ],
  [
    's w H8.CK',
    's w H8.C7',
    'Der Alleinspieler nimmt H8 und C7 auf, aber nach der Verteilung liegen H8 und CK im Skat. Verbessere eins von beiden: Die letzten zwei Karten der Verteilung sind der Skat.',
  ],
])('with %s as %s the parser gives the reason in German', (from, to, words) => {
  expect(SUIT).toContain(from);
  const parsed = parseIssRecord(SUIT.replace(from, to));
  expect(parsed.ok ? [] : parsed.errors.map(({ hint, message }) => `${message} ${hint}`)).toEqual([
    words,
  ]);
});

test('a hand keeps its source in the words of every edition, and shows it in German', () => {
  const parsed = parseIssRecord(SUIT);
  const source = parsed.ok ? (parsed.value.hand?.source ?? '') : '';
  expect(source).toBe(
    'International Skat Server, game 541932, series 24072, 2010-12-06/18:59:24/UTC',
  );
  const served = readServerSource(source);
  expect(served && sayServed(served)).toBe(
    'International Skat Server, Spiel 541932, Serie 24072, 2010-12-06/18:59:24/UTC',
  );
  expect(sayServed({ game: null, series: null, date: null })).toBe('International Skat Server');
});
