/**
 * Twelve cards and a game: what each of the 66 ways of putting two away would make.
 */
import { sumPoints } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { KINDS } from '../skat/contract.ts';
import { sortCards } from '../skat/deal.ts';
import type { Layout } from '../skat/deal.ts';
import { cardStrength, playedSuit } from '../skat/order.ts';
import type { Game } from '../skat/order.ts';
import { SEATS } from '../skat/seats.ts';
import type { BySeat, Seat } from '../skat/seats.ts';
import type { Bounds } from './exact.ts';
import { UnsolvableError } from './position.ts';
import type { OpenPosition } from './position.ts';
import type { Solver } from './solver.ts';
import { asPartOf } from './task.ts';
import type { Task } from './task.ts';

/** All cards open, before two are put away; Vorhand will lead. */
export interface OpenExchange {
  readonly game: Game;
  readonly declarer: Seat;
  /** The declarer's twelve cards and the others' ten. */
  readonly hands: BySeat<readonly Card[]>;
}

/** The declarer's final card points with one layout and best play by all. */
export interface LayoutPoints {
  readonly layout: Layout;
  readonly points: number;
}

/** Whether the declarer reaches the aim with one layout: no trick, or every trick. */
export interface LayoutTricks {
  readonly layout: Layout;
  readonly reached: boolean;
}

/** How many layouts twelve cards have. */
export const LAYOUTS = 66;

interface Known extends Bounds {
  readonly layout: Layout;
}

/**
 * The value of every layout in a suit game or Grand, in the order of {@link allLayouts}.
 *
 * Throws UnsolvableError for a Ramsch and when the hands are not twelve, ten and ten cards.
 */
export function* layoutPoints(solver: Solver, exchange: OpenExchange): Task<LayoutPoints[]> {
  const known: Known[] = [];
  for (const layout of allLayouts(exchange)) {
    const bounds = boundsFrom(known, layout, exchange);
    const part = { done: known.length, total: LAYOUTS };
    const points = yield* asPartOf(part, solver.points(afterLayout(exchange, layout), bounds));
    known.push({ layout, low: points, high: points });
  }
  return known.map(({ layout, low }) => ({ layout, points: low }));
}

/** The best layout in a suit game or Grand; of equally good ones the first that was found. */
export function* bestLayout(solver: Solver, exchange: OpenExchange): Task<LayoutPoints> {
  const known: Known[] = [];
  let best: LayoutPoints | undefined;
  const layouts = allLayouts(exchange).sort((a, b) => sumPoints(b) - sumPoints(a));
  for (const layout of layouts) {
    const bounds = boundsFrom(known, layout, exchange);
    const least = best === undefined ? 0 : best.points + 1;
    const position = afterLayout(exchange, layout);
    const part = { done: known.length, total: LAYOUTS };
    const better = bounds.high >= least && (yield* asPartOf(part, solver.reaches(position, least)));
    if (!better) {
      known.push({ layout, low: bounds.low, high: Math.min(bounds.high, least - 1) });
      continue;
    }
    const narrowed = { low: Math.max(bounds.low, least), high: bounds.high };
    const points = yield* asPartOf(part, solver.points(position, narrowed));
    best = { layout, points };
    known.push({ layout, low: points, high: points });
  }
  return best!;
}

/**
 * For every layout, whether the declarer takes no trick, or every trick, with it; in the order of
 * {@link allLayouts}. Throws as {@link layoutPoints} does.
 */
export function* layoutTricks(
  solver: Solver,
  exchange: OpenExchange,
  aim: 'none' | 'all',
): Task<LayoutTricks[]> {
  const found: LayoutTricks[] = [];
  for (const layout of allLayouts(exchange)) {
    const alike = found.find((other) => onlyNeighboursDiffer(layout, other.layout, exchange));
    const part = { done: found.length, total: LAYOUTS };
    const isReached =
      alike?.reached ?? (yield* asPartOf(part, solver.tricks(afterLayout(exchange, layout), aim)));
    found.push({ layout, reached: isReached });
  }
  return found;
}

/** The 66 pairs of the declarer's twelve cards, both in the order hands are printed in. */
export function allLayouts({ declarer, hands }: OpenExchange): Layout[] {
  const twelve = sortCards(hands[declarer]);
  for (const seat of SEATS) {
    const size = seat === declarer ? 12 : 10;
    if (hands[seat].length !== size) {
      const message = `${seat} holds ${hands[seat].length} cards instead of ${size}.`;
      throw new UnsolvableError('impossible-position', message);
    }
  }
  return twelve.flatMap((first, index) =>
    twelve.slice(index + 1).map((second): Layout => [first, second]),
  );
}

/** The position at the first lead, once two cards have been put away. */
export function afterLayout({ game, declarer, hands }: OpenExchange, layout: Layout): OpenPosition {
  const ten = hands[declarer].filter((card) => !layout.includes(card));
  const counts = KINDS[game.kind].aim !== 'no-trick';
  return {
    game,
    declarer,
    hands: { ...hands, [declarer]: ten },
    leader: 'V',
    table: [],
    pointsSoFar: counts ? sumPoints(layout) : 0,
  };
}

/**
 * What layouts already known say of another. When two layouts differ in two neighbours only, the
 * play is the same card for card; and what is put away counts for sure, while the card kept in its
 * stead may go to either side.
 */
function boundsFrom(known: readonly Known[], layout: Layout, exchange: OpenExchange): Bounds {
  let low = 0;
  let high = 120;
  for (const other of known) {
    if (!onlyNeighboursDiffer(layout, other.layout, exchange)) continue;
    const more = sumPoints(layout) - sumPoints(other.layout);
    low = Math.max(low, other.low + Math.min(0, more));
    high = Math.min(high, other.high + Math.max(0, more));
  }
  return { low, high };
}

/** Whether two layouts share a card and no defender's card stands between their other two. */
function onlyNeighboursDiffer(one: Layout, other: Layout, exchange: OpenExchange): boolean {
  const { game, declarer, hands } = exchange;
  const [mine, ...rest] = one.filter((card) => !other.includes(card));
  const theirs = other.find((card) => !one.includes(card));
  if (mine === undefined || theirs === undefined || rest.length > 0) return false;
  const suit = playedSuit(mine, game);
  if (playedSuit(theirs, game) !== suit) return false;
  const strengths = [cardStrength(mine, game), cardStrength(theirs, game)] as const;
  return SEATS.every(
    (seat) =>
      seat === declarer ||
      hands[seat].every((card) => {
        const strength = cardStrength(card, game);
        return (
          playedSuit(card, game) !== suit ||
          strength < Math.min(...strengths) ||
          strength > Math.max(...strengths)
        );
      }),
  );
}
