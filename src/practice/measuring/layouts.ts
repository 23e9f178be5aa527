/**
 * Measures how often each of the 66 pairs wins when it is put away: the other cards are dealt many
 * times, the same deals for every pair, and pairs that fall clearly behind drop out.
 */
import { isNullo } from '../../strategy/layout/nullo.ts';
import type { Chance } from '../../lib/random.ts';
import { CARDS, cardPoints } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { cardStrength, playedSuit } from '../../game/skat/order.ts';
import type { Layout } from '../../game/skat/deal.ts';
import type { Game } from '../../game/skat/order.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { afterLayout } from '../../game/solver/layouts.ts';
import type { OpenExchange } from '../../game/solver/layouts.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { wins } from '../../strategy/simulations/deals.ts';

/** Twelve cards and a game. */
export interface LayoutCase {
  readonly twelve: readonly Card[];
  readonly game: Game;
  readonly declarer: Seat;
}

/** A pair with its games won and the deals it was measured in. */
export interface LayoutResult {
  readonly layout: Layout;
  readonly won: number;
  readonly deals: number;
}

/** After so many deals the pairs that are behind drop out. */
const STAGES = [12, 32, 80, 200] as const;
/** A pair drops out when it is almost certainly more than this behind the best. */
const BEHIND = 0.06;
/** How many standard errors count as almost certain: with 66 pairs, two are not enough. */
const SURE = 2.5;
/** Where more than `MANY` pairs remain after this many deals, the measurement ends without a decision. */
const MANY = 20;
const TOLD_APART = 32;

interface Runner {
  readonly layouts: Layout[];
  readonly results: boolean[];
}

/**
 * Measures every pair; returns them in no particular order.
 *
 * @param stages after how many deals pairs may drop out; the last number is that of all deals.
 */
export function raceLayouts(
  { declarer, game, twelve }: LayoutCase,
  chance: Chance,
  solver: Solver,
  stages: readonly number[] = STAGES,
): LayoutResult[] {
  const rest = CARDS.filter((card) => !twelve.includes(card));
  const deals = Array.from({ length: stages.at(-1) ?? 0 }, (): OpenExchange => {
    const shuffled = chance.shuffle(rest);
    const hands: Record<Seat, readonly Card[]> = { V: [], M: [], H: [], [declarer]: twelve };
    SEATS.filter((seat) => seat !== declarer).forEach((seat, index) => {
      hands[seat] = shuffled.slice(10 * index, 10 * index + 10);
    });
    return { game, declarer, hands };
  });
  const runners = differentLayouts(twelve, game);
  let running = runners;
  for (const stage of stages) {
    for (const { layouts, results } of running) {
      for (const exchange of deals.slice(results.length, stage)) {
        results.push(wins(solver, afterLayout(exchange, layouts[0]!)));
      }
    }
    const best = running.reduce((one, other) => (sum(other) > sum(one) ? other : one));
    running = running.filter((one) => !isFarBehind(one, best));
    if (stage >= TOLD_APART && running.length > MANY) break;
  }
  return runners.flatMap(({ layouts, results }) =>
    layouts.map((layout) => ({
      layout,
      won: results.filter(Boolean).length,
      deals: results.length,
    })),
  );
}

function sum({ results }: Runner): number {
  return results.reduce((total, won) => total + Number(won), 0);
}

/** Compares the two over the deals that both have played. */
function isFarBehind(one: Runner, best: Runner): boolean {
  const apart = one.results.map((won, index) => Number(best.results[index]) - Number(won));
  const count = apart.length;
  const mean = apart.reduce((total, value) => total + value, 0) / count;
  const spread = apart.reduce((total, value) => total + (value - mean) ** 2, 0) / count;
  // Add one deal that went the other way, so that a few equal results do not prove anything.
  const error = Math.sqrt((spread + 1 / count) / count);
  return mean - SURE * error > BEHIND;
}

/**
 * Groups pairs that differ only in neighbours worth the same: whether the nine or the eight is put
 * away, the play is the same.
 */
function differentLayouts(twelve: readonly Card[], game: Game): Runner[] {
  const groups = new Map<string, Runner>();
  const names = new Map(twelve.map((card) => [card, bestAlike(card, twelve, game)]));
  twelve.forEach((first, index) => {
    for (const second of twelve.slice(index + 1)) {
      const name = [names.get(first), names.get(second)].sort().join(' ');
      const group = groups.get(name) ?? { layouts: [], results: [] };
      group.layouts.push([first, second]);
      groups.set(name, group);
    }
  });
  return [...groups.values()];
}

/** The highest card equivalent to this one: its neighbours in the hand that are worth the same. */
export function bestAlike(card: Card, twelve: readonly Card[], game: Game): Card {
  const points = (one: Card): number => (isNullo(game) ? 0 : cardPoints(one));
  const above = CARDS.filter(
    (other) =>
      playedSuit(other, game) === playedSuit(card, game) &&
      cardStrength(other, game) > cardStrength(card, game),
  ).sort((a, b) => cardStrength(a, game) - cardStrength(b, game));
  let highest = card;
  for (const other of above) {
    if (!twelve.includes(other) || points(other) !== points(card)) break;
    highest = other;
  }
  return highest;
}
