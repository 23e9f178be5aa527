/**
 * The talk of the bidding, word by word: Mittelhand asks Vorhand, then Hinterhand asks the one who is
 * left (Foster, p. 48–57; law 34). What may be offered is a ladder, the same for the suits of the
 * old way and for the numbers of the new one.
 */
import { SEATS } from './seats.ts';
import type { BySeat, Seat } from './seats.ts';

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
  /** Who is the declarer, and at which rung; −1 when nobody bid and it is Vorhand's of right. */
  readonly player: Seat;
  readonly rung: number;
}

/** Where a conversation stands after some of its words. */
export interface TalkStanding {
  /** Who must speak next, and to whom; null when the bidding is over. */
  readonly turn: { readonly from: Seat; readonly to: Seat } | null;
  /** Whether the player has to answer an offer, not to make one. */
  readonly asked: boolean;
  /** Who would have the play if nothing more was offered, and at which rung; −1 without a bid. */
  readonly player: Seat;
  readonly rung: number;
}

/**
 * The conversation of three players who know how far they will go: each asks one rung above what
 * is held, and answers yes up to the limit, the limit included.
 *
 * @param leap the rung to ask, given the lowest that may be asked and the asker's limit, both
 *   included; left out, the lowest.
 * @throws RangeError for a limit below −1.
 */
export function converse(
  limits: Limits,
  leap: (lowest: number, limit: number) => number = (lowest) => lowest,
): Conversation {
  for (const seat of SEATS) {
    if (!Number.isInteger(limits[seat]) || limits[seat] < -1) {
      throw new RangeError(`${seat} cannot go to ${limits[seat]}.`);
    }
  }
  const words: SpokenWord[] = [];
  let rung = -1;
  const meet = (from: Seat, to: Seat): Seat => {
    while (limits[from] > rung) {
      rung = leap(rung + 1, limits[from]);
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

/**
 * Where a conversation stands after its words so far: the first few, or all, of what `converse`
 * gives.
 */
export function standingOfTalk(words: readonly SpokenWord[]): TalkStanding {
  const last = words.at(-1);
  if (last === undefined) {
    return { turn: { from: 'M', to: 'V' }, asked: false, player: 'V', rung: -1 };
  }
  const { from, rung, to } = last;
  switch (last.say) {
    case 'ask': {
      const lastRung = words.findLast(({ say }) => say !== 'ask')?.rung ?? -1;
      return { turn: { from: to, to: from }, asked: true, player: to, rung: lastRung };
    }
    case 'yes':
      return { turn: { from: to, to: from }, asked: false, player: from, rung };
    case 'no':
    case 'pass': {
      // Hinterhand only speaks once the first two have settled it, and always speaks then.
      const over = from === 'H' || to === 'H';
      return { turn: over ? null : { from: 'H', to }, asked: false, player: to, rung };
    }
  }
}
