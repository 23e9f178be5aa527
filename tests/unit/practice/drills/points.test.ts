import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readComment } from '../../../../src/game/replay/comment.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { points as drill } from '../../../../src/practice/drills/points/drill.ts';
import { POINTS_KINDS as KINDS } from '../../../../src/practice/drills/points/question.ts';
import type {
  PointsKind,
  PointsQuestion,
} from '../../../../src/practice/drills/points/question.ts';
import { countSteps } from '../../../../src/practice/drills/points/working.ts';
import { isCard } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import '../../seed.ts';

const kinds: readonly PointsKind[] = KINDS;
const levels = drill.levels.map((_, index) => index + 1);
const wishes = fc.record({
  level: fc.constantFrom(...levels),
  kind: fc.option(fc.constantFrom(...kinds)),
  options: fc.record({ pace: fc.constantFrom('own', 'slow', 'steady', 'brisk') }),
});
const questions = fc
  .tuple(fc.integer(), wishes)
  .map(([seed, request]) => drill.make(new Chance(seed), request));

/** Card points by hand, from the letters on the card. */
function worth(card: Card): number {
  const rank = card.slice(1);
  if (rank === 'A') return 11;
  if (rank === '10') return 10;
  if (rank === 'K') return 4;
  if (rank === 'Q') return 3;
  return rank === 'J' ? 2 : 0;
}

function slowAnswer({ groups, kind, missing, start }: PointsQuestion): number {
  let sum = 0;
  for (const group of groups) for (const card of group) sum += worth(card);
  if (kind === 'left') return 120 - sum;
  if (kind === 'short') return 61 - sum;
  if (kind === 'missing') return missing.reduce((points, card) => points + worth(card), 0);
  return start + sum;
}

const made = (groups: readonly string[], kind: PointsKind, start = 0): PointsQuestion => ({
  level: 1,
  kind,
  key: '',
  groups: groups.map((group) => group.split(' ') as Card[]),
  start,
  missing: [],
  beat: null,
});

describe('every question', () => {
  test('has the answer that adding up by hand gives, and grades it right and all others wrong', () => {
    fc.assert(
      fc.property(questions, fc.integer({ min: 0, max: 120 }), (question, other) => {
        const right = slowAnswer(question);
        expect(drill.answer(question)).toBe(right);
        expect(right).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(120);
        expect(drill.grade(question, right)).toEqual({ right: true, faults: [] });
        const grade = drill.grade(question, other);
        expect(grade.right).toBe(other === right);
        expect(grade.faults.length > 0).toBe(other !== right);
      }),
    );
  });

  test('shows no card twice, and a level and kind as wished', () => {
    fc.assert(
      fc.property(fc.integer(), wishes, (seed, request) => {
        const question = drill.make(new Chance(seed), request);
        const cards = [...question.groups.flat(), ...question.missing];
        expect(new Set(cards).size).toBe(cards.length);
        expect(question.level).toBe(request.level);
        if (request.kind !== null) expect(question.kind).toBe(request.kind);
        expect(question.beat === null).toBe(request.options.pace === 'own');
        expect(drill.make(new Chance(seed), request)).toEqual(question);
      }),
    );
  });

  test('has an explanation whose sums add up', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const steps = countSteps(question);
        const down = ['left', 'short', 'missing'].includes(question.kind);
        let before = down ? slowAnswer(question) : question.start;
        if (down) for (const { points } of steps) before += points;
        for (const { cards, points, sum } of steps) {
          expect(points).toBe(cards.reduce((sum, card) => sum + worth(card), 0));
          before += down ? -points : points;
          expect(sum).toBe(before);
        }
        const [sums = '', ...more] = drill.explain(question);
        expect(sums.endsWith(` ${slowAnswer(question)}.`)).toBe(true);
        const pair = more.find((line) => line.startsWith('Take two'));
        if (pair === undefined) return;
        const named = readComment(pair)
          .flat()
          .flatMap((piece) => (piece.kind === 'card' && isCard(piece.card) ? [piece.card] : []));
        expect(pair).toContain(` are ${named.reduce((sum, card) => sum + worth(card), 0)},`);
      }),
    );
  });

  test('does not give its answer away in its question', () => {
    for (const kind of kinds) {
      const request = { level: 4, kind, options: {} };
      const asked = new Set(
        [1, 2, 3].map((seed) =>
          drill.ask(drill.make(new Chance(seed), request)).replace(/You have \d+/, ''),
        ),
      );
      expect(asked.size, kind).toBe(1);
    }
  });
});

test('a session of fifty has fifty different questions, at every level and of every kind', () => {
  for (const level of levels) {
    for (const kind of [null, ...kinds]) {
      const chance = new Chance(level);
      const keys = new Set<string>();
      for (let draws = 0; draws < 200; draws++) {
        keys.add(drill.make(chance, { level, kind, options: {} }).key);
      }
      expect(keys.size, `level ${level}, ${kind ?? 'any'}`).toBeGreaterThanOrEqual(50);
    }
  }
});

test('every level asks something, and level 1 only four single cards', () => {
  for (let seed = 0; seed < 50; seed++) {
    const question = drill.make(new Chance(seed), { level: 1, kind: null, options: {} });
    expect(question.kind, `seed ${seed}`).toBe('single');
    expect(question.groups, `seed ${seed}`).toHaveLength(4);
  }
});

test('the whole pack but two cards goes by in ten tricks', () => {
  const question = drill.make(new Chance(5), { level: 6, kind: 'missing', options: {} });
  expect(question.groups.map(({ length }) => length)).toEqual(Array(10).fill(3));
  expect(question.missing).toHaveLength(2);
});

describe('Foster, page 34', () => {
  test('27 and a king, an ace and a jack are 31, 42, 44', () => {
    const question = made(['DK', 'SA', 'CJ'], 'carry', 27);
    expect(drill.answer(question)).toBe(44);
    expect(drill.explain(question)[0]).toContain('27, 31, 42, 44.');
  });

  test('23 and 4 and 17 and 21 make 65', () => {
    const question = made(['HA C10 DJ', 'SK D9 C7', 'DK SA CJ', 'H10 CA S8'], 'threes');
    expect(countSteps(question).map(({ points, sum }) => [points, sum])).toEqual([
      [23, 23],
      [4, 27],
      [17, 44],
      [21, 65],
    ]);
  });
});

describe('a wrong sum is answered with the slip that leads to it', () => {
  const tricks = made(['HA C10 DJ', 'SK D9 C7', 'DQ SA CJ'], 'threes');
  test.each([
    [tricks, 40, 'DQ went by uncounted'],
    [tricks, 47, 'SK was counted twice'],
    [tricks, 20, 'trick 1 went by uncounted'],
    [tricks, 44, 'An ace is 11'],
    [made(['HA C10 DJ', 'SK D9 C7'], 'left'), 27, 'what went by'],
    [made(['HA C10 DJ', 'SK D9 C7'], 'left'), 97, 'SK went by uncounted'],
    [made(['HA C10 DJ'], 'carry', 27), 23, 'you had 27 before'],
  ])('%# %o', (question, said, says) => {
    expect(drill.grade(question, said).faults.join(' ')).toContain(says);
  });
});
