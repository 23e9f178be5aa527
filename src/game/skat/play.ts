/**
 * The play of a hand of Skat, card by card: the steps are those of every game in tricks
 * (src/game/cards/play.ts), by the rules of this one.
 */
import { isPlayedOut, cardsToPlay, playAt, seatInTurn, whyIllegalAt } from '../cards/play.ts';
import type { IllegalPlay, TrickPosition } from '../cards/play.ts';
import type { TrickRules } from '../cards/table.ts';
import { sumPoints } from './cards.ts';
import type { Card } from './cards.ts';
import { KINDS } from './contract.ts';
import { cardStrength, legalCards, playedSuit, winningIndex } from './order.ts';
import type { Game } from './order.ts';
import { SEATS } from './seats.ts';
import type { BySeat, Seat } from './seats.ts';

export type { IllegalPlay } from '../cards/play.ts';

/** Vorhand leads first (Foster, law 45); the rest is in order.ts. */
export const SKAT_RULES = {
  seats: SEATS,
  suitInPlay: playedSuit,
  strength: cardStrength,
  legalCards,
  winningIndex,
  points: (cards: readonly Card[]) => sumPoints(cards),
} satisfies TrickRules;

/** A trick that has been turned. Cards stand in the order played, the leader's first. */
export interface PlayedTrick {
  readonly leader: Seat;
  readonly cards: readonly [Card, Card, Card];
  readonly winner: Seat;
  /** Card points in the trick, 0 to 33. */
  readonly points: number;
}

/** Where a hand stands between two cards; the declarer is null in a Ramsch. */
export interface Position extends TrickPosition {
  readonly game: Game;
  readonly declarer: Seat | null;
  readonly hands: BySeat<readonly Card[]>;
  readonly tricks: readonly PlayedTrick[];
  readonly leader: Seat;
  readonly table: readonly Card[];
}

/** The position before the first lead, which is always Vorhand's (Foster, law 45). */
export function startPlay(
  hands: BySeat<readonly Card[]>,
  game: Game,
  declarer: Seat | null,
): Position {
  return { game, declarer, hands, tricks: [], leader: 'V', table: [] };
}

/** Whose turn it is: Vorhand first, then to the left; the winner of a trick leads the next. */
export function toMove(position: Position): Seat {
  return seatInTurn(SKAT_RULES, position);
}

/**
 * Whether no card is left to play. A Nullo is over as soon as the declarer has a trick, but
 * the cards may be played out all the same: see {@link isDecided}.
 */
export function isOver(position: Position): boolean {
  return isPlayedOut(SKAT_RULES, position);
}

/** Whether the declarer of a no-trick game has taken a trick, which loses it at once (Foster, p. 173). */
export function isDecided({ declarer, game, tricks }: Position): boolean {
  return KINDS[game.kind].aim === 'no-trick' && tricks.some(({ winner }) => winner === declarer);
}

/** The cards the seat to move may play; empty only when play is over. */
export function legalPlays(position: Position): readonly Card[] {
  return cardsToPlay(SKAT_RULES, position);
}

/** Why the seat to move may not play this card, or null when it may. */
export function whyIllegal(position: Position, card: Card): IllegalPlay | null {
  return whyIllegalAt(SKAT_RULES, position, card);
}

/**
 * Plays a legal card.
 *
 * @throws RangeError for an illegal card: ask {@link whyIllegal} first.
 */
export function playCard(position: Position, card: Card): Position {
  return playAt(SKAT_RULES, position, card);
}
