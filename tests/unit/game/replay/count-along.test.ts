import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { questionTricks, gradeCount } from '../../../../src/game/replay/count-along.ts';
import type { Answer } from '../../../../src/game/replay/count-along.ts';
import { readHand } from './book-hands.ts';

describe('the tricks that are asked about', () => {
  test('the last is always among them, the gaps are one to three, and the seed decides', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 10 }), (seed, tricks) => {
        const asked = questionTricks(tricks, seed);
        expect(asked).toEqual(questionTricks(tricks, seed));
        expect(asked.at(-1)).toBe(tricks);
        for (const [index, trick] of asked.entries()) {
          const gap = trick - (asked[index - 1] ?? 0);
          expect(gap).toBeGreaterThanOrEqual(1);
          expect(gap).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  test('they cannot be known beforehand: each of the first nine is asked in some hands and not in others', () => {
    const runs = Array.from({ length: 200 }, (_, seed) => questionTricks(10, seed));
    for (let trick = 1; trick < 10; trick++) {
      const times = runs.filter((asked) => asked.includes(trick)).length;
      expect(times).toBeGreaterThan(20);
      expect(times).toBeLessThan(180);
    }
  });

  test('a line without a trick asks nothing', () => {
    expect(questionTricks(0, 7)).toEqual([]);
  });
});

describe('the grade', () => {
  // Hand 1, with the ten that was put away: 17 17 28 32 46 60 60 77 77 77; defenders 0 4 4 … 18 43.
  const replay = buildReplay(readHand('foster-01'));
  const said = (...pairs: readonly (readonly [number, number])[]): Answer[] =>
    pairs.map(([trick, points]) => ({ trick, side: 'declarer', points }));

  test('a count that is right all along has nothing wrong', () => {
    const answers = said([2, 17], [4, 32], [10, 77]);
    expect(gradeCount(replay, null, answers, 'with-skat')).toEqual({
      questions: 3,
      right: 3,
      firstMistakes: [],
    });
  });

  test('the first wrong answer is shown with the tricks since the last right one', () => {
    const grade = gradeCount(replay, null, said([2, 17], [5, 44], [10, 75]), 'with-skat');
    expect(grade.right).toBe(1);
    expect(grade.firstMistakes).toEqual([
      {
        answer: { trick: 5, side: 'declarer', points: 44 },
        right: 46,
        from: { trick: 2, sum: 17 },
        since: [
          { trick: 3, gained: 11, sum: 28 },
          { trick: 4, gained: 4, sum: 32 },
          { trick: 5, gained: 14, sum: 46 },
        ],
      },
    ]);
  });

  test('wrong from the first, it is reckoned from what lay in the skat', () => {
    const grade = gradeCount(replay, null, said([1, 7]), 'with-skat');
    expect(grade.firstMistakes[0]).toMatchObject({
      from: { trick: 0, sum: 10 },
      since: [{ trick: 1, gained: 7, sum: 17 }],
    });
    expect(gradeCount(replay, null, said([1, 7]), 'tricks-only').right).toBe(1);
  });

  test('a wrong answer that comes right again is still shown', () => {
    const grade = gradeCount(replay, null, said([2, 18], [5, 46]), 'with-skat');
    expect(grade).toMatchObject({ questions: 2, right: 1 });
    expect(grade.firstMistakes[0]?.answer.trick).toBe(2);
  });

  test('each side has its own reckoning', () => {
    const answers: Answer[] = [
      { trick: 2, side: 'declarer', points: 17 },
      { trick: 2, side: 'defenders', points: 0 },
    ];
    const grade = gradeCount(replay, null, answers, 'with-skat');
    expect(grade.firstMistakes).toHaveLength(1);
    expect(grade.firstMistakes[0]).toMatchObject({
      answer: { side: 'defenders' },
      right: 4,
      since: [
        { trick: 1, gained: 0, sum: 0 },
        { trick: 2, gained: 4, sum: 4 },
      ],
    });
  });
});
