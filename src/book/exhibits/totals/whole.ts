/** A hand from the deal to the score sheet, as words and cards to show one after the other. */
import type { Hand } from '../../../game/notation/hand.ts';
import { summariseHand } from '../../../game/notation/summary.ts';
import { sumPoints } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import type { Contract } from '../../../game/skat/contract.ts';
import type { LawId } from '../../../game/skat/laws.ts';
import type { DeclarerValue } from '../../../game/skat/value.ts';
import { sortCards } from '../../../game/skat/deal.ts';
import { signed } from '../../../game/words/figures.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';

export interface WholeHand {
  /** The declarer’s seat in words. */
  readonly seat: string;
  readonly ten: readonly Card[];
  readonly skat: readonly Card[];
  readonly away: readonly Card[];
  readonly awayPoints: number;
  readonly contract: Contract;
  readonly laws: LawId;
  /** The declarer’s points in tricks. */
  readonly inTricks: number;
  readonly won: boolean;
  /** What the multiplier is made of. */
  readonly parts: DeclarerValue['parts'];
  readonly matadors: DeclarerValue['matadors'];
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
    contract,
    laws: hand.laws,
    inTricks: ownTricks.reduce((sum, { points }) => sum + (points ?? 0), 0),
    won: won === true,
    parts: value.parts,
    matadors: value.matadors,
    multiplier: value.multiplier,
    base: value.base,
    points: value.points,
    score: signed(score),
  };
}
