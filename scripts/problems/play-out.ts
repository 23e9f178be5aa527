/** A place played out to its end by strong players, in deals that the player in turn could be facing. */
import type { Card } from '../../src/game/skat/cards.ts';
import { sumPoints } from '../../src/game/skat/cards.ts';
import { KINDS } from '../../src/game/skat/contract.ts';
import type { Deal, Layout } from '../../src/game/skat/deal.ts';
import { playCard, toMove } from '../../src/game/skat/play.ts';
import type { Position } from '../../src/game/skat/play.ts';
import { SEATS } from '../../src/game/skat/seats.ts';
import type { Seat } from '../../src/game/skat/seats.ts';
import type { Solver } from '../../src/game/solver/solver.ts';
import { finish } from '../../src/game/solver/task.ts';
import { Chance } from '../../src/lib/random.ts';
import type { GameAim } from '../../src/strategy/players/cards/aim.ts';
import { cardByWorlds } from '../../src/strategy/players/cards/choose.ts';
import type { CardStyle } from '../../src/strategy/players/cards/choose.ts';
import type { Classes } from '../../src/strategy/players/clear-card.ts';
import { STRONG_STYLE } from '../../src/strategy/players/levels.ts';
import { chanceAt } from '../../src/strategy/players/play-deal.ts';
import type { DealState } from '../../src/strategy/players/state.ts';
import { seatView } from '../../src/strategy/players/view.ts';
import { cardsPlayedBy, hiddenFrom } from '../../src/strategy/players/worlds/hidden.ts';
import { imagine } from '../../src/strategy/players/worlds/imagine.ts';
import type { WeighedWorld } from '../../src/strategy/players/worlds/imagine.ts';

/**
 * Strong players with fewer deals than at the table, for want of machine time, and who count no points out:
 * only the aim is asked about.
 */
const STYLE: CardStyle = { ...STRONG_STYLE.cards, worlds: 8, pointsFrom: 10 };

/** Deals played out before each look at the result, and at most. */
const PLAYED_AT_ONCE = 8;
export const MOST_PLAYED = 48;
/** By so much the best must lead. */
export const LEAD_PLAYED = 0.1;
/** So many standard errors above or below that, no more deals are needed. */
const SURE = 1.6;

/** What playing out came to. */
export interface PlayedOut {
  readonly deals: number;
  /** The share in which the player’s side reaches the aim. */
  readonly shares: ReadonlyMap<Card, number>;
  /** How far the first class is ahead of the next. */
  readonly lead: number;
}

/**
 * Plays a place out with the first card of each class, in the same deals and with the same chance.
 *
 * @param state at the place. @param classes the one that is to lead first.
 */
export function playOut(
  solver: Solver,
  state: DealState,
  goal: GameAim,
  classes: Classes,
  seed: number,
): PlayedOut {
  const seat = toMove(state.play!);
  const view = seatView(state, seat);
  const { worlds } = imagine(view, new Chance(seed), { belief: true, worlds: MOST_PLAYED });
  const deals = drawByWeight(worlds, new Chance(seed + 1));
  const results: boolean[][] = classes.map(() => []);
  for (const [at, world] of deals.entries()) {
    const begin = stateOf(state, seat, world);
    for (const [index, [card]] of classes.entries()) {
      const reached = reaches(solver, begin, goal, card!, seed + 7919 * at);
      results[index]!.push(reached === (seat === state.declarer));
    }
    if ((at + 1) % PLAYED_AT_ONCE === 0 && isSettled(results)) break;
  }
  const share = (one: readonly boolean[]): number => one.filter(Boolean).length / one.length;
  const [best, ...others] = results.map(share);
  return {
    deals: results[0]!.length,
    shares: new Map(
      classes.flatMap((cards, at) => cards.map((card) => [card, share(results[at]!)])),
    ),
    lead: best! - Math.max(...others),
  };
}

/** Whether the lead over each other class is surely enough, or that over one of them surely not. */
function isSettled([best, ...others]: readonly (readonly boolean[])[]): boolean {
  const tests = others.map((other) => {
    const differences = other.map((won, at) => Number(best![at]) - Number(won));
    const deals = differences.length;
    const lead = differences.reduce((sum, one) => sum + one, 0) / deals;
    const square = differences.reduce((sum, one) => sum + (one - lead) ** 2, 0) / deals;
    // A sample without a difference says little as yet: one deal more that differs is thought of.
    const error = Math.sqrt((square + 1 / deals) / deals);
    if (lead - SURE * error >= LEAD_PLAYED) return 'enough';
    return lead + SURE * error < LEAD_PLAYED ? 'not' : 'open';
  });
  return tests.includes('not') || tests.every((test) => test === 'enough');
}

/** So many worlds as are played out at most, each as likely as its weight. */
function drawByWeight(worlds: readonly WeighedWorld[], chance: Chance): WeighedWorld[] {
  const total = worlds.reduce((sum, { weight }) => sum + weight, 0);
  return Array.from({ length: MOST_PLAYED }, () => {
    let rest = chance.next() * total;
    return worlds.find(({ weight }) => (rest -= weight) < 0) ?? worlds.at(-1)!;
  });
}

/** Whether the declarer reaches the aim when strong players play on after a card. */
function reaches(
  solver: Solver,
  begin: DealState,
  goal: GameAim,
  card: Card,
  seed: number,
): boolean {
  let state: DealState = { ...begin, play: playCard(begin.play!, card) };
  for (;;) {
    const answer = outcome(state, goal);
    if (answer !== null) return answer;
    const seat = toMove(state.play!);
    const view = seatView(state, seat);
    const { action } = finish(cardByWorlds(solver, view, chanceAt(seed, seat, state), STYLE, goal));
    if (action.do !== 'card') throw new RangeError('A card was asked.');
    state = { ...state, play: playCard(state.play!, action.card) };
  }
}

/** Whether the declarer has reached the aim, or can no longer; null while it is open. */
export function outcome(
  { deal, declarer, layout, play }: DealState,
  goal: GameAim,
): boolean | null {
  const { hands, table, tricks } = play!;
  const isOver = table.length === 0 && SEATS.every((seat) => hands[seat].length === 0);
  if ('tricks' in goal) {
    if (tricks.some(({ winner }) => winner === declarer)) return false;
    return isOver ? true : null;
  }
  const sum = (own: boolean): number =>
    tricks
      .filter(({ winner }) => (winner === declarer) === own)
      .reduce((points, trick) => points + trick.points, 0);
  if (sum(true) + sumPoints(layout ?? deal.skat) >= goal.points) return true;
  return sum(false) > 120 - goal.points || isOver ? false : null;
}

/** The deal at the place as one of the worlds has it: everybody played the same cards from other hands. */
export function stateOf(state: DealState, seat: Seat, world: WeighedWorld): DealState {
  const { contract, declarer, layout, play } = state;
  const view = seatView(state, seat);
  const [left, right] = hiddenFrom(view).seats;
  const hands: Record<Seat, readonly Card[]> = { V: [], M: [], H: [] };
  hands[seat] = view.hand;
  hands[left] = world.first;
  hands[right] = world.second;
  if (view.open !== null && declarer !== null) hands[declarer] = view.open;
  const position: Position = { ...play!, hands };
  const own = seat === declarer;
  const away: Layout = view.layout ?? [world.skat[0]!, world.skat[1]!];
  const all = (who: Seat): readonly Card[] => [...cardsPlayedBy(view, who), ...hands[who]];
  const taken = KINDS[contract!.kind].skat !== 'untouched';
  const deal: Record<Seat, readonly Card[]> = { V: all('V'), M: all('M'), H: all('H') };
  let skat: Layout = taken ? state.deal.skat : away;
  if (taken && !own && declarer !== null) {
    // What was in the skat and what in the declarer’s hand nobody else knows, but for a card turned up.
    const twelve = [...deal[declarer], ...away];
    const up = view.turned;
    const other = away.find((card) => card !== up)!;
    if (up === null) skat = away;
    else skat = state.drawn.length === 2 ? [other, up] : [up, other];
    deal[declarer] = twelve.filter((card) => !skat.includes(card));
  }
  if (taken && own) deal[declarer] = state.deal[declarer];
  const whole: Deal = { ...deal, skat };
  return {
    ...state,
    deal: whole,
    layout: taken ? (own ? layout : away) : null,
    drawn: state.drawn.length === 0 ? [] : skat.slice(0, state.drawn.length),
    play: position,
  };
}
