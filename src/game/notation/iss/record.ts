/** A game record of the International Skat Server, read and checked. */
import type { BiddingStep } from '../../skat/bidding.ts';
import type { Contract } from '../../skat/contract.ts';
import type { Deal } from '../../skat/deal.ts';
import type { Seat } from '../../skat/seats.ts';
import type { Hand } from '../hand.ts';
import type { IssDifference } from './errors.ts';
import type { IssHead } from './head.ts';
import type { IssResult } from './result.ts';

/** How a recorded game ended. */
export interface IssEnd {
  readonly how:
    /** All cards were played, or in a Null the declarer took a trick. */
    | 'played'
    /** What was announced could no longer be reached: the server stops there. */
    | 'decided'
    /** One side gave up (`RE`): the declarer, or both defenders. */
    | 'conceded'
    /**
     * Somebody's time ran out (`TI`), or that player left the table (`LE`); that side lost the
     * rest.
     */
    | 'timeout'
    | 'left'
    /** All three passed. */
    | 'passed'
    /** The record stops in the middle. */
    | 'broken-off';
  /** Who gave up, was too slow, or left; of the defenders the last to give up. Else null. */
  readonly seat: Seat | null;
}

/** The content of a record, checked against the rules of play and today's bidding. */
export interface IssRecord {
  readonly head: IssHead;
  readonly deal: Deal;
  /** Complete, unless the game ended in it. */
  readonly bidding: readonly BiddingStep[];
  /** Who got the game; null when nobody did. */
  readonly declarer: Seat | null;
  /** Null when it ended before anything was announced. */
  readonly contract: Contract | null;
  /** The game as a hand under the `isko` law; null when it ended before the first lead could come. */
  readonly hand: Hand | null;
  readonly end: IssEnd;
  /** What the record says of the outcome; null when it says nothing. */
  readonly stated: IssResult | null;
  /** Where that is not what the rules say; empty when all is well. */
  readonly differences: readonly IssDifference[];
}
