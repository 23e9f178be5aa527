/**
 * A whole deal: what every seat could make in every game, with all cards open.
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
      const untouched = yield* asPartOf(part, gameUntouched(solver, deal, seat, game));
      const result = yield* asPartOf(part, gameTaken(solver, deal, seat, game));
      found.push({ seat, game, untouched, taken: result });
    }
  }
  return found;
}

/** What one seat makes of one game with the skat left alone. */
export function* gameUntouched(
  solver: Solver,
  { H, M, V, skat }: Deal,
  seat: Seat,
  game: Game,
): Task<SolvedOutcome> {
  const position: OpenPosition = {
    game,
    declarer: seat,
    hands: { V, M, H },
    leader: 'V',
    table: [],
    pointsSoFar: sumPoints(skat),
  };
  return KINDS[game.kind].aim === 'no-trick'
    ? { reached: yield* solver.tricks(position, 'none') }
    : { points: yield* solver.points(position) };
}

/** What one seat makes of one game with the skat taken up and the best two cards put away. */
export function* gameTaken(
  solver: Solver,
  { H, M, V, skat }: Deal,
  seat: Seat,
  game: Game,
): Task<GamePossible['taken']> {
  const hands = { V, M, H };
  const exchange = {
    game,
    declarer: seat,
    hands: { ...hands, [seat]: [...hands[seat], ...skat] },
  };
  if (KINDS[game.kind].aim !== 'no-trick') return yield* bestLayout(solver, exchange);
  const layouts = yield* layoutTricks(solver, exchange, 'none');
  const safe = layouts.find((one) => one.reached);
  return { reached: safe !== undefined, layout: safe?.layout ?? null };
}
