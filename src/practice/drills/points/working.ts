/** The working of a sum: the running sums, and pairs of cards worth knowing by heart. */
import { PACK_POINTS, cardPoints, rankOf, sumPoints } from '../../../game/skat/cards.ts';
import type { Card, Rank } from '../../../game/skat/cards.ts';
import { ENOUGH } from './question.ts';
import type { PointsQuestion } from './question.ts';

/** One step of the count. */
export interface CountStep {
  readonly cards: readonly Card[];
  readonly points: number;
  /** The sum so far, or what is left when counting down. */
  readonly sum: number;
}

/** The start of the count, and whether it goes down from there. */
export function startOf({ kind, missing, groups, start }: PointsQuestion): {
  readonly from: number;
  readonly down: boolean;
} {
  if (kind === 'left') return { from: PACK_POINTS, down: true };
  if (kind === 'short') return { from: ENOUGH, down: true };
  if (kind === 'missing') return { from: sumPoints([...missing, ...groups.flat()]), down: true };
  return { from: start, down: false };
}

/** The count step by step: up from the start, or down from the whole. */
export function countSteps(question: PointsQuestion): CountStep[] {
  const { down, from } = startOf(question);
  let sum = from;
  return question.groups.map((cards) => {
    const points = sumPoints(cards);
    sum += down ? -points : points;
    return { cards, points, sum };
  });
}

/** The right answer. */
export function solve(question: PointsQuestion): number {
  return countSteps(question).at(-1)?.sum ?? startOf(question).from;
}

/** The points of all the cards that go by. */
export function shownPoints({ groups }: PointsQuestion): number {
  return sumPoints(groups.flat());
}

/** Pairs of ranks whose sum is worth knowing, the most useful first. */
const PAIRS: readonly (readonly [Rank, Rank])[] = [
  ['A', '10'],
  ['A', 'A'],
  ['10', '10'],
  ['A', 'K'],
  ['10', 'K'],
  ['A', 'Q'],
  ['10', 'Q'],
  ['K', 'Q'],
  ['A', 'J'],
  ['10', 'J'],
];

/** Two cards of a trick that are better counted together, and the points of the third. */
export interface Pair {
  readonly cards: readonly [Card, Card];
  readonly points: number;
  readonly rest: number;
}

/** The most useful pair in the cards that go by; null when there is none. */
export function bestPair({ groups }: PointsQuestion): Pair | null {
  const threes = groups.filter((group) => group.length > 1);
  for (const [high, low] of PAIRS) {
    for (const group of threes) {
      const first = group.find((card) => rankOf(card) === high);
      const second = group.find((card) => card !== first && rankOf(card) === low);
      if (first === undefined || second === undefined) continue;
      const points = cardPoints(first) + cardPoints(second);
      return { cards: [first, second], points, rest: sumPoints(group) - points };
    }
  }
  return null;
}
