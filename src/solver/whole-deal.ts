/**
 * A whole deal: what every seat could make in every game, with all cards seen.
 */
import { SUITS, sumPoints } from '../skat/cards.ts';
import { KINDS } from '../skat/contract.ts';
import type { Deal, Layout } from '../skat/deal.ts';
import type { Game } from '../skat/order.ts';
import { SEATS } from '../skat/seats.ts';
import type { Seat } from '../skat/seats.ts';
import { bestLayout, layoutTricks } from './layouts.ts';
import type { OpenPosition } from './position.ts';
import type { Solver } from './solver.ts';
import { asPartOf } from './task.ts';
import type { Task } from './task.ts';

/** What one seat would make of one game. */
export interface GamePossible {
  readonly seat: Seat;
  readonly game: Game;
  /** With the skat untouched: it counts for the declarer at the end. */
  readonly untouched: SolvedOutcome;
  /** With the skat taken up and the best two cards put away. */
  readonly taken: SolvedOutcome & { readonly layout: Layout | null };
}

/** Final card points, 0 to 120, or in a Nullo whether the declarer keeps out of every trick. */
export type SolvedOutcome = { readonly points: number } | { readonly reached: boolean };

/** The games that are tried for every seat: the suits from clubs to diamonds, Grand, Nullo. */
export const SOLVED_GAMES: readonly Game[] = [
  ...SUITS.map((trump): Game => ({ kind: 'solo', trump })),
  { kind: 'grand-solo', trump: null },
  { kind: 'nullo', trump: null },
];

/**
 * For every seat and every game of {@link SOLVED_GAMES} the outcome with best play by all. In a Nullo
 * without a safe layout `layout` is null.
 */
export function* wholeDeal(solver: Solver, deal: Deal): Task<GamePossible[]> {
  const found: GamePossible[] = [];
  const total = SEATS.length * SOLVED_GAMES.length;
  for (const seat of SEATS) {
    for (const game of SOLVED_GAMES) {
      const part = { done: found.length, total };
      found.push(yield* asPartOf(part, possible(solver, deal, seat, game)));
    }
  }
  return found;
}

function* possible(solver: Solver, deal: Deal, seat: Seat, game: Game): Task<GamePossible> {
  const { V, M, H, skat } = deal;
  const hands = { V, M, H };
  const untouched: OpenPosition = {
    game,
    declarer: seat,
    hands,
    leader: 'V',
    table: [],
    pointsSoFar: sumPoints(skat),
  };
  const exchange = {
    game,
    declarer: seat,
    hands: { ...hands, [seat]: [...hands[seat], ...skat] },
  };
  if (KINDS[game.kind].aim === 'no-trick') {
    const reached = yield* solver.tricks(untouched, 'none');
    const layouts = yield* layoutTricks(solver, exchange, 'none');
    const safe = layouts.find((one) => one.reached);
    const taken = { reached: safe !== undefined, layout: safe?.layout ?? null };
    return { seat, game, untouched: { reached }, taken };
  }
  const points = yield* solver.points(untouched);
  return { seat, game, untouched: { points }, taken: yield* bestLayout(solver, exchange) };
}
