/** How a game of Mate ends, and what it is worth. */
import { MOVES, answersTo, mateRank, otherOfMate } from './rules.ts';
import type { MateCard, MatePosition, MateRank, MateSeat } from './rules.ts';

/** What a card counts that mates. */
const MATE_VALUES: Readonly<Record<MateRank, number>> = {
  A: 11,
  '10': 10,
  K: 4,
  Q: 3,
  '7': 7,
};

/** The value of a card that mates. */
export const mateValue = (card: MateCard): number => MATE_VALUES[mateRank(card)];

/** How a game ended. */
export interface MateOutcome {
  /** Who mated; null when all cards were answered. */
  readonly winner: MateSeat | null;
  /** The card that mated, or null. */
  readonly card: MateCard | null;
  /** The number it is multiplied by: the move, and one more for a card put aside. */
  readonly times: number;
  /** Whether it was the tenth move, on which a ninth card served again: that doubles. */
  readonly overmate: boolean;
  readonly score: number;
}

const DRAWN: MateOutcome = { winner: null, card: null, times: 0, overmate: false, score: 0 };

/**
 * The outcome of a position, or null while play goes on.
 *
 * The ninth card of a player who alone has put one aside serves as the tenth too, to lead or to answer. A
 * mate on that tenth move is an overmate, whichever of the two gives it.
 */
export function mateOutcome(position: MatePosition): MateOutcome | null {
  const { game, hands, leader, table, tricks } = position;
  const [led] = table;
  const answering = otherOfMate(leader);
  if (led !== undefined) {
    if (hands[answering].length === 0 || answersTo(hands[answering], led, game.variant).length > 0)
      return null;
    return mated(leader, led, MOVES - hands[leader].length);
  }
  if (hands[leader].length > 0 && hands[answering].length > 0) return null;
  if (hands[leader].length === 0 && hands[answering].length === 0) return DRAWN;
  const last = tricks.at(-1);
  const tenth = (seat: MateSeat): readonly MateCard[] =>
    hands[seat].length > 0 ? hands[seat] : (last?.cards.slice(last.leader === seat ? 0 : 1) ?? []);
  const [card] = tenth(leader);
  const [answer] = tenth(answering);
  if (card === undefined || answer === undefined) return DRAWN;
  if (answersTo([answer], card, game.variant).length > 0) return DRAWN;
  return mated(leader, card, MOVES + (hands[leader].length === 0 ? 1 : 0), true);
}

function mated(winner: MateSeat, card: MateCard, times: number, overmate = false): MateOutcome {
  return { winner, card, times, overmate, score: mateValue(card) * times * (overmate ? 2 : 1) };
}
