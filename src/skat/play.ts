/**
 * The play of a hand as a pure step function: a position and a card give the next position.
 */
import { sumPoints } from './cards.ts';
import type { Card } from './cards.ts';
import { KINDS } from './contract.ts';
import { legalCards, winningIndex } from './order.ts';
import type { Game } from './order.ts';
import { nextSeat, seatsFrom } from './seats.ts';
import type { BySeat, Seat } from './seats.ts';

/** A trick that has been turned. Cards stand in the order played, the leader's first. */
export interface PlayedTrick {
  readonly leader: Seat;
  readonly cards: readonly [Card, Card, Card];
  readonly winner: Seat;
  /** Card points in the trick, 0 to 33. */
  readonly points: number;
}

/** Where a hand stands between two cards. */
export interface Position {
  readonly game: Game;
  /** Null in a Ramsch. */
  readonly declarer: Seat | null;
  /** What each seat still holds. */
  readonly hands: BySeat<readonly Card[]>;
  readonly tricks: readonly PlayedTrick[];
  /** Who leads or led the trick now on the table. */
  readonly leader: Seat;
  /** The cards on the table in the order played, none to two. */
  readonly table: readonly Card[];
}

/** Why a card cannot be played. */
export type IllegalPlay = 'play-is-over' | 'not-held' | 'must-follow';

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
  return seatsFrom(position.leader)[position.table.length as 0 | 1 | 2];
}

/**
 * Whether no card is left to play. A Nullo is over as soon as the declarer has a trick, but
 * the cards may be played out all the same: see {@link isDecided}.
 */
export function isOver(position: Position): boolean {
  return position.hands[toMove(position)].length === 0;
}

/** Whether the declarer of a no-trick game has taken a trick, which loses it at once (Foster, p. 173). */
export function isDecided(position: Position): boolean {
  return (
    KINDS[position.game.kind].aim === 'no-trick' &&
    position.tricks.some((trick) => trick.winner === position.declarer)
  );
}

/** The cards the seat to move may play; empty only when play is over. */
export function legalPlays(position: Position): readonly Card[] {
  return legalCards(position.hands[toMove(position)], position.table[0] ?? null, position.game);
}

/** Why the seat to move may not play this card, or null when it may. */
export function whyIllegal(position: Position, card: Card): IllegalPlay | null {
  if (isOver(position)) return 'play-is-over';
  if (!position.hands[toMove(position)].includes(card)) return 'not-held';
  return legalPlays(position).includes(card) ? null : 'must-follow';
}

/**
 * Plays a legal card.
 *
 * @throws RangeError for an illegal card: ask {@link whyIllegal} first.
 */
export function playCard(position: Position, card: Card): Position {
  const illegal = whyIllegal(position, card);
  if (illegal !== null) throw new RangeError(`${card} may not be played here: ${illegal}`);
  const seat = toMove(position);
  const hands = {
    ...position.hands,
    [seat]: position.hands[seat].filter((held) => held !== card),
  };
  const table = [...position.table, card];
  const [first, second, third] = table;
  if (first === undefined || second === undefined || third === undefined) {
    return { ...position, hands, table };
  }
  let winner = position.leader;
  for (let left = winningIndex(table, position.game); left > 0; left--) winner = nextSeat(winner);
  const trick: PlayedTrick = {
    leader: position.leader,
    cards: [first, second, third],
    winner,
    points: sumPoints(table),
  };
  return { ...position, hands, tricks: [...position.tricks, trick], leader: winner, table: [] };
}
