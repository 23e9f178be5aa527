/** Proves a problem again, in less than a second: what is false about it, in words. */
import { CARDS } from '../../src/game/skat/cards.ts';
import { legalPlays, playCard } from '../../src/game/skat/play.ts';
import { nextSeat } from '../../src/game/skat/seats.ts';
import { makeSolver } from '../../src/game/solver/solver.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { themeOf } from '../../src/problems/theme-of.ts';
import { classesOf } from '../../src/strategy/players/clear-card.ts';
import { winsInEveryDeal } from '../../src/strategy/players/counted-out.ts';
import { FIRST, IN_SKAT, SECOND, hiddenFrom } from '../../src/strategy/players/worlds/hidden.ts';
import { COUNTED_FROM } from './find.ts';
import { outcome, stateOf } from './play-out.ts';
import { reachesAfter } from './refute.ts';

/** The leads that a problem must have, with a point of 100 for rounding. */
const LEADS = { weighed: 0.19, even: 0.14, played: 0.09 } as const;

const solver = makeSolver();

/** What is false about a problem; nothing when it stands. */
export function faultsOf(problem: Problem): string[] {
  return [...cardFaults(problem), ...shareFaults(problem), ...refutationFaults(problem)];
}

function cardFaults({ aim, goal, refutation, right, themes, view }: Problem): string[] {
  const legal = view.asked?.what === 'card' ? view.asked.legal : [];
  const classes = classesOf(view, legal);
  const faults: string[] = [];
  if (
    !classes.some(
      (cards) => cards.length === right.length && right.every((card) => cards.includes(card)),
    )
  ) {
    faults.push(`${right.join()} are not one class of cards`);
  }
  if (right.includes(refutation.wrong)) faults.push('the refuted card is right');
  if (themes[0] !== themeOf(view, right[0]!, refutation.wrong)) faults.push(`not ${themes[0]!}`);
  const isLate = view.tricks.length >= COUNTED_FROM;
  if (isLate !== (aim === 'count-out')) faults.push('late places, and no others, are counted out');
  if (aim === 'count-out') {
    if (winsInEveryDeal(view, goal, right[0]!) !== true) faults.push('no plan wins everywhere');
    const others = classes.filter((cards) => !cards.includes(right[0]!));
    if (others.some(([card]) => winsInEveryDeal(view, goal, card!) !== false)) {
      faults.push('another card wins everywhere as well');
    }
  }
  return faults;
}

function shareFaults({ right, shares }: Problem): string[] {
  return (['weighed', 'even', 'played'] as const).flatMap((measure) => {
    const of = (isRight: boolean): number[] =>
      shares
        .filter(({ card }) => right.includes(card) === isRight)
        .flatMap((one) => one[measure] ?? []);
    const lead = Math.max(...of(true)) - Math.max(...of(false));
    return lead >= LEADS[measure] ? [] : [`${measure}: ahead by ${lead.toFixed(2)} only`];
  });
}

function refutationFaults({
  goal,
  isDeclarer,
  refutation,
  right,
  seat,
  state,
  view,
}: Problem): string[] {
  const { away, hands, isDealPlayed, line, wrong } = refutation;
  const { groups } = hiddenFrom(view);
  const left = nextSeat(seat);
  const faults: string[] = [];
  const places: readonly (readonly [number, readonly string[]])[] = [
    [FIRST, hands[left]],
    [SECOND, hands[nextSeat(left)]],
    [IN_SKAT, view.layout === null ? away : []],
  ];
  for (const { cards, places: allowed } of groups) {
    for (const card of cards) {
      const found = places.filter(([, held]) => held.includes(card));
      if (found.length !== 1 || (found[0]![0] & allowed) === 0)
        faults.push(`${card} cannot lie there`);
    }
  }
  const all = [...hands.V, ...hands.M, ...hands.H, ...away, ...view.table];
  const past = view.tricks.flatMap(({ cards }) => cards);
  if (new Set([...all, ...past]).size !== CARDS.length) faults.push('not a whole pack');
  if (isDealPlayed && hands[left].some((card) => !state.play!.hands[left].includes(card))) {
    faults.push('not the deal that was played');
  }
  const world = { first: hands[left], second: hands[nextSeat(left)], skat: away, weight: 1 };
  const shown = isDealPlayed ? state : stateOf(state, seat, world);
  if (reachesAfter(solver, shown, goal, right[0]!) !== isDeclarer)
    faults.push('the right card fails');
  if (reachesAfter(solver, shown, goal, wrong) === isDeclarer)
    faults.push('the wrong card does not fail');
  let play = shown.play!;
  for (const card of line) {
    if (!legalPlays(play).includes(card)) return [...faults, `${card} cannot be played`];
    play = playCard(play, card);
  }
  if (outcome({ ...shown, play }, goal) !== !isDeclarer) faults.push('the line does not decide it');
  return faults;
}
