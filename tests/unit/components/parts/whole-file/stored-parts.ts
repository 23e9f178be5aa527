/**
 * Of each thing that is kept: some good values to begin with, and what the book does with a value once it
 * has been read. A part that is not listed here is still read, merged and written.
 */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { PartName } from '../../../../../components/parts/whole-file/file-parts.ts';
import { SETTINGS, showSettings } from '../../../../../src/book/settings.ts';
import type { RoomDraft } from '../../../../../src/analyse/draft.ts';
import { costLine } from '#edition/analyse/evening/cost-words.ts';
import { decidedBy, givenIn } from '../../../../../src/analyse/evening/decided.ts';
import type { Evening } from '../../../../../src/analyse/evening/evening-format.ts';
import { reportOf } from '../../../../../src/analyse/evening/report.ts';
import { HABITS } from '../../../../../src/analyse/habits/habit.ts';
import type { SeatReview } from '../../../../../src/analyse/habits/seat-review.ts';
import type { Cost, Mistake } from '../../../../../src/game/analysis/deeds.ts';
import { gamesOfTexts } from '../../../../../src/analyse/evening/games-of-texts.ts';
import {
  EMPTY,
  dealRest,
  setUpOf,
  turnSeats,
  withBid,
  withLaws,
} from '../../../../../src/analyse/set-up.ts';
import { makeHandOf, missingIn } from '../../../../../src/analyse/to-hand.ts';
import { makeHandCode, parseHandCode } from '../../../../../src/game/codes/hand-code.ts';
import type { SavedHand } from '../../../../../src/game/codes/saved-hands.ts';
import { makeHand } from '../../../../../src/game/notation/write/make.ts';
import { LAWS } from '../../../../../src/game/skat/laws.ts';
import { Chance } from '../../../../../src/lib/random.ts';
import { NO_ELBOW, countHand, oftenMissed } from '../../../../../src/play/elbow-format.ts';
import type { Elbow } from '../../../../../src/play/elbow-format.ts';
import { doneDeal, dealOutcome } from '../../../../../src/play/on-sheet.ts';
import { TABLE_FORMAT } from '../../../../../src/play/play-format.ts';
import type { KeptTable } from '../../../../../src/play/play-format.ts';
import { PLAYED_LAWS } from '../../../../../src/play/played-laws.ts';
import { readersDecisions } from '../../../../../src/play/table-decisions.ts';
import { showDeal } from '../../../../../src/play/shown.ts';
import {
  isDone,
  readersNextSeat,
  stateOfDeal,
  withoutLastCard,
} from '../../../../../src/play/sitting.ts';
import { chartOf } from '../../../../../src/practice/chart.ts';
import { calendarDays } from '../../../../../src/practice/daily/done.ts';
import { missedItems } from '../../../../../src/practice/memory/recall.ts';
import { sayDue, sayReason } from '#edition/practice/memory/memory-words.ts';
import {
  NO_PROGRESS,
  withChoices,
  withMemory,
  withResults,
} from '../../../../../src/practice/progress.ts';
import type { Progress, Result } from '../../../../../src/practice/progress.ts';
import { sprintBests } from '../../../../../src/practice/sprint/bests.ts';
import type { SprintResult } from '../../../../../src/practice/sprint/bests.ts';
import {
  byDay,
  byKind,
  byLevel,
  recentTally,
  totals,
} from '../../../../../src/practice/statistics.ts';
import { addressOf, mergeMarks } from '../../../../../src/reader/marks.ts';
import type { Marks } from '../../../../../src/reader/marks.ts';
import { handPlaceLink, placeLink, sayPlace } from '../../../../../src/reader/way-back.ts';
import { howFar, withSections } from '../../../../../src/reader/reading.ts';
import type { ReadSoFar } from '../../../../../src/reader/reading.ts';
import { makeCsv } from '../../../../../src/score/csv.ts';
import { draftOfGame, gameOfDraft, missingOf } from '../../../../../src/score/draft.ts';
import { NO_SCORES, openSheet, withSheet } from '../../../../../src/score/edit.ts';
import type { KeptScores } from '../../../../../src/score/edit.ts';
import { centsOf, paymentsOf } from '../../../../../src/score/money.ts';
import { reckonSheet } from '../../../../../src/score/reckon.ts';
import {
  nextWords,
  rulesLine,
  sheetName,
  spokenTotals,
} from '../../../../../src/score/score-words.ts';
import { deskCsv } from '../../../../../src/score/tournament/csv.ts';
import {
  NO_TOURNAMENTS,
  withHardGame,
  withPlan,
  withSlip,
  withTournament,
} from '../../../../../src/score/tournament/edit.ts';
import type { KeptDesk } from '../../../../../src/score/tournament/edit.ts';
import { awardsOf } from '../../../../../src/score/tournament/prizes.ts';
import { movesAfter, tablesOf } from '../../../../../src/score/tournament/rounds.ts';
import { checkSeating, withSeats } from '../../../../../src/score/tournament/series.ts';
import { duesOf } from '../../../../../src/score/tournament/series-money.ts';
import { teamsOf } from '../../../../../src/score/tournament/teams.ts';
import { missingFrom, standingsOf } from '../../../../../src/score/tournament/standings.ts';
import { hardWords } from '#edition/score/tournament/results-words.ts';
import { planWords } from '../../../../../src/score/tournament/tournament-words.ts';
import { readPlan } from '../../../../../src/score/tournament/typed-plan.ts';
import { usualPlan } from '../../../../../src/score/tournament/typed.ts';
import { HANDS, RECORDS } from '../../../support/fuzz/corpus.ts';
import { playedDeal } from '../../../play/learners-deal.ts';
import { aMark, aReading } from '../../../reader/arbitrary.ts';
import { anySheet } from '../../../score/support.ts';
import { listSlips, seriesOf, tournamentOf } from '../../../score/tournament/support.ts';

interface Stored {
  readonly values: readonly unknown[];
  /** Data that only damage of its own kind makes. */
  readonly more?: fc.Arbitrary<unknown>;
  /** Throws where a value that was read cannot be used. */
  readonly use: (value: never) => unknown;
}

function stored<T>(
  values: readonly T[],
  use: (value: T) => unknown,
  more?: fc.Arbitrary<unknown>,
): Stored {
  return { values, use, ...(more === undefined ? {} : { more }) };
}

const AT = '2026-11-22T12:00:00.000Z';
const SEED = 1922;
const TODAY = 20_779;

const TABLES = [0, 1, 2, 3, 4, 5].map(someTable);

export const STORED: Readonly<Partial<Record<PartName, Stored>>> = {
  practice: stored<Progress>([someProgress()], (progress) => {
    const { results } = progress;
    chartOf(results);
    byDay(results);
    byLevel(results);
    byKind(results);
    totals(progress);
    calendarDays(results, TODAY - 40, TODAY);
    recentTally(progress, 'matadors');
    for (const item of missedItems(progress, TODAY)) {
      const reason = sayReason(item, { kinds: { with: 'matadors' } }, TODAY, false);
      expect(`${sayDue(item, TODAY)} ${reason}`).not.toContain('native code');
    }
  }),
  reading: stored<ReadSoFar>(fc.sample(aReading, { numRuns: 8, seed: SEED }), (reading) => {
    placeLink(reading);
    handPlaceLink(reading);
    for (const slug of [...Object.keys(reading.chapters), 'tenace']) {
      howFar(reading.chapters[slug]);
      withSections(reading, slug, ['', 'one'], ['one'], 7);
    }
  }),
  answers: stored<object>(
    [{ 'foster-01/t7.3': { card: 'C10', at: 8 }, 'foster-02/deal': { card: null, at: 9 } }],
    () => undefined,
  ),
  marks: stored<Marks>([mergeMarks([], fc.sample(aMark, { numRuns: 5, seed: SEED }))], (marks) => {
    for (const { spot } of marks) {
      addressOf(spot);
      if (spot.is === 'hand') sayPlace(spot.place);
    }
  }),
  hands: stored<readonly SavedHand[]>(
    [
      HANDS.slice(0, 4).map((hand, index) => ({
        key: `k${index}`,
        name: hand.title,
        code: makeHandCode(hand),
        text: index % 2 === 0 ? null : makeHand(hand),
        at: AT,
      })),
    ],
    (hands) => {
      for (const { code } of hands) parseHandCode(code);
    },
  ),
  evenings: stored<readonly Evening[]>([[someEvening()]], (evenings) => {
    for (const { games } of evenings) {
      const read = gamesOfTexts(games.map(({ text }) => text));
      reportOf(read.map((game, index) => ({ game, cost: games[index]?.cost ?? null })));
      for (const [index, game] of read.entries()) {
        const cost = games[index]?.cost ?? null;
        const decided = decidedBy(game, cost);
        if (cost !== null) costLine(decided, cost, givenIn(cost));
      }
    }
  }),
  room: stored<RoomDraft>(
    [
      { setUp: EMPTY, text: 'V: CJ', hands: [{ code: '2a', text: 'a hand' }] },
      ...HANDS.slice(0, 6).map((hand) => ({
        setUp: withBid(setUpOf(hand, hand.title), 18),
        text: '',
        hands: [],
      })),
    ],
    ({ setUp }) => {
      const dealt = dealRest(setUp, () => 0.3);
      for (const one of [setUp, dealt, turnSeats(dealt), withLaws(dealt, 'isko')]) {
        missingIn(one);
        const made = makeHandOf(one);
        if (made.ok) makeHandCode(made.value);
      }
    },
  ),
  settings: stored<unknown>([{ suits: 'german', theme: 'dark', later: 'unknown' }], (value) => {
    showSettings({ dataset: {} }, SETTINGS, value);
  }),
  sprints: stored<readonly SprintResult[]>(
    [[{ kind: 'storm', at: 1_700_000_000_000, day: 19_675, right: 12, wrong: 1, seconds: 60 }]],
    (results) => {
      sprintBests(results, 'storm');
      sprintBests(results, 'survival');
    },
  ),
  scores: stored<KeptScores>(
    fc.sample(anySheet, { numRuns: 12, seed: SEED }).map((sheet) => ({
      ...withSheet(NO_SCORES, sheet),
      ...(sheet.deals[0] === undefined
        ? {}
        : { mending: 0, draft: draftOfGame(sheet.deals[0].game, 0) }),
    })),
    (scores) => {
      for (const sheet of scores.sheets) {
        const reckoned = reckonSheet(sheet);
        makeCsv(sheet, reckoned);
        spokenTotals(reckoned);
        nextWords(sheet);
        sheetName(sheet);
        rulesLine(sheet);
        if (sheet.stake !== null) paymentsOf(centsOf(reckoned.settled, sheet.stake));
        for (const { dealer, game } of sheet.deals) draftOfGame(game, dealer);
      }
      const law = LAWS[openSheet(scores)?.laws ?? 'isko'];
      missingOf(scores.draft, law);
      gameOfDraft(scores.draft, law);
    },
  ),
  table: stored<KeptTable>(
    TABLES,
    (table) => {
      if (table === null) return;
      readersNextSeat(table.done);
      const { deal, laws } = table;
      if (deal === null) return;
      const state = stateOfDeal(deal, laws);
      showDeal(state);
      withoutLastCard(deal, laws);
      readersDecisions(deal, laws);
      if (isDone(deal, state)) {
        dealOutcome(state, deal.conceded);
        doneDeal(deal, state);
      }
    },
    cutShort(),
  ),
  elbow: stored<Elbow>(
    [countHand(countHand(NO_ELBOW, 'one', ['bid']), 'two', ['bid'])],
    oftenMissed,
  ),
  tournaments: stored<KeptDesk>(someDesks(), ({ plan, tournaments }) => {
    readPlan({ ...usualPlan('isko'), ...plan });
    for (const one of tournaments) {
      standingsOf(one);
      awardsOf(one);
      deskCsv(one);
      planWords(one);
      teamsOf(one);
      duesOf(one);
      for (const game of one.hard) hardWords(game);
      for (let round = 0; round < one.rounds; round++) {
        tablesOf(one, round);
        movesAfter(one, round);
        missingFrom(one, round);
        checkSeating(one, round);
      }
    }
  }),
};

function someProgress(): Progress {
  const results = Array.from({ length: 12 }, (_, index): Result => ({
    id: index % 3 === 0 ? `d${TODAY}-x.${index + 1}` : `s.${index}`,
    at: 1_700_000_000_000 + index * 86_400_000,
    day: TODAY - index,
    drill: index % 2 === 0 ? 'matadors' : 'points',
    kind: 'with',
    level: 1 + (index % 3),
    right: index % 4 !== 0,
    seconds: 2.5,
    again: index % 5 === 0,
    ...(index % 2 === 0 ? { question: 'level=1&seed=5&is=1' } : {}),
  }));
  const choices = { at: 5, level: 2, follows: true, length: 10, clock: false, options: { a: 'b' } };
  return withMemory(withChoices(withResults(NO_PROGRESS, results), 'matadors', choices), true, 9);
}

function someEvening(): Evening {
  const mistake: Mistake = {
    place: 't3.1',
    side: 'declarer',
    seat: 'V',
    deed: 'lead',
    cost: 11,
    turned: true,
  };
  const cost: Cost = { measure: 'points', needed: 61, best: 70, end: 59, mistakes: [mistake] };
  const texts = [
    ...RECORDS.slice(0, 3),
    ...HANDS.slice(0, 2).map(makeHand),
    makeHandCode(HANDS[0]!),
  ];
  const review: SeatReview = {
    seat: 'V',
    counts: HABITS.map((_, at) => at),
    mistakes: [{ habit: 'second', place: 't4.1', tenths: 57 }],
  };
  const games = texts.map((text, index) => ({
    text,
    cost: index === 0 ? cost : null,
    reviews: index < 2 ? [review] : [],
  }));
  return { key: 'e1', name: 'An evening', at: AT, games };
}

function someTable(seed: number): KeptTable {
  const laws = PLAYED_LAWS[seed % PLAYED_LAWS.length]!;
  const first = playedDeal(laws, seed);
  const done = [doneDeal(first, stateOfDeal(first, laws))];
  const next = playedDeal(laws, seed + 100);
  const length = new Chance(seed).below(next.actions.length);
  const deal = { ...next, actions: next.actions.slice(0, length) };
  const { declarer, stage } = stateOfDeal(deal, laws);
  const isPlayed = stage === 'play';
  const conceded = isPlayed && declarer !== null && seed % 2 === 0 ? 'declarer' : null;
  return { laws, strength: 'club', done, deal: { ...deal, conceded } };
}

/** Tables whose deals stop anywhere, given up or claimed or not. */
function cutShort(): fc.Arbitrary<unknown> {
  return fc
    .record({
      table: fc.constantFrom(...TABLES),
      length: fc.nat(60),
      conceded: fc.constantFrom(null, 'declarer', 'defenders'),
      claimed: fc.option(fc.nat(40)),
    })
    .map(({ claimed, conceded, length, table }) => {
      const actions = table?.deal?.actions.slice(0, length) ?? [];
      const deal = { ...table?.deal, actions, conceded, claimed };
      return TABLE_FORMAT.make({ ...table, deal } as never);
    });
}

function someDesks(): KeptDesk[] {
  const players = ['Smith', 'Brown', 'Jones', 'Green', 'Adams', 'Baker', 'Clark', 'Davis'];
  const small = tournamentOf({ cuts: [{ prize: 'points 1', player: 2, among: [1, 2] }] });
  const large = withHardGame(
    withSlip(
      tournamentOf({ key: 't2', method: 'sides', players, section: 2, deals: 4, rounds: 2 }),
      0,
      3,
      { points: 74, games: 2 },
    ),
    { player: 1, kind: 'solo', trump: 'C', against: 3, value: 48 },
  );
  const desk = withTournament(withTournament(NO_TOURNAMENTS, small), large);
  const teams = ['Kings', '', 'Kings', 'Tens', '', 'Tens', '', ''];
  const money = { entry: 1000, lost: 50, lostMore: 100 };
  const series = withSeats(
    seriesOf(8, { seating: 'plan', money, teams }, { key: 't3', slips: listSlips([[412, 7, 1]]) }),
    1,
    () => 1,
  );
  return [
    desk,
    withPlan(desk, { list: '*A\nB\nC\nD', rounds: '1' }),
    withTournament(NO_TOURNAMENTS, series),
  ];
}
