/** A course of play from its cards alone: tricks, winners and points follow from the rules. */
import type { SkatLine, SkatTrick } from '../notation/hand.ts';
import type { Card } from '../skat/cards.ts';
import { isDecided, isOver, playCard, toMove } from '../skat/play.ts';
import type { Position } from '../skat/play.ts';

/**
 * The line in which these cards are played one after another, without comments and variations.
 *
 * @param start the position before the first lead.
 * @throws RangeError when a card may not be played in its turn.
 */
export function lineOfCards(start: Position, cards: readonly Card[]): SkatLine {
  const tricks: SkatTrick[] = [];
  let position = start;
  let plays: SkatTrick['plays'][number][] = [];
  const close = (winner: SkatTrick['winner'], points: number | null): void => {
    const number = tricks.length + 1;
    tricks.push({ number, plays, winner, points, comment: null, variations: [] });
    plays = [];
  };
  for (const card of cards) {
    plays.push({ seat: toMove(position), card, mark: null, comment: null });
    position = playCard(position, card);
    const last = position.tricks.at(-1);
    if (position.table.length === 0 && last !== undefined) close(last.winner, last.points);
  }
  if (plays.length > 0) close(null, null);
  const decided = isDecided(position) && position.table.length === 0;
  return { tricks, variations: [], finished: isOver(position) || decided };
}

/** The cards of a line in the order played. */
export function cardsOfLine(line: SkatLine): Card[] {
  return line.tricks.flatMap(({ plays }) => plays.map(({ card }) => card));
}
