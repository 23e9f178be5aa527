/** Hands of whist whose tricks go by, with the reader's own cards visible, and what is asked about them. */
import { playSimply } from '../../../game/others/whist/simple-player.ts';
import { WHIST_PACK, WHIST_SEATS, sortWhist } from '../../../game/others/whist/rules.ts';
import type { WhistSeat, WhistTrick } from '../../../game/others/whist/rules.ts';
import { suitOf } from '../../../game/cards/cards.ts';
import type { PackCard, Suit } from '../../../game/cards/cards.ts';
import type { Chance } from '../../../lib/random.ts';
import type { QuestionBase } from '../../drill.ts';

/** A deal of whist that was played out. */
export interface WhistDeal {
  readonly trump: Suit;
  /** The dealer’s last card, which was turned up for the trump. */
  readonly turnedCard: PackCard;
  readonly hands: Readonly<Record<WhistSeat, readonly PackCard[]>>;
  readonly tricks: readonly WhistTrick[];
}

/**
 * What may be asked about a suit after a trick: how many cards of it the other three still hold,
 * which cards these are, or which card of it is now the highest in any hand.
 */
export type WhistAskKind = 'count' | 'which' | 'master';

export interface WhistAsk {
  /** The trick after which it is asked, from 1. */
  readonly after: number;
  readonly what: WhistAskKind;
  readonly suit: Suit;
}

/** A number, or cards; the master is one card. */
export type WhistReply = number | readonly PackCard[];

export interface WhistQuestion extends QuestionBase {
  readonly deal: WhistDeal;
  /** Where the reader sits. */
  readonly own: WhistSeat;
  /** In order; the hand ends after the last. */
  readonly asks: readonly WhistAsk[];
  /** Milliseconds for each trick, or null when the reader sets the pace. */
  readonly beat: number | null;
}

/** Deals at random, turns up the last card, and lets four simple players play. */
export function dealWhist(chance: Chance): WhistDeal {
  const pack = chance.shuffle(WHIST_PACK);
  const turnedCard = pack.at(-1)!;
  const trump = suitOf(turnedCard);
  // Deal one to each seat in turn, so that the last card is the dealer’s.
  const of = (at: number): PackCard[] =>
    sortWhist(pack.filter((_, index) => index % WHIST_SEATS.length === at));
  const hands = { A: of(0), B: of(1), C: of(2), D: of(3) };
  const tricks = playSimply({
    ...{ game: { trump }, declarer: null, hands, tricks: [], leader: 'A', table: [] },
  });
  return { trump, turnedCard, hands, tricks };
}

/** The cards that have been played after so many tricks. */
export function playedCardsAfter({ tricks }: WhistDeal, after: number): PackCard[] {
  return tricks.slice(0, after).flatMap(({ cards }) => cards);
}

/** The cards that a seat still holds after so many tricks. */
export function handAfter(deal: WhistDeal, seat: WhistSeat, after: number): PackCard[] {
  const playedCards = playedCardsAfter(deal, after);
  return deal.hands[seat].filter((card) => !playedCards.includes(card));
}

/** The cards of a suit that the three others still hold, the highest first. */
export function withOthers(
  { deal, own }: Pick<WhistQuestion, 'deal' | 'own'>,
  suit: Suit,
  after: number,
): PackCard[] {
  const playedCards = playedCardsAfter(deal, after);
  return WHIST_PACK.filter(
    (card) =>
      suitOf(card) === suit && !playedCards.includes(card) && !deal.hands[own].includes(card),
  );
}

/** The highest card of a suit that has not been played, or undefined when all have. */
export function masterAfter(deal: WhistDeal, suit: Suit, after: number): PackCard | undefined {
  const playedCards = playedCardsAfter(deal, after);
  return WHIST_PACK.find((card) => suitOf(card) === suit && !playedCards.includes(card));
}

/** The right reply to an ask. */
export function rightWhistReply(
  question: WhistQuestion,
  { after, suit, what }: WhistAsk,
): WhistReply {
  const others = withOthers(question, suit, after);
  if (what === 'count') return others.length;
  if (what === 'which') return others;
  const master = masterAfter(question.deal, suit, after);
  return master === undefined ? [] : [master];
}

/** Whether a reply is right; cards may come in any order. */
export function isWhistRight(
  question: WhistQuestion,
  ask: WhistAsk,
  reply: WhistReply | undefined,
): boolean {
  const right = rightWhistReply(question, ask);
  if (typeof right === 'number' || typeof reply === 'number') return right === reply;
  return right.length === reply?.length && right.every((card) => reply.includes(card));
}
