/**
 * Cards that are clearly best by what a player can know: for practice, where a verdict must not be a
 * matter of chance or of one engine’s belief.
 */
import { CARDS, cardPoints } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { cardStrength, playedSuit } from '../../game/skat/order.ts';
import type { Solver } from '../../game/solver/solver.ts';
import type { Task } from '../../game/solver/task.ts';
import type { Chance } from '../../lib/random.ts';
import { aimOf } from './cards/aim.ts';
import type { GameAim } from './cards/aim.ts';
import { judgeShares } from './cards/judge.ts';
import type { SeatView } from './view.ts';
import { gameOfView } from './worlds/hidden.ts';
import { imagine } from './worlds/imagine.ts';

/** Deals of each half of the sample, and of those that are drawn without weighing. */
export const HALF = 100;

/** By so much the best cards lead the others where deals are weighed by bids and play, and evenly. */
const LEAD = 0.2;
const LEAD_EVENLY = 0.15;

/** What a place comes to, card by card. */
export interface ClearPlace {
  /**
   * The share of deals in which the player’s side comes to its aim: over both halves, and over deals drawn
   * evenly.
   */
  readonly shares: readonly {
    readonly card: Card;
    readonly share: number;
    readonly even: number;
  }[];
  /** The best card, and those beside it that are as good as the same card. */
  readonly best: readonly Card[];
  /** How far the best is ahead of the first card that is not as good as the same. */
  readonly lead: number;
}

/**
 * Weighs a place: null unless the same cards lead in both halves of the sample by a clear margin, and in
 * deals drawn evenly as well, so that they are best by knowledge and not by a belief about the others.
 *
 * @param view of a player who has a card to choose.
 * @param aim what the declarer must reach; the game, unless something else is asked.
 */
export function* clearCard(
  solver: Solver,
  view: SeatView,
  chance: Chance,
  aim: GameAim = aimOf(view),
): Task<ClearPlace | null> {
  if (view.asked?.what !== 'card') return null;
  const { legal } = view.asked;
  const classes = classesOf(view, legal);
  if (classes.length < 2) return null;
  const halves: Map<Card, number>[] = [];
  for (const belief of [true, true, false]) {
    const imagined = imagine(view, chance, { belief, worlds: HALF });
    const weighed = yield* judgeShares(solver, view, imagined, legal, aim);
    const shares = new Map(weighed.map(({ card, share }) => [card, share]));
    const least = belief ? LEAD : LEAD_EVENLY;
    if (leadOf(shares, classes).lead < least) return null;
    halves.push(shares);
  }
  const [one, other, evenly] = halves.map((shares) => leadOf(shares, classes).best);
  if (one !== other || one !== evenly) return null;
  const both = new Map(
    legal.map((card) => [card, (halves[0]!.get(card)! + halves[1]!.get(card)!) / 2]),
  );
  const { best, lead } = leadOf(both, classes);
  return {
    shares: legal.map((card) => ({ card, share: both.get(card)!, even: halves[2]!.get(card)! })),
    best,
    lead,
  };
}

/** Cards by what they are worth to the player. */
export type Classes = readonly (readonly Card[])[];

/** The class that leads, and how far it is ahead of the next. */
export function leadOf(
  shares: ReadonlyMap<Card, number>,
  classes: Classes,
): { readonly best: readonly Card[]; readonly lead: number } {
  const ranked = classes
    .map((cards) => ({ cards, share: Math.max(...cards.map((card) => shares.get(card) ?? 0)) }))
    .sort((one, other) => other.share - one.share);
  return { best: ranked[0]!.cards, lead: ranked[0]!.share - ranked[1]!.share };
}

/** Cards that are as good as the same: of one suit and of equal points, with nothing that is out between. */
export function classesOf(view: SeatView, legal: readonly Card[]): Classes {
  const game = gameOfView(view);
  const seen = new Set<Card>([
    ...view.hand,
    ...(view.layout ?? []),
    ...view.tricks.flatMap(({ cards }) => cards),
  ]);
  const ranked = [...legal].sort(
    (one, other) =>
      playedSuit(one, game).localeCompare(playedSuit(other, game)) ||
      cardStrength(other, game) - cardStrength(one, game),
  );
  const classes: Card[][] = [];
  for (const card of ranked) {
    const last = classes.at(-1)?.at(-1);
    if (last !== undefined && areAlike(last, card)) classes.at(-1)!.push(card);
    else classes.push([card]);
  }
  return classes;

  function areAlike(high: Card, low: Card): boolean {
    const suit = playedSuit(high, game);
    if (playedSuit(low, game) !== suit || cardPoints(high) !== cardPoints(low)) return false;
    return !CARDS.some(
      (card) =>
        !seen.has(card) &&
        playedSuit(card, game) === suit &&
        cardStrength(card, game) < cardStrength(high, game) &&
        cardStrength(card, game) > cardStrength(low, game),
    );
  }
}
