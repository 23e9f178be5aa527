/** A hand from the deal to the score sheet, as words and cards to show one after the other. */
import type { Hand } from '../../../game/notation/hand.ts';
import { summariseHand } from '../../../game/notation/summary.ts';
import { sumPoints } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { sortCards } from '../../../game/skat/deal.ts';
import { signed } from '../../../game/words/figures.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { partWords } from '#edition/game/words/value.ts';

export interface WholeHand {
  /** The declarer’s seat in words. */
  readonly seat: string;
  readonly ten: readonly Card[];
  readonly skat: readonly Card[];
  readonly away: readonly Card[];
  readonly awayPoints: number;
  /** The game by name. */
  readonly game: string;
  /** The declarer’s points in tricks. */
  readonly inTricks: number;
  readonly won: boolean;
  /** `1 for game, with 2` */
  readonly counted: string;
  readonly multiplier: number;
  readonly base: number;
  readonly points: number;
  /** What is written down, with its sign. */
  readonly score: string;
}

/**
 * All that a hand comes to.
 *
 * @throws RangeError for a hand without a declarer, or one whose declarer did not take up the skat:
 *   a slip in a chapter, which stops the build.
 */
export function wholeHand(hand: Hand): WholeHand {
  const { contract, deal, declarer, layout, line } = hand;
  const { score, value, won } = summariseHand(hand);
  if (declarer === null || layout === null || value.declarer === null) {
    throw new RangeError(`In ${hand.id} nobody takes up the skat.`);
  }
  const ownTricks = line.tricks.filter(({ winner }) => winner === declarer);
  return {
    seat: SEAT_WORDS[declarer],
    ten: sortCards(deal[declarer]),
    skat: deal.skat,
    away: layout,
    awayPoints: sumPoints(layout),
    game: contractName(contract, hand.laws),
    inTricks: ownTricks.reduce((sum, { points }) => sum + (points ?? 0), 0),
    won: won === true,
    counted: partWords(value).join(', '),
    multiplier: value.multiplier,
    base: value.base,
    points: value.points,
    score: signed(score),
  };
}
