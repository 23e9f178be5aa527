/**
 * Measures how often each card of a place wins for its player’s side: the unseen cards are dealt
 * many times, the same deals for every card, and cards that fall clearly behind drop out.
 */
import type { Chance } from '../../lib/random.ts';
import { legalAt } from '../../strategy/which-card/held.ts';
import type { CardMeasurement } from '../drills/which-card/question.ts';
import type { CardPlace } from '../../strategy/which-card/card-place.ts';
import type { Card } from '../../game/skat/cards.ts';
import { playCard, toMove } from '../../game/skat/play.ts';
import { openPosition } from '../../game/solver/position.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { wins } from '../../strategy/simulations/deals.ts';
import { dealUnseen } from './deal-place.ts';
import type { DealtPlace } from './deal-place.ts';
import { bestAlike } from './layouts.ts';

/** After so many deals the cards that are behind drop out. */
export const CARD_STAGES = [40, 100, 200] as const;
/** A card drops out when it is almost certainly more than this behind the best. */
const BEHIND = 0.06;
const SURE = 2.5;
/** Where the cards are no further apart than this after the first stage, the measurement ends. */
const APART = 0.08;

/** Whether the side that plays this card wins, with best play by all and all cards open. */
export function winsAfter({ position, skat }: DealtPlace, card: Card, solver: Solver): boolean {
  const declares = toMove(position) === position.declarer;
  return declares === wins(solver, openPosition(playCard(position, card), skat));
}

interface Runner {
  readonly cards: Card[];
  readonly results: boolean[];
}

/** Measures every legal card; null where the measurement does not separate them. */
export function raceCards(
  place: CardPlace,
  chance: Chance,
  solver: Solver,
  stages: readonly number[] = CARD_STAGES,
): CardMeasurement[] | null {
  const runners = differentCards(place);
  const deals: DealtPlace[] = [];
  let running = runners;
  for (const stage of stages) {
    while (deals.length < stage) {
      const deal = dealUnseen(place, chance);
      deals.push(deal);
      for (const { cards, results } of running) {
        results.push(winsAfter(deal, cards[0]!, solver));
      }
    }
    const best = running.reduce((one, other) => (sum(other) > sum(one) ? other : one));
    const least = Math.min(...running.map(sum));
    if (running === runners && (sum(best) - least) / stage < APART) return null;
    running = running.filter((one) => !isFarBehind(one, best));
  }
  return runners.flatMap(({ cards, results }) =>
    cards.map((card) => ({
      card,
      won: results.filter(Boolean).length,
      deals: results.length,
    })),
  );
}

function sum({ results }: Runner): number {
  return results.filter(Boolean).length;
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

/** Groups the legal cards; neighbours worth the same go together, because the play is the same. */
function differentCards(place: CardPlace): Runner[] {
  const groups = new Map<Card, Runner>();
  for (const card of legalAt(place)) {
    const name = bestAlike(card, place.hand, place.game);
    const group = groups.get(name) ?? { cards: [], results: [] };
    group.cards.push(card);
    groups.set(name, group);
  }
  return [...groups.values()];
}
