/** What goes wrong after a card in a deal with all cards open: asked of the solver card by card. */
import type { Card } from '../game/skat/cards.ts';
import { isOver, legalPlays, playCard, toMove } from '../game/skat/play.ts';
import type { Position } from '../game/skat/play.ts';
import type { Layout } from '../game/skat/deal.ts';
import { openPosition } from '../game/solver/position.ts';
import type { OpenPosition } from '../game/solver/position.ts';
import type { TrickAim } from '../game/solver/trick-search.ts';
import type { GameAim } from '../strategy/players/cards/aim.ts';

/** The questions asked of the solver; see `Solver` for what they mean. */
export interface AskSolver {
  readonly points: (position: OpenPosition) => Promise<ReadonlyMap<Card, number>>;
  readonly tricks: (position: OpenPosition, aim: TrickAim) => Promise<ReadonlyMap<Card, boolean>>;
}

/** The deal in which a card is tried, and what the declarer must reach. */
export interface TriedDeal {
  readonly position: Position;
  readonly away: Layout;
  readonly goal: GameAim;
}

/** All points of the pack. */
const ALL = 120;

/**
 * The line that refutes a card: the card, and best play of both sides until the aim of the player’s side is
 * out of reach.
 *
 * @returns null where the card comes to its aim in this deal.
 */
export async function refute(
  { away, goal, position }: TriedDeal,
  card: Card,
  ask: AskSolver,
): Promise<readonly Card[] | null> {
  const declarerAsks = toMove(position) === position.declarer;
  const line = [card];
  let now = playCard(position, card);
  let reached = isReached(now, away, goal);
  while (reached === null) {
    const next = await bestCard(now, away, goal, ask);
    if (next === null || next.reaches === declarerAsks) return null;
    line.push(next.card);
    now = playCard(now, next.card);
    reached = isReached(now, away, goal);
  }
  return reached === declarerAsks ? null : line;
}

/** Whether the declarer has come to the goal; null while that is open. */
function isReached(position: Position, away: Layout, goal: GameAim): boolean | null {
  const { declarer, tricks } = position;
  const own = tricks.filter(({ winner }) => winner === declarer);
  if (!('points' in goal)) {
    const isBroken = goal.tricks === 'none' ? own.length > 0 : own.length < tricks.length;
    return isBroken ? false : isOver(position) ? true : null;
  }
  const { pointsSoFar } = openPosition(position, away);
  if (pointsSoFar >= goal.points) return true;
  const others = tricks.reduce((sum, { points }) => sum + points, 0) - pointsOf(own);
  return others > ALL - goal.points || isOver(position) ? false : null;
}

const pointsOf = (tricks: Position['tricks']): number =>
  tricks.reduce((sum, { points }) => sum + points, 0);

/** A best card of the side to move, and whether the declarer comes to the goal with best play from there. */
async function bestCard(
  position: Position,
  away: Layout,
  goal: GameAim,
  ask: AskSolver,
): Promise<{ readonly card: Card; readonly reaches: boolean } | null> {
  const open = openPosition(position, away);
  const isDeclarer = toMove(position) === position.declarer;
  const legal = legalPlays(position);
  if ('points' in goal) {
    const points = await ask.points(open);
    const sign = isDeclarer ? 1 : -1;
    const worth = (card: Card): number => sign * (points.get(card) ?? 0);
    const [card] = legal.toSorted((a, b) => worth(b) - worth(a));
    return card === undefined ? null : { card, reaches: (points.get(card) ?? 0) >= goal.points };
  }
  const kept = await ask.tricks(open, goal.tricks);
  const card = legal.find((one) => kept.get(one) === isDeclarer) ?? legal[0];
  return card === undefined ? null : { card, reaches: kept.get(card) === true };
}
