/** The words around the questions of practice in German: the frame, the setup, the results, paper and storage. */
import { describe, expect, test } from 'vitest';
import { ADDRESS_FAULTS, sayWrongNumber } from '#edition/practice/address-faults.ts';
import * as drillPage from '#edition/practice/drill-page-words.ts';
import * as frame from '#edition/practice/frame-words.ts';
import * as goOn from '#edition/practice/go-on-words.ts';
import * as goingBy from '#edition/practice/going-by-words.ts';
import { levelNews } from '#edition/practice/level-news.ts';
import * as list from '#edition/practice/list-words.ts';
import { sayWonShare } from '#edition/practice/measurement-words.ts';
import * as paper from '#edition/practice/paper-words.ts';
import * as faults from '#edition/practice/progress-faults.ts';
import * as progress from '#edition/practice/progress-words.ts';
import * as results from '#edition/practice/results-words.ts';
import * as setup from '#edition/practice/setup-words.ts';
import * as storage from '#edition/practice/storage-words.ts';
import { SUM } from '#edition/practice/sum-words.ts';
import { TRICK, sayMove } from '#edition/practice/trick-words.ts';
import { sayTrumps, trumpClause } from '#edition/practice/trump-words.ts';
import * as wholeHand from '#edition/practice/whole-hand-words.ts';
import { TABLE_BUTTONS } from '#edition/analyse/table-words.ts';
import { CARDS, SUITS } from '../../../src/game/skat/cards.ts';
import { CONTRACT_KINDS, KINDS } from '../../../src/game/skat/contract.ts';
import { LAW_IDS } from '../../../src/game/skat/laws.ts';
import { SEATS } from '../../../src/game/skat/seats.ts';
import { SESSION_WAYS } from '../../../src/practice/session-data.ts';
import { expectGoodGerman } from '../support/good-german.ts';
import { labelsIn } from '../support/labels-in.ts';

const COUNTS = [0, 1, 2, 3, 11];
const BOTH = [false, true];
const LEVELS = [1, 2, 6];
const ADDS = 'Die Trümpfe, die noch draußen sind.';

test('every label is German', () => {
  const files = [drillPage, frame, goOn, goingBy, list, paper, faults, progress, results, setup];
  expectGoodGerman(
    [...files, storage, wholeHand, ADDRESS_FAULTS, SUM, TRICK].flatMap((words) =>
      labelsIn({ ...words }),
    ),
  );
});

describe('the place of a question', () => {
  const lines = SESSION_WAYS.flatMap((way) =>
    [null, 3].flatMap((level) =>
      BOTH.flatMap((isResumed) =>
        BOTH.map((isClockNext) =>
          frame.placeLine({ place: 3, length: 10, way, level, isResumed, isClockNext }).join(' · '),
        ),
      ),
    ),
  );

  test('has a line in every kind of session', () => {
    expectGoodGerman([...lines, frame.sayClock(12, 95), frame.sayOutOfRange(120)]);
    expect(lines).toContain('3 von 10 · Stufe 3');
    expect(lines).toContain('Eine Frage aus einem Link · Stufe 3');
    expect(lines).toContain('3 von 10 · wir suchen deine Stufe');
  });
});

describe('counts', () => {
  const said = COUNTS.flatMap((count) => [
    goOn.GO_ON_PRACTICE.left(count),
    goOn.GO_ON_PRACTICE.dueToday(count),
    list.sayLately(count, 20),
    progress.sayAnswers(count),
    progress.sayOf(count, 20),
    progress.sayTotals({ total: count, right: count, seconds: 95, days: count }),
    results.sayWeakKind('„ohne“ im Grand', count, 11),
    ...(count === 0
      ? []
      : [
          list.sayDueCount(count),
          results.sayAnother(count),
          results.sayMissedAgain(count),
          ...BOTH.map((isFollowing) => paper.sayPlan(count, isFollowing)),
        ]),
  ]);

  test('have their nouns in the right number and case', () => {
    expectGoodGerman([...said, sayWonShare(86, 200, 5)]);
  });

  test.each([
    [list.sayDueCount(1), 'Eine Frage kommt wieder'],
    [list.sayDueCount(3), 'Drei Fragen kommen wieder'],
    [results.sayAnother(10), 'Noch zehn'],
    [results.sayMissedAgain(1), 'Die falsche noch einmal'],
    [results.sayMissedAgain(3), 'Die drei falschen noch einmal'],
    [paper.sayPlan(5, true), 'fünf Fragen, die Stufe richtet sich nach dir'],
    [
      progress.sayTotals({ total: 20, right: 17, seconds: 240, days: 2 }),
      '20 Antworten, 17 richtig, in 4 min an 2 Tagen.',
    ],
    [
      progress.sayTotals({ total: 1, right: 1, seconds: 8.5, days: 1 }),
      '1 Antwort, 1 richtig, in 8,5 s an 1 Tag.',
    ],
    [sayWonShare(86, 200, 5), '86 von 100 (200 Verteilungen, ± 5)'],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});

describe('what a drill will ask', () => {
  const lines = LAW_IDS.flatMap((laws) =>
    COUNTS.flatMap((missed) =>
      BOTH.map((is) =>
        setup.setupLine({
          length: 10,
          level: 1,
          follows: is,
          clock: is,
          kind: is ? null : '„ohne“ im Grand',
          laws: is ? null : laws,
          missed,
        }),
      ),
    ),
  );

  test('fits one line', () => {
    expectGoodGerman(lines);
    expect(lines).toContain('10 Fragen · Stufe 1, richtet sich nach dir · mit Zeitgrenze');
    expect(lines).toContain(
      '10 Fragen · Stufe 1 · nur „ohne“ im Grand · ohne Zeitgrenze · Regeln von heute · eine, die du falsch hattest',
    );
  });

  test('and what becomes of the level', () => {
    const news = LEVELS.flatMap((level) => [
      ...BOTH.flatMap((isUp) => ['', ADDS].map((adds) => levelNews(isUp, level, adds))),
      setup.sayLevel(level, ADDS),
      list.sayAtLevel(level, 6),
      results.sayFoundLevel(level, ADDS),
      paper.sayWhichSheet('Mitzählen', level, 4711),
      progress.SKILL.level(level),
      ...[null, 3].flatMap((inTime) =>
        [null, level].map((now) =>
          results.sayTimes({ inTime, level: now, seconds: 95, usual: 9.5 }),
        ),
      ),
    ]);
    expectGoodGerman(news);
    expect(levelNews(true, 4, ADDS)).toBe(
      'Drei richtige hintereinander, also weiter auf Stufe 4. Die Trümpfe, die noch draußen sind.',
    );
    expect(results.sayTimes({ inTime: 3, level: 2, seconds: 95, usual: 9.5 })).toBe(
      '3 davon rechtzeitig. 1 min 35 s insgesamt, etwa 9,5 s je Frage. Du bist auf Stufe 2.',
    );
  });
});

describe('cards that go by', () => {
  test('have words for every card and trick', () => {
    const plays = CARDS.map((card, index) => ({ seat: ['Vorhand', 'du'][index % 2]!, card }));
    const tricks = [null, 'Hinterhand'].map((taker) => goingBy.sayTrick(3, plays, taker));
    const moves = CARDS.flatMap((card) =>
      SEATS.flatMap((seat) =>
        BOTH.flatMap((isPartner) =>
          BOTH.map((isLead) => sayMove({ card, seat, isPartner, isLead })),
        ),
      ),
    );
    const goOnLabels = (['card', 'trick'] as const).flatMap((going) =>
      BOTH.map((isFirst) => goingBy.goOnLabel(isFirst, going)),
    );
    expectGoodGerman([...tricks, ...moves, ...goOnLabels, goingBy.sayAskOnPaper(3, 'Augen:')]);
    expect(goOnLabels).toEqual(['Nächste Karte', 'Erste Karte', 'Nächster Stich', 'Erster Stich']);
    expect(moves).toContain('dein Partner Hinterhand legt H7');
    expect(moves).toContain('Vorhand spielt CJ aus');
    expect(
      goingBy.sayTrick(2, [{ seat: 'Vorhand', card: 'HA' }, { seat: 'Mittelhand', card: 'H7' }], 'Vorhand'), // prettier-ignore
    ).toBe('Stich 2: Vorhand, Herz-Ass; Mittelhand, Herz-Sieben; Vorhand macht den Stich.');
  });

  test('with what is trump', () => {
    const games = [...SUITS, 'grand', 'null'] as const;
    expect(games.map(sayTrumps)).toEqual([
      'Kreuz ist Trumpf',
      'Pik ist Trumpf',
      'Herz ist Trumpf',
      'Karo ist Trumpf',
      'Gespielt wird Grand',
      'Gespielt wird Null',
    ]);
    expect(trumpClause('grand')).toBe('gespielt wird Grand');
  });
});

test('pages and faults name what they are about', () => {
  const drill = 'Augen zählen';
  const said = [
    drillPage.DRILL_PAGE.title(drill),
    drillPage.DRILL_PAGE.description('Zähl die Augen.'),
    drillPage.SHEET_PAGE.title(drill),
    drillPage.SHEET_PAGE.description(drill),
    paper.PAPER.question(3),
    ADDRESS_FAULTS.option('Regeln', 'skat', ['isko', 'american-1922']),
    ADDRESS_FAULTS.twice('level'),
    ADDRESS_FAULTS.kind('bluff'),
    ...(['level', 'seed'] as const).flatMap((name) =>
      [null, 'x'].map((text) => sayWrongNumber(name, text, 1, 6)),
    ),
    faults.PROGRESS_FAULTS.newer(9, 8),
    faults.PROGRESS_FAULTS.twice('a.1'),
    faults.PROGRESS_FAULTS.noDrill('?'),
    faults.sayDamagedParts(['id', 'at', 'day', 'drill', 'kind', 'level', 'right', 'seconds', 'again']), // prettier-ignore
    storage.sayFutureDay(21_000, 20_000),
    ...(['right', 'seconds'] as const).flatMap((shows) =>
      [1, 7, 28, 3].map((span) => progress.sayChart(shows, span)),
    ),
    progress.sayEach(8),
    ...CONTRACT_KINDS.flatMap((kind) =>
      KINDS[kind].trumps === 'suit'
        ? SUITS.map((trump) => wholeHand.sayBookHand(3, { kind, trump }))
        : [wholeHand.sayBookHand(3, { kind, trump: null })],
    ),
  ];
  expectGoodGerman(said);
  expect(sayWrongNumber('level', 'x', 1, 6)).toBe(
    'Die Stufe heißt hier „x“, sie muss aber eine ganze Zahl von 1 bis 6 sein.',
  );
  expect(wholeHand.WHOLE_HAND.howOwn).toContain(`„${TABLE_BUTTONS.count}“`);
});
