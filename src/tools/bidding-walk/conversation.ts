/**
 * The talk of the bidding, word by word: Mittelhand asks Vorhand, then Hinterhand asks whoever is
 * left (Foster, p. 48–57; law 34). What may be offered is a ladder, the same for the suits of the
 * old way and for the numbers of the new one.
 */
import { SEATS } from '../../skat/seats.ts';
import type { BySeat, Seat } from '../../skat/seats.ts';

/** How far a seat would go: the index of a rung of the ladder, or −1 for no bid at all. */
export type Limits = BySeat<number>;

/** One thing said. `rung` is the index of what is offered, or of what the answer is about. */
export type SpokenWord =
  | { readonly say: 'ask'; readonly from: Seat; readonly to: Seat; readonly rung: number }
  | { readonly say: 'yes' | 'no'; readonly from: Seat; readonly to: Seat; readonly rung: number }
  /** Who asks has nothing better to offer. `rung` is where the other holds it, −1 without a bid. */
  | { readonly say: 'pass'; readonly from: Seat; readonly to: Seat; readonly rung: number };

export interface Conversation {
  readonly words: readonly SpokenWord[];
  /** Who has the play, and at which rung; −1 when nobody bid and it is Vorhand's of right. */
  readonly player: Seat;
  readonly rung: number;
}

/**
 * The conversation of three players who know how far they will go: each asks one rung above what
 * is held, and answers yes up to his limit, the limit included.
 *
 * @throws RangeError for a limit below −1.
 */
export function converse(limits: Limits): Conversation {
  for (const seat of SEATS) {
    if (!Number.isInteger(limits[seat]) || limits[seat] < -1) {
      throw new RangeError(`${seat} cannot go to ${limits[seat]}.`);
    }
  }
  const words: SpokenWord[] = [];
  let rung = -1;
  const meet = (from: Seat, to: Seat): Seat => {
    while (limits[from] > rung) {
      rung++;
      words.push({ say: 'ask', from, to, rung });
      if (limits[to] < rung) {
        words.push({ say: 'no', from: to, to: from, rung });
        return from;
      }
      words.push({ say: 'yes', from: to, to: from, rung });
    }
    words.push({ say: 'pass', from, to, rung });
    return to;
  };
  const player = meet('H', meet('M', 'V'));
  return { words, player, rung };
}
