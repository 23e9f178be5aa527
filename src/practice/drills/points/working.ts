/** How the sum of a question comes about: the running sums, and the pairs that are known by heart. */
import { PACK_POINTS, cardPoints, rankOf, sumPoints } from '../../../game/skat/cards.ts';
import type { Card, Rank } from '../../../game/skat/cards.ts';
import { ENOUGH } from './question.ts';
import type { PointsQuestion } from './question.ts';

/** One step of the count. */
export interface CountStep {
  readonly cards: readonly Card[];
  readonly points: number;
  /** What one says after it: the sum so far, or in counting down what is left. */
  readonly sum: number;
}

/** What the count begins at, and whether it goes up or down from there. */
export function startOf({ kind, missing, groups, start }: PointsQuestion): {
  readonly from: number;
  readonly down: boolean;
} {
  if (kind === 'left') return { from: PACK_POINTS, down: true };
  if (kind === 'short') return { from: ENOUGH, down: true };
  if (kind === 'missing') return { from: sumPoints([...missing, ...groups.flat()]), down: true };
  return { from: start, down: false };
}

/** The count step by step, as it is best said: up from the start, or down from the whole. */
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

/** What goes by, added up. */
export function shownPoints({ groups }: PointsQuestion): number {
  return sumPoints(groups.flat());
}

/** Two cards whose sum is worth knowing, the best to know first. */
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

/** Two cards of a group that are better taken together, and what the rest of it adds. */
export interface Pair {
  readonly cards: readonly [Card, Card];
  readonly points: number;
  readonly rest: number;
}

/** The pair most worth pointing out in what goes by; null when there is none. */
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
