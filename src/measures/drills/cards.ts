/**
 * How often each card of a place wins for the defenders: the unseen cards are dealt again and again,
 * the same deals for every card, and cards that have fallen clearly behind drop out.
 */
import type { Chance } from '../../practice/chance.ts';
import { legalAt } from '../../practice/which-card/held.ts';
import { seatAt } from '../../practice/which-card/question.ts';
import type { CardPlace } from '../../practice/which-card/question.ts';
import { CARDS } from '../../skat/cards.ts';
import type { Card } from '../../skat/cards.ts';
import { legalCards } from '../../skat/order.ts';
import { playCard, startPlay } from '../../skat/play.ts';
import type { Position } from '../../skat/play.ts';
import { SEATS } from '../../skat/seats.ts';
import type { Seat } from '../../skat/seats.ts';
import { openPosition } from '../../solver/position.ts';
import type { Solver } from '../../solver/solver.ts';
import { wins } from '../deals.ts';
import { wouldPlay } from './draw-cards.ts';
import { bestAlike } from './layouts.ts';

/** A card with the games that the defenders won, of the deals that it stayed in for. */
export interface CardWon {
  readonly card: Card;
  readonly won: number;
  readonly deals: number;
}

/** After so many deals it is looked which cards go on. */
export const CARD_STAGES = [40, 100, 200] as const;
/** A card drops out when it is, as good as certainly, more than this behind the best. */
const BEHIND = 0.06;
const SURE = 2.5;
/** Where the cards are no further apart than this after the first deals, nothing is told apart. */
const APART = 0.08;

/** A deal of the unseen cards: the position at the reader’s turn, and the skat. */
export interface DealtPlace {
  readonly position: Position;
  readonly skat: readonly Card[];
}

/** The unseen cards by lot, so that the declarer would play his game and all have followed suit. */
export function dealUnseen(place: CardPlace, chance: Chance): DealtPlace {
  const { declarer, game, hand, table } = place;
  const reader = seatAt(place);
  const partner = SEATS.find((seat) => seat !== declarer && seat !== reader)!;
  const seen = new Set([...hand, ...table]);
  const unseen = CARDS.filter((card) => !seen.has(card));
  const playedBy = (seat: Seat): readonly Card[] => table.slice(SEATS.indexOf(seat)).slice(0, 1);
  for (;;) {
    const pack = chance.shuffle(unseen);
    const size = 10 - playedBy(declarer).length;
    const held = [...playedBy(declarer), ...pack.slice(0, size)];
    if (!wouldPlay(held, game)) continue;
    const rest = pack.slice(size);
    const left = 10 - playedBy(partner).length;
    const beside = [...playedBy(partner), ...rest.slice(0, left)];
    const hands = { V: hand, M: hand, H: hand, [declarer]: held, [partner]: beside };
    const second = table[1];
    if (second !== undefined && !legalCards(hands.M, table[0]!, game).includes(second)) continue;
    const position = table.reduce(playCard, startPlay(hands, game, declarer));
    return { position, skat: rest.slice(left) };
  }
}

/** Whether the defenders win after this card, with best play by all and every card seen. */
export function defendersWin({ position, skat }: DealtPlace, card: Card, solver: Solver): boolean {
  return !wins(solver, openPosition(playCard(position, card), skat));
}

interface Runner {
  readonly cards: Card[];
  readonly results: boolean[];
}

/** Every card that may be played, with the games won; null where chance does not tell them apart. */
export function raceCards(
  place: CardPlace,
  chance: Chance,
  solver: Solver,
  stages: readonly number[] = CARD_STAGES,
): CardWon[] | null {
  const runners = differentCards(place);
  const deals: DealtPlace[] = [];
  let running = runners;
  for (const stage of stages) {
    while (deals.length < stage) {
      const deal = dealUnseen(place, chance);
      deals.push(deal);
      for (const { cards, results } of running) {
        results.push(defendersWin(deal, cards[0]!, solver));
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

/** By the deals that both have played, which are the same for both. */
function isFarBehind(one: Runner, best: Runner): boolean {
  const apart = one.results.map((won, index) => Number(best.results[index]) - Number(won));
  const count = apart.length;
  const mean = apart.reduce((total, value) => total + value, 0) / count;
  const spread = apart.reduce((total, value) => total + (value - mean) ** 2, 0) / count;
  // One deal more that went the other way, so that a few deals without a spread prove nothing.
  const error = Math.sqrt((spread + 1 / count) / count);
  return mean - SURE * error > BEHIND;
}

/** The cards, neighbours worth the same together: the play is the same card for card. */
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
