/** Deals that are played with the guide beside one seat: what it says to each thing that may be done there. */
import { expect } from 'vitest';
import type { Action } from '../../../../src/strategy/players/action.ts';
import { makePlayer } from '../../../../src/strategy/players/levels.ts';
import { seatToAct, startDeal } from '../../../../src/strategy/players/state.ts';
import type { DealState } from '../../../../src/strategy/players/state.ts';
import { takeAction } from '../../../../src/strategy/players/table.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import type { OpenValue } from '../../../../src/strategy/players/open-value.ts';
import { weighBefore, weighCards, weighingOfCard } from '../../../../src/strategy/players/weigh.ts';
import type { Weighing } from '../../../../src/strategy/players/weigh.ts';
import { dealNumbered } from '../../../../src/game/codes/numbered-deals.ts';
import { FIRST_GAME } from '../../../../src/play/first-game.ts';
import { reasonFor } from '../../../../src/play/guide/reason.ts';
import type { Reason } from '../../../../src/play/guide/reason-type.ts';
import { speaksAgainst } from '../../../../src/play/guide/verdict.ts';
import { Chance } from '../../../../src/lib/random.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { Deal } from '../../../../src/game/skat/deal.ts';
import type { Layout } from '../../../../src/game/skat/deal.ts';
import { KINDS } from '../../../../src/game/skat/contract.ts';
import type { Contract } from '../../../../src/game/skat/contract.ts';
import { readComment } from '../../../../src/game/replay/comment.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import { layoutPoints, layoutTricks } from '../../../../src/game/solver/layouts.ts';
import type { OpenExchange } from '../../../../src/game/solver/layouts.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import type { Held } from '../../strategy/advice/held.ts';
import { TRUE_REASONS } from './true-reasons.ts';

const solver = makeSolver();
/** It judges the guide's verdicts, and shares no table with the solver that they come from. */
const judge = makeSolver();
const learner = makePlayer('learner', solver);

/** The guide's verdict on an action: the reason against it; null for one that is no worse than the best. */
export interface Verdict {
  readonly state: DealState;
  readonly action: Action;
  readonly weighing: Weighing;
  readonly reason: Reason | null;
}

export const verdictOf = (state: DealState, action: Action, weighing: Weighing): Verdict => ({
  state,
  action,
  weighing,
  reason: speaksAgainst(weighing, true)
    ? reasonFor(seatView(state, seatToAct(state)!), weighing, 'french')
    : null,
});

/** What the guide says to something done before the first card. */
export function verdictBefore(state: DealState, action: Action, worlds: number): Verdict {
  const weighing = finish(
    weighBefore(solver, state, action, new Chance(1), { worlds, onlyIfItCosts: true }),
  );
  return verdictOf(state, action, weighing!);
}

/** What it says to every card that may be played. */
export function verdictsOnCards(state: DealState, worlds: number, seed: number): Verdict[] {
  const cards = finish(weighCards(solver, state, new Chance(seed), worlds));
  const view = seatView(state, seatToAct(state)!);
  if (cards === null || view.asked?.what !== 'card') return [];
  return view.asked.legal.map((card) =>
    verdictOf(state, { do: 'card', card }, weighingOfCard(cards, card)!),
  );
}

/** Whether what the sentence says is so, with all cards open. */
export function isTrue({ action, reason, state, weighing }: Verdict): boolean {
  const condition = TRUE_REASONS[reason!.id];
  if (condition === undefined) throw new RangeError(`Nobody checks ${reason!.id}.`);
  const seat = seatToAct(state)!;
  const view = seatView(state, seat);
  const contract = action.do === 'declare' ? action.contract : view.contract;
  const { action: better } = weighing.judgement.better;
  const cards = [action, better].flatMap((one): Card[] => (one.do === 'card' ? [one.card] : []));
  const held: Held = { state, view: { ...view, contract }, cards, says: reason!.text };
  return condition(held);
}

/** The reason against something is true, short, and can be shown. */
export function check(verdict: Verdict): void {
  const { action, reason } = verdict;
  if (reason === null) return;
  const where = JSON.stringify([action, reason]);
  expect(isTrue(verdict), where).toBe(true);
  expect(reason.text, where).toMatch(/^[A-Z0-9].{20,170}[.]$/su);
  expect(() => readComment(reason.text)).not.toThrow();
}

/** Every card has a true reason against it and is worse in truth, or is near the best in one way. */
export function checkCards(verdicts: readonly Verdict[]): { spoken: number; silent: number } {
  const { state } = verdicts[0]!;
  const { deal, declarer, layout, play } = state;
  const side = seatToAct(state) === declarer ? 1 : -1;
  const values = finish(judge.cardPoints(openPosition(play!, layout ?? deal.skat)));
  const best = Math.max(...[...values.values()].map((points) => points * side));
  let spoken = 0;
  for (const verdict of verdicts) {
    const { action, reason, weighing } = verdict;
    if (action.do !== 'card') throw new RangeError('Not a card.');
    check(verdict);
    const value = values.get(action.card)! * side;
    const { better, own } = weighing.judgement;
    // One deal among those imagined may be chance.
    const limit = Math.max(0.05, 1.5 / weighing.judgement.worlds);
    const isNear = better.share! - own.share! < limit && weighing.pointsLost < 7;
    if (reason === null) expect(value === best || isNear, JSON.stringify(action)).toBe(true);
    else {
      spoken++;
      expect(value, JSON.stringify([action, reason])).toBeLessThan(best);
    }
  }
  return { spoken, silent: verdicts.length - spoken };
}

/** Every pair that may be put away for a game, with what the solver says of it. */
export function everyPair(
  { deal }: DealState,
  contract: Contract,
): { readonly layout: Layout; readonly value: OpenValue }[] {
  const exchange: OpenExchange = {
    game: contract,
    declarer: FIRST_GAME.seat,
    hands: { V: [...deal.V, ...deal.skat], M: deal.M, H: deal.H },
  };
  return contract.kind.includes('nullo')
    ? finish(layoutTricks(solver, exchange, 'none')).map(({ layout, reached }) => ({
        layout,
        value: { wins: reached, count: reached ? 120 : 0 },
      }))
    : finish(layoutPoints(solver, exchange)).map(({ layout, points }) => ({
        layout,
        value: { wins: points > 60, count: points },
      }));
}

/** Lets everybody bid and name a game as learners do; null where everyone passes, or a Null is played. */
export function playToCards(deal: Deal, reader: Seat): { readonly state: DealState | null } {
  let state = startDeal(deal, LAWS.isko);
  for (
    let seat = seatToAct(state);
    seat !== null && state.stage !== 'play';
    seat = seatToAct(state)
  ) {
    const { action } = finish(learner.decide(seatView(state, seat), new Chance(3)));
    state = takeAction(state, action);
  }
  const { contract } = state;
  const counts = contract !== null && KINDS[contract.kind].aim === 'points';
  return { state: counts ? untilTurn(state, reader) : null };
}

/** Lets the others act, as they do in the first game, until it is the seat's turn or the deal is over. */
export function untilTurn(from: DealState, reader: Seat): DealState {
  let state = from;
  for (let seat = seatToAct(state); seat !== null && seat !== reader; seat = seatToAct(state)) {
    const { action } = finish(learner.decide(seatView(state, seat), new Chance(3)));
    state = takeAction(state, action);
  }
  return state;
}

/** A deal before its first word, with the others' words up to the reader's. */
export const begin = (deal: Deal, reader: Seat): DealState =>
  untilTurn(startDeal(deal, LAWS.isko), reader);

/** The first game, at the reader's first decision of this kind. */
export function firstGameAt(what: 'word' | 'game' | 'layout'): DealState {
  const reader = FIRST_GAME.seat;
  let state = begin(dealNumbered(FIRST_GAME.number), reader);
  while (seatView(state, reader).asked?.what !== what) {
    const isWord = seatView(state, reader).asked?.what === 'word';
    state = untilTurn(takeAction(state, { do: isWord ? 'yes' : 'take' }), reader);
  }
  return state;
}

/** The first game with two cards put away and clubs named, at the reader's first card. */
export function firstGamePlayed(away: readonly [Card, Card] = ['SK', 'S8']): DealState {
  const contract = { kind: 'gucki-solo', trump: 'C', announced: null } as const;
  const action = { do: 'declare', contract, layout: away } as const;
  return untilTurn(takeAction(firstGameAt('layout'), action), FIRST_GAME.seat);
}

/** How a reader chooses among two cards or more that may be played. */
export type Choice = (
  legal: readonly Card[],
  verdicts: () => readonly Verdict[],
  chance: Chance,
) => Card;

/** A reader who always plays a card that the guide does not speak against. */
export const sensibly: Choice = (legal, verdicts, chance) => {
  const silent = verdicts().flatMap(({ reason }, index) =>
    reason === null ? [legal[index]!] : [],
  );
  return chance.pick(silent);
};
/** A reader who plays anything. */
export const anything: Choice = (legal, _, chance) => chance.pick(legal);

/**
 * Plays on to the end.
 *
 * @param watch is given the verdicts at every decision of the reader's where there is a choice. Without
 *   it, and where the choice asks for none, nothing is weighed.
 * @returns the states between two cards, the last one that of the end.
 */
export function playOn(
  from: DealState,
  reader: Seat,
  choice: Choice,
  { seed, worlds }: { readonly seed: number; readonly worlds: number },
  watch?: (verdicts: readonly Verdict[]) => void,
): DealState[] {
  const chance = new Chance(seed);
  const states = [from];
  for (let state = from; seatToAct(state) !== null;) {
    const view = seatView(state, seatToAct(state)!);
    if (view.seat !== reader || view.asked?.what !== 'card') {
      state = takeAction(state, finish(learner.decide(view, new Chance(3))).action);
    } else {
      const { legal } = view.asked;
      const before = state;
      let weighed: readonly Verdict[] | undefined;
      const verdicts = (): readonly Verdict[] =>
        (weighed ??= verdictsOnCards(before, worlds, seed));
      if (legal.length > 1) watch?.(verdicts());
      const card = legal.length > 1 ? choice(legal, verdicts, chance) : legal[0]!;
      state = takeAction(state, { do: 'card', card });
    }
    states.push(state);
  }
  return states;
}
