/**
 * Plays a deal and notes the places at which a card seems to matter: where the lowest rungs of the ladder do not
 * agree, and a few imagined deals see a difference.
 */
import type { Card } from '../../src/game/skat/cards.ts';
import { KINDS } from '../../src/game/skat/contract.ts';
import { playCard, toMove } from '../../src/game/skat/play.ts';
import type { Solver } from '../../src/game/solver/solver.ts';
import { finish } from '../../src/game/solver/task.ts';
import { Chance } from '../../src/lib/random.ts';
import type { ProblemAim } from '../../src/problems/problem.ts';
import { aimOf } from '../../src/strategy/players/cards/aim.ts';
import type { GameAim } from '../../src/strategy/players/cards/aim.ts';
import { judgeShares } from '../../src/strategy/players/cards/judge.ts';
import { classesOf, leadOf } from '../../src/strategy/players/clear-card.ts';
import type { Classes } from '../../src/strategy/players/clear-card.ts';
import { bookCard } from '../../src/strategy/players/rules/card.ts';
import type { DealState } from '../../src/strategy/players/state.ts';
import { seatView } from '../../src/strategy/players/view.ts';
import type { SeatView } from '../../src/strategy/players/view.ts';
import { makeHiddenDealer } from '../../src/strategy/players/worlds/deal-hidden.ts';
import { hiddenFrom } from '../../src/strategy/players/worlds/hidden.ts';
import { imagine } from '../../src/strategy/players/worlds/imagine.ts';
import { RUNGS, askRungs } from './ladder.ts';
import type { Votes } from './ladder.ts';
import { outcome } from './play-out.ts';
import type { LooksAt } from './streams.ts';

/** How many deals the players imagine for a card while a deal is played. */
const WORLDS = 12;
/** A player’s own weighing must show so clear a lead before a place is looked at. */
const WORTH_A_LOOK = 0.2;
const LOW_RUNGS = RUNGS.slice(0, 3);
/** Places after these tricks are not asked about: the last trick plays itself. */
const LAST_TRICK = 8;

/** A lead to a trick up to this one (the first is 0) is an early one. */
const EARLY_TRICK = 2;

/** A place that might be a problem. */
export interface Candidate {
  readonly state: DealState;
  readonly view: SeatView;
  readonly aim: ProblemAim;
  readonly goal: GameAim;
  readonly classes: Classes;
  readonly votes: Votes;
}

/**
 * Whether something is left to count: at least three deals, and with two cards in each hand at least ten. With
 * fewer the place is as good as open, and looks trivial.
 */
export function isHidden(view: SeatView): boolean {
  const left = makeHiddenDealer(hiddenFrom(view)).count;
  return left >= (view.tricks.length >= LAST_TRICK ? 10 : 3);
}

/**
 * Plays a deal: where the lowest rungs agree as they do, else as a few imagined deals have it. Where these
 * see a difference, it is a place to look at.
 */
export function playedPlaces(
  solver: Solver,
  begin: DealState,
  seed: number,
  looksAt: LooksAt,
): Candidate[] {
  const found: Candidate[] = [];
  const last = looksAt === 'leads' ? EARLY_TRICK : LAST_TRICK;
  for (let state = begin; ;) {
    const view = seatView(state, toMove(state.play!));
    if (view.asked?.what !== 'card') break;
    const isDefence = view.seat !== view.declarer;
    const { card, places } =
      looksAt === 'leads' && !(isDefence && view.table.length === 0)
        ? { card: bookCard(view, new Chance(seed)).card, places: [] }
        : playedCard(solver, state, view, seed);
    if (looksAt === 'all' || isDefence) found.push(...places);
    state = { ...state, play: playCard(state.play!, card) };
    const isOver = 'tricks' in aimOf(view) ? outcome(state, aimOf(view)) !== null : false;
    if (isOver || state.play!.tricks.length > last) break;
  }
  return found;
}

function playedCard(
  solver: Solver,
  state: DealState,
  view: SeatView,
  seed: number,
): { readonly card: Card; readonly places: readonly Candidate[] } {
  if (view.asked?.what !== 'card') throw new RangeError('A card was to be asked.');
  const { legal } = view.asked;
  const classes = classesOf(view, legal);
  const book = bookCard(view, new Chance(seed)).card;
  if (classes.length < 2) return { card: book, places: [] };
  const game = aimOf(view);
  const cards = view.tricks.length * 3 + view.table.length;
  const votes = askRungs(solver, view, game, LOW_RUNGS, seed + cards);
  if (areAgreed(votes, classes)) return { card: book, places: [] };
  const imagined = imagine(view, new Chance(seed + cards), { belief: false, worlds: WORLDS });
  const sharesFor = (goal: GameAim): ReadonlyMap<Card, number> =>
    new Map(
      finish(judgeShares(solver, view, imagined, legal, goal)).map((one) => [one.card, one.share]),
    );
  const shares = sharesFor(game);
  const best = Math.max(...shares.values());
  const worst = Math.min(...shares.values());
  if (!isSeen(view) || !isHidden(view)) return { card: book, places: [] };
  const place = { state, view, classes };
  if (leadOf(shares, classes).lead >= WORTH_A_LOOK) {
    const [card] = leadOf(shares, classes).best;
    const aim = aimName(view, false);
    return { card: card!, places: [{ ...place, aim, goal: game, votes }] };
  }
  if (best === worst && (best === 0 || best === 1) && !('tricks' in game)) {
    const goal = nextGoal(view, best);
    const further = sharesFor(goal);
    const { best: bestCards, lead } = leadOf(further, classes);
    if (lead < WORTH_A_LOOK) return { card: book, places: [] };
    const told = askRungs(solver, view, goal, LOW_RUNGS, seed + cards);
    const places = areAgreed(told, classes)
      ? []
      : [{ ...place, aim: aimName(view, true), goal, votes: told }];
    return { card: bestCards[0]!, places };
  }
  const near = shares.get(book)! >= best - 0.1;
  return { card: near ? book : leadOf(shares, classes).best[0]!, places: [] };
}

/** Whether the rungs choose one card, or cards that are as good as the same. */
function areAgreed(votes: Votes, classes: Classes): boolean {
  const chosen = new Set(Object.values(votes).flat());
  return classes.some((cards) => [...chosen].every((card) => cards.includes(card)));
}

/** Whether no other hand lies open: a problem is about what is hidden. */
const isSeen = ({ open, declarer, seat }: SeatView): boolean => open === null || seat === declarer;

/** The step beyond a game that is won or lost: 90 points, or 31. */
function nextGoal({ declarer, law, seat }: SeatView, share: number): GameAim {
  const isWon = share > 0.5 === (seat === declarer);
  return { points: isWon ? law.targets.schneider : law.targets.outOfSchneider };
}

/** Points of the defenders from which a problem of theirs is one of counting to sixty. */
const COUNTED_POINTS = 30;

function aimName(view: SeatView, further: boolean): ProblemAim {
  if (further) return 'schneider';
  const { contract, declarer, seat, tricks } = view;
  if (seat === declarer) return 'win';
  if (KINDS[contract!.kind].trumps === 'none') return 'beat';
  const own = tricks.filter(({ winner }) => winner !== declarer);
  const points = own.reduce((sum, trick) => sum + trick.points, 0);
  return points >= COUNTED_POINTS ? 'sixty' : 'beat';
}

/**
 * Whether the declarer plays for 61 or for no trick: a problem must not hang on an overbid or a promise.
 * The declarer alone can know, so the defenders are not asked.
 */
export function isPlain(state: DealState): boolean {
  const { declarer, law } = state;
  if (declarer === null) return false;
  const goal = aimOf(seatView(state, declarer));
  return 'tricks' in goal ? goal.tricks === 'none' : goal.points === law.targets.game;
}
