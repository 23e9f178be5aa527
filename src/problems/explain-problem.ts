/** Why the right card of a problem is right, made when it is read. */
import type { Card } from '../game/skat/cards.ts';
import {
  sayAlike,
  sayCountedOut,
  sayPlayedOut,
  sayShares,
} from '#edition/problems/problem-words.ts';
import { knownAt } from './known.ts';
import type { Problem, ProblemShare } from './problem.ts';
import { reasonFor } from './reasons.ts';
import { marginOfShares } from './shares.ts';
import { sideOf, targetOf } from './target.ts';

/** The best of the right cards, which words name. */
function bestOf({ right, shares }: Problem): ProblemShare {
  const ranked = shares.filter(({ card }) => right.includes(card));
  return ranked.reduce((best, one) => (one.weighed > best.weighed ? one : best));
}

/**
 * Why the right card is right, in a few sentences of comment text: a reason where one can be known, then what
 * the cards come to. @param against the card that was chosen, the refuted one unless another is given.
 */
export function explainProblem(problem: Problem, against?: Card): string[] {
  const { aim, deals, refutation, right, shares, themes, view } = problem;
  const wrong = against ?? refutation.wrong;
  const best = bestOf(problem);
  const { card } = best;
  const reason =
    wrong === refutation.wrong
      ? reasonFor(themes[0]!, knownAt(view), { right: card, wrong })
      : null;
  const alike = right.filter((one) => one !== card);
  const own = shares.find((one) => one.card === wrong);
  return [
    ...(reason === null ? [] : [reason]),
    ...(aim === 'count-out'
      ? [sayCountedOut({ card, deals: deals.left, side: sideOf(problem) })]
      : []),
    ...(own === undefined ? [] : compare(problem, best, own)),
    ...(alike.length === 0 ? [] : [sayAlike(alike)]),
  ];
}

/** What two cards come to, by each of the measures. */
function compare(problem: Problem, best: ProblemShare, wrong: ProblemShare): string[] {
  const open = sayShares({
    best: { card: best.card, share: best.weighed },
    wrong: { card: wrong.card, share: wrong.weighed },
    side: sideOf(problem),
    target: targetOf(problem),
  });
  if (best.played === null || wrong.played === null) return [open];
  const deals = problem.deals.played;
  const margin = marginOfShares([best.played, wrong.played], deals);
  return [open, sayPlayedOut({ best: best.played, wrong: wrong.played, deals, margin })];
}
