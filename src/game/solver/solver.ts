/**
 * What a position is worth with all cards open: the questions one can ask.
 *
 * Every answer comes as a {@link Task}: run it slice by slice in a worker, or at once with `finish`.
 */
import type { Card } from '../skat/cards.ts';
import { KINDS } from '../skat/contract.ts';
import { DECLARER, count, fits, highest, makeFrame, pointsIn } from './frame.ts';
import type { Frame } from './frame.ts';
import { askPoints, exactPoints } from './exact.ts';
import type { Bounds } from './exact.ts';
import { checkPosition } from './position.ts';
import type { OpenPosition } from './position.ts';
import { makePointSearch } from './point-search.ts';
import type { PointSearch } from './point-search.ts';
import { legalSet, neighbourBelow, play, pointsLeft, roleToMove, stateOf } from './state.ts';
import type { State } from './state.ts';
import { inSlices } from './task.ts';
import type { TaskProgress, Task } from './task.ts';
import { makeTrickSearch } from './trick-search.ts';
import type { TrickAim, TrickSearch } from './trick-search.ts';

/** Answers about positions. One solver answers one question at a time. */
export interface Solver {
  /**
   * The declarer's final card points, 0 to 120, with best play by all; the skat and the tricks
   * taken so far (`pointsSoFar`) included. Suit games and Grand.
   *
   * @param known bounds of the answer that are known already and need not be found out.
   */
  points(position: OpenPosition, known?: Bounds): Task<number>;
  /** Whether the declarer's final card points reach a target such as 61 or 90. */
  reaches(position: OpenPosition, target: number): Task<boolean>;
  /** For every card that may be played here, the declarer's final card points after it. */
  cardPoints(position: OpenPosition): Task<ReadonlyMap<Card, number>>;
  /**
   * Whether the declarer can keep out of every trick (`'none'`, which a Nullo is about) or take
   * every trick (`'all'`, schwarz) from here on, the one on the table included.
   */
  tricks(position: OpenPosition, aim: TrickAim): Task<boolean>;
  /** The same for every card that may be played here: whether the aim is still reached after it. */
  cardTricks(position: OpenPosition, aim: TrickAim): Task<ReadonlyMap<Card, boolean>>;
  /** Cards tried since the solver was made: a measure of work that no other process disturbs. */
  nodes(): number;
}

/**
 * Makes a solver. Its two tables, 2 MB and 4 MB, are allocated when they are first needed. Positions
 * asked about one after the other from the same hand share what has been found out.
 *
 * Every question throws UnsolvableError for a Ramsch and for positions that cannot arise, and
 * RangeError when it asks for points in a Nullo.
 */
export function makeSolver(): Solver {
  let forPoints: Loaded<PointSearch> | undefined;
  let forTricks: (Loaded<TrickSearch> & { readonly aim: TrickAim }) | undefined;

  function loadPoints(position: OpenPosition): Asked<PointSearch> {
    checkPosition(position);
    if (KINDS[position.game.kind].aim === 'no-trick') {
      throw new RangeError('A Nullo is not about card points: ask for tricks.');
    }
    if (forPoints === undefined || !fits(position, forPoints.frame)) {
      const search = forPoints?.search ?? makePointSearch();
      const frame = makeFrame(position);
      search.load(frame);
      forPoints = { search, frame };
    }
    return { ...forPoints, state: stateOf(position, forPoints.frame) };
  }

  function loadTricks(position: OpenPosition, aim: TrickAim): Asked<TrickSearch> {
    checkPosition(position);
    if (forTricks?.aim !== aim || !fits(position, forTricks.frame)) {
      const search = forTricks?.search ?? makeTrickSearch();
      const frame = makeFrame(position);
      search.load(frame, aim);
      forTricks = { search, frame, aim };
    }
    return { ...forTricks, state: stateOf(position, forTricks.frame) };
  }

  return {
    *points(position, known = { low: 0, high: 120 }) {
      const { search, frame, state } = loadPoints(position);
      const { pointsSoFar } = position;
      const bounds = {
        low: Math.max(0, known.low - pointsSoFar),
        high: Math.min(pointsLeft(state, frame), known.high - pointsSoFar),
      };
      return pointsSoFar + (yield* exactPoints(search, state, bounds, { done: 0, total: 1 }));
    },
    *reaches(position, target) {
      const { search, state } = loadPoints(position);
      const need = target - position.pointsSoFar;
      return (yield* askPoints(search, state, need, { done: 0, total: 1 })) >= need;
    },
    *cardPoints(position) {
      return yield* pointsOfCards(loadPoints(position), position.pointsSoFar);
    },
    *tricks(position, aim) {
      const { search, state } = loadTricks(position, aim);
      return yield* askTricks(search, state, { done: 0, total: 1 });
    },
    *cardTricks(position, aim) {
      return yield* tricksOfCards(loadTricks(position, aim), aim);
    },
    nodes: () => (forPoints?.search.nodes() ?? 0) + (forTricks?.search.nodes() ?? 0),
  };
}

/** A search with the deal it is about. */
interface Loaded<Search> {
  readonly search: Search;
  readonly frame: Frame;
}

/** And with the position it is asked about. */
interface Asked<Search> extends Loaded<Search> {
  readonly state: State;
}

/** The best card's value first: every other card is then asked whether it keeps that. */
function* pointsOfCards(loadedSearch: Asked<PointSearch>, soFar: number): Task<Map<Card, number>> {
  const { search, frame, state } = loadedSearch;
  const legal = legalSet(state, frame);
  const total = count(legal);
  const values = new Map<number, number>();
  if (total === 0) return new Map();
  const most = pointsLeft(state, frame);
  const best = yield* exactPoints(search, state, { low: 0, high: most }, { done: 0, total });
  const declarerMoves = roleToMove(state) === DECLARER;
  for (let rest = legal; rest !== 0; rest &= rest - 1) {
    const card = rest & -rest;
    let low = declarerMoves ? 0 : best;
    let high = declarerMoves ? best : most;
    const below = neighbourBelow(card, state, frame);
    const known = values.get(below);
    if (known !== undefined) {
      // Two neighbours take the same tricks, so their values differ by no more than their points.
      const apart = Math.abs(pointsIn(card, frame) - pointsIn(below, frame));
      low = Math.max(low, known - apart);
      high = Math.min(high, known + apart);
    }
    const next = play(state, card, frame);
    const gain = next.taken;
    const bounds = { low: Math.max(0, low - gain), high: high - gain };
    const keepsBest = declarerMoves ? bounds.high : bounds.low + 1;
    const progress = { done: values.size, total };
    values.set(card, gain + (yield* exactPoints(search, next, bounds, progress, keepsBest)));
  }
  return byCard(values, frame, (value) => soFar + value);
}

function* tricksOfCards(loadedSearch: Asked<TrickSearch>, aim: TrickAim): Task<Map<Card, boolean>> {
  const { search, frame, state } = loadedSearch;
  const legal = legalSet(state, frame);
  const total = count(legal);
  const answers = new Map<number, boolean>();
  for (let rest = legal; rest !== 0; rest &= rest - 1) {
    const card = rest & -rest;
    const below = answers.get(neighbourBelow(card, state, frame));
    const next = play(state, card, frame);
    const over = next.table.length === 0;
    const failed = over && (next.leader === DECLARER) !== (aim === 'all');
    const progress = { done: answers.size, total };
    answers.set(card, below ?? (!failed && (yield* askTricks(search, next, progress))));
  }
  return byCard(answers, frame, (answer) => answer);
}

function askTricks(search: TrickSearch, state: State, progress: TaskProgress): Task<boolean> {
  const { hands, table, leader } = state;
  return inSlices(search, () => search.reaches(hands, table, leader), progress);
}

function byCard<Found, Answer>(
  found: ReadonlyMap<number, Found>,
  frame: Frame,
  answer: (value: Found) => Answer,
): Map<Card, Answer> {
  return new Map([...found].map(([card, value]) => [frame.cards[highest(card)]!, answer(value)]));
}
