/** Sessions: what is asked, when it gets harder, and what comes out. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followLevel, sayLevelChange } from '../../../src/practice/level.ts';
import { makeQuestion } from '../../../src/practice/origin.ts';
import {
  giveAnswer,
  isSessionOver,
  nextQuestion,
  currentEntry,
  repeatSession,
  startSession,
} from '../../../src/practice/session.ts';
import { readSessionData } from '../../../src/practice/resume.ts';
import { makeSessionData } from '../../../src/practice/session-data.ts';
import type { Plan, Session } from '../../../src/practice/session.ts';
import { median, summarize } from '../../../src/practice/summary.ts';
import { trivialDrill } from './trivial-drill.ts';
import type { Sum } from './trivial-drill.ts';

const drill = trivialDrill();
const PLAN: Plan = {
  length: 10,
  level: 1,
  follows: true,
  kind: null,
  options: {},
  clock: false,
  seed: 1,
  returning: [],
};

/** Plays a session to its end; `right` says of each question whether it is answered rightly. */
function play(
  session: Session<Sum, number>,
  right: (index: number) => boolean,
  seconds = 1,
  of = drill,
): Session<Sum, number> {
  for (let index = 0; ; index++) {
    const { question } = currentEntry(session);
    const answer = of.answer(question) + (right(index) ? 0 : 1);
    session = giveAnswer(of, session, answer, seconds);
    if (isSessionOver(session)) return session;
    session = nextQuestion(of, session);
  }
}

describe('a session', () => {
  it('asks so many different questions, each made again from its origin', () => {
    const plans = fc.record({
      seed: fc.integer(),
      length: fc.integer({ min: 1, max: 50 }),
      level: fc.integer({ min: 1, max: 3 }),
      follows: fc.boolean(),
      kind: fc.constantFrom(null, 'even', 'odd'),
    });
    fc.assert(
      fc.property(plans, fc.array(fc.boolean(), { minLength: 50, maxLength: 50 }), (wish, luck) => {
        const session = play(startSession(drill, { ...PLAN, ...wish }), (index) => luck[index]!);
        expect(session.entries).toHaveLength(wish.length);
        expect(new Set(session.entries.map(({ question }) => question.key)).size).toBe(wish.length);
        for (const { origin, question } of session.entries) {
          expect(makeQuestion(drill, origin)).toEqual(question);
          if (wish.kind !== null) expect(question.kind).toBe(wish.kind);
          if (!wish.follows) expect(question.level).toBe(wish.level);
        }
      }),
    );
  });

  it('takes questions of the next level when one has run out, and repeats only when all have', () => {
    const tiny = trivialDrill(1);
    const fixed = { ...PLAN, follows: false, length: 12 };
    const session = play(startSession(tiny, fixed), () => true, 1, tiny);
    expect(new Set(session.entries.map(({ question }) => question.key)).size).toBe(12);
    const long = play(startSession(tiny, { ...fixed, length: 60 }), () => true, 1, tiny);
    expect(long.entries).toHaveLength(60);
  });

  it('brings kinds back at every third question, never first, and says why', () => {
    const returning = [
      { kind: 'odd', reason: 'You missed odd sums yesterday.' },
      { kind: 'gone', reason: 'You missed what is no more.' },
      { kind: 'even', reason: 'You missed even sums on Monday.' },
    ];
    const session = play(startSession(drill, { ...PLAN, returning }), () => true);
    const reasons = session.entries.map(({ review }) => review?.reason ?? null);
    expect(reasons[1]).toBe('You missed odd sums yesterday.');
    expect(reasons[4]).toBe('You missed even sums on Monday.');
    expect(reasons.filter((reason) => reason !== null)).toHaveLength(2);
    expect(session.entries[1]?.question.kind).toBe('odd');
  });

  it('goes up after three right answers and says so, and down after two slips', () => {
    const up = play(startSession(drill, { ...PLAN, length: 3 }), () => true);
    expect(up.level).toBe(2);
    expect(up.news).toBe('Three right in a row: you move up to level 2. Greater numbers.');
    const down = play(startSession(drill, { ...PLAN, level: 3, length: 2 }), () => false);
    expect(down.level).toBe(2);
    expect(down.news).toBe('Two slips: you move back to level 2. Greater numbers.');
    const fixed = play(startSession(drill, { ...PLAN, follows: false }), () => true);
    expect([fixed.level, fixed.news]).toEqual([1, null]);
  });

  it('minds the time only where the clock runs', () => {
    const calm = play(startSession(drill, PLAN), () => true, 1000);
    expect(summarize(calm)).toMatchObject({ right: 10, good: 10, usual: 1000 });
    const hurried = play(startSession(drill, { ...PLAN, clock: true }), () => true, 4.5);
    expect(summarize(hurried)).toMatchObject({ right: 10, good: 0 });
    expect(hurried.level).toBe(1);
  });

  it('asks the missed ones again, in their order', () => {
    const missed = summarize(
      play(startSession(drill, PLAN), (index) => index % 3 !== 0),
    ).missedOrigins;
    expect(missed).toHaveLength(4);
    const again = play(repeatSession(drill, PLAN, missed), () => true);
    expect(again.entries.map(({ origin }) => origin)).toEqual(missed);
    expect(summarize(again).missedOrigins).toEqual([]);
    expect(() => repeatSession(drill, PLAN, [])).toThrow(RangeError);
  });

  it('takes one answer to a question, and goes on only after it', () => {
    const session = startSession(drill, { ...PLAN, length: 1 });
    expect(() => nextQuestion(drill, session)).toThrow('waits');
    const answered = giveAnswer(drill, session, 0, 1);
    expect(() => giveAnswer(drill, answered, 0, 1)).toThrow('answered');
    expect(() => nextQuestion(drill, answered)).toThrow('no further');
  });

  it('takes up what an earlier version stored, as the drill reads it', () => {
    const session = play(startSession(drill, { ...PLAN, length: 2 }), (index) => index === 0);
    const data = makeSessionData({ session, way: 'new', name: 'stored' }) as {
      answers: readonly [number, number][];
    };
    const inWords = data.answers.map(([answer, seconds]) => [`sum ${answer}`, seconds]);
    const reads = (stored: number): number => Number(String(stored).replace('sum ', ''));
    const now = readSessionData({ ...drill, readAnswer: reads }, { ...data, answers: inWords });
    expect(now?.session).toEqual(session);
  });

  it('mends a plan that the drill cannot follow', () => {
    const session = startSession(drill, { ...PLAN, length: -3, level: 17, options: { sign: 'x' } });
    expect(session.plan).toMatchObject({ length: 1, level: 3, options: { sign: 'plus' } });
  });
});

describe('a summary', () => {
  it('counts what was missed by kind, the most missed first', () => {
    const session = play(startSession(drill, { ...PLAN, length: 20 }), (index) => index > 8, 2);
    const { right, seconds, total, weak } = summarize(session);
    expect([total, right, seconds]).toEqual([20, 11, 40]);
    expect(weak.reduce((sum, { misses }) => sum + misses, 0)).toBe(9);
    expect(weak.map(({ misses }) => misses)).toEqual(
      weak.map(({ misses }) => misses).toSorted((a, b) => b - a),
    );
  });

  it('knows the middle of some numbers', () => {
    expect([median([]), median([3]), median([9, 1, 4]), median([4, 1, 3, 2])]).toEqual([
      0, 3, 4, 2.5,
    ]);
  });
});

describe('the level', () => {
  const steps = (text: string, level = 2) =>
    text.split('').map((sign) => ({ level, good: sign === '+' }));

  it('judges each level by itself, and stays within what there is', () => {
    expect(followLevel(steps('++'), 2, 3)).toBe(2);
    expect(followLevel(steps('+++'), 2, 3)).toBe(3);
    expect(followLevel(steps('+++'), 2, 2)).toBe(2);
    expect(followLevel([...steps('++', 1), ...steps('+')], 2, 3)).toBe(2);
    expect(followLevel(steps('-+-'), 2, 3)).toBe(1);
    expect(followLevel(steps('--+'), 2, 3)).toBe(2);
    expect(followLevel(steps('--', 1), 1, 3)).toBe(1);
    expect(sayLevelChange(2, 2, [])).toBeNull();
  });
});
