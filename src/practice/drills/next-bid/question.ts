/** Questions of the drill about the conversation of the bidding (Foster, p. 48–57). */
import { bidValues } from '../../../game/skat/bid-values.ts';
import { SUITS } from '../../../game/skat/cards.ts';
import type { Suit } from '../../../game/skat/cards.ts';
import type { SpokenWord } from '../../../game/skat/conversation.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import type { LawId } from '../../../game/skat/laws.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import type { QuestionBase } from '../../drill.ts';

/** The kinds of question. */
export const NEXT_BID_KINDS = ['turn', 'answer', 'least', 'end'] as const;
export type NextBidKind = (typeof NEXT_BID_KINDS)[number];

/** The way of bidding: a Simple Game by suits, the old way, or by the numbers of a rule book. */
export type NextBidWay = 'suits' | LawId;

export interface NextBidQuestion extends QuestionBase {
  readonly kind: NextBidKind;
  readonly by: NextBidWay;
  /** The conversation so far; all of it where the question is about the end. */
  readonly words: readonly SpokenWord[];
  /** The reader’s seat and the rung of the reader's best game, where the answer is yes or no. */
  readonly own: { readonly seat: Seat; readonly rung: number } | null;
  /** What the reader may choose from, one of them right: see choices.ts. */
  readonly choices: readonly string[];
}

/** The words with which a player who is asked may give way. */
export type Refusal = 'no' | 'pass';

/** How a player who is asked gives way: today with the same word as a player who has no higher bid. */
export function refusalOf(by: NextBidWay): Refusal {
  return by === 'isko' ? 'pass' : 'no';
}

const SUIT_BIDS = [...SUITS].reverse();

/** The bids, lowest first: the four suits, or every number of the law. */
export function bidsOf(by: NextBidWay): readonly string[] {
  return by === 'suits' ? SUIT_BIDS : bidValues(LAWS[by]).map(String);
}

/** What a bid is called: a suit has its name, a number is its own. */
export const bidName = (bid: string): string =>
  SUITS.includes(bid as Suit) ? SUIT_WORDS[OWN_TERMS].french[bid as Suit] : bid;

/** The names of the bids, lowest first. */
export const rungsOf = (by: NextBidWay): readonly string[] => bidsOf(by).map(bidName);
