/** Progress: nothing of it is lost, doubled or overwritten, whatever text or tab it meets. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PROGRESS_FORMAT,
  PROGRESS_VERSION,
  makeProgress,
  parseProgress,
} from '../../../src/practice/parse-progress.ts';
import {
  MOST_RESULTS,
  NO_PROGRESS,
  clearedProgress,
  countNew,
  mergeProgress,
  withChoices,
  withMemory,
  withResults,
} from '../../../src/practice/progress.ts';
import type { Progress, Result } from '../../../src/practice/progress.ts';

/** What is kept of a damaged text. */
function soundIn(text: string): Progress {
  const reading = PROGRESS_FORMAT.read(JSON.parse(text));
  if (reading.is !== 'damaged') throw new Error(`The text is ${reading.is}.`);
  return reading.value;
}

/** Two that there are, and one that only another version has. */
const DRILL_IDS = ['points', 'which-card', 'bluffing'];

const times = fc.integer({ min: 0, max: 4e12 });

/** Results whose id follows from their content, as two tabs would have the same one. */
const results: fc.Arbitrary<Result> = fc
  .record({
    n: fc.integer({ min: 0, max: 40 }),
    drill: fc.constantFrom(...DRILL_IDS),
    right: fc.boolean(),
  })
  .map(({ drill, n, right }) => ({
    id: `s.${drill}.${n}.${right ? 1 : 0}`,
    at: 1e12 + n * 1000,
    day: 11_574 + n,
    drill,
    kind: n % 2 === 0 ? 'with' : 'without',
    level: 1 + (n % 4),
    right,
    seconds: n / 10,
    again: n % 7 === 0,
    ...(right ? {} : { question: `level=2&seed=${n + 1}&is=x` }),
  }));

const progresses: fc.Arbitrary<Progress> = fc
  .record({
    rows: fc.array(results, { maxLength: 30 }),
    at: times,
    on: fc.boolean(),
    since: times,
    cleared: times,
    level: fc.integer({ min: 1, max: 9 }),
    chosen: fc.option(fc.constantFrom(...DRILL_IDS), { nil: null }),
  })
  .map(({ at, chosen, cleared, level, on, rows, since }) => {
    const base = withResults({ ...NO_PROGRESS, memory: { at, on, since }, cleared }, rows);
    const choices = { at, level, follows: on, length: 10, clock: !on, options: { laws: 'isko' } };
    return chosen === null ? base : withChoices(base, chosen, choices);
  });

describe('as text', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(progresses, (progress) => {
        const text = makeProgress(progress);
        expect(parseProgress(text)).toEqual({ ok: true, value: progress });
        expect(PROGRESS_FORMAT.read(JSON.parse(text))).toEqual({ is: 'whole', value: progress });
      }),
    );
  });

  it('says what is damaged and where, and saves the rest', () => {
    const [one, two] = [row('a.1', 1e12), row('a.2', 2e12)];
    const text = JSON.stringify({
      vorhand: 'practice',
      version: 2,
      results: [one, ['a.9', 'late'], two, two],
      choices: { chess: {}, points: { at: 5, level: 0 } },
      memory: 'none',
      cleared: -1,
    });
    const read = parseProgress(text);
    expect(read.ok ? [] : read.errors.map(({ where }) => where)).toEqual([
      'results[1]',
      'results[3]',
      'choices.chess',
      'choices.points',
      'cleared',
      'memory',
    ]);
    expect(soundIn(text).results.map(({ id }) => id)).toEqual(['a.1', 'a.2']);
  });

  it('refuses what is not progress, without failing', () => {
    for (const text of ['', '{', 'null', '[]', '{"version":2}', '{"vorhand":"practice"}']) {
      const read = parseProgress(text);
      expect(read.ok ? '' : read.errors[0].code).toBe('damaged');
    }
    for (const data of [null, [], 7, 'text', { version: 2 }, { vorhand: 'practice' }]) {
      expect(PROGRESS_FORMAT.read(data)).toEqual({ is: 'damaged', value: NO_PROGRESS });
    }
    fc.assert(
      fc.property(fc.jsonValue(), (parts) => {
        const text = JSON.stringify({ vorhand: 'practice', version: 2, results: parts });
        parseProgress(text);
        PROGRESS_FORMAT.read(JSON.parse(text));
      }),
    );
  });

  it('knows a newer version from a damaged one', () => {
    const text = JSON.stringify({ vorhand: 'practice', version: PROGRESS_VERSION + 1, results: 7 });
    const read = parseProgress(text);
    expect(read.ok ? '' : read.errors[0]).toMatchObject({ code: 'newer' });
    expect(PROGRESS_FORMAT.read(JSON.parse(text))).toEqual({ is: 'newer' });
  });

  it('reads version 2, which kept no questions, as it was', () => {
    const old = { vorhand: 'practice', version: 2, results: [row('a.1', 1e12)], cleared: 0 };
    expect(PROGRESS_FORMAT.read(JSON.parse(JSON.stringify(old)))).toEqual({
      is: 'whole',
      value: { ...NO_PROGRESS, results: [{ ...blank, id: 'a.1' }] },
    });
  });

  it('keeps the question that was missed, and says where one is damaged', () => {
    const missed = { ...blank, right: false, question: 'level=1&seed=5&is=1x' };
    const text = makeProgress(withResults(NO_PROGRESS, [missed, { ...blank, id: 'y' }]));
    const read = parseProgress(text);
    expect(read.ok && read.value.results).toEqual([missed, { ...blank, id: 'y' }]);
    const odd = parseProgress(text.replace('"level=1&seed=5&is=1x"', '7'));
    expect(odd.ok ? [] : odd.errors.map(({ where }) => where)).toEqual(['results[0]']);
  });

  it('brings version 1 over with every answer and level', () => {
    const first = {
      vorhand: 'practice',
      version: 1,
      results: [
        {
          session: 'q7',
          n: 0,
          at: 1_700_000_000_000,
          drill: 'matadors',
          kind: 'without',
          level: 2,
          right: false,
          ms: 8349,
        },
        {
          session: 'q7',
          n: 1,
          at: 1_700_000_009_000,
          drill: 'matadors',
          kind: 'with',
          level: 2,
          right: true,
          ms: 4000,
        },
      ],
      levels: { matadors: 3 },
    };
    const read = parseProgress(JSON.stringify(first));
    if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join());
    expect(read.value.results).toEqual([
      {
        id: 'q7.0',
        at: 1_700_000_000_000,
        day: 19_675,
        drill: 'matadors',
        kind: 'without',
        level: 2,
        right: false,
        seconds: 8.3,
        again: false,
      },
      {
        id: 'q7.1',
        at: 1_700_000_009_000,
        day: 19_675,
        drill: 'matadors',
        kind: 'with',
        level: 2,
        right: true,
        seconds: 4,
        again: false,
      },
    ]);
    expect(read.value.choices.matadors).toMatchObject({ level: 3, follows: true });
    expect(read.value.memory.on).toBe(true);
    expect(parseProgress(makeProgress(read.value))).toEqual(read);
    const broken = { ...first, results: [...first.results, 'x', { session: 'q7' }] };
    const saved = soundIn(JSON.stringify(broken));
    expect(saved.results).toEqual(read.value.results);
    expect(parseProgress(JSON.stringify(broken)).ok).toBe(false);
  });
});

describe('merged', () => {
  it('is the same in any order and however often', () => {
    fc.assert(
      fc.property(progresses, progresses, progresses, (a, b, c) => {
        const ab = mergeProgress(a, b);
        expect(mergeProgress(b, a)).toEqual(ab);
        expect(mergeProgress(ab, b)).toEqual(ab);
        expect(mergeProgress(mergeProgress(a, b), c)).toEqual(
          mergeProgress(a, mergeProgress(b, c)),
        );
      }),
    );
  });

  it('has every answer of both once', () => {
    fc.assert(
      fc.property(progresses, progresses, (a, b) => {
        const ids = new Set([...a.results, ...b.results].map(({ id }) => id));
        const merged = mergeProgress(a, b).results;
        expect(merged.map(({ id }) => id).toSorted()).toEqual([...ids].toSorted());
        expect(merged).toHaveLength(a.results.length + countNew(a, b.results));
      }),
    );
  });

  it('takes the later choice', () => {
    const early = withMemory(NO_PROGRESS, false, 10);
    const late = withMemory(NO_PROGRESS, true, 20);
    expect(mergeProgress(late, early).memory.on).toBe(true);
    expect(mergeProgress(early, late).memory.on).toBe(true);
  });

  it('stays within bounds, and lets the oldest go', () => {
    const many = Array.from({ length: MOST_RESULTS + 5 }, (_, n) => ({
      ...blank,
      id: `m.${n}`,
      at: n,
    }));
    const full = withResults(NO_PROGRESS, many);
    expect(full.results).toHaveLength(MOST_RESULTS);
    expect(full.results[0]?.id).toBe('m.5');
    expect(makeProgress(full).length).toBeLessThan(1e6);
    expect(mergeProgress(full, full)).toEqual(full);
  });

  it('keeps an answer that was given after the question had lain open for weeks', () => {
    const slow = withResults(NO_PROGRESS, [{ ...blank, seconds: 2_000_000.5 }]);
    expect(PROGRESS_FORMAT.read(JSON.parse(makeProgress(slow)))).toEqual({
      is: 'whole',
      value: slow,
    });
  });

  it('is empty when cleared', () => {
    expect(clearedProgress(77)).toEqual({ ...NO_PROGRESS, cleared: 77 });
  });
});

const blank: Result = {
  id: 'x',
  at: 1e12,
  day: 11_574,
  drill: 'points',
  kind: 'tens',
  level: 1,
  right: true,
  seconds: 4.5,
  again: false,
};

function row(id: string, at: number): unknown[] {
  return [id, at, 11_574, 'points', 'tens', 1, 1, 4.5, 0];
}
