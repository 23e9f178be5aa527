/** The German words about a text that is not the notation, or the JSON, of a hand. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as data from '#edition/game/notation/read/data-words.ts';
import * as text from '#edition/game/notation/read/text-words.ts';
import * as trick from '#edition/game/notation/read/trick-words.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { parsePublicHand } from '../../../../src/game/notation/read/public.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';
import { withoutKeys } from './without-keys.ts';

const PLACES = ['beforeDeal', 'inDeal', 'afterDeal', 'inHeads', 'afterTricks'] as const;
const EXAMPLES = [
  ...(['cards', 'contract', 'deal', 'id', 'laws', 'ownId', 'ownTitle'] as const),
  ...(['seats', 'title', 'tricks', 'tricksOrNone', 'value'] as const),
];

const expectGood = (words: unknown): void => {
  expectGoodGerman(labelsIn(words).map(withoutKeys));
};

describe('the words about a text that is no hand are sound German', () => {
  test('about the file', () => {
    expectGood([
      text.TEXT_FAULTS,
      text.fileTooLong(500_001),
      text.badCharacter('001F'),
      text.noSense('Nun'),
      PLACES.map((place) => text.outOfPlace('layout', place)),
      text.sectionOutOfPlace('deal'),
      text.wrongSectionHead('Deal:', 'deal'),
      text.noSection('play'),
      text.unknownTag('titel', 'title'),
      text.unknownTag('x', undefined),
      text.tagAgain('title'),
      text.fieldTwice('result'),
      text.erratumFieldTwice('why'),
      text.noColon('V'),
    ]);
  });

  test('about tricks and variations', () => {
    expectGood([
      trick.TRICK_FAULTS,
      trick.noSeat('X'),
      [undefined, ...CARDS].map((card) => trick.noCard('XX', card)),
      CARDS.map((card) => trick.noLeader(3, 'V', card)),
      trick.looseMark('!'),
      trick.noMark('?!'),
      [2, 3, 4].map((size) => [
        trick.tooManyCards(3, 'CJ', size, true),
        trick.tooManyCards(3, 'CJ', size, false),
        [0, 1, 2, 3].map((cards) => trick.countedTooEarly(3, cards, size)),
      ]),
      trick.noPoints('viele'),
      trick.afterEnd(10),
      trick.tooDeep(16),
      trick.wrongNumberForm('3)', 3),
      trick.wrongVariationHead('Variation'),
    ]);
  });

  test('about JSON', () => {
    const words = labelsIn([
      data.DATA_FAULTS,
      EXAMPLES.map((example) => data.noMember('tricks', example)),
      data.unknownMember('title'),
      (['object', 'list', 'text'] as const).map((wanted) =>
        ['list', 'null', 'object', 'string', 'number', 'boolean'].map((is) =>
          data.otherValue(wanted, is),
        ),
      ),
      data.otherFormat('2', 1),
      data.otherGame('whist'),
      data.otherGame(null),
      data.byTheRules('61'),
      data.noCardOfSeat(['V', 'M', 'H']),
      data.noSuchMark(['good', 'mistake']),
    ]);
    // What is to be typed stands in the quotation marks of JSON.
    expectGood(words.map((line) => line.replaceAll(/"[^"]+"|\bnull\b/gu, 'X')));
  });
});

const GOOD = readFileSync('tests/unit/game/notation/good.hand', 'utf8');

test.each([
  [
    'CA SA\n',
    'CA SD\n',
    '„SD“ ist keine Karte. Schreib Farbe und Rang zusammen und zwischen zwei Karten ein Leerzeichen.',
  ],
  ['6. V S10', '6. V ST', '„ST“ ist keine Karte. Meinst du S10?'],
  ['3. M C8', '3. m c8', '„m“ ist kein Platz. Schreib den Platz als einen Großbuchstaben.'],
  [
    'source: A test',
    'sourse: A test',
    'Eine Zeile „sourse“ gibt es hier nicht. Meinst du „source“?',
  ],
  [
    '2. V S7',
    'Und nun klein.\n2. V S7',
    '„Und“ ergibt hier keinen Sinn. Verbessere oder lösch das. Eine Bemerkung für Autoren ist eine Zeile, die mit # beginnt.',
  ],
])('with %s as %s the parser gives the reason in German', (from, to, words) => {
  expect(GOOD).toContain(from);
  const parsed = parseHand(GOOD.replace(from, to));
  const [fault] = parsed.ok ? [] : parsed.errors;
  expect(`${fault?.message ?? ''} ${fault?.hint ?? ''}`).toBe(words);
});

test('a hint about JSON does not speak of the lines of a file', () => {
  const { contract, ...rest } = JSON.parse(
    '{ "id": "x", "title": "Y", "laws": "isko", "contract": { "kind": "solo", "trump": "C" }, "deal": {}, "tricks": [] }',
  ) as { contract: unknown };
  const parsed = parsePublicHand(JSON.stringify({ ...rest, contract, declarer: 'X' }));
  const faults = parsed.ok ? [] : parsed.errors;
  expect(faults.map(({ hint }) => hint).join(' ')).not.toMatch(/Zeile|Leerzeichen|Expected/u);
  expect(faults.map(({ message }) => message)).toContain('deal.V: Das fehlt.');
});
