/** What imagined deals say of the cards that may be played. */
import { cardPoints, sumPoints } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { cardStrength, playedSuit, winningIndex } from '../../../game/skat/order.ts';
import type { Game } from '../../../game/skat/order.ts';
import { seatsFrom } from '../../../game/skat/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import type { OpenPosition } from '../../../game/solver/position.ts';
import type { Solver } from '../../../game/solver/solver.ts';
import { asPartOf } from '../../../game/solver/task.ts';
import type { Task, TaskProgress } from '../../../game/solver/task.ts';
import type { WeighedCard } from '../action.ts';
import type { SeatView } from '../view.ts';
import type { HiddenCards } from '../worlds/hidden.ts';
import { gameOfView } from '../worlds/hidden.ts';
import type { Imagined, WeighedWorld } from '../worlds/imagine.ts';
import type { GameAim } from './aim.ts';
import { gapOf } from './gap.ts';

/** What the imagined deals say of a card, deal by deal. */
export interface JudgedCard extends WeighedCard {
  /** Whether the player’s side comes to its aim with it in each deal. */
  readonly reached: readonly boolean[];
}

/** A deal with all cards open, as the solver takes it. */
export function openWorld(
  view: SeatView,
  hiddenCards: HiddenCards,
  world: WeighedWorld,
): OpenPosition {
  const { declarer, hand, layout, leader, open, seat, table, tricks } = view;
  if (declarer === null) throw new RangeError('A Ramsch has no declarer.');
  const hands: Record<Seat, readonly Card[]> = { V: [], M: [], H: [] };
  hands[seat] = hand;
  hands[hiddenCards.seats[0]] = world.first;
  hands[hiddenCards.seats[1]] = world.second;
  if (open !== null) hands[declarer] = open;
  const ownTricks = tricks.filter(({ winner }) => winner === declarer);
  const away = layout ?? world.skat;
  const pointsSoFar = ownTricks.reduce((sum, { points }) => sum + points, sumPoints(away));
  return {
    game: gameOfView(view),
    declarer,
    hands,
    leader,
    table,
    pointsSoFar,
  };
}

/** A position after a card; only the solver's, which needs no record of tricks. */
export function afterCard(position: OpenPosition, seat: Seat, card: Card): OpenPosition {
  const { declarer, game, leader, pointsSoFar } = position;
  const hands = { ...position.hands, [seat]: position.hands[seat].filter((own) => own !== card) };
  const table = [...position.table, card];
  if (table.length < 3) return { ...position, hands, table };
  const winner = seatsFrom(leader)[winningIndex(table, game) as 0 | 1 | 2];
  const gain = winner === declarer ? sumPoints(table) : 0;
  return { game, declarer, hands, leader: winner, table: [], pointsSoFar: pointsSoFar + gain };
}

/**
 * For each card the share of deals in which the player's side comes to its aim with it, and how far it is
 * behind the card that leads.
 */
export function* judgeShares(
  solver: Solver,
  view: SeatView,
  imagined: Imagined,
  legal: readonly Card[],
  aim: GameAim,
): Task<JudgedCard[]> {
  const { hidden, worlds } = imagined;
  const own = view.seat === view.declarer;
  const sums = new Map<Card, number>(legal.map((card) => [card, 0]));
  const reached = new Map<Card, boolean[]>(legal.map((card) => [card, []]));
  let total = 0;
  for (const [at, world] of worlds.entries()) {
    const part = { done: at, total: worlds.length };
    const position = openWorld(view, hidden, world);
    const reachedCards = yield* reachedBy(solver, position, view.seat, legal, aim, part);
    total += world.weight;
    for (const card of legal) {
      const comes = reachedCards.get(card) === own;
      reached.get(card)!.push(comes);
      if (comes) sums.set(card, sums.get(card)! + world.weight);
    }
    yield part;
  }
  const leader = legal.reduce((best, card) => (sums.get(card)! > sums.get(best)! ? card : best));
  return legal.map((card) => ({
    card,
    share: sums.get(card)! / total,
    behind: gapOf(imagined, reached.get(leader)!, reached.get(card)!),
    further: null,
    points: null,
    reached: reached.get(card)!,
  }));
}

/** Whether the declarer reaches the aim after each card, with all cards open. */
function* reachedBy(
  solver: Solver,
  position: OpenPosition,
  seat: Seat,
  legal: readonly Card[],
  aim: GameAim,
  part: TaskProgress,
): Task<ReadonlyMap<Card, boolean>> {
  if ('tricks' in aim) return yield* asPartOf(part, solver.cardTricks(position, aim.tricks));
  const own = seat === position.declarer;
  const whole = yield* asPartOf(part, solver.reaches(position, aim.points));
  // A declarer who cannot reach it reaches it with no card, defenders who cannot stop it stop it with none.
  if (whole !== own) return new Map(legal.map((card) => [card, whole]));
  const found = new Map<Card, boolean>();
  for (const card of legal) {
    const twin = legal.find((other) => found.has(other) && areAlike(other, card, position));
    const isReached =
      twin === undefined
        ? yield* asPartOf(part, solver.reaches(afterCard(position, seat, card), aim.points))
        : found.get(twin)!;
    found.set(card, isReached);
  }
  return found;
}

/** Whether two cards of a hand are of one suit and worth, with no card that is still out between. */
function areAlike(one: Card, other: Card, { game, hands, table }: OpenPosition): boolean {
  if (cardPoints(one) !== cardPoints(other)) return false;
  const suit = playedSuit(one, game);
  if (playedSuit(other, game) !== suit) return false;
  const [low, high] = [cardStrength(one, game), cardStrength(other, game)].sort(
    (a, b) => a - b,
  ) as [number, number];
  const holder = Object.values(hands).find((hand) => hand.includes(one));
  const between = (card: Card, of: Game): boolean =>
    playedSuit(card, of) === suit && cardStrength(card, of) > low && cardStrength(card, of) < high;
  return !Object.values(hands)
    .filter((hand) => hand !== holder)
    .concat([table])
    .some((cards) => cards.some((card) => between(card, game)));
}

/** For each card the points that the player's side makes on the average, best play by all. */
export function* judgePoints<Weighed extends WeighedCard>(
  solver: Solver,
  view: SeatView,
  { hidden, worlds }: Imagined,
  weighed: readonly Weighed[],
): Task<Weighed[]> {
  const own = view.seat === view.declarer;
  const sums = new Map<Card, number>();
  let total = 0;
  for (const [at, world] of worlds.entries()) {
    const part = { done: at, total: worlds.length };
    const points = yield* asPartOf(part, solver.cardPoints(openWorld(view, hidden, world)));
    total += world.weight;
    for (const [card, expectedPoints] of points) {
      sums.set(
        card,
        (sums.get(card) ?? 0) + world.weight * (own ? expectedPoints : 120 - expectedPoints),
      );
    }
    yield part;
  }
  return weighed.map((one) => ({ ...one, points: (sums.get(one.card) ?? 0) / total }));
}
