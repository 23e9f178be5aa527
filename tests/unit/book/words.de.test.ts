/** What stands around chapters, hands and notes in German, whatever the numbers, cards and seats. */
import { describe, expect, test } from 'vitest';
import { anyOfRank, fourOfRank } from '#edition/book/card-value-words.ts';
import { aboveChapter, aboveToday, sayAfter, sayAfterPages } from '#edition/book/chapter-words.ts';
import { citeHeading, citePage } from '#edition/book/cited-words.ts';
import { sayAgree, sayAllAgree } from '#edition/book/four-words.ts';
import { sayWordsFound } from '#edition/book/glossary-finder.ts';
import { sayShown } from '#edition/book/hand-filter-words.ts';
import {
  describeHand,
  handNumber,
  illustrativeHand,
  numberedHand,
  plainHandName,
  titleWithNumber,
} from '#edition/book/hand-page-words.ts';
import { mentionLaw, nameLaw, titleInLine, titleOfLaw } from '#edition/book/law-words.ts';
import {
  askForTen,
  dealTimes,
  hearOwnResult,
  nameOwnGame,
  sayEightRule,
  sayGrandRule,
  sayOwnResult,
} from '#edition/book/own-hand-words.ts';
import { mentionPages, namePages, namePagesOf1922 } from '#edition/book/page-words.ts';
import { handAndPlace, namePlace } from '#edition/book/place-words.ts';
import {
  nameCertain,
  openByPoints,
  sayWorstSearch,
  titleWorst,
} from '#edition/book/proof-words.ts';
import { countInSuit, rowOfTrumps, tenWithTrumps } from '#edition/book/question-words.ts';
import { countEight } from '../../../src/strategy/bidding/eight-rule.ts';
import { RANKS, SUITS } from '../../../src/game/skat/cards.ts';
import { CONTRACT_KINDS, KINDS } from '../../../src/game/skat/contract.ts';
import type { Contract } from '../../../src/game/skat/contract.ts';
import { LAW_IDS } from '../../../src/game/skat/laws.ts';
import { SEATS } from '../../../src/game/skat/seats.ts';
import { pageMentions } from '../../../src/book/page-links.ts';
import { handOrigin, wayToHand } from '../../../src/book/hand-names.ts';
import { claimProblem } from '../../../src/book/typed-claims.ts';
import { MENTIONS } from '../../../src/book/mentions.ts';
import { readHandFiles } from '../../../src/book/read-hand-files.ts';
import { expectGoodGerman } from '../support/good-german.ts';

const COUNTS = [0, 1, 2, 3, 11] as const;

const contracts: readonly Contract[] = CONTRACT_KINDS.flatMap((kind) =>
  (KINDS[kind].trumps === 'suit' ? SUITS : [null]).map((trump) => ({
    kind,
    trump,
    announced: null,
  })),
);

const fromBook = (source: string | null, number: number | null, page: string | null) => ({
  ...readHandFiles()[0]!,
  ...{ source, number, page },
});

describe('pages, chapters and books', () => {
  test.each([
    [namePages('37'), 'Seite 37'],
    [namePages('82–83'), 'Seiten 82–83'],
    [mentionPages('4, 7'), 'Seiten 4, 7'],
    [namePagesOf1922('84'), 'Seite 84 im Buch von 1922'],
    [aboveChapter(3, undefined), 'Kapitel 3'],
    [aboveChapter(15, 2), 'Kapitel 15, Teil 2'],
    [aboveToday(4), 'Skat heute, 4'],
    [sayAfter('dem Abschnitt „Dealing“'), 'Nach dem Abschnitt „Dealing“'],
    [sayAfterPages('92–101'), 'Nach den Seiten 92–101 im Buch von 1922'],
    [sayAfterPages('162'), 'Nach Seite 162 im Buch von 1922'],
    [citePage('40–44'), 'S. 40–44'],
    [citeHeading('Dealing'), 'unter „Dealing“'],
    [mentionLaw(33), 'Regel 33'],
    [nameLaw(33), 'Regel 33'],
    [titleOfLaw(61, 'Zu hoch gereizt'), 'Regel 61: Zu hoch gereizt'],
    [titleInLine('Das Geben'), 'Das Geben'],
  ])('%s', (said, wanted) => {
    expect(said).toBe(wanted);
  });

  test('each page of 1922 that a German text names is found', () => {
    const pages = (text: string) => pageMentions(text).flatMap(({ page }) => page ?? []);
    expect(pages('Auf Seite 84 und auf Seite xi steht es anders.')).toEqual(['84', 'xi']);
    expect(pages('Siehe Seiten 84 und 90–92, auch Seiten 3, 5 oder 7 bis 9.')).toEqual(
      '84 90 92 3 5 7 9'.split(' '),
    );
    expect(pages('Auf deiner Seite sind zwei Seiten frei.')).toEqual([]);
  });

  test('who agrees', () => {
    expect(sayAllAgree(4)).toBe('Alle vier sind sich einig.');
    expect(sayAllAgree(3)).toBe('Alle drei sind sich einig.');
    expect(sayAgree(['foster', 'hoyle', 'today'])).toBe(
      'Foster, Hoyle und die heutige Ordnung sind sich einig.',
    );
    expect(sayAgree(['today'])).toBe('Das steht nur in der heutigen Ordnung.');
    expect(sayAgree(['eichhorn'])).toBe('Das steht nur bei Eichhorn.');
  });
});

describe('ranks and suits', () => {
  test('each rank has its gender and its plural', () => {
    expect(RANKS.map(anyOfRank).join(', ')).toBe(
      'Jeder Bube, Jedes Ass, Jede Zehn, Jeder König, Jede Dame, Jede Neun, Jede Acht, Jede Sieben',
    );
    expect(RANKS.map(fourOfRank).join(', ')).toBe(
      'Die vier Buben, Die vier Asse, Die vier Zehnen, Die vier Könige, Die vier Damen, Die vier Neunen, Die vier Achten, Die vier Siebenen',
    );
  });

  test('suits stand without an article', () => {
    expect(countInSuit('C', 'mit 6')).toBe('In Kreuz: mit 6.');
    expect(tenWithTrumps('H')).toBe('Zehn Karten, Herz ist Trumpf');
    expect(rowOfTrumps('D')).toBe('Alle Trümpfe, wenn Karo Trumpf ist, der höchste zuerst');
    expectGoodGerman(SUITS.flatMap((suit) => [tenWithTrumps(suit), rowOfTrumps(suit)]));
  });
});

describe('hands', () => {
  test.each([
    [handNumber(9), 'Nr. 9'],
    [illustrativeHand(9), 'Beispielspiel Nr. 9'],
    [numberedHand(9), 'Spiel Nr. 9'],
    [plainHandName(9), 'Spiel 9'],
    [titleWithNumber(9, 'Solo in Kreuz'), 'Nr. 9: Solo in Kreuz'],
    [wayToHand(fromBook('Skat heute', 6, null)).label, 'Skat heute, Nr. 6'],
    [
      handOrigin(fromBook('American Skat (1909)', 3, '40')),
      'American Skat (1909), Nr. 3, Seite 40',
    ],
    [handOrigin(fromBook(null, null, '40–41')), 'Seiten 40–41'],
    [handOrigin(fromBook(null, null, null)), null],
    [sayShown(5, 56), '5 von 56 Spielen'],
    [sayShown(56, 56), 'Alle 56 Spiele'],
    [sayWordsFound(1), 'Ein Wort.'],
    [sayWordsFound(11), '11 Wörter.'],
    [handAndPlace('Spiel 1', namePlace({ at: 'deal' }, null)), 'Spiel 1, nach dem Geben'],
    [namePlace({ at: 'layout' }, null), 'vor dem ersten Ausspiel'],
    [namePlace({ at: 'trick', trick: 6, cards: 0 }, null), 'Stich 6'],
    [
      namePlace({ at: 'trick', trick: 2, cards: 2 }, 'Er sticht klein'),
      'Stich 2, zweite Karte in „Er sticht klein“',
    ],
  ])('%s', (said, wanted) => {
    expect(said).toBe(wanted);
  });

  test('a hand in a sentence, whatever the game and the laws', () => {
    expect(
      describeHand(
        'Beispielspiel Nr. 9',
        true,
        { kind: 'solo', trump: 'C', announced: null },
        'american-1922',
      ),
    ).toBe(
      'Beispielspiel Nr. 9 aus Fosters Handbuch, Solo in Kreuz: Karte für Karte zum Nachspielen, mit den Augen beider Parteien, mit Kommentaren und mit dem, was jede Karte wert war.',
    );
    expectGoodGerman(
      contracts.flatMap((contract) =>
        LAW_IDS.map((laws) => describeHand('Das Spiel', false, contract, laws)),
      ),
    );
  });

  test('a claim about a trick is held against the hand, its numbers in figures or words', () => {
    const hands = readHandFiles();
    expect(claimProblem('In Spiel 12, Stich 2 bringt 15.', hands)).toBeNull();
    expect(claimProblem('In Spiel Nr. 12, Stich zwei zählt fünfzehn.', hands)).toBeNull();
    expect(claimProblem('In Spiel 12, Stich 2 bringt 16.', hands)).toContain('it is 15');
  });

  test.each([
    ['der sechste Stich', 't6', true],
    ['im sechsten Stich', 't6', true],
    ['in Stich 6', 't6.2', true],
    ['im fünften und sechsten Stich', 't5', true],
    ['des dritten Stichs', 't3', true],
    ['der sechste Stich', 't5', false],
    ['im zweiten Stich', 't3', false],
    ['in Stich 6', 't5', false],
    ['die blanke Zehn', 't5', true],
  ])('“%s” may lead to %s: %s', (text, place, isRight) => {
    const book = { hands: readHandFiles(), chapters: new Set(''), laws: new Map(), measures: [] };
    const problem = MENTIONS['At']?.({ props: { hand: 'foster-12', place }, text }, book);
    expect(problem === null).toBe(isRight);
  });
});

describe('the worst deals', () => {
  test('each in every seat and game', () => {
    expect(nameCertain('88', 'V', { kind: 'solo', trump: 'C', announced: null })).toBe(
      'Seite 88, Vorhand, Solo in Kreuz',
    );
    expect(titleWorst('123', 'M')).toBe(
      'Seite 123, Mittelhand: die schlimmste Verteilung, die gefunden wurde',
    );
    expect(sayWorstSearch(13074, 1922)).toBe(
      'Die Zahlen sind die Augen des Alleinspielers, wenn alle mit offenen Karten am besten spielen, und zwar in der schlimmsten von 13.074 Verteilungen für jeden Platz, Startwert 1922.',
    );
    expectGoodGerman([
      ...SEATS.flatMap((seat) => contracts.map((game) => nameCertain('124', seat, game))),
      ...SEATS.map((seat) => titleWorst('124', seat)),
      ...COUNTS.flatMap((count) => [openByPoints(count), sayWorstSearch(count, 1)]),
    ]);
  });
});

describe('the reader’s own hand', () => {
  const measured = { count: 8, share: '37 ± 1', seat: 'M' } as const;

  test.each([
    [nameOwnGame('grand'), 'Grand'],
    [nameOwnGame('nullo'), 'Null'],
    [nameOwnGame('S'), 'Solo in Pik'],
    [askForTen(0), 'Wähle zehn Karten. Gezählt und verteilt wird, wenn das Blatt voll ist.'],
    [askForTen(3), 'Du hast 3 von 10 Karten. Gezählt und verteilt wird, wenn das Blatt voll ist.'],
    [dealTimes(1000), '1.000 Mal verteilen'],
    [
      sayOwnResult({ share: '37', margin: '3', won: 370, deals: 1000 }, 1922),
      'Gewonnen: {share} ± 3 von 100, das sind 370 von 1.000 Verteilungen, Startwert 1922.',
    ],
    [
      hearOwnResult({ share: '37,5', margin: '0,3', won: 1, deals: 1 }),
      '37,5 von 100 gewonnen, Fehlergrenze 0,3.',
    ],
  ])('%s', (said, wanted) => {
    expect(said).toBe(wanted);
  });

  test('the count to seven, and what is missing for a Grand', () => {
    const count = { jacks: 2, plain: 3, suits: 2, tricks: 5, isShort: true };
    expect(sayGrandRule({ ...count, suitsNeeded: 4, pile: 72 }, measured)).toBe(
      'Gezählt bis sieben: 2 Stichbuben und 3 Karten in 2 Farben machen 5 sichere Stiche; aber es müssen sieben sein, sie müssen in vier Farben liegen und die Gegenspieler können auf deine verlorenen Stiche 72 Augen legen. Blätter, die 8 zählen, gewinnen in Mittelhand 37 ± 1 von 100 Spielen.',
    );
    const whole = { jacks: 3, plain: 4, suits: 2, tricks: 7, isShort: false };
    expect(
      sayGrandRule({ ...whole, suitsNeeded: null, pile: null }, { ...measured, share: undefined }),
    ).toBe(
      'Gezählt bis sieben: 3 Stichbuben und 4 Karten in 2 Farben machen 7 sichere Stiche; nach der ganzen Regel ist das ein Grand.',
    );
  });

  test('every count is in its number and case', () => {
    expectGoodGerman([
      ...COUNTS.flatMap((count) => [
        askForTen(count),
        dealTimes(count),
        sayOwnResult({ share: '0', margin: '1', won: count, deals: count }, 1),
        ...[0, 1, 2].flatMap((plain) =>
          [null, 2, 3].map((suitsNeeded) =>
            sayGrandRule(
              {
                ...{ jacks: count, plain, suits: Math.min(1, plain), tricks: count + plain },
                ...{ isShort: true, suitsNeeded, pile: 60 },
              },
              measured,
            ),
          ),
        ),
      ]),
      ...SEATS.flatMap((seat) =>
        SUITS.map((suit) =>
          sayEightRule(
            countEight(['CJ', 'SJ', 'CA', 'C10', 'SA', 'S10', 'HA', 'H10', 'DA', 'D10'], suit),
            true,
            { ...measured, seat },
          ),
        ),
      ),
    ]);
  });
});
