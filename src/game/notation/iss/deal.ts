/** The deal of a record. */
import { sortCards } from '../../skat/deal.ts';
import type { Deal } from '../../skat/deal.ts';
import { RECORD_FAULTS } from '#edition/game/notation/iss/record-words.ts';
import { readIssCards } from './iss-cards.ts';
import { Unreadable } from './errors.ts';
import type { MoveList } from './moves.ts';

/**
 * Reads the deal, the server's first move: ten cards for each player, two for the skat.
 *
 * @param at where to point when there is no move at all.
 */
export function readDeal(moves: MoveList, at: number): Deal {
  const move = moves.takeOf(null);
  if (move === undefined) {
    throw new Unreadable(at, {
      code: 'wrong-card-count',
      expected: 'w and the 32 cards',
      ...RECORD_FAULTS.noDeal,
    });
  }
  const cards = readIssCards(move.action, move.actionAt, 32);
  const [first, second] = cards.slice(30);
  if (first === undefined || second === undefined) throw new RangeError('32 cards were counted.');
  return {
    V: sortCards(cards.slice(0, 10)),
    M: sortCards(cards.slice(10, 20)),
    H: sortCards(cards.slice(20, 30)),
    skat: [first, second],
  };
}
