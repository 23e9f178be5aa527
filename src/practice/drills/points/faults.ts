/** Guesses from a wrong number what went wrong in adding up. */
import { cardPoints, rankOf, sumPoints } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import type { PointsQuestion } from './question.ts';
import { shownPoints, solve, startOf } from './working.ts';

/** Says what is wrong with a number, and which slip would explain it. */
export function findFaults(question: PointsQuestion, answer: number): string[] {
  const right = solve(question);
  if (answer === right) return [];
  const { down, from } = startOf(question);
  const sum = shownPoints(question);
  if (down && answer === sum) {
    return [`${answer} is what went by; what is left of ${from} was asked.`];
  }
  if (question.kind === 'carry' && answer === sum) {
    return [`${answer} is what went by; you had ${question.start} before.`];
  }
  const off = Math.abs(answer - right);
  const most = off === 1 ? 'One' : `${off}`;
  const verdict = `${most} too ${answer > right ? 'many' : 'few'}`;
  return [`${verdict}: ${answer} for ${right}.`, ...slip(question, answer < right !== down, off)];
}

/** Names a card or trick whose points are exactly the difference, or two values often confused. */
function slip({ groups }: PointsQuestion, missed: boolean, off: number): string[] {
  const cards = groups.flat();
  if (off === 1 && cards.some((card) => ['A', '10'].includes(rankOf(card)))) {
    return ['An ace is 11, a ten only 10.'];
  }
  if (off === 6 && !missed && cards.some((card) => rankOf(card) === 'K')) {
    return ['Did you take a king for a ten? It is 4.'];
  }
  const happened = missed ? 'went by uncounted' : 'was counted twice';
  const fitting = cards.filter((card) => cardPoints(card) === off);
  if (fitting.length > 0) return [`That is as if ${oneOf(fitting)} ${happened}.`];
  const trick = groups.findIndex((group) => group.length > 1 && sumPoints(group) === off);
  return trick < 0 ? [] : [`That is as if trick ${trick + 1} ${happened}.`];
}

const RANK_WORDS = { A: 'an ace', '10': 'a ten', K: 'a king', Q: 'a queen', J: 'a jack' } as const;

function oneOf(cards: readonly Card[]): string {
  const [first] = cards;
  if (first === undefined || cards.length === 1) return first ?? '';
  const rank = rankOf(first);
  return Object.hasOwn(RANK_WORDS, rank) ? RANK_WORDS[rank as keyof typeof RANK_WORDS] : first;
}
