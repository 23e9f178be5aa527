/**
 * The choices of a question about the bidding. A choice is the same text in every language, because
 * answers are stored: a seat, a bid, one of the words below, or a declarer with the last bid (`H 24`).
 */
import { SEATS } from '../../../game/skat/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { SUITS } from '../../../game/skat/cards.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { capital } from '../../../game/words/text.ts';
import { BID_CHOICES, sayEnd } from '#edition/practice/drills/next-bid/next-bid-words.ts';
import { bidName } from './question.ts';
import type { NextBidKind } from './question.ts';
import { WORD_CHOICES } from './word-choices.ts';
import type { WordChoice } from './word-choices.ts';

const isWord = (choice: string): choice is WordChoice =>
  WORD_CHOICES.includes(choice as WordChoice);

/** Where nobody has bid. */
const NO_BID = '-';

/** A declarer and the last bid as a choice. @param rung -1 where nobody has bid. */
export const endChoice = (player: Seat, rung: number, bids: readonly string[]): string =>
  `${player} ${rung < 0 ? NO_BID : (bids[rung] ?? '')}`;

/** The declarer of such a choice. */
export const declarerOf = (choice: string): Seat | undefined =>
  SEATS.find((seat) => choice.startsWith(`${seat} `));

/** A choice as the reader sees it. */
export function sayChoice(kind: NextBidKind, choice: string): string {
  if (isWord(choice)) return BID_CHOICES[choice];
  switch (kind) {
    case 'turn':
      return SEAT_WORDS[choice as Seat];
    case 'end': {
      const [player = '', bid = ''] = choice.split(' ');
      return sayEnd(player as Seat, bid === NO_BID ? null : bidName(bid));
    }
    case 'answer':
    case 'least':
      return capital(bidName(choice));
  }
}

/** The words of {@link WORD_CHOICES} in earlier versions, which stored what the reader saw. */
const EARLIER_WORDS: Readonly<Partial<Record<string, WordChoice>>> = {
  'Nobody: the bidding is over': 'nobody',
  'Nothing: only a pass is left': 'onlyPass',
  Yes: 'yes',
  No: 'no',
  Pass: 'pass',
};

/** A choice by the English words that earlier versions have stored; a choice of today stays as it is. */
export function readChoice(stored: string): string {
  const word = EARLIER_WORDS[stored];
  if (word !== undefined) return word;
  const [name, bid] = stored.split(', ');
  const seat = SEATS.find((one) => SEAT_WORDS[one] === name);
  if (seat === undefined) return readBid(stored);
  if (bid === undefined) return seat;
  return `${seat} ${bid.startsWith('at ') ? readBid(bid.slice(3)) : NO_BID}`;
}

const readBid = (name: string): string =>
  SUITS.find((suit) => SUIT_WORDS.en.french[suit] === name.toLowerCase()) ?? name;
