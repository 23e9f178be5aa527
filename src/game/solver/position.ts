/**
 * The solver's input: a position with all cards open.
 */
import { CARDS, sumPoints } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { KINDS, isRamsch } from '../skat/contract.ts';
import { legalCards } from '../skat/order.ts';
import type { Game } from '../skat/order.ts';
import type { Position } from '../skat/play.ts';
import { seatsFrom } from '../skat/seats.ts';
import type { BySeat, Seat } from '../skat/seats.ts';

/** A position between two cards, with all cards known. */
export interface OpenPosition {
  readonly game: Game;
  readonly declarer: Seat;
  /** What each seat still holds. */
  readonly hands: BySeat<readonly Card[]>;
  /** Who leads or led the trick now on the table. */
  readonly leader: Seat;
  /** The cards on the table in the order played, none to two. */
  readonly table: readonly Card[];
  /** What the declarer has besides the cards in play: the skat and the tricks taken. */
  readonly pointsSoFar: number;
}

/** Why the solver has no answer for a position. */
export type Unsolvable = 'ramsch' | 'impossible-position';

/** A question the solver cannot answer: a Ramsch, or cards that no play could have left. */
export class UnsolvableError extends Error {
  readonly reason: Unsolvable;

  constructor(reason: Unsolvable, message: string) {
    super(message);
    this.name = 'UnsolvableError';
    this.reason = reason;
  }
}

/** Whose turn it is. */
export function seatToMove(position: OpenPosition): Seat {
  return seatsFrom(position.leader)[position.table.length as 0 | 1 | 2];
}

/** The cards the seat to move may play. */
export function legalHere(position: OpenPosition): readonly Card[] {
  return legalCards(position.hands[seatToMove(position)], position.table[0] ?? null, position.game);
}

/**
 * A position of a hand being played, as the solver wants it.
 *
 * @param skat the two cards put away, which count for the declarer (Foster, p. 37); in a Nullo
 *   they do not matter.
 * @throws UnsolvableError for a Ramsch, which has three sides: no card has one value there.
 */
export function openPosition(position: Position, skat: readonly Card[]): OpenPosition {
  const { game, declarer, hands, leader, table, tricks } = position;
  if (declarer === null || isRamsch(game.kind)) throw ramschError();
  const ownTricks = tricks.filter((trick) => trick.winner === declarer);
  const pointsSoFar = ownTricks.reduce((sum, trick) => sum + trick.points, sumPoints(skat));
  return { game, declarer, hands, leader, table, pointsSoFar };
}

/**
 * Makes sure that the position can be searched.
 *
 * @throws UnsolvableError saying what is wrong: a Ramsch, a card in two places, hands of sizes
 *   that do not fit the trick, more than thirty cards, or a seat that did not follow suit.
 */
export function checkPosition(position: OpenPosition): void {
  const { game, hands, table, leader } = position;
  if (isRamsch(game.kind)) throw ramschError();
  const impossible = (message: string): UnsolvableError =>
    new UnsolvableError('impossible-position', message);
  const inPlay = [...hands.V, ...hands.M, ...hands.H, ...table];
  if (new Set(inPlay).size !== inPlay.length) throw impossible('A card is in two places.');
  if (inPlay.length > CARDS.length - 2) throw impossible('More than thirty cards are in play.');
  if (KINDS[game.kind].trumps === 'suit' && game.trump === null) {
    throw impossible('A suit game needs its trump suit.');
  }
  if (table.length > 2) throw impossible('A trick of three cards is over.');
  const [first, ...others] = seatsFrom(leader);
  const size = hands[first].length + (table.length > 0 ? 1 : 0);
  for (const [index, seat] of others.entries()) {
    const played = table[index + 1];
    if (hands[seat].length + (played === undefined ? 0 : 1) !== size) {
      throw impossible('The hands are not of the sizes that the trick on the table leaves.');
    }
    const led = table[0];
    if (played === undefined || led === undefined) continue;
    if (!legalCards([...hands[seat], played], led, game).includes(played)) {
      throw impossible(`${seat} played ${played} and did not follow suit.`);
    }
  }
}

function ramschError(): UnsolvableError {
  return new UnsolvableError(
    'ramsch',
    'A Ramsch has three sides, each for itself: no card has one value there.',
  );
}
