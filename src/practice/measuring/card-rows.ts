/** Candidates for the drill on single cards: places with their measurements, before any is picked. */
import { Chance } from '../../lib/random.ts';
import type { CardKind } from '../../strategy/which-card/card-place.ts';
import type { Card } from '../../game/skat/cards.ts';
import type { Game } from '../../game/skat/order.ts';
import type { Seat } from '../../game/skat/seats.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { raceCards } from './measure-cards.ts';
import { drawCardPlace } from './draw-cards.ts';
import { measureRamsch } from './ramsch.ts';

/** A place, as the candidates' file has it; cards separated by spaces. */
export interface CardRow {
  readonly kind: CardKind;
  readonly seed: number;
  readonly game: Game;
  readonly declarer: Seat | null;
  readonly hand: string;
  readonly table: string;
  /** The games that went well with each card; null where the measurement did not separate them. */
  readonly cards: readonly (readonly [card: Card, won: number, deals: number])[] | null;
}

/** Draws a place and measures its cards: the same seed gives the same row. */
export function cardCandidate(kind: CardKind, seed: number, solver: Solver): CardRow {
  const place = drawCardPlace(new Chance(seed), kind);
  // The deals of a candidate follow from its seed, and differ from those that drew its cards.
  const won =
    kind === 'ramsch'
      ? measureRamsch(place, seed)
      : raceCards(place, new Chance(Math.imul(seed, 0x9e3779b1) ^ 1922), solver);
  return {
    kind,
    seed,
    game: place.game,
    declarer: place.declarer,
    hand: place.hand.join(' '),
    table: place.table.join(' '),
    cards: won?.map(({ card, deals, won: games }) => [card, games, deals]) ?? null,
  };
}
