/** Questions about a bid, and their answers. */
import type { Card, Suit } from '../../../game/skat/cards.ts';
import type { Contract } from '../../../game/skat/contract.ts';
import type { LawId } from '../../../game/skat/laws.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import type { QuestionBase } from '../../drill.ts';
import type { Measurement } from '../../measurement.ts';
import type { TestName } from '../../../strategy/bidding/bid-tests.ts';

/** The task of a question. */
export type BidTask =
  /** Its count in one test, and whether that is enough. `trump` only for a Solo. */
  | { readonly what: 'test'; readonly test: TestName; readonly trump: Suit | null }
  /** How high to bid on a game. */
  | { readonly what: 'limit'; readonly contract: Contract }
  /** Which of the tests it passes. */
  | { readonly what: 'all' };

export interface BidQuestion extends QuestionBase {
  readonly law: LawId;
  readonly seat: Seat;
  /** Ten cards: jacks first, then the suits from clubs to diamonds. */
  readonly hand: readonly Card[];
  readonly task: BidTask;
  /** The measurements of the bids in question; empty for the question how high to bid. */
  readonly measurements: Readonly<Partial<Record<TestName, Measurement>>>;
}

export type BidAnswer =
  | {
      readonly what: 'test';
      /** The count; in a Nullo the number of suits in danger. */
      readonly count: number;
      readonly bid: boolean;
    }
  | { readonly what: 'limit'; readonly limit: number }
  | { readonly what: 'all'; readonly passed: readonly TestName[] };

/** The kinds of question. */
export const BID_KINDS = [
  'tournee',
  'solo',
  'limit-with',
  'limit-without',
  'grand',
  'nullo',
  'all',
] as const;
export type BidKind = (typeof BID_KINDS)[number];

/** The kinds about the Tournee, which today’s rules do not have. */
export const OLD_BID_KINDS: readonly BidKind[] = ['tournee', 'all'];
