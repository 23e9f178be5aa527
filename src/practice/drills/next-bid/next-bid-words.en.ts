/** What the drill about the conversation of the bidding says. */
import type { LawId } from '../../../game/skat/laws.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { lawWords } from '#edition/game/words/laws.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { capital } from '../../../game/words/text.ts';
import type { DrillWords } from '../../drill-words.ts';
import type { NextBidKind, NextBidWay, Refusal } from './question.ts';
import type { WordChoice } from './word-choices.ts';

/** The drill. */
export const NEXT_BID_WORDS: DrillWords<NextBidKind> = {
  title: 'The next bid',
  task: 'Follow the bidding: say who speaks next, what the answer to a bid is, and what may be bid.',
  levels: [
    'Who speaks next.',
    'The answer to a bid.',
    'The lowest bid that is allowed.',
    'All three; under the old rules, bids in numbers too.',
    'The whole bidding: who is the declarer, and at what bid.',
  ],
  kinds: {
    turn: 'who speaks next',
    answer: 'the answer to a bid',
    least: 'the lowest bid',
    end: 'who becomes the declarer',
  },
  primers: {
    turn: 'Mittelhand bids to Vorhand, who says yes or gives way. When one of the two has stopped, Hinterhand bids to the other.',
  },
};

/** The choices that are neither a seat nor a bid. */
export const BID_CHOICES: Readonly<Record<WordChoice, string>> = {
  nobody: 'Nobody: the bidding is over',
  onlyPass: 'Nothing: only a pass is left',
  yes: 'Yes',
  no: 'No',
  pass: 'Pass',
};

/** A declarer and the last bid: `Hinterhand, at hearts`; `Vorhand, without a bid`. */
export const sayEnd = (player: Seat, bid: string | null): string =>
  `${SEAT_WORDS[player]}, ${bid === null ? 'without a bid' : `at ${bid}`}`;

/** A game by its suit or its value, for use within a sentence. */
const sized = (by: NextBidWay, rung: string): string =>
  by === 'suits' ? `a game in ${rung}` : `a game worth ${rung}`;

/** The questions, by their kinds. Bids are named as they are called. */
export const ASK_BID = {
  turn: 'Who speaks next?',
  answer: (seat: Seat, by: NextBidWay, game: string): string =>
    `You are ${SEAT_WORDS[seat]}, and ${by === 'suits' ? `your best game is in ${game}` : `your game is worth ${game}`}. What do you say?`,
  least: (seat: Seat, law: LawId | null): string =>
    `${SEAT_WORDS[seat]} wants to bid. What is the lowest bid that ${SEAT_WORDS[seat]} may make${law === null ? '' : `, by ${lawWords(law).inText}`}?`,
  end: 'The bidding is over. Who is the declarer, and at what bid?',
} as const;

/** Why a player speaks next. */
export const WHY_TURN = {
  first: 'Mittelhand always speaks first, to Vorhand (page 51).',
  asked: (from: Seat, to: Seat, refusal: Refusal): string =>
    `A bid is a question: ${SEAT_WORDS[from]} has asked ${SEAT_WORDS[to]}, who must say yes or ${refusal === 'no' ? 'no' : 'pass'}.`,
  yes: (from: Seat, to: Seat): string =>
    `${SEAT_WORDS[from]} stays in. Now ${SEAT_WORDS[to]} must bid higher or pass.`,
} as const;

/** A player who has given way to another, or has no higher bid. */
export interface Withdrawal {
  readonly from: Seat;
  readonly to: Seat;
  readonly gaveWay: boolean;
}

const sayWithdrawal = ({ from, gaveWay, to }: Withdrawal): string =>
  gaveWay
    ? `${SEAT_WORDS[from]} has given way to ${SEAT_WORDS[to]}`
    : `${SEAT_WORDS[from]} has no higher bid`;

/** The bidding is over with it. */
export const sayLastWithdrawal = (withdrawal: Withdrawal): string =>
  `${sayWithdrawal(withdrawal)}, and nobody else may bid.`;

/** Hinterhand is next. @param hasLaw whether law 34 of 1922 is in force. */
export const sayHinterhandNext = (withdrawal: Withdrawal, hasLaw: boolean): string =>
  `${sayWithdrawal(withdrawal)}, so Hinterhand speaks next, to ${SEAT_WORDS[withdrawal.to]}${hasLaw ? ' (law 34)' : ''}.`;

/** A reader’s game beside the bid, and the seat that made it. */
export interface OwnGame {
  readonly by: NextBidWay;
  readonly game: string;
  readonly offer: string;
  readonly asker: Seat;
}

/** Why the answer is a refusal. */
export const sayRefusal = ({ asker, by, game, offer }: OwnGame, refusal: Refusal): string =>
  `${capital(sized(by, game))} is not as good as ${sized(by, offer)}, and “${refusal}” says just that: the bid is ${SEAT_WORDS[asker]}’s (page 51).`;

/** Why the answer is yes. */
export const sayYes = ({ asker, by, game, offer }: OwnGame): string =>
  `${capital(sized(by, game))} is ${game === offer ? 'as good as the bid' : `better than ${sized(by, offer)}`}. After “yes” ${SEAT_WORDS[asker]} must bid higher or pass (page 51).`;

/** Why a bid is the lowest. */
export const WHY_LEAST = {
  none: (highest: string): string => `Nothing ranks above ${highest}.`,
  first: (least: string): string => `Nobody has bid yet, so the lowest bid will do: ${least}.`,
  suits: (highest: string): string =>
    `The bid stands at ${highest}, and the next must be higher. From the lowest: diamonds, hearts, spades, clubs (page 52).`,
  numbers: (highest: string, least: string): string =>
    `The bid stands at ${highest}, and the next must be higher. The next value that a game can have is ${least}; a number in between is no bid.`,
} as const;

/** Why the bidding ended so. */
export interface BidEnd {
  readonly by: NextBidWay;
  /** The bid, and whether no suit is higher. */
  readonly highest: string;
  readonly isTop: boolean;
  /** Who said yes to it; or who gave way at it, so that it is the other’s. */
  readonly how: { readonly yes: Seat } | { readonly gaveWay: Seat; readonly to: Seat };
  /** Whether nobody went higher, though somebody could. */
  readonly isFinal: boolean;
}

/** Nobody has bid. */
export const NO_BID = 'Nobody bid, so Vorhand is the declarer (page 49).';

/** The reason in sentences. */
export function sayWhyEnd({ by, highest, how, isFinal, isTop }: BidEnd): string {
  const bid =
    'yes' in how
      ? `${SEAT_WORDS[how.yes]} said yes to ${highest}`
      : `${SEAT_WORDS[how.gaveWay]} gave way at ${highest}, so the bid was ${SEAT_WORDS[how.to]}’s`;
  const bound =
    by !== 'suits'
      ? `The game must be worth ${highest} or more`
      : `The game must be in ${highest}${isTop ? '' : ' or a higher suit'}`;
  return `${bid}${isFinal ? ', and nobody went higher' : ''}. ${bound} (page 52).`;
}

/** What is wrong with a choice. */
export const NEXT_BID_FAULTS = {
  notOver: 'The bidding is not over yet.',
  notTurn: (choice: string): string => `It is not ${choice}’s turn to speak.`,
  goodEnough: 'Your game is good enough to go on.',
  bound: 'With “yes” you would be bound to a game that you do not have.',
  notLast: 'A higher bid is still possible.',
  noValue: (choice: string): string => `No game is worth ${choice}, so it is no bid.`,
  notHigher: (choice: string): string => `${choice} is no higher than the last bid.`,
  enough: (choice: string, least: string): string =>
    `${choice} may be bid, but ${least} is enough.`,
  otherBid: (player: Seat): string => `${SEAT_WORDS[player]} is the declarer, but at another bid.`,
  gaveWay: (player: Seat): string => `${SEAT_WORDS[player]} has given way.`,
} as const;

/** The labels of the question. */
export const NEXT_BID_TABLE = {
  caption: 'What has been said',
  nothing: 'Nobody has said anything yet.',
  answer: 'Your answer',
} as const;
