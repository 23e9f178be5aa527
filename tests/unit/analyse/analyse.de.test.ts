/** The analysis room in German: on the table, over an evening, of a pasted text and of one player’s habits. */
import { describe, expect, test } from 'vitest';
import * as compare from '#edition/analyse/compare-words.ts';
import * as cost from '#edition/analyse/evening/cost-words.ts';
import * as evening from '#edition/analyse/evening/evening-words.ts';
import * as gameWords from '#edition/analyse/evening/game-words.ts';
import * as report from '#edition/analyse/evening/report-words.ts';
import * as fault from '#edition/analyse/fault/fault-words.ts';
import * as grid from '#edition/analyse/grid-words.ts';
import * as habits from '#edition/analyse/habits/habit-words.ts';
import * as paste from '#edition/analyse/paste/paste-words.ts';
import * as picture from '#edition/analyse/picture-words.ts';
import { READER_NAMES } from '#edition/analyse/reader-names.ts';
import * as pieces from '#edition/game/notation/pieces/piece-words.ts';
import * as room from '#edition/analyse/room-words.ts';
import * as setUp from '#edition/analyse/set-up-words.ts';
import * as table from '#edition/analyse/table-words.ts';
import * as text from '#edition/analyse/text-words.ts';
import { HABITS } from '../../../src/analyse/habits/habit.ts';
import { withMargin } from '../../../src/analyse/habits/with-margin.ts';
import type { PictureLine, PicturePlace } from '../../../src/analyse/picture-position.ts';
import { PLACES } from '../../../src/analyse/set-up.ts';
import type { Worth } from '../../../src/analyse/worth.ts';
import { DEEDS } from '../../../src/game/analysis/deeds.ts';
import { CARDS } from '../../../src/game/skat/cards.ts';
import type { Contract } from '../../../src/game/skat/contract.ts';
import { SEATS } from '../../../src/game/skat/seats.ts';
import { expectGoodGerman } from '../support/good-german.ts';
import { labelsIn } from '../support/labels-in.ts';

/** The ending of a file is no full stop behind a gap. */
const plain = (line: string): string => line.replaceAll(' .hand', ' hand');

const COUNTS = [0, 1, 2, 3, 11];
const YES_NO = [true, false];
const SIDES = ['declarer', 'defenders'] as const;
const NAMES = ['Anna', 'Max', 'Vorhand', 'Du'];
const LAWS = ['isko', 'american-1922'] as const;
const PIECES = ['record', 'hand', 'data', 'cards', 'link', 'words'] as const;
const DAY = Date.UTC(2010, 11, 6, 12);

const solo: Contract = { kind: 'solo', trump: 'C', announced: null };
const grand: Contract = { kind: 'gucki-grand', trump: null, announced: null };
const nullo: Contract = { kind: 'nullo', trump: null, announced: null };
const announced: Contract = { kind: 'grand-solo', trump: null, announced: 'schneider' };
const tournee: Contract = { kind: 'tournee', trump: 'H', announced: null };
const CONTRACTS = [solo, grand, nullo, announced, tournee];

const WORTHS: readonly Worth[] = [
  ...COUNTS.map((value) => ({ measure: 'points' as const, value })),
  ...(['no-trick', 'every-trick'] as const).flatMap((measure) =>
    [0, 1].map((value) => ({ measure, value })),
  ),
];

describe('the words of the analysis room are good German', () => {
  test('in the labels of the page', () => {
    expectGoodGerman(
      labelsIn([
        ...[compare, cost, evening, gameWords, report, fault, grid, habits],
        ...[paste, picture, room, setUp, table, text],
      ]).map(plain),
    );
  });

  test('for every card, place and count of the set-up', () => {
    expectGoodGerman([
      ...CARDS.flatMap((card) => [
        ...PLACES.flatMap((place) => [
          ...YES_NO.map((isLifted) => setUp.cardInPack(card, place, isLifted)),
          ...COUNTS.map((room) => setUp.sayPut(card, place, room)),
          compare.exchangeClause({ card, place }, { card: 'CJ', place: 'V' }),
          compare.movedClause([card], place),
          compare.movedClause([card, 'CJ'], place),
        ]),
        setUp.cardInPack(card, null, false),
        setUp.sayTakenBack(card),
        setUp.askForSwap(card),
        setUp.saySwapped(card, 'D7'),
        compare.putAwayClause([card, 'D7']),
        ...labelsIn(paste.cardTwice(card)),
      ]),
      ...PLACES.flatMap((place) => [
        setUp.sayFull(place),
        ...COUNTS.flatMap((cards) => [
          setUp.sayToDeal(cards, [
            { place, room: cards },
            { place: 'skat', room: 1 },
          ]),
          ...labelsIn(paste.tooManyCards(place, cards, 10)),
          paste.sayCardsRead([{ place, cards }], ['Hallo']),
        ]),
      ]),
      ...CONTRACTS.flatMap((contract) => LAWS.map((laws) => setUp.sayNoneToTurn(contract, laws))),
    ]);
  });

  test('for every comparison', () => {
    expectGoodGerman([
      ...WORTHS.flatMap((now) => [
        compare.sayWasRamsch(now),
        compare.sayAsBefore(now),
        compare.shortWorth(now),
        ...WORTHS.map((before) => compare.sayWorths(before, now)),
      ]),
      ...COUNTS.flatMap((before) =>
        [[], [61], [61, 91]].map((crossed) => compare.sayPoints(before, 100, crossed)),
      ),
      ...COUNTS.flatMap((count) => [
        compare.manyMovedClause(count),
        compare.bestPairs(count),
        compare.rankOfPair(count),
        compare.sayWorkingGames({ hand: 'before', done: count, total: 36 }),
      ]),
      compare.sayWorkingGames(null),
      ...SEATS.map(compare.declarerClause),
      ...LAWS.flatMap((laws) => [
        compare.sayGamesLegend(laws),
        grid.sayGridLegend(laws),
        ...CONTRACTS.flatMap((contract) => [
          compare.gameClause({ contract, laws }, { contract: grand, laws }),
          grid.sayBests([{ seat: 'V', game: { contract, score: 96 } }], laws),
          ...YES_NO.map((isWon) => grid.cellWords('M', contract, laws, isWon).trim()),
        ]),
        grid.sayBests([{ seat: 'H', game: null }], laws),
      ]),
      ...COUNTS.flatMap((count) => YES_NO.map((one) => grid.sayFound(count, count, one))),
    ]);
  });

  test('for every evening', () => {
    const decided = [
      ...(['cards', 'play'] as const).map((by) => ({ is: 'won' as const, by })),
      ...(['cards', 'play', 'bid'] as const).map((by) => ({ is: 'lost' as const, by })),
    ];
    const given = SIDES.flatMap((side) =>
      COUNTS.flatMap((count) => [
        { side, points: count, times: count },
        { side, points: null, times: count },
      ]),
    );
    const tally = { won: 1, lost: 2, score: 3 };
    const none = { wonByCards: 0, wonByPlay: 0, lostByCards: 0, lostByPlay: 0, lostByBid: 0 };
    expectGoodGerman([
      ...decided.flatMap((one) => [
        cost.decidedWords(one),
        evening.gameOfEvening(3, 36, one),
        ...WORTHS.map(({ measure, value }) =>
          cost.costLine(
            one,
            { measure, needed: 61, best: value, end: value, mistakes: [] },
            given.slice(0, 1),
          ),
        ),
      ]),
      ...given.map((one) => cost.givenWords([one])),
      cost.givenWords([]),
      ...YES_NO.flatMap((won) => [
        cost.outcomeLine({ won, points: 77, score: 48 }),
        cost.outcomeLine({ won, points: null, score: -96 }),
      ]),
      ...COUNTS.flatMap((count) => [
        cost.sayReasons({
          won: (['cards', 'play'] as const).map((by) => ({ by, games: count })),
          lost: (['cards', 'play', 'bid'] as const).map((by) => ({ by, games: count })),
        }),
        ...YES_NO.map((isStopped) => evening.sayAnalysing(1, count, isStopped)),
        evening.sayAnalysed(count || 1),
        evening.eveningDetails(count, DAY),
        evening.eveningName({ is: 'games', number: count }, DAY),
        evening.eveningName({ is: 'part', from: 1, to: 10_000 + count }, DAY),
        evening.eveningName({ is: 'cards' }, DAY),
        ...COUNTS.map((wrong) =>
          report.sayReport({
            ...{ games: count, passed: wrong, wrong, found: 0, toFind: 0 },
            all: { ...none, ...tally },
            ...{ byPlayer: [], bySeat: [], byGame: [], mistakes: [], byPlayerMistakes: [] },
          }),
        ),
      ]),
      ...NAMES.map((name) => evening.playedLine('Grand Hand', name)),
      ...DEEDS.flatMap((deed) => SIDES.map((side) => report.deedOfSide(deed, side))),
      gameWords.numberedGame(12),
      gameWords.handOfBook('07'),
    ]);
  });

  test('for every habit and player', () => {
    const measured = [
      { value: 3.55, margin: 1.2 },
      { value: 0, margin: Number.POSITIVE_INFINITY },
    ];
    expectGoodGerman([
      ...NAMES.flatMap((name) => [
        habits.HABITS_TABLE.caption(name),
        habits.sayNoneToJudge(name),
        ...COUNTS.flatMap((count) => [
          habits.sayAllJudged(count, name),
          habits.sayCanBeJudged(count, name),
        ]),
        ...SEATS.map((seat) => fault.seatToChoose(seat, name)),
      ]),
      ...COUNTS.flatMap((count) => [
        ...YES_NO.map((isOn) => habits.sayJudged(1, count, isOn)),
        habits.sayNoHabit(count),
        habits.sayPositions(count),
        habits.mistakeLine(3, count, count),
        habits.mistakeLine(3, null, count),
      ]),
      ...HABITS.flatMap((habit) =>
        measured.flatMap((one) => [
          habits.sayCostlyHabits([{ habit, cost: one }]),
          habits.sayCostlyHabits([
            { habit, cost: one },
            { habit: 'pass', cost: one },
          ]),
        ]),
      ),
    ]);
    // What the page calls “Du” is the reader.
    expect(READER_NAMES).toContain('du');
  });

  test('for every picture and text', () => {
    const places: readonly PicturePlace[] = [
      { at: 'deal' },
      { at: 'lead', toPlay: null },
      { at: 'lead', toPlay: 'V' },
      { at: 'trick', trick: 4, toPlay: 'H' },
      { at: 'trick', trick: 4, toPlay: null },
      { at: 'taken', trick: 4, by: 'M' },
    ];
    const lines: readonly PictureLine[] = [
      { is: 'record' },
      { is: 'own' },
      { is: 'variation', title: 'mit Kreuz-Bube' },
    ];
    const positions = places.flatMap((place) =>
      lines.flatMap((line) =>
        CONTRACTS.map((contract) => ({
          ...{ contract, line, place, laws: 'isko' as const, declarer: 'V' as const, bid: 24 },
          isTitledByGame: false,
          hands: [{ seat: 'V' as const, cards: CARDS.slice(0, 3) }],
          table: [
            { seat: 'V' as const, card: 'HA' as const },
            { seat: 'M' as const, card: 'H7' as const },
          ],
          apart: { is: 'putAway' as const, cards: CARDS.slice(3, 5) },
          counts: [
            { side: 'declarer', of: 'points' as const, number: 43 },
            { side: 'defenders', of: 'tricks' as const, number: 1 },
          ],
        })),
      ),
    );
    expectGoodGerman([
      ...positions.flatMap((position) => [
        picture.placeLine(position),
        picture.gameLine(position),
        picture.describe(position, { terms: 'de', suits: 'french' }),
        picture.describe(position, { terms: 'de', suits: 'german' }),
      ]),
      ...SEATS.flatMap((seat) => YES_NO.map((one) => picture.seatInPicture(seat, one))),
      ...COUNTS.flatMap((count) => [
        pieces.faultPlace(count, count),
        pieces.faultPlace(count, null),
        text.sayReadSoFar(count, 19_500),
        pieces.sayPart(count, 1000, 20_000),
        pieces.sayRemaining(count || 1),
        ...(['read', 'unread', 'aside'] as const).flatMap((became) =>
          PIECES.map((kind) => pieces.sayPieces(became, [[kind, count]])),
        ),
        ...labelsIn(paste.wrongSizes([count, 10])),
      ]),
      ...labelsIn([
        text.notInBook('99'),
        paste.onlyWords('„Hallo“ ist keine Karte.'),
        paste.wrongCard('Hallo'),
        paste.handOfBook('07'),
        table.takePictureWords('PNG'),
        table.sayLeftOut(['das Ende des Titels', 'der Reizverlauf']),
        room.sayNothingRead('Schade.'),
        room.sayNoHand('Schade.'),
        room.sayNotOpened('Schade.'),
        compare.sayChanged(['jetzt spielt Vorhand', 'H10 und HK gedrückt']),
      ]).map(plain),
    ]);
  });
});

test('the analysis room speaks as a German player would', () => {
  expect([
    evening.eveningName({ is: 'games', number: 36 }, DAY),
    evening.eveningName({ is: 'part', from: 1, to: 13_074 }, DAY),
    evening.gameOfEvening(3, 36, { is: 'won', by: 'play' }),
    evening.playedLine('Grand Hand', 'Anna'),
    cost.givenWords([
      { side: 'declarer', points: 7, times: 1 },
      { side: 'defenders', points: null, times: 2 },
    ]),
    setUp.sayPut('CJ', 'skat', 1),
    setUp.sayToDeal(4, [
      { place: 'V', room: 3 },
      { place: 'skat', room: 1 },
    ]),
    paste.tooManyCards('skat', 3, 2).message,
    compare.exchangeClause({ card: 'H10', place: 'V' }, { card: 'HK', place: 'skat' }),
    compare.movedClause(['H10', 'HK'], 'skat'),
    compare.declarerClause('M'),
    withMargin({ value: 3.55, margin: 1.2 }, 1),
    habits.sayNoHabit(1),
    habits.HABITS_TABLE.caption('Du'),
    habits.sayCanBeJudged(12, 'Max'),
    habits.mistakeLine(12, 4, 1),
    picture.placeLine({
      line: { is: 'own' },
      place: { at: 'trick', trick: 4, toPlay: 'H' },
    } as Parameters<typeof picture.placeLine>[0]),
    fault.FAULT.heading,
    pieces.sayPieces('read', [
      ['record', 498],
      ['link', 1],
    ]),
    pieces.sayRemaining(19_500),
  ]).toEqual([
    '36 Spiele vom 6. Dezember 2010',
    'Spiele 1 bis 13.074 vom 6. Dezember 2010',
    'Spiel 3 von 36: gewonnen durch das Spiel der Gegenspieler',
    'Anna: Grand Hand',
    'der Alleinspieler verschenkte 7, die Gegenspieler verschenkten das Spiel zweimal',
    'Kreuz-Bube in den Skat. Noch 1.',
    'Noch 4 Karten zu geben: Vorhand 3 und Skat 1.',
    'Hier stehen 3 Karten für den Skat, aber Platz ist nur für 2.',
    'H10 (Vorhand) und HK (Skat) tauschen die Plätze',
    'H10 und HK kommen in den Skat',
    'jetzt spielt Mittelhand',
    '3,5 ± 1,2',
    'In 1 Spiel kostet keine Art von Entscheidung mehr als ihre Fehlergrenze: Was sich hier zeigt, kann noch Zufall sein.',
    'Was du wissen konntest, nach der Art der Entscheidung',
    '12 Spiele von Max lassen sich prüfen.',
    'Spiel 12, Stich 4: 1 Punkt',
    'Anders gespielt: Stich 4, Hinterhand ist dran',
    'War ich schuld?',
    'Gelesen: 498 Spielprotokolle und 1 Link.',
    '19.500 Teile sind noch zu lesen.',
  ]);
});

test('best play is compared in whole sentences', () => {
  expect([
    compare.sayPoints(67, 58, [61]),
    compare.sayWorths({ measure: 'points', value: 70 }, { measure: 'every-trick', value: 0 }),
  ]).toEqual([
    'Mit offenen Karten: Der Alleinspieler kommt auf 58; vorher waren es 67, also 9 weniger. Dazwischen liegt die Grenze von 61.',
    'Mit offenen Karten: Ein Stich geht verloren. Vorher: Der Alleinspieler kommt auf 70.',
  ]);
});
