/** How a hand of the book came out, for the index and the pages about it. */
import type { Hand } from '../notation/hand.ts';
import { winningBid } from '../replay/verdict.ts';
import { KINDS } from '../skat/contract.ts';
import { LAWS } from '../skat/laws.ts';
import { settleHand } from '../skat/settlement.ts';
import { explainValue } from '../skat/value.ts';

export interface Settled {
  /** The declarer's card points, in a Ramsch the loser's; null in a Nullo, where none count. */
  readonly points: number | null;
  /** Null in a Ramsch, which nobody wins. */
  readonly won: boolean | null;
  /** What is written down: for the declarer, or for the loser of a Ramsch. */
  readonly score: number;
  /** `1 for game, with 2, is 3; 3 × 3 = 9` */
  readonly working: string;
}

/**
 * Settles a hand by its main line.
 *
 * @throws Error when the hand's laws do not know its game, which `parseHand` does not let through.
 */
export function settled(hand: Hand): Settled {
  const { contract, declarer, deal, layout, line } = hand;
  const tricks = line.tricks.flatMap(({ winner, points }) =>
    winner === null || points === null ? [] : [{ winner, points }],
  );
  const settlement = settleHand(
    { contract, declarer, deal, layout, tricks },
    winningBid(hand.bidding),
    LAWS[hand.laws],
  );
  if (!settlement.ok) throw new Error(`${hand.id}: its laws do not know its game.`);
  const { result, value } = settlement.value;
  let points: number | null;
  if (result.declarer === null) points = Math.max(...Object.values(result.points));
  else points = KINDS[contract.kind].trumps === 'none' ? null : result.points.declarer;
  return { points, won: value.won, score: value.score, working: explainValue(value) };
}
