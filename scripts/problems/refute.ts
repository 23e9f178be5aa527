/** The deal in which a wrong card is refuted, and how, with the solver’s cards. */
import { cardPoints } from '../../src/game/skat/cards.ts';
import type { Card } from '../../src/game/skat/cards.ts';
import { legalPlays, playCard, toMove } from '../../src/game/skat/play.ts';
import type { Layout } from '../../src/game/skat/deal.ts';
import { openPosition } from '../../src/game/solver/position.ts';
import type { Solver } from '../../src/game/solver/solver.ts';
import { finish } from '../../src/game/solver/task.ts';
import { Chance } from '../../src/lib/random.ts';
import type { Refutation } from '../../src/problems/problem.ts';
import type { GameAim } from '../../src/strategy/players/cards/aim.ts';
import type { DealState } from '../../src/strategy/players/state.ts';
import { seatView } from '../../src/strategy/players/view.ts';
import { imagine } from '../../src/strategy/players/worlds/imagine.ts';
import { outcome, stateOf } from './play-out.ts';

/** So many deals are tried where the one that was played does not show it. */
const DEALS = 60;

/**
 * The deal that was played, if the right card reaches the aim in it and the wrong one does not; else the
 * likeliest other that agrees with what was seen; null where none does.
 */
export function refute(
  solver: Solver,
  state: DealState,
  goal: GameAim,
  right: Card,
  wrong: Card,
  seed: number,
): Refutation | null {
  if (shows(solver, state, goal, right, wrong)) return lineIn(solver, state, goal, wrong, true);
  const seat = toMove(state.play!);
  const { worlds } = imagine(seatView(state, seat), new Chance(seed), {
    belief: true,
    worlds: DEALS,
  });
  const likeliest = [...worlds].sort((one, other) => other.weight - one.weight);
  for (const world of likeliest) {
    const other = stateOf(state, seat, world);
    if (shows(solver, other, goal, right, wrong)) return lineIn(solver, other, goal, wrong, false);
  }
  return null;
}

function shows(solver: Solver, state: DealState, goal: GameAim, right: Card, wrong: Card): boolean {
  const own = toMove(state.play!) === state.declarer;
  return (
    reachesAfter(solver, state, goal, right) === own &&
    reachesAfter(solver, state, goal, wrong) !== own
  );
}

/** Whether the declarer reaches the aim after a card, with all cards open. */
export function reachesAfter(solver: Solver, state: DealState, goal: GameAim, card: Card): boolean {
  return reaches(solver, { ...state, play: playCard(state.play!, card) }, goal);
}

function reaches(solver: Solver, state: DealState, goal: GameAim): boolean {
  const known = outcome(state, goal);
  if (known !== null) return known;
  const position = openPosition(state.play!, state.layout ?? state.deal.skat);
  return 'tricks' in goal
    ? finish(solver.tricks(position, goal.tricks))
    : finish(solver.reaches(position, goal.points));
}

/** The wrong card, and the best that everybody can do after it, to the end of the trick that decides. */
function lineIn(
  solver: Solver,
  begin: DealState,
  goal: GameAim,
  wrong: Card,
  isDealPlayed: boolean,
): Refutation {
  const line: Card[] = [wrong];
  let state: DealState = { ...begin, play: playCard(begin.play!, wrong) };
  const open = (): boolean => state.play!.table.length > 0 || outcome(state, goal) === null;
  while (open() && legalPlays(state.play!).length > 0) {
    const card = bestCard(solver, state, goal);
    line.push(card);
    state = { ...state, play: playCard(state.play!, card) };
  }
  const away: Layout = begin.layout ?? begin.deal.skat;
  return { wrong, isDealPlayed, hands: begin.play!.hands, away, line };
}

/** The card after which the side in turn comes nearest to its aim; of equals the one of fewest points. */
function bestCard(solver: Solver, state: DealState, goal: GameAim): Card {
  const { declarer, play } = state;
  const own = toMove(play!) === declarer;
  const position = openPosition(play!, state.layout ?? state.deal.skat);
  const values =
    'tricks' in goal
      ? [...finish(solver.cardTricks(position, goal.tricks))].map(([card, out]) => ({
          card,
          value: out === own ? 1 : 0,
        }))
      : [...finish(solver.cardPoints(position))].map(([card, points]) => ({
          card,
          value: own ? points : -points,
        }));
  const best = Math.max(...values.map(({ value }) => value));
  return values
    .filter(({ value }) => value === best)
    .map(({ card }) => card)
    .reduce((found, card) => (cardPoints(card) < cardPoints(found) ? card : found));
}
