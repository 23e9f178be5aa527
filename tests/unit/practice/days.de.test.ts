/** The day’s questions, those that come back, and sprints, in German. */
import { describe, expect, test } from 'vitest';
import * as daily from '#edition/practice/daily/daily-words.ts';
import * as due from '#edition/practice/memory/due-words.ts';
import {
  sayDue,
  sayMissed,
  sayMissedQuestion,
  sayNothingDue,
  sayReason,
} from '#edition/practice/memory/memory-words.ts';
import * as sprint from '#edition/practice/sprint/sprint-words.ts';
import type { MissedItem } from '../../../src/practice/memory/missed-item.ts';
import { expectGoodGerman } from '../support/good-german.ts';
import { labelsIn } from '../support/labels-in.ts';

const COUNTS = [0, 1, 2, 3, 11];
const BOTH = [false, true];
/** A Thursday. */
const TODAY = 20_000;

const missed = (over: Partial<MissedItem> = {}): MissedItem => ({
  drill: 'matadors',
  kind: 'without',
  question: null,
  level: 2,
  missedOn: TODAY - 2,
  rightDays: 0,
  due: TODAY + 1,
  ...over,
});
const FACTS = { kinds: { without: '„ohne“ im Farbspiel', lost: 'ein verlorenes Spiel' } };

test('every label is German', () => {
  expectGoodGerman([daily, due, sprint].flatMap((words) => labelsIn({ ...words })));
});

describe('a day', () => {
  const plans = COUNTS.flatMap((ownFirst) =>
    [0, 1, 4, 10].map(
      (answered) =>
      daily.sayDayPlan({ ownFirst, answered, right: answered, open: 10 - answered, minutes: ownFirst + 1 }), // prettier-ignore
    ),
  );

  test('says how far the reader is', () => {
    expectGoodGerman([
      ...plans,
      ...COUNTS.flatMap((count) => [
        daily.sayOwnDue(count),
        daily.sayOwnPlace(1, count),
        daily.sayDailyQuestion('Spitzen', count),
      ]),
      ...BOTH.flatMap((comesBack) =>
        BOTH.map((isToday) => daily.sayDayResult({ comesBack, isToday, seconds: 185 })),
      ),
      ...BOTH.map(daily.sayDailyAnswer),
      ...[0, 1, 10].flatMap((answered) =>
        [0, 3].map((practised) =>
          daily.sayCalendarDay({ day: TODAY, answered, practised, right: answered }, TODAY),
        ),
      ),
      daily.sayTodayInstead(daily.ODD_DAY.none('2026-02-30')),
      daily.sayTodayInstead(daily.ODD_DAY.later('2026-12-24')),
      daily.DAY_PAGE.withoutScript('Sonntag, 22. November 2026'),
      daily.DAY_SHEET_PAGE.withoutScript('Sonntag, 22. November 2026'),
    ]);
  });

  test.each([
    [
      daily.sayDayPlan({ ownFirst: 0, answered: 0, right: 0, open: 10, minutes: 3 }),
      'zehn Fragen, etwa drei Minuten',
    ],
    [
      daily.sayDayPlan({ ownFirst: 1, answered: 0, right: 0, open: 10, minutes: 4 }),
      'eine, die du falsch hattest, dann die zehn, etwa vier Minuten',
    ],
    [
      daily.sayDayPlan({ ownFirst: 0, answered: 9, right: 7, open: 1, minutes: 1 }),
      '7 von 9 richtig, noch eine, etwa eine Minute',
    ],
    [daily.sayOpen({ answered: 10, right: 8, open: 0 }), '8 von 10 richtig'],
    [daily.sayOwnDue(1), '1 Frage noch einmal üben'],
    [
      daily.sayDayResult({ comesBack: true, isToday: true, seconds: 185 }),
      '3 min 5 s insgesamt. Was falsch war, kommt ab dem nächsten Tag wieder. Morgen gibt es zehn andere.',
    ],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});

describe('what was missed', () => {
  const items = [0, 1, 2, 3, 11].flatMap((rightDays) =>
    [0, 1, 2, 40].flatMap((ago) =>
      [0, 1, 5].map((wait) => missed({ rightDays, missedOn: TODAY - ago, due: TODAY + wait })),
    ),
  );

  test('says why it is asked, and when it comes back', () => {
    expectGoodGerman(
      items.flatMap((item) => [
        sayDue(item, TODAY),
        ...BOTH.flatMap((is) => [
          sayReason(item, FACTS, TODAY, is),
          sayNothingDue(item, TODAY, is),
          sayMissed(item, TODAY, is),
          sayMissedQuestion(item, '/practice/matadors/?seed=3', TODAY, is),
        ]),
      ]),
    );
    expectGoodGerman(
      COUNTS.flatMap((count) => [
        due.sayDueToday(count),
        due.sayRunScore(count, 11),
        due.sayProblemsDue(count, '/problems/#again'),
        due.sayPractise(count + 2),
      ]),
    );
  });

  test.each([
    [
      sayReason(missed({ missedOn: TODAY - 1, rightDays: 2 }), FACTS, TODAY, true),
      'Genau diese Frage hattest du gestern falsch, seitdem zweimal richtig.',
    ],
    [
      sayReason(missed({ kind: 'lost', missedOn: TODAY - 1 }), FACTS, TODAY, false),
      'Ein verlorenes Spiel: Das hattest du gestern falsch.',
    ],
    [
      sayMissed(missed({ missedOn: TODAY - 1, rightDays: 1 }), TODAY, true),
      'Gestern falsch, seitdem einmal richtig: kommt morgen wieder.',
    ],
    [
      sayNothingDue(missed({ due: TODAY + 5 }), TODAY, true),
      'Heute kommt nichts mehr wieder. Die nächste Frage kommt in 5 Tagen.',
    ],
    [due.sayDueToday(1), 'Heute kommt eine Frage wieder.'],
    [due.sayDueToday(3), 'Heute kommen 3 Fragen wieder.'],
    [due.sayPractise(10), 'Die ersten zehn üben'],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});

test('a sprint is counted, with a decimal comma', () => {
  expectGoodGerman(
    COUNTS.flatMap((count) => [
      sprint.SPRINT.right(count),
      sprint.SPRINT.wrong(count),
      sprint.saySprintScore(count, count),
      sprint.sayPace(count + 0.25),
      sprint.sayQuickest(count + 0.25),
      sprint.sayBest(count),
      sprint.sayWrongSum(count, 14),
    ]),
  );
  expect(sprint.sayPace(3)).toBe('3,0 Sekunden je richtige Summe.');
  expect(sprint.sayWrongSum(21, 20)).toBe('{cards} sind zusammen 21, nicht 20.');
});
