/** Every problem in German: its task and place, why the right card is right, and what goes wrong after another. */
import { describe, expect, test } from 'vitest';
import { ANSWER, SHARES_TABLE, sampleSentence, sayDeals } from '#edition/problems/answer-words.ts';
import {
  END_OF_TRICKS,
  sayOutOfReach,
  sayPlayed,
  sayReached,
} from '#edition/problems/line-words.ts';
import {
  KNOWN,
  PROBLEM_TABLE,
  askSentence,
  sayBidding,
  sayCardShare,
  sayFollowSuit,
} from '#edition/problems/place-words.ts';
import {
  ONE_PLAN,
  ORDERS,
  sayAlike,
  sayCount,
  sayCountedOut,
  sayKeepTo,
  sayPlayedOut,
  sayShares,
} from '#edition/problems/problem-words.ts';
import {
  ALL_DONE,
  KEEP_PROBLEM,
  PROBLEMS,
  PROBLEMS_PAGE,
  PROBLEM_HEADINGS,
  PROBLEM_TROUBLES,
  sayDue,
  sayProblemDay,
  saySolved,
} from '#edition/problems/problems-page-words.ts';
import { REASON_WORDS } from '#edition/problems/reason-words.ts';
import { sayLucky, sayShown } from '#edition/problems/refuted-words.ts';
import { sayDays, sayRating } from '#edition/problems/standing-words.ts';
import { GRADE_WORDS, PROBLEMS_IN_PRACTICE, THEME_TITLES } from '#edition/problems/theme-words.ts';
import { CARDS } from '../../../src/game/skat/cards.ts';
import { playCard } from '../../../src/game/skat/play.ts';
import type { Position } from '../../../src/game/skat/play.ts';
import { SEATS } from '../../../src/game/skat/seats.ts';
import { biddingHeard } from '../../../src/problems/bidding-heard.ts';
import { explainProblem } from '../../../src/problems/explain-problem.ts';
import { sayCard, sayEnd } from '../../../src/problems/line.ts';
import { gameSentences } from '../../../src/problems/place.ts';
import { refutedSentences } from '../../../src/problems/refuted.ts';
import type { Problem } from '../../../src/problems/problem.ts';
import { sampleOf } from '../../../src/problems/shares.ts';
import { taskSentences } from '../../../src/problems/task.ts';
import { expectGoodGerman } from '../support/good-german.ts';
import { labelsIn } from '../support/labels-in.ts';
import { allProblems } from './set.ts';

const COUNTS = [0, 1, 2, 3, 11];
const SIDES = ['declarer', 'defenders'] as const;
const problems = allProblems();

/** A whole sentence or more, as German begins and ends it. */
const WHOLE = /^[A-ZÄÖÜ\d].*[.?]$/u;

/** What there is to say of a problem before and after the answer. */
function sentencesOf(problem: Problem): string[] {
  const { refutation, right } = problem;
  const own = problem.shares.find(({ card }) => !right.includes(card))!.card;
  return [
    askSentence(problem),
    gameSentences(problem),
    gameSentences(problem, 'german'),
    ...taskSentences(problem),
    ...explainProblem(problem, own),
    ...explainProblem(problem),
    sampleSentence(sampleOf(problem)),
    sayDeals(sampleOf(problem)),
    ...(biddingHeard(problem).length > 0 ? [sayBidding(biddingHeard(problem))] : []),
    ...[true, false].map((isDealPlayed) =>
      refutedSentences({ isDealPlayed, line: refutation.line, luckyCard: own }),
    ),
    ...lineOf(problem),
  ];
}

/** What happens card by card in the refutation. */
function lineOf(problem: Problem): string[] {
  const { refutation, state } = problem;
  let now: Position = { ...state.play!, hands: refutation.hands };
  const sentences = refutation.line.map((card) => {
    const before = now;
    now = playCard(now, card);
    return sayCard(problem, before, card, now);
  });
  return [...sentences, sayEnd(problem, now, refutation.away)];
}

describe('every problem', () => {
  test('has good German in whole sentences', () => {
    expect(problems.length).toBeGreaterThan(700);
    const sentences = problems.flatMap(sentencesOf);
    expect(sentences.filter((sentence) => !WHOLE.test(sentence))).toEqual([]);
    expectGoodGerman(sentences);
  });

  test('counts the points of its task', () => {
    for (const problem of problems) {
      if (!('points' in problem.goal)) continue;
      const { goal, isDeclarer } = problem;
      const numbers = (taskSentences(problem).join(' ').match(/\d+/gu) ?? []).map(Number);
      expect(numbers, problem.id).toContain(isDeclarer ? goal.points : 121 - goal.points);
    }
  });
});

describe('the words of the problems', () => {
  test('are right for every card and count', () => {
    const reasons = COUNTS.flatMap((count) =>
      CARDS.flatMap((card, at) => {
        const other = CARDS[(at + 5) % 32]!;
        const others = CARDS.filter((one) => one !== card && one !== other).slice(0, count || 1);
        const pair = { right: card, wrong: other };
        const tables = [true, false].map((areFew) => ({ sum: count, areFew }));
        return [
          REASON_WORDS.outAbove(others, card),
          REASON_WORDS.nothingAbove(card),
          REASON_WORDS.takes(count, card),
          REASON_WORDS.winsSoFar(count, card),
          REASON_WORDS.staysHighest(card),
          ...SIDES.map((side) => REASON_WORDS.heldBack(others, card, count, side)),
          REASON_WORDS.couldRuff(count, card),
          REASON_WORDS.drawsNone(card),
          REASON_WORDS.fewerAbove(others, card, [...others, other], other),
          REASON_WORDS.longSuit(others, card),
          REASON_WORDS.canWait(card),
          ...tables.flatMap((table) => [
            REASON_WORDS.ruffCosts(table, card, count),
            REASON_WORDS.duck(table, card),
          ]),
          REASON_WORDS.lastRuff(pair),
          REASON_WORDS.throughDeclarer(card),
          REASON_WORDS.upToDeclarer(card),
          ...SEATS.flatMap((seat) =>
            [true, false].map((canRuff) => REASON_WORDS.partnersVoid(seat, canRuff)),
          ),
          REASON_WORDS.declarersVoid,
          REASON_WORDS.trumpsOut(count),
          REASON_WORDS.bringsMore(pair, count),
          REASON_WORDS.costsMore(pair, count),
          REASON_WORDS.partnerHolds(card),
          REASON_WORDS.youLeadNext(card),
          REASON_WORDS.lastAndLow(pair),
          REASON_WORDS.defendersStayUnder(others, card),
          REASON_WORDS.keepLower(pair),
          REASON_WORDS.canBeCaught(others, card),
        ];
      }),
    );
    expect(reasons.filter((sentence) => !WHOLE.test(sentence))).toEqual([]);
    expectGoodGerman(reasons);
  });

  test('are right for every place, target and side', () => {
    const players = ['you', 'partner', 'declarer', ...SEATS] as const;
    const samples = COUNTS.flatMap((count) =>
      [true, false].map((isAll) => ({
        weighed: isAll ? count || 1 : count + 100,
        isAll,
        margin: count,
        even: count,
        played: count,
      })),
    );
    expectGoodGerman([
      ...CARDS.flatMap((card) =>
        players.flatMap((player) => [
          ...[true, false].map((isLead) => sayPlayed({ card, isLead, player, trick: null })),
          ...players.flatMap((winner) =>
            COUNTS.map((points) =>
              sayPlayed({ card, isLead: false, player, trick: { winner, points } }),
            ),
          ),
        ]),
      ),
      ...CARDS.flatMap((card) => [
        sayFollowSuit(card, 'de', 'french'),
        sayFollowSuit(card, 'de', 'german'),
        sayLucky(card, 'shown'),
        sayLucky(card, 'played'),
        sayLucky(card, 'possible'),
        ...COUNTS.flatMap((count) => [
          ...(count === 0 ? [] : [sayAlike(CARDS.slice(0, count))]),
          ...SIDES.map((side) => sayCountedOut({ card, deals: count || 1, side })),
        ]),
      ]),
      ...SIDES.flatMap((side) => [
        ...Object.values(END_OF_TRICKS).map((ends) => ends[side]),
        ...COUNTS.flatMap((points) => [
          ...(['skat', 'away'] as const).map((more) => sayReached({ points, side, with: more })),
          sayOutOfReach({ needed: 61, others: points, side }),
          ...[true, false].map((isAwayCounted) =>
            sayCount({ isAwayCounted, needed: 61, points, side }),
          ),
        ]),
        ...(['no-trick', 'game', 'out-of-schneider', 'schneider'] as const).map((target) =>
          sayShares({
            side,
            target,
            best: { card: 'CJ', share: 0.83 },
            wrong: { card: 'D7', share: 0 },
          }),
        ),
      ]),
      ...COUNTS.flatMap((count) => [
        sayKeepTo(count + 30),
        sayPlayedOut({ best: 1, wrong: 0, deals: count, margin: count }),
        sayCardShare(count / 100),
        KNOWN.putAwayCounted(count),
        ...(count === 0 ? [] : [sayDue(count, '/problems/#again')]),
        sayDays({ all: count, running: Math.min(count, 1) }),
        sayDays({ all: count, running: count }),
        sayRating({ rating: 1500, deviation: 100 }, count),
        saySolved(count, 11),
        PROBLEMS_PAGE.underRules(count, 'heutigen Regeln'),
      ]),
      ...samples.flatMap((sample) => [sampleSentence(sample), sayDeals(sample)]),
      ...[true, false].flatMap((one) => [sayShown(one), KEEP_PROBLEM.kept('#', one)]),
    ]);
  });

  test('are German on the page', () => {
    expectGoodGerman(
      labelsIn([
        ANSWER,
        SHARES_TABLE,
        KNOWN,
        PROBLEM_TABLE,
        ORDERS,
        ONE_PLAN,
        ALL_DONE,
        PROBLEMS,
        PROBLEMS_PAGE,
        PROBLEM_HEADINGS,
        PROBLEM_TROUBLES,
        THEME_TITLES,
        GRADE_WORDS,
        PROBLEMS_IN_PRACTICE,
      ]),
    );
  });
});

test('the task asks as a German player would', () => {
  expect([
    ORDERS['no-trick'].defenders,
    sayKeepTo(60),
    sayCount({ side: 'declarer', points: 34, needed: 61, isAwayCounted: true }),
    sayCount({ side: 'defenders', points: 1, needed: 60, isAwayCounted: false }),
    sayBidding([
      { is: 'climb', who: 'M', from: 18, to: 20, held: 'you' },
      { is: 'bid', who: 'M', amount: 22 },
      { is: 'pass', who: 'you' },
      { is: 'pass', who: 'H' },
    ]),
    sayFollowSuit('HK', 'de', 'french'),
  ]).toEqual([
    'Zwing dem Alleinspieler einen Stich auf.',
    'Lass den Alleinspieler nicht über 60 Augen kommen.',
    'Du hast 34 Augen, das Gedrückte mitgezählt, und brauchst 61.',
    'Ihr habt 1 Auge und braucht 60.',
    'Das Reizen: Mittelhand 18 bis 20, du ja, Mittelhand 22, du passt, Hinterhand passt.',
    'Herz-König geht hier nicht: Du musst bedienen.',
  ]);
});

test('the reasons explain as a German player would', () => {
  expect([
    REASON_WORDS.outAbove(['SA', 'S10'], 'SK'),
    REASON_WORDS.outAbove(['SA'], 'SK'),
    REASON_WORDS.takes(21, 'HA'),
    REASON_WORDS.couldRuff(1, 'HA'),
    REASON_WORDS.fewerAbove(['CJ'], 'SJ', ['CJ', 'SJ'], 'HJ'),
    REASON_WORDS.longSuit(['HA'], 'H10'),
    REASON_WORDS.ruffCosts({ sum: 3, areFew: true }, 'DJ', 1),
    REASON_WORDS.partnersVoid('M', true),
    REASON_WORDS.costsMore({ right: 'H7', wrong: 'H10' }, 10),
    sayShares({
      side: 'defenders',
      target: 'game',
      best: { card: 'H7', share: 0.834 },
      wrong: { card: 'HA', share: 0.4 },
    }),
    sayPlayedOut({ best: 0.7, wrong: 0.5, deals: 16, margin: 25 }),
    sayCountedOut({ card: 'CJ', deals: 17, side: 'declarer' }),
    sayAlike(['H8', 'H7']),
  ]).toEqual([
    'SA und S10 sind noch draußen und stechen SK.',
    'SA ist noch draußen und sticht SK.',
    'Mit HA holst du 21 Augen vom Tisch und kommst ans Spiel.',
    '1 Trumpf ist noch draußen, und ein Gegenspieler ohne diese Farbe könnte HA stechen.',
    'Von den Trümpfen, die noch draußen sind, ist nur CJ höher als SJ, aber CJ und SJ höher als HJ.',
    'Über H10 ist nur noch HA draußen. Ist diese Karte weg, gehört dir die höchste der Farbe.',
    'Auf dem Tisch liegen nur 3 Augen, und wenn du mit DJ stichst, bleibt dir 1 Trumpf.',
    'Du hast gesehen, dass Mittelhand, dein Partner, diese Farbe nicht hat und stechen oder schmieren kann.',
    'Macht der Alleinspieler diesen Stich, kostet H10 10 Augen mehr als H7.',
    'Wenn nach deiner Karte alle mit offenen Karten spielen, verliert der Alleinspieler mit H7 in 83 von 100 möglichen Verteilungen, mit HA in 40.',
    'Spielen starke Spieler zu Ende, die nur ihr eigenes Blatt sehen, sind es 70 und 50 von 100 (16 Verteilungen, Fehlergrenze ± 25).',
    '17 Verteilungen passen zu allem, was du gesehen hast. Ein Plan, der mit CJ beginnt, gelingt in jeder davon, selbst wenn beide Gegenspieler alle Karten sähen und gegen dich spielten.',
    'H8 und H7 sind genauso gut.',
  ]);
});

test('a line says what happens as a German player would', () => {
  expect([
    sayPlayed({ card: 'CJ', isLead: true, player: 'you', trick: null }),
    sayPlayed({
      card: 'H10',
      isLead: false,
      player: 'partner',
      trick: { winner: 'you', points: 21 },
    }),
    sayPlayed({ card: 'HA', isLead: false, player: 'you', trick: { winner: 'you', points: 21 } }),
    sayPlayed({ card: 'H7', isLead: false, player: 'H', trick: { winner: 'declarer', points: 0 } }),
    sayReached({ points: 61, side: 'declarer', with: 'away' }),
    sayOutOfReach({ needed: 61, others: 60, side: 'defenders' }),
    sayRating({ rating: 1463.7, deviation: 151.4 }, 5),
    sayDays({ all: 9, running: 3 }),
    sayProblemDay(20_000, 20_000, true).replace(/^.*,/u, '…,'),
  ]).toEqual([
    'Du spielst CJ aus.',
    'Dein Partner legt H10, und du machst den Stich: 21 Augen.',
    'Du legst HA und machst den Stich: 21 Augen.',
    'Hinterhand legt H7, und der Alleinspieler macht den Stich: 0 Augen.',
    'Damit hast du 61 Augen, das Gedrückte mitgezählt.',
    'Damit habt ihr 60 Augen, und der Alleinspieler kann nicht mehr auf 61 kommen.',
    'Deine Wertung ist 1464, Fehlergrenze ± 297, nach 5 Aufgaben.',
    'Du hast an 9 Tagen Aufgaben beantwortet, zuletzt an 3 Tagen hintereinander.',
    '…, gelöst',
  ]);
});
