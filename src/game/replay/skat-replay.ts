/**
 * The types of a replay narrowed to Skat's seats, cards and contracts, for the parts that ask the
 * engine or the rule books.
 */
import type { Hand } from '../notation/hand.ts';
import type { Card } from '../skat/cards.ts';
import type { Contract } from '../skat/contract.ts';
import type { Layout } from '../skat/deal.ts';
import type { Targets } from '../skat/laws/law.ts';
import type { BySeat, Seat } from '../skat/seats.ts';
import { layOut } from './lay-out.ts';
import type { LineId, Replay, ReplayLine, Stop, TableCard, SeatScore } from './replay.ts';
import { SKAT } from './skat.ts';

/** A card on the table of Skat. */
interface SkatTableCard extends TableCard {
  readonly seat: Seat;
  readonly card: Card;
}

/** A place in a hand of Skat, with Skat's seats and cards. */
export interface SkatStop extends Stop {
  readonly hands: BySeat<readonly Card[]>;
  readonly leader: Seat;
  readonly table: readonly SkatTableCard[];
  readonly taken: { readonly by: Seat; readonly points: number } | null;
  readonly score: BySeat<SeatScore>;
  readonly toPlay: Seat | null;
}

/** The record of a hand of Skat, or a variation. */
export interface SkatReplayLine extends ReplayLine {
  readonly contract: Contract;
  readonly declarer: Seat | null;
  readonly layout: Layout | null;
  readonly stops: readonly SkatStop[];
  readonly path: readonly SkatStop[];
}

/** A hand of Skat laid out for reading. */
export interface SkatReplay extends Replay {
  readonly hand: Hand;
  readonly targets: Targets;
  readonly lines: ReadonlyMap<LineId, SkatReplayLine>;
  readonly stops: ReadonlyMap<string, SkatStop>;
}

/**
 * Lays out a hand of Skat for reading; see `layOut`.
 *
 * @param targets those of the hand’s laws: `LAWS[hand.laws].targets`.
 * @throws RangeError for a hand whose play is not legal; one from `parseHand` is.
 */
export function layOutSkat(hand: Hand, targets: Targets): SkatReplay {
  // A hand of Skat has only the seats and cards of Skat.
  return layOut(SKAT, hand, targets) as SkatReplay;
}
