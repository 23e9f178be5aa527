/** A problem in words, made when it is read: what is asked, and why the right card is right. */
import type { Card } from '../game/skat/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { outOfHundred } from '../practice/measurement.ts';
import { marginOfShares } from './answer-words.ts';
import { knownAt } from './known.ts';
import type { Problem, ProblemShare } from './problem.ts';
import { reasonFor } from './reasons.ts';

const points = (number: number): string => counted(number, 'point');

/** What the shares count, to “you”: `you win`, `you beat the declarer`. */
export function wellWords({ goal, isDeclarer, view }: Problem): string {
  if ('tricks' in goal) return isDeclarer ? 'you take no trick' : 'the declarer takes a trick';
  const { game, outOfSchneider } = view.law.targets;
  if (goal.points === game) return isDeclarer ? 'you win' : 'you beat the declarer';
  if (goal.points === outOfSchneider) {
    return isDeclarer ? 'you get out of schneider' : 'you make the declarer schneider';
  }
  return isDeclarer ? 'you make schneider' : 'you get out of schneider';
}

/** What is asked, with the count that the player can have kept. */
export function taskWords(problem: Problem): string {
  const { aim, goal, isDeclarer, view } = problem;
  const known = knownAt(view);
  const task = `${sentenceCase(orderWords(problem))}.`;
  const plan =
    aim === 'count-out' ? ' One plan does it wherever the cards are: count them out.' : '';
  if ('tricks' in goal) return `${task}${plan}`;
  const { declarer, defenders } = known.points;
  const skat = view.layout === null ? 'not counting the skat' : 'counting what you put away';
  const count = isDeclarer
    ? `You have ${points(declarer)}, ${skat}, and need ${goal.points}.`
    : `Your side has ${points(defenders)} and needs ${121 - goal.points}.`;
  return `${task} ${count}${plan}`;
}

/** The task as an order: `win the game`. */
function orderWords({ aim, goal, isDeclarer, view }: Problem): string {
  if ('tricks' in goal) return isDeclarer ? 'take no trick' : 'make the declarer take a trick';
  const { game, outOfSchneider } = view.law.targets;
  if (goal.points === game) {
    if (isDeclarer) return 'win the game';
    return aim === 'sixty' ? `keep the declarer to ${goal.points - 1} points` : 'beat the declarer';
  }
  if (goal.points === outOfSchneider) {
    return isDeclarer ? 'get out of schneider' : 'make the declarer schneider';
  }
  return isDeclarer ? 'make schneider' : 'get out of schneider';
}

const sentenceCase = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The best of the right cards, which words name. */
export function bestCard({ right, shares }: Problem): Card {
  const ranked = shares.filter(({ card }) => right.includes(card));
  return ranked.reduce((best, one) => (one.weighed > best.weighed ? one : best)).card;
}

/**
 * Why the right card is right, in a few sentences of comment text: a reason where one can be known, then what
 * the cards come to. @param against the card that was chosen, the refuted one unless another is given.
 */
export function explainProblem(problem: Problem, against?: Card): string[] {
  const { refutation, right, shares, themes, view } = problem;
  const wrong = against ?? refutation.wrong;
  const best = bestCard(problem);
  const isRefuted = wrong === refutation.wrong;
  const reason = isRefuted ? reasonFor(themes[0]!, knownAt(view), { right: best, wrong }) : null;
  const alike = right.filter((card) => card !== best);
  const also =
    alike.length === 0
      ? []
      : [`${listed(alike)} ${alike.length === 1 ? 'is' : 'are'} just as good.`];
  const own = shares.find(({ card }) => card === wrong);
  return [
    ...(reason === null ? [] : [reason]),
    ...(problem.aim === 'count-out' ? [countedWords(problem, best)] : []),
    ...(own === undefined
      ? []
      : shareWords(
          problem,
          shares.find(({ card }) => card === best)!,
          own,
        )),
    ...also,
  ];
}

/** That one plan wins in every deal left. */
function countedWords({ deals, isDeclarer }: Problem, best: Card): string {
  const others = isDeclarer ? 'both defenders' : 'your partner as well as the declarer';
  const [agreeing, inAll] =
    deals.left === 1
      ? ['Only one deal agrees', 'it']
      : [`${counted(deals.left, 'deal')} agree`, 'every one of them'];
  return `${agreeing} with all that you have seen. One plan that begins with ${best} works in ${inAll}, even if ${others} saw all cards and played against you.`;
}

/** What two cards come to, by each of the measures. */
function shareWords(problem: Problem, best: ProblemShare, wrong: ProblemShare): string[] {
  const well = wellWords(problem);
  const first = `Of 100 deals that you could be facing, ${well} in ${outOfHundred(best.weighed)} with ${best.card} and in ${outOfHundred(wrong.weighed)} with ${wrong.card}, if all cards are open after that.`;
  if (best.played === null || wrong.played === null) return [first];
  const { played: deals } = problem.deals;
  const margin = marginOfShares([best.played, wrong.played], deals);
  return [
    first,
    `Where strong players who see no hidden card play it out, it is ${outOfHundred(best.played)} and ${outOfHundred(wrong.played)} of 100 (${counted(deals, 'deal')}, give or take ${margin}).`,
  ];
}
