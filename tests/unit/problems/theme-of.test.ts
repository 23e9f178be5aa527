/** What each theme says is so, by a count that does not know how themes are made. */
import { expect, test } from 'vitest';
import { CARDS, cardPoints } from '../../../src/game/skat/cards.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import type { Problem } from '../../../src/problems/problem.ts';
import type { ThemeId } from '../../../src/problems/themes.ts';
import { allProblems } from './set.ts';

const ORDER = ['7', '8', '9', 'Q', 'K', '10', 'A'];
const NULL_ORDER = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const JACKS = ['DJ', 'HJ', 'SJ', 'CJ'];

const trumpOf = ({ view }: Problem): string | null => view.contract!.trump;
const isNull = ({ view }: Problem): boolean => view.contract!.kind.includes('nullo');

/** A number for each card by which those of a suit can be compared, and every trump with every card. */
function height(problem: Problem, card: Card): number {
  const rank = card.slice(1);
  if (isNull(problem)) return NULL_ORDER.indexOf(rank);
  if (rank === 'J') return 200 + JACKS.indexOf(card);
  return ORDER.indexOf(rank) + (card.startsWith(trumpOf(problem) ?? '?') ? 100 : 0);
}

const isTrump = (problem: Problem, card: Card): boolean =>
  !isNull(problem) && height(problem, card) >= 100;

const suit = (problem: Problem, card: Card): string =>
  isTrump(problem, card) ? 'trump' : card.slice(0, 1);

/** Whether a card would win the trick as it lies. */
function winsSoFar(problem: Problem, card: Card): boolean {
  const { table } = problem.view;
  return table.every((other) =>
    suit(problem, other) === suit(problem, card)
      ? height(problem, card) > height(problem, other)
      : isTrump(problem, card) ||
        (!isTrump(problem, other) && suit(problem, card) === suit(problem, table[0]!)),
  );
}

function outAbove(problem: Problem, card: Card): Card[] {
  const { view } = problem;
  const seen = [
    ...view.hand,
    ...view.table,
    ...(view.layout ?? []),
    ...view.tricks.flatMap(({ cards }) => cards),
  ];
  return CARDS.filter(
    (other) =>
      !seen.includes(other) &&
      suit(problem, other) === suit(problem, card) &&
      height(problem, other) > height(problem, card),
  );
}

type Claim = (problem: Problem, right: Card, wrong: Card) => boolean;
const leads = ({ view }: Problem): boolean => view.table.length === 0;

const CLAIMS: Readonly<Partial<Record<ThemeId, Claim>>> = {
  'draw-trumps': (one, right, wrong) =>
    one.isDeclarer && leads(one) && isTrump(one, right) && !isTrump(one, wrong),
  'leave-trumps': (one, right, wrong) =>
    one.isDeclarer && leads(one) && !isTrump(one, right) && isTrump(one, wrong),
  'which-trump': (one, right, wrong) => leads(one) && isTrump(one, right) && isTrump(one, wrong),
  cash: (one, right, wrong) =>
    leads(one) && (outAbove(one, right).length === 0 || height(one, right) > height(one, wrong)),
  'ruff-in': (one, right, wrong) =>
    isTrump(one, right) && winsSoFar(one, right) && !winsSoFar(one, wrong),
  'defenders-ruff': (one, right) => !one.isDeclarer && isTrump(one, right) && winsSoFar(one, right),
  'do-not-ruff': (one, right, wrong) => isTrump(one, wrong) && !winsSoFar(one, right),
  'which-ruff': (one, right, wrong) =>
    isTrump(one, right) && isTrump(one, wrong) && !isTrump(one, one.view.table[0]!),
  take: (one, right, wrong) => winsSoFar(one, right) && !winsSoFar(one, wrong),
  duck: (one, right, wrong) => !winsSoFar(one, right) && winsSoFar(one, wrong),
  'hold-ace-back': (one, right, wrong) => wrong.endsWith('A') && right !== wrong,
  'hold-ten-back': (one, right, wrong) => wrong.endsWith('10') && right !== wrong,
  'low-enough': (one, right, wrong) =>
    winsSoFar(one, right) && winsSoFar(one, wrong) && height(one, right) < height(one, wrong),
  'high-enough': (one, right, wrong) => height(one, right) > height(one, wrong),
  fatten: (one, right, wrong) => !one.isDeclarer && cardPoints(right) > cardPoints(wrong),
  'do-not-fatten': (one, right, wrong) => !one.isDeclarer && cardPoints(right) < cardPoints(wrong),
  'defenders-winner': (one) => !one.isDeclarer && leads(one),
  'null-throw-danger': (one, right) =>
    one.isDeclarer && isNull(one) && suit(one, right) !== suit(one, one.view.table[0]!),
  'null-danger-suit': (one, right, wrong) =>
    !one.isDeclarer && isNull(one) && leads(one) && suit(one, right) !== suit(one, wrong),
  'null-how-high': (one, right, wrong) => isNull(one) && suit(one, right) === suit(one, wrong),
};

test('a problem shows what its theme says', () => {
  let tried = 0;
  for (const problem of allProblems()) {
    const claim = CLAIMS[problem.themes[0]!];
    if (claim === undefined) continue;
    tried++;
    const { refutation, right } = problem;
    expect(
      claim(problem, right[0]!, refutation.wrong),
      `${problem.id}: ${problem.themes[0]!}`,
    ).toBe(true);
  }
  expect(tried).toBeGreaterThan(60);
});

test('only Nulls have the themes of a Null', () => {
  for (const problem of allProblems()) {
    expect(problem.themes[0]!.startsWith('null-'), problem.id).toBe(isNull(problem));
  }
});
