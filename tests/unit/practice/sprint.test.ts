import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeSprints, sprintBests, sprintResult } from '../../../src/practice/sprint/bests.ts';
import type { SprintResult } from '../../../src/practice/sprint/bests.ts';
import { SPRINTS_FORMAT } from '../../../src/practice/sprint/sprint-format.ts';
import {
  STORM_TIME,
  giveSum,
  passTime,
  readBegunSprint,
  resumeSprint,
  startSprint,
} from '../../../src/practice/sprint/sprint.ts';
import type { Sprint } from '../../../src/practice/sprint/sprint.ts';
import '../seed.ts';

const POINTS: Readonly<Record<string, number>> = { A: 11, '10': 10, K: 4, Q: 3, J: 2 };
const worth = ({ cards }: Sprint): number =>
  cards.reduce((sum, card) => sum + (POINTS[card.slice(1)] ?? 0), 0);

/** So many right sums, a second each. */
function after(sprint: Sprint, right: number): Sprint {
  let now = sprint;
  for (let sums = 0; sums < right; sums++)
    now = giveSum(now, worth(now), sprint.startTime + 1000 * sums);
  return now;
}

describe('a sprint', () => {
  test('takes the sum that a slow recount finds, and no other, whatever cards are dealt', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat({ max: 60 }),
        fc.integer({ min: 1, max: 120 }),
        (seed, at, off) => {
          const sprint = after(startSprint('storm', seed, 0), at);
          expect(new Set(sprint.cards).size).toBe(sprint.cards.length);
          expect(giveSum(sprint, worth(sprint), 70_000).right).toBe(at + 1);
          const missed = giveSum(sprint, worth(sprint) + off, 70_000);
          expect(missed.right).toBe(at);
          expect(missed.mistakes).toEqual([{ cards: sprint.cards, answer: worth(sprint) + off }]);
        },
      ),
    );
  });

  test('lays more cards the further one gets, from two to six', () => {
    const counts = [0, 4, 5, 15, 25, 40].map(
      (right) => after(startSprint('survival', 3, 0), right).cards.length,
    );
    expect(counts).toEqual([2, 2, 3, 4, 5, 6]);
  });

  test('is over after three minutes, to the millisecond, and then takes nothing more', () => {
    const sprint = startSprint('storm', 5, 1000);
    const last = 1000 + STORM_TIME;
    expect(passTime(sprint, last - 1).endTime).toBeNull();
    expect(giveSum(sprint, worth(sprint), last - 1)).toMatchObject({ endTime: null, right: 1 });
    expect(passTime(sprint, last + 9000).endTime).toBe(last);
    expect(giveSum(sprint, worth(sprint), last)).toMatchObject({ endTime: last, right: 0 });
  });

  test('survives until the first mistake, however long that takes', () => {
    const long = giveSum(startSprint('survival', 5, 0), 0, 10 * STORM_TIME);
    expect(long).toMatchObject({ right: 0, endTime: 10 * STORM_TIME });
    expect(giveSum(long, 5, 11 * STORM_TIME)).toEqual(long);
    expect(after(startSprint('survival', 5, 0), 30)).toMatchObject({ endTime: null, right: 30 });
  });

  test('does not lay the same cards twice running', () => {
    const first = startSprint('storm', 8, 0);
    const missed = giveSum(first, 120, 1);
    expect(missed.cards).not.toEqual(first.cards);
  });
});

const result = (at: number, more: Partial<SprintResult> = {}): SprintResult => ({
  kind: 'storm',
  at,
  day: 20_000,
  right: 20,
  wrong: 2,
  seconds: 180,
  ...more,
});

describe('the bests', () => {
  test('keep apart the most right, the most without a mistake and the quickest', () => {
    const [most, clean] = [result(1, { right: 40, wrong: 6 }), result(2, { right: 31, wrong: 0 })];
    const quickest = result(3, { kind: 'survival', right: 12, wrong: 1, seconds: 24 });
    const all = [result(4), most, clean, quickest];
    expect(sprintBests(all, 'storm')).toEqual({ most, clean, quickest: most });
    expect(sprintBests(all, 'survival')).toEqual({ most: quickest, clean: null, quickest });
    expect(sprintBests([], 'storm')).toEqual({ most: null, clean: null, quickest: null });
  });

  test('have no speed from a handful of sums', () => {
    const lucky = result(1, { kind: 'survival', right: 3, wrong: 1, seconds: 2 });
    expect(sprintBests([lucky], 'survival').quickest).toBeNull();
  });

  test('outlive all the runs that came after', () => {
    const best = result(1, { right: 90, wrong: 0 });
    const many = Array.from({ length: 400 }, (_, index) => result(10 + index));
    const merged = mergeSprints([best], many);
    expect(merged.length).toBe(201);
    expect(merged[0]).toEqual(best);
    expect(mergeSprints(merged, merged)).toEqual(merged);
  });
});

test('what is kept comes back as it was, and what makes no sense is left out', () => {
  const ran = giveSum(startSprint('survival', 1, 5000), 120, 9400);
  const all = [sprintResult(ran, 1_700_000_000_000, 20_000), result(1_700_000_000_001)];
  const stored: unknown = JSON.parse(JSON.stringify(SPRINTS_FORMAT.make(all)));
  expect(SPRINTS_FORMAT.read(stored)).toEqual({ is: 'whole', value: all });
  expect(all[0]).toMatchObject({ seconds: 4.4, right: 0, wrong: 1 });

  const damaged = { vorhand: 'sprints', version: 1, results: [...all, { kind: 'stroll' }, 7] };
  expect(SPRINTS_FORMAT.read(damaged)).toEqual({ is: 'damaged', value: all });
  for (const nonsense of [null, 7, [], { version: 1 }]) {
    expect(SPRINTS_FORMAT.read(nonsense).is).toBe('damaged');
  }
  expect(SPRINTS_FORMAT.read({ version: 2, results: [] })).toEqual({ is: 'newer' });
});

describe('a sprint that was left in the middle', () => {
  const stored = (sprint: Sprint): unknown => JSON.parse(JSON.stringify(sprint));

  test('goes on with the same cards and the same clock', () => {
    const right = after(startSprint('storm', 7, 1000), 6);
    const sprint = giveSum(right, worth(right) + 1, 20_000);
    expect(resumeSprint(readBegunSprint(stored(sprint))!)).toEqual(sprint);
    const late = passTime(resumeSprint(readBegunSprint(stored(sprint))!), 1000 + STORM_TIME);
    expect(late.endTime).toBe(1000 + STORM_TIME);
  });

  test('is none where what was stored makes no sense', () => {
    const sprint = stored(startSprint('survival', 7, 1000)) as Record<string, unknown>;
    expect(readBegunSprint(sprint)).toBeDefined();
    for (const odd of [
      null,
      [],
      { ...sprint, kind: 'constructor' },
      { ...sprint, seed: 1.5 },
      { ...sprint, right: -1 },
      { ...sprint, startTime: null },
      { ...sprint, mistakes: {} },
      { ...sprint, mistakes: [{ cards: ['XX'], answer: 3 }] },
      // A survival run ends with its first mistake.
      { ...sprint, mistakes: [{ cards: ['CA', 'CK'], answer: 3 }] },
    ]) {
      expect(readBegunSprint(odd)).toBeUndefined();
    }
  });
});
