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
  /** Whether the last of nine cards was laid down again on the tenth move, which doubles. */
  readonly overmate: boolean;
  readonly score: number;
}

const DRAWN: MateOutcome = { winner: null, card: null, times: 0, overmate: false, score: 0 };

/**
 * The outcome of a position, or null while play goes on.
 *
 * A player who alone has put a card aside has none for the tenth move, and his ninth serves a second
 * time: led again it can overmate. That it may answer as well, when the other leads the tenth, is our
 * reading: no source tells of that case.
 */
export function mateOutcome(position: MatePosition): MateOutcome | null {
  const { game, hands, leader, table, tricks } = position;
  const [led] = table;
  const answering = otherOfMate(leader);
  if (led !== undefined) {
    if (hands[answering].length === 0 || answersTo(hands[answering], led, game.law).length > 0) {
      return null;
    }
    return mated(leader, led, MOVES - hands[leader].length);
  }
  const last = tricks.at(-1);
  const lastOf = (seat: MateSeat): MateCard | undefined =>
    last?.cards[last.leader === seat ? 0 : 1];
  if (hands[leader].length > 0 && hands[answering].length > 0) return null;
  if (hands[leader].length === 0 && hands[answering].length === 0) return DRAWN;
  const again = hands[leader].length === 0;
  const card = again ? lastOf(leader) : hands[leader][0];
  const against = again ? hands[answering] : [lastOf(answering)].filter((one) => one !== undefined);
  if (card === undefined || answersTo(against, card, game.law).length > 0) return DRAWN;
  return mated(leader, card, again ? MOVES + 1 : MOVES, again);
}

function mated(winner: MateSeat, card: MateCard, times: number, overmate = false): MateOutcome {
  return { winner, card, times, overmate, score: mateValue(card) * times * (overmate ? 2 : 1) };
}
