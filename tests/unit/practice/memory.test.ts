/** What comes back and when, what the days are called, and what the numbers add up to. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, sayDay } from '../../../src/lib/days.ts';
import { makeQuestionText } from '../../../src/practice/question-text.ts';
import { dueToday, missedItems, reviewItemsToday } from '../../../src/practice/memory/recall.ts';
import { sayDue } from '#edition/practice/memory/memory-words.ts';
import { makeQuestion } from '../../../src/practice/origin.ts';
import {
  NO_PROGRESS,
  mergeProgress,
  withMemory,
  withMemoryCleared,
  withResults,
} from '../../../src/practice/progress.ts';
import type { Progress, Result } from '../../../src/practice/progress.ts';
import {
  byDay,
  byKind,
  byLevel,
  skillResults,
  recentTally,
  tally,
  totals,
} from '../../../src/practice/statistics.ts';
import { futureResults } from '../../../src/practice/memory/future-results.ts';
import { trivialDrill } from './trivial-drill.ts';

const drill = trivialDrill();
/** Tuesday, 10 November 2026. */
const TUESDAY = 20_767;
const origin = { level: 1, kind: 'odd', options: { sign: 'plus' }, seed: 5 };
/** A question of that origin, as it stands in the progress. */
const SUM = makeQuestionText(drill, origin, makeQuestion(drill, origin));

/** Answers as `day kind right`, in order: `0 odd -`; then `again`, or the question. Day 0 is that Tuesday. */
function history(...lines: readonly string[]): Progress {
  const results = lines.map((line, index): Result => {
    const [day = '0', kind = '', sign = '+', ...rest] = line.split(' ');
    return {
      id: `h.${index}`,
      at: 1e12 + index,
      day: TUESDAY + Number(day),
      drill: 'points',
      kind,
      level: 1,
      right: sign === '+',
      seconds: 2 + index,
      again: rest.includes('again'),
      question: rest.find((word) => word.includes('=')),
    };
  });
  return withResults(NO_PROGRESS, results);
}

const reasonsOn = (progress: Progress, day: number) =>
  reviewItemsToday(progress, drill, TUESDAY + day).map(({ reason }) => reason);

describe('days', () => {
  it('are the days of the calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (day) => {
        const date = new Date(day * 86_400_000);
        const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
        expect(dateOf(day)).toEqual({ year, month, day: date.getUTCDate() });
        const name = date.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
        expect(sayDay(day, day + 3)).toBe(`on ${name}`);
      }),
    );
  });

  it('are called as one says it', () => {
    const said = [0, 1, 2, 6, 7, 400].map((ago) => sayDay(TUESDAY, TUESDAY + ago));
    expect(said).toEqual([
      'today',
      'yesterday',
      'on Tuesday',
      'on Tuesday',
      'on 10 November',
      'on 10 November 2026',
    ]);
  });
});

describe('the memory of what was missed', () => {
  it('brings back what was missed, from the next day, and says when that was', () => {
    const missed = history('0 odd -', '0 even +');
    expect(reasonsOn(missed, 0)).toEqual([]);
    expect(reasonsOn(missed, 1)).toEqual(['You missed odd sums yesterday.']);
    expect(reasonsOn(missed, 3)).toEqual(['You missed odd sums on Tuesday.']);
  });

  it('brings the very question back, and then one of its kind', () => {
    const missed = history(`0 odd - ${SUM}`);
    const [itself, kind] = reviewItemsToday(missed, drill, TUESDAY + 1);
    expect(itself).toMatchObject({ reason: 'You missed this very question yesterday.', origin });
    expect(kind).toEqual({ kind: 'odd', reason: 'You missed odd sums yesterday.' });
    // Of a question that a later version of the drill makes otherwise only the kind comes back.
    const [other] = reviewItemsToday(history('0 odd - level=1&seed=5&is=old'), drill, TUESDAY + 1);
    expect(other).toMatchObject({ reason: 'You missed odd sums yesterday.', origin: undefined });
  });

  it('waits longer each time it was right, and lets go when it would wait for months', () => {
    const once = history('0 odd -', '1 odd +', '1 odd +');
    expect(reasonsOn(once, 2)).toEqual([]);
    expect(reasonsOn(once, 3)).toEqual([
      'You missed odd sums on Tuesday, and have had it right once since.',
    ]);
    const days = [1, 3, 9, 26, 70];
    const rights = days.map((day) => `${day} odd +`);
    days.forEach((_, count) => {
      const [left] = missedItems(history('0 odd -', ...rights.slice(0, count)), TUESDAY + 400);
      expect(left).toMatchObject({ rightDays: count, due: TUESDAY + days[count]! });
    });
    expect(missedItems(history('0 odd -', ...rights), TUESDAY + 400)).toEqual([]);
  });

  it('begins again when it is missed again, and remembers that it was hard', () => {
    const [again] = missedItems(history('0 odd -', '1 odd +', '3 odd -'), TUESDAY + 3);
    expect(again).toMatchObject({ rightDays: 0, missedOn: TUESDAY + 3, due: TUESDAY + 4 });
    // After a second miss in a row the waits are shorter than they were after the first.
    const hard = history('0 odd -', '1 odd -', '2 odd +');
    expect(missedItems(hard, TUESDAY + 2)[0]!.due).toBe(TUESDAY + 3);
  });

  it('counts an answer once a day, not before it is due, and not what was asked again', () => {
    expect(missedItems(history('0 odd -', '0 odd +', '0 odd +'), TUESDAY)).toHaveLength(1);
    const often = history('0 odd -', '0 odd -', '0 odd -', '1 odd +');
    expect(missedItems(often, TUESDAY + 1)).toEqual(
      missedItems(history('0 odd -', '1 odd +'), TUESDAY + 1),
    );
    expect(missedItems(history('0 odd - again'), TUESDAY)).toEqual([]);
  });

  it('does not take a question that one knows for proof that its kind is known', () => {
    const right = history(`0 odd - ${SUM}`, `1 odd + ${SUM}`);
    const due = dueToday(right, TUESDAY + 1);
    expect(due.map(({ question }) => question)).toEqual([null]);
  });

  it('can be switched off and cleared; the results stay', () => {
    const missed = history('0 odd -', '0 even -');
    expect(dueToday(withMemory(missed, false, 2e12), TUESDAY + 1)).toEqual([]);
    const cleared = withMemoryCleared(missed, 1e12 + 5);
    expect(missedItems(cleared, TUESDAY + 1)).toEqual([]);
    expect(cleared.results).toHaveLength(2);
  });

  it('passes over kinds that the drill no longer has', () => {
    expect(reasonsOn(history('0 prime -'), 1)).toEqual([]);
  });

  it('says when something is due', () => {
    const [missed] = missedItems(history('0 odd -'), TUESDAY);
    expect([-2, 0, 1].map((day) => sayDue(missed!, TUESDAY + day))).toEqual([
      'in 3 days',
      'tomorrow',
      'today',
    ]);
  });

  it('bears a clock that ran ahead and was set back', () => {
    // Missed by a clock four years ahead, then practised by a true one.
    const ran = history('1500 odd -', '0 even -');
    expect(futureResults(ran.results, TUESDAY)).toHaveLength(1);
    expect(reasonsOn(ran, 1).toSorted()).toEqual([
      'You missed even sums yesterday.',
      'You missed odd sums on Monday.',
    ]);
    const since = history('0 even -', '0 odd +', '1500 odd -');
    expect(dueToday(since, TUESDAY)).toEqual([]);
    // And what is forgotten by such a clock does not forget what is missed until then.
    const forgot = withMemoryCleared(history('0 odd -'), (TUESDAY + 1500) * 86_400_000);
    expect(dueToday(forgot, TUESDAY + 1)).toHaveLength(1);
  });

  it('is the same in either order when two devices are brought together', () => {
    const both = history('0 odd -', '0 even -', '1 odd +', '1 even -', '3 odd +', '2 even +');
    const [one, two] = [0, 1].map((part) =>
      withResults(
        NO_PROGRESS,
        both.results.filter((_, index) => index % 2 === part),
      ),
    );
    expect(missedItems(mergeProgress(one!, two!), TUESDAY + 3)).toEqual(
      missedItems(both, TUESDAY + 3),
    );
  });
});

describe('two weeks of practice', () => {
  /** The days on which something missed on a day comes back, as the book promises it. */
  const promised = (missed: number): number[] =>
    [1, 3, 9, 26].map((wait) => missed + wait).filter((day) => day < 14);

  /**
   * Ten new questions a day and whatever is due, of which the reader misses the new questions named
   * as `day.place`, and nothing that comes back. Gives what came back, by day.
   */
  function fortnight(missed: readonly string[], absent: readonly number[] = []): string[][] {
    let progress = NO_PROGRESS;
    let count = 0;
    const answer = (day: number, right: boolean, question?: string, kind = 'odd'): void => {
      count += 1;
      progress = withResults(progress, [
        {
          id: `w.${count}`,
          at: (TUESDAY + day) * 86_400_000 + count,
          day: TUESDAY + day,
          drill: 'points',
          kind,
          level: 1,
          right,
          seconds: 3,
          again: false,
          question,
        },
      ]);
    };
    return Array.from({ length: 14 }, (_, day) => {
      if (absent.includes(day)) return [];
      const due = dueToday(progress, TUESDAY + day);
      for (const { kind, question } of due) answer(day, true, question ?? undefined, kind);
      for (let place = 0; place < 10; place++) {
        const name = `${day}.${place}`;
        const wrong = missed.includes(name);
        // A kind of its own for each place, so that the days can be told by hand.
        answer(day, !wrong, wrong ? name : undefined, `kind${place}`);
      }
      return due.map(({ kind, question }) => question ?? kind);
    });
  }

  it('bring back what was missed when it was promised, and nothing else', () => {
    const missed = ['0.0', '0.1', '2.2', '5.3', '12.4'];
    const came = fortnight(missed);
    for (const name of missed) {
      const [day = 0, place = 0] = name.split('.').map(Number);
      const days = came.flatMap((names, on) => (names.includes(name) ? [on] : []));
      expect(days, name).toEqual(promised(day));
      const kinds = came.flatMap((names, on) => (names.includes(`kind${place}`) ? [on] : []));
      expect(kinds, `the kind of ${name}`).toEqual(promised(day));
    }
    const known = new Set(missed.flatMap((name) => [name, `kind${name.split('.')[1]!}`]));
    expect(came.flat().filter((name) => !known.has(name))).toEqual([]);
  });

  it('wait for a reader who stays away, and ask each thing once', () => {
    const came = fortnight(['0.0', '1.1'], [2, 3, 4, 5, 6]);
    expect(came[1]).toEqual(['0.0', 'kind0']);
    expect(came[7]!.toSorted()).toEqual(['0.0', '1.1', 'kind0', 'kind1']);
    expect(came[8]).toEqual([]);
  });

  it('bring back nothing where nothing was missed', () => {
    expect(fortnight([]).flat()).toEqual([]);
  });
});

describe('statistics', () => {
  const some = history('0 odd -', '0 even +', '1 odd +', '1 odd + again', '2 even -', '5 odd +');

  it('count together by day, kind and level, without what was asked again', () => {
    const results = skillResults(some);
    expect(byDay(results).map(({ day, right, total }) => [day - TUESDAY, total, right])).toEqual([
      [0, 2, 1],
      [1, 1, 1],
      [2, 1, 0],
      [5, 1, 1],
    ]);
    expect(byKind(results)).toMatchObject([
      { kind: 'even', total: 2, right: 1 },
      { kind: 'odd', total: 3, right: 2 },
    ]);
    expect(byLevel(results)).toMatchObject([{ level: 1, total: 5, right: 3 }]);
    expect(skillResults(some, { drill: 'tricks' })).toEqual([]);
    expect(recentTally(some, 'points', 2)).toMatchObject({ right: 1, total: 2 });
    expect(tally([])).toEqual({ right: 0, seconds: null, total: 0 });
  });

  it('add up everything', () => {
    expect(totals(some)).toEqual({ days: 4, right: 4, seconds: 27, total: 6 });
    expect(totals(NO_PROGRESS)).toEqual({ days: 0, right: 0, seconds: 0, total: 0 });
  });
});
