/** What things are called: every name and number word, spelled here anew. */
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import { CONTRACT_KINDS } from '../../../../src/game/skat/contract.ts';
import { LAWS, LAW_IDS } from '../../../../src/game/skat/laws.ts';
import { cardName, cardNames } from '../../../../src/game/words/cards.ts';
import { dayWords } from '#edition/game/words/dates.ts';
import { signed } from '../../../../src/game/words/figures.ts';
import { listJoints, listed } from '#edition/game/words/lists.ts';
import { MARK_SIGNS, markOf } from '../../../../src/game/words/marks.ts';
import { counted, nounFor } from '#edition/game/words/nouns.ts';
import { inWords, numberWord, readNumber } from '#edition/game/words/number-words.ts';
import { ORDINAL_WORDS, ordinal } from '#edition/game/words/ordinals.ts';
import {
  contractName,
  kindName,
  gameAtBid,
  gameInSentence,
} from '#edition/game/words/game-name.ts';
import { capital } from '../../../../src/game/words/text.ts';
import { trumpsName } from '#edition/game/words/trumps.ts';

describe('cards', () => {
  test('have a name of their own in each language and pack', () => {
    for (const terms of ['en', 'de'] as const) {
      for (const style of ['french', 'german'] as const) {
        const names = CARDS.map((card) => cardName(card, terms, style));
        expect(new Set(names).size).toBe(32);
        expect(names.join()).not.toContain('undefined');
      }
    }
  });

  test.each([
    ['DQ', 'en', 'french', 'queen of diamonds'],
    ['DQ', 'en', 'german', 'Ober of bells'],
    ['DQ', 'de', 'french', 'Karo-Dame'],
    ['S10', 'de', 'german', 'Grün-Zehn'],
  ] as const)('%s, %s, %s pack: %s', (card, terms, style, name) => {
    expect(cardName(card, terms, style)).toBe(name);
  });

  test('stand in a list in the order given', () => {
    expect(cardNames(['H7', 'D10'])).toBe('7 of hearts and 10 of diamonds');
  });
});

describe('a list', () => {
  test.each([
    [[], '', ''],
    [['a'], 'a', 'a'],
    [['a', 'b'], 'a and b', 'a or b'],
    [['a', 'b', 'c'], 'a, b and c', 'a, b or c'],
    [['a', 'b', 'c', 'd'], 'a, b, c and d', 'a, b, c or d'],
  ])('of %j has no comma before its last word', (words, and, or) => {
    expect(listed(words)).toBe(and);
    expect(listed(words, 'or')).toBe(or);
    expect(
      listJoints(words.length)
        .flatMap((joint, index) => [joint, words[index]])
        .join(''),
    ).toBe(and);
  });
});

describe('numbers', () => {
  test.each([
    [0, 'no'],
    [1, 'one'],
    [12, 'twelve'],
    [20, 'twenty'],
    [61, 'sixty-one'],
    [99, 'ninety-nine'],
  ])('%i in words is %s', (number, word) => {
    expect(numberWord(number)).toBe(word);
    expect(readNumber(word)).toBe(number);
    expect(readNumber(` ${capital(word)} `)).toBe(number);
  });

  test('from 0 to 99 have words of their own, which are read back', () => {
    for (let number = 0; number < 100; number++) {
      expect(readNumber(numberWord(number))).toBe(number);
    }
  });

  test.each([
    ['61', 61],
    ['−48', -48],
    ['-48', -48],
    ['zero', 0],
    ['nothing', 0],
    ['an', 1],
    ['some', null],
    ['', null],
    ['6.5', null],
    ['constructor', null],
  ])('are read in “%s”: %j', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  test('in running text are words up to ten', () => {
    expect([0, 1, 10, 11, 25].map((number) => inWords(number))).toEqual(
      ['no', 'one', 'ten', '11', '25'], // prettier-ignore
    );
  });

  test('have their sign as print has it, and no comma in thousands', () => {
    expect([9, -48, 0, -0, 1234, -5000].map(signed)).toEqual(
      ['+9', '\u221248', '0', '0', '+1234', '\u22125000'], // prettier-ignore
    );
  });

  test.each(
    '1st 2nd 3rd 4th 5th 10th 11th 12th 13th 21st 22nd 23rd 24th 66th 101st 111th 112th'.split(' '),
  )('in a row: %s', (said) => {
    expect(ordinal(Number.parseInt(said, 10))).toBe(said);
  });

  test('have ordinals in words as far as there are tricks', () => {
    expect(ORDINAL_WORDS).toHaveLength(10);
    expect([ORDINAL_WORDS[0], ORDINAL_WORDS[9]]).toEqual(['first', 'tenth']);
  });

  test('take their noun in the form that fits', () => {
    expect([0, 1, 2, 21].map((number) => counted(number, 'sure trick'))).toEqual(
      ['0 sure tricks', '1 sure trick', '2 sure tricks', '21 sure tricks'], // prettier-ignore
    );
    expect(nounFor(1, 'point')).toBe('point');
  });
});

test('a day is said without its month in figures, which two countries read two ways', () => {
  expect(dayWords(Date.UTC(2026, 10, 22, 12))).toBe('22 November 2026');
});

test('marks are found by their signs and by nothing else', () => {
  for (const [mark, sign] of Object.entries(MARK_SIGNS)) expect(markOf(sign)).toBe(mark);
  for (const text of ['', '!!', '??', '?!', 'good', 'toString']) expect(markOf(text)).toBeNull();
});

describe('games', () => {
  const solo = { kind: 'solo', trump: 'C', announced: 'schneider' } as const;

  test.each([
    ['american-1922', 'Solo in clubs, schneider announced'],
    ['league-1909', 'Solo in clubs, schneider announced'],
    ['isko', 'Suit game in clubs, Hand, schneider announced'],
    [undefined, 'Solo in clubs, schneider announced'],
  ] as const)('are called as their rule book’s players call them: %s, %s', (laws, name) => {
    expect(contractName(solo, laws)).toBe(name);
  });

  test('follow the reader’s suits', () => {
    expect(contractName(solo, 'isko', 'german')).toBe(
      'Suit game in acorns, Hand, schneider announced',
    );
  });

  test.each([
    ['gucki-open-nullo', undefined, 'Gucki Open Nullo'],
    ['gucki-open-nullo', 'isko', 'Null ouvert'],
    ['open-nullo', 'isko', 'Null ouvert Hand'],
    ['grand-solo', 'isko', 'Grand Hand'],
    ['simple', undefined, 'Simple Game'],
    ['schiebe-ramsch', 'league-1909', 'Schiebe-Ramsch'],
  ] as const)('%s under %s is a %s', (kind, laws, name) => {
    expect(kindName(kind, laws)).toBe(name);
    expect(contractName({ kind, trump: null, announced: null }, laws)).toBe(name);
  });

  test.each([
    ['gucki-solo', 'C', null, 'isko', 'a suit game in clubs'],
    ['solo', 'H', null, 'isko', 'a suit game in hearts from the hand'],
    ['solo', 'H', 'schneider', 'isko', 'a suit game in hearts from the hand, schneider announced'],
    ['open-solo', 'S', null, 'isko', 'an open suit game in spades'],
    ['grand-solo', null, null, 'isko', 'Grand Hand'],
    ['solo', 'C', null, 'american-1922', 'Solo in clubs'],
  ] as const)('%s, %s, %s, %s: in a sentence %s', (kind, trump, announced, laws, name) => {
    expect(gameInSentence({ kind, trump, announced }, laws)).toBe(name);
  });

  test('have their bid behind them, after a comma where they have one themselves', () => {
    expect(gameAtBid('Grand Hand', 48)).toBe('Grand Hand at a bid of 48');
    expect(gameAtBid('Solo in clubs, schneider announced', 24)).toBe(
      'Solo in clubs, schneider announced, at a bid of 24',
    );
    expect(gameAtBid('Ramsch', null)).toBe('Ramsch');
  });

  test('are called by their trumps alone in tables', () => {
    expect(trumpsName('C', 'isko')).toBe('clubs');
    expect(trumpsName('C', 'isko', 'de', 'german')).toBe('Eichel');
    expect(trumpsName('grand')).toBe('Grand');
    expect([trumpsName('null'), trumpsName('null', 'isko', 'de')]).toEqual(['Nullo', 'Null']);
  });

  test('of one rule book never share a name', () => {
    for (const id of LAW_IDS) {
      const { ramsch, rates } = LAWS[id];
      const known = CONTRACT_KINDS.filter((kind) => kind in rates || kind in ramsch);
      expect(new Set(known.map((kind) => kindName(kind, id))).size, id).toBe(known.length);
    }
  });
});

test.each([
  ['', ''],
  ['a', 'A'],
  ['trick 4', 'Trick 4'],
  ['10 of hearts', '10 of hearts'],
  ['überstechen', 'Überstechen'],
])('“%s” with a capital is “%s”', (text, said) => {
  expect(capital(text)).toBe(said);
});
