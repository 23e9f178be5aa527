/** What things are called in German: every name and number word, and the sentences of the reckoning. */
import { describe, expect, test } from 'vitest';
import { spokenWord, wordsBySeat } from '#edition/game/words/bidding.ts';
import { dayWords } from '#edition/game/words/dates.ts';
import { contractName, gameAtBid, kindName } from '#edition/game/words/game-name.ts';
import { lawWords } from '#edition/game/words/laws.ts';
import { MARK_WORDS } from '#edition/game/words/mark-words.ts';
import { grouped, inWords, numberWord, readNumber } from '#edition/game/words/number-words.ts';
import { ORDINAL_WORDS, ordinal } from '#edition/game/words/ordinals.ts';
import { sayPlayer } from '#edition/game/words/players-by-number.ts';
import { COUNTED_WORDS, columnWords } from '#edition/game/words/score.ts';
import { SIDE_ABBREVIATIONS, SIDE_NAMES } from '#edition/game/words/sides.ts';
import { trumpsName } from '#edition/game/words/trumps.ts';
import { TWO_HANDED_SEATS } from '#edition/game/words/two-handed-seats.ts';
import { PART_WORDS, explainValue, partWords, sumWords } from '#edition/game/words/value.ts';
import { SUITS } from '../../../../src/game/skat/cards.ts';
import { CONTRACT_KINDS, KINDS } from '../../../../src/game/skat/contract.ts';
import type { Contract } from '../../../../src/game/skat/contract.ts';
import { LAWS, LAW_IDS } from '../../../../src/game/skat/laws.ts';
import { MULTIPLIERS } from '../../../../src/game/skat/laws/law.ts';
import { cardName, rankLetter } from '../../../../src/game/words/cards.ts';
import { chosenTerms } from '../../../../src/game/words/chosen-terms.ts';
import { gameInSentence, kindWithArticle } from '../../../../src/game/words/game-name.de.ts';
import { countedInWords, timesInWords } from '../../../../src/game/words/number-words.de.ts';
import { ordinalWord } from '../../../../src/game/words/ordinals.de.ts';
import { SCORE_COLUMNS } from '../../../../src/game/words/score-columns.ts';
import { ofSide } from '../../../../src/game/words/sides.de.ts';
import { expectGoodGerman } from '../../support/good-german.ts';

test('cards have German names and letters, whatever an attribute of the page says', () => {
  for (const attribute of [undefined, null, 'en', 'de']) expect(chosenTerms(attribute)).toBe('de');
  expect(cardName('CJ')).toBe('Kreuz-Bube');
  const court = ['HK', 'HQ', 'HJ', 'H10'] as const;
  expect(court.map((card) => rankLetter(card))).toEqual(['K', 'D', 'B', '10']);
  expect(court.map((card) => rankLetter(card, 'de', 'german'))).toEqual(['K', 'O', 'U', '10']);
});

describe('numbers', () => {
  test.each([
    [0, 'null'],
    [1, 'eins'],
    [16, 'sechzehn'],
    [17, 'siebzehn'],
    [21, 'einundzwanzig'],
    [30, 'dreißig'],
    [61, 'einundsechzig'],
    [77, 'siebenundsiebzig'],
    [99, 'neunundneunzig'],
  ])('%i in words is %s', (number, word) => {
    expect(numberWord(number)).toBe(word);
  });

  test('from 0 to 99 have words of their own, which are read back', () => {
    const words = Array.from({ length: 100 }, (_, number) => numberWord(number));
    expect(new Set(words).size).toBe(100);
    expect(words.map(readNumber)).toEqual(words.map((_, number) => number));
  });

  test.each([
    ['61', 61],
    ['−48', -48],
    ['Keine', 0],
    ['nichts', 0],
    ['einen', 1],
    [' Eine ', 1],
    ['zwo', 2],
    ['fuenfunddreissig', 35],
    ['manche', null],
    ['', null],
    ['6,5', null],
    ['constructor', null],
  ])('are read in “%s”: %j', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  test('in running text are words up to twelve', () => {
    expect([0, 1, 3, 12, 13].map((number) => inWords(number))).toEqual(
      ['null', 'eins', 'drei', 'zwölf', '13'], // prettier-ignore
    );
    expect([1, 2, 12, 13].map(timesInWords)).toEqual(['einmal', 'zweimal', 'zwölfmal', '13-mal']);
  });

  test('agree with their noun', () => {
    expect(countedInWords(0, 'trick')).toBe('keine Stiche');
    expect(countedInWords(1, 'sure trick')).toBe('ein sicherer Stich');
    expect(countedInWords(1, 'trick', 'accusative')).toBe('einen Stich');
    expect(countedInWords(1, 'card', 'dative')).toBe('einer Karte');
    expect(countedInWords(3, 'trick', 'dative')).toBe('drei Stichen');
    expect(countedInWords(61, 'point')).toBe('61 Augen');
  });

  test('have a point in their thousands', () => {
    expect([999, 1234, 13074].map(grouped)).toEqual(['999', '1.234', '13.074']);
  });

  test('in a row have a full stop, and words as far as there are tricks', () => {
    expect([1, 22].map(ordinal)).toEqual(['1.', '22.']);
    expect([ORDINAL_WORDS.length, ORDINAL_WORDS[0], ORDINAL_WORDS[9]]).toEqual(
      [10, 'erste', 'zehnte'], // prettier-ignore
    );
    expect([3, 7, 11].map(ordinalWord)).toEqual(['dritten', 'siebten', '11.']);
  });
});

test('a day has its month in letters', () => {
  expect(dayWords(Date.UTC(2026, 10, 22, 12))).toBe('22. November 2026');
});

describe('games', () => {
  test.each([
    ['gucki-solo', 'C', null, 'isko', 'Farbspiel in Kreuz', 'ein Kreuz-Spiel'],
    ['solo', 'H', null, 'isko', 'Herz Hand', 'ein Herz-Spiel aus der Hand'],
    [
      'solo',
      'H',
      'schneider',
      'isko',
      'Herz Hand, Schneider angesagt',
      'ein Herz-Spiel aus der Hand mit angesagtem Schneider',
    ],
    ['open-solo', 'S', null, 'isko', 'Pik ouvert', 'ein offenes Pik-Spiel'],
    ['grand-solo', null, null, 'isko', 'Grand Hand', 'Grand Hand'],
    ['open-nullo', null, null, 'isko', 'Null ouvert Hand', 'Null ouvert Hand'],
    ['solo', 'C', null, 'american-1922', 'Solo in Kreuz', 'Solo in Kreuz'],
    ['open-solo', 'D', null, undefined, 'Solo ouvert in Karo', 'Solo ouvert in Karo'],
    ['simple', 'S', null, undefined, 'Frage in Pik', 'Frage in Pik'],
    ['gucki-open-nullo', null, null, undefined, 'Guckinull ouvert', 'Guckinull ouvert'],
    ['schiebe-ramsch', null, null, 'league-1909', 'Schieberamsch', 'Schieberamsch'],
  ] as const)('%s, %s, %s, %s: %s', (kind, trump, announced, laws, name, inSentence) => {
    expect(contractName({ kind, trump, announced }, laws)).toBe(name);
    expect(gameInSentence({ kind, trump, announced }, laws)).toBe(inSentence);
  });

  test('have the article of their kind in each case, and the reader’s suits', () => {
    const game: Contract = { kind: 'gucki-solo', trump: 'C', announced: null };
    expect(gameInSentence(game, 'isko', 'german')).toBe('ein Eichel-Spiel');
    expect(contractName({ ...game, kind: 'solo' }, 'isko', 'german')).toBe('Eichel Hand');
    expect(kindWithArticle('gucki-grand', 'dative', 'ein')).toBe('einem Guckigrand');
    expect(kindWithArticle('simple', 'accusative', 'kein')).toBe('keine Frage');
    expect(kindWithArticle('solo', 'nominative')).toBe('das Solo');
  });

  test('have their bid behind them', () => {
    expect(gameAtBid('Grand Hand', 48)).toBe('Grand Hand, gereizt bis 48');
    expect(gameAtBid('Ramsch', null)).toBe('Ramsch');
  });

  test('of one rule book never share a name', () => {
    for (const id of LAW_IDS) {
      const { ramsch, rates } = LAWS[id];
      const names = CONTRACT_KINDS.filter((kind) => kind in rates || kind in ramsch).map((kind) =>
        kindName(kind, id),
      );
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('of every kind, suit and announcement are German', () => {
    expectGoodGerman(
      CONTRACT_KINDS.flatMap((kind) =>
        (KINDS[kind].trumps === 'suit' ? SUITS : [null]).flatMap((trump) =>
          ([null, 'schneider', 'schwarz'] as const).flatMap((announced) =>
            ([undefined, ...LAW_IDS] as const).flatMap((laws) => [
              contractName({ kind, trump, announced }, laws),
              gameInSentence({ kind, trump, announced }, laws),
            ]),
          ),
        ),
      ),
    );
    expectGoodGerman(
      CONTRACT_KINDS.flatMap((kind) =>
        (['nominative', 'accusative', 'dative'] as const).map((wanted) =>
          kindWithArticle(kind, wanted, 'ein'),
        ),
      ),
    );
  });

  test('are called by their trumps alone in tables', () => {
    expect(trumpsName('C', 'isko')).toBe('Kreuz');
    expect(trumpsName('C', 'isko', 'de', 'german')).toBe('Eichel');
    expect([trumpsName('grand'), trumpsName('null'), trumpsName('null', 'isko')]).toEqual(
      ['Grand', 'Null', 'Null'], // prettier-ignore
    );
  });
});

describe('the reckoning', () => {
  const value = {
    declarer: 'V',
    base: 12,
    parts: [{ name: 'game', amount: 1 }],
    matadors: { with: 3 },
    multiplier: 4,
    points: 48,
    overbid: null,
    won: true,
    doubled: false,
    score: 48,
  } as const;

  test('is counted up as at the table', () => {
    expect(sumWords(value)).toBe('mit 3, Spiel 4; 4 × 12 = 48');
    expect(
      partWords({
        matadors: { without: 1 },
        parts: [...value.parts, { name: 'hand', amount: 1 }, { name: 'schneider', amount: 1 }],
      }),
    ).toEqual(['ohne 1', 'Spiel 2', 'Hand 3', 'Schneider 4']);
  });

  test('says what a loss and a bid too high make of it', () => {
    expect(explainValue(value)).toBe('mit 3, Spiel 4; 4 × 12 = 48');
    expect(
      explainValue({
        ...value,
        overbid: { bid: 50, raisedTo: 60 },
        won: false,
        doubled: true,
        score: -120,
      }),
    ).toBe(
      'mit 3, Spiel 4; 4 × 12 = 48, weniger als die gereizten 50; der nächste Wert, der reicht, ist 60; verloren zählt doppelt, also 120',
    );
    expect(explainValue({ ...value, base: 23, parts: [], matadors: null, multiplier: 1 })).toBe(
      'fester Wert 23',
    );
  });

  test('of a Ramsch says who pays', () => {
    const ramsch = {
      declarer: null,
      base: 20,
      parts: [],
      matadors: null,
      multiplier: 1,
      points: 20,
      overbid: null,
      won: null,
      doubled: false,
      score: -20,
    } as const;
    expect(explainValue({ ...ramsch, scores: { V: -20, M: 0, H: -20 } })).toBe(
      '20 minus für Vorhand und Hinterhand',
    );
    expect(explainValue({ ...ramsch, scores: { V: 0, M: 0, H: 0 } })).toBe(
      'alle gleichauf, niemand zahlt',
    );
  });
});

test('the bidding is spoken as at the table', () => {
  const rungs = ['18', 'Herz'];
  const word = { from: 'M', to: 'V', rung: 0 } as const;
  expect(
    (['ask', 'yes', 'no', 'pass'] as const).map((say) => spokenWord({ ...word, say }, rungs)),
  ).toEqual(['18?', 'Ja.', 'Nein.', 'Ich passe.']);
  expect(spokenWord({ ...word, say: 'no' }, rungs, 'pass')).toBe('Passe.');
  expect(
    wordsBySeat(
      [
        { seat: 'M', say: 'bid', amount: 18 },
        { seat: 'V', say: 'yes' },
        { seat: 'M', say: 'pass' },
        { seat: 'H', say: 'pass' },
      ],
      'H',
    ),
  ).toEqual({ V: 'ja', M: 'passt', H: 'passe' });
});

test('rule books fit in a sentence', () => {
  expect(LAW_IDS.map((law) => `nach den ${lawWords(law).inText}`)).toEqual([
    'nach den Regeln von 1922',
    'nach den Regeln der Liga von 1909',
    'nach den Regeln des Standard Hoyle von 1912',
    'nach den Regeln von heute',
  ]);
  expect(lawWords('isko').inFull).toBe('Heute: die Internationale Skatordnung');
});

test('what a side has is its own', () => {
  expect(['declarer', 'defenders', 'V', 'A and B'].map(ofSide)).toEqual([
    'des Alleinspielers',
    'der Gegenspieler',
    'von Vorhand',
    'von A und B',
  ]);
});

test('labels are German', () => {
  expectGoodGerman([
    ...Object.values(MARK_WORDS),
    ...LAW_IDS.flatMap((law) => [
      lawWords(law).inText,
      lawWords(law).inShort,
      ...SCORE_COLUMNS.map((column) => columnWords(column, law)),
    ]),
    ...MULTIPLIERS.flatMap((name) => [COUNTED_WORDS[name], PART_WORDS[name]]),
    ...[SIDE_NAMES, SIDE_ABBREVIATIONS].flatMap((names) => Object.values(names).map(String)),
    ...Object.values(TWO_HANDED_SEATS),
    sayPlayer(1),
  ]);
  expect(columnWords('skat', 'isko')).toBe('Mit Skat');
});
