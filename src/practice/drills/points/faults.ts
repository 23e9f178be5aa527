/** Guesses from a wrong number what went wrong in adding up. */
import { cardPoints, rankOf, sumPoints } from '../../../game/skat/cards.ts';
import type { PointsQuestion } from './question.ts';
import {
  POINTS_FAULTS,
  sayCardSlip,
  sayTrickSlip,
} from '#edition/practice/drills/points/points-words.ts';
import { shownPoints, solve, startOf } from './working.ts';

/** Says what is wrong with a number, and which slip would explain it. */
export function findFaults(question: PointsQuestion, answer: number): string[] {
  const right = solve(question);
  if (answer === right) return [];
  const { down, from } = startOf(question);
  const sum = shownPoints(question);
  if (down && answer === sum) {
    return [POINTS_FAULTS.down(answer, from)];
  }
  if (question.kind === 'carry' && answer === sum) {
    return [POINTS_FAULTS.carry(answer, question.start)];
  }
  const off = Math.abs(answer - right);
  return [POINTS_FAULTS.off(answer, right), ...slip(question, answer < right !== down, off)];
}

/** Names a card or trick whose points are exactly the difference, or two values often confused. */
function slip({ groups }: PointsQuestion, missed: boolean, off: number): string[] {
  const cards = groups.flat();
  if (off === 1 && cards.some((card) => ['A', '10'].includes(rankOf(card)))) {
    return [POINTS_FAULTS.aceForTen];
  }
  if (off === 6 && !missed && cards.some((card) => rankOf(card) === 'K')) {
    return [POINTS_FAULTS.kingForTen];
  }
  const [first, ...others] = cards.filter((card) => cardPoints(card) === off);
  // Of several cards with these points any may be the one; all are of one rank.
  if (first !== undefined) {
    return [sayCardSlip(others.length === 0 ? first : rankOf(first), missed)];
  }
  const trick = groups.findIndex((group) => group.length > 1 && sumPoints(group) === off);
  return trick < 0 ? [] : [sayTrickSlip(trick + 1, missed)];
}
