/**
 * What an action of a reader’s comes to in two ways: by what the reader can know (judge-action.ts), and
 * as the cards truly lie. A guide speaks only where both say that it costs something.
 */
import type { Chance } from '../../lib/random.ts';
import type { Card } from '../../game/skat/cards.ts';
import type { Solver } from '../../game/solver/solver.ts';
import type { Task } from '../../game/solver/task.ts';
import type { Action, Decision } from './action.ts';
import { cardByWorlds } from './cards/choose.ts';
import { judgeAction } from './judge-action.ts';
import { judgementOfCard } from './judgement.ts';
import type { Judgement } from './judgement.ts';
import { STRONG_STYLE } from './levels.ts';
import { valueBefore, valuesOfCards } from './open-value.ts';
import type { OpenValue } from './open-value.ts';
import { seatToAct } from './state.ts';
import type { DealState } from './state.ts';
import { seatView } from './view.ts';

/** An action beside the best one. */
export interface Weighing {
  readonly judgement: Judgement;
  /** Points that the side is expected to lose by it, by what can be known; 0 where none were counted. */
  readonly pointsLost: number;
  /** As the cards lie: the action and the best one; null where a game cannot be counted out. */
  readonly own: OpenValue | null;
  readonly best: OpenValue | null;
}

/** Every card that may be played, as far as it is known and as the cards lie. */
export interface WeighedCards {
  readonly decision: Decision;
  readonly open: readonly (readonly [Card, OpenValue])[];
}

/** Weighs all cards where one is asked; null in a Ramsch, and where there is no choice. */
export function* weighCards(
  solver: Solver,
  state: DealState,
  chance: Chance,
  worlds: number,
): Task<WeighedCards | null> {
  const seat = seatToAct(state);
  if (seat === null || state.declarer === null) return null;
  const view = seatView(state, seat);
  if (view.asked?.what !== 'card' || view.asked.legal.length < 2) return null;
  const decision = yield* cardByWorlds(solver, view, chance, { ...STRONG_STYLE.cards, worlds });
  return { decision, open: yield* valuesOfCards(solver, state) };
}

/** One of the weighed cards; null for a card that was not weighed. */
export function weighingOfCard({ decision, open }: WeighedCards, card: Card): Weighing | null {
  const judgement = judgementOfCard(decision, { do: 'card', card });
  if (judgement === null) return null;
  const better = judgement.better.action;
  const points = (of: Action): number =>
    decision.weighed.find((one) => of.do === 'card' && one.card === of.card)?.points ?? 0;
  const values = open.map(([, value]) => value);
  const best = values.reduce<OpenValue | null>(
    (found, one) => (found === null || one.count > found.count ? one : found),
    null,
  );
  return {
    judgement,
    pointsLost: Math.max(0, points(better) - points({ do: 'card', card })),
    own: open.find(([one]) => one === card)?.[1] ?? null,
    best,
  };
}

/** How an action before the first card is weighed. */
export interface WeighingBefore {
  /** How many deals are imagined. */
  readonly worlds: number;
  /** Whether what it comes to as the cards lie is wanted only where it costs something by what is known. */
  readonly onlyIfItCosts: boolean;
}

/** Weighs a word of the bidding, a game, or a game with what is put away for it; null where it cannot. */
export function* weighBefore(
  solver: Solver,
  state: DealState,
  action: Action,
  chance: Chance,
  { onlyIfItCosts, worlds }: WeighingBefore,
): Task<Weighing | null> {
  const seat = seatToAct(state);
  if (seat === null) return null;
  const judgement = yield* judgeAction(solver, seatView(state, seat), action, chance, worlds);
  if (judgement === null) return null;
  const { better, own: done } = judgement;
  const costs = (better.share ?? better.brings ?? 0) > (done.share ?? done.brings ?? 0);
  if (onlyIfItCosts && !costs) return { judgement, pointsLost: 0, own: null, best: null };
  const own = yield* valueBefore(solver, state, seat, action);
  const best = yield* valueBefore(solver, state, seat, better.action);
  return { judgement, pointsLost: 0, own, best };
}
