/** Hands whose tricks go by, and what is asked about them. */
import type { Card, Suit } from '../../../game/skat/cards.ts';
import { CARDS, PACK_POINTS, isCard, rankOf, sumPoints } from '../../../game/skat/cards.ts';
import type { ContractKind } from '../../../game/skat/contract.ts';
import { isTrump, playedSuit, trumpsOf, winningIndex } from '../../../game/skat/order.ts';
import { seatsFrom } from '../../../game/skat/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import type { PlayedTrick } from '../../../game/skat/play.ts';
import type { QuestionBase } from '../../drill.ts';

/** A hand as it is written in `book-hands.json`. */
export interface WrittenHand {
  readonly number: number;
  readonly kind: ContractKind;
  readonly trump: Suit | null;
  readonly declarer: Seat;
  /** The two cards put away, with a blank between; empty when the skat was left alone. */
  readonly layout: string;
  /** The cards in the order played, thirty codes with blanks between. */
  readonly cards: string;
}

export interface PlayedHand {
  /** Its number in the book; null for a new deal. */
  readonly number: number | null;
  /** Whether it is one of the reader's own hands. */
  readonly mine?: true;
  readonly kind: ContractKind;
  readonly trump: Suit | null;
  readonly declarer: Seat;
  /** What the declarer put away; empty when the skat was left alone. */
  readonly layout: readonly Card[];
  readonly tricks: readonly PlayedTrick[];
}

/**
 * What may be asked after a trick. Points of the declarer include what was put away; points that
 * are `out` include a skat that was left alone. `others` asks what the others hold, where the
 * reader has a hand.
 */
export type AskKind =
  'declarer' | 'defenders' | 'out' | 'home' | 'trumps' | 'suit' | 'high' | 'others';

/** By the points seen: the declarer has 61 or more, the defenders 60 or more, neither yet. */
export const STANDINGS = ['home', 'beaten', 'open'] as const;
export type PlayStanding = (typeof STANDINGS)[number];

export interface PlayAsk {
  /** The trick after which it is asked, from 1. */
  readonly after: number;
  readonly what: AskKind;
  /** The plain suit, where the ask is about one; without it `others` asks about trumps. */
  readonly suit?: Suit;
  /** The reader's seat, where the reader has a hand. */
  readonly own?: Seat;
}

/** A number of points or cards; for `home` a standing, for `high` the aces and tens that are gone. */
export type Reply = number | PlayStanding | readonly Card[];

export interface PlayQuestion extends QuestionBase {
  readonly hand: PlayedHand;
  /** In order; the hand ends after the last. */
  readonly asks: readonly PlayAsk[];
  /** Milliseconds for each trick, or null when the reader sets the pace. */
  readonly beat: number | null;
  /** Whether the cards come one by one, as at the table. */
  readonly byCard: boolean;
}

/**
 * Reads a written hand.
 *
 * @throws RangeError for an invalid card, which means a mistake in the data.
 */
export function readWrittenHand(written: WrittenHand): PlayedHand {
  const { declarer, kind, number, trump } = written;
  const cards = readCards(written.cards);
  const tricks: PlayedTrick[] = [];
  let leader: Seat = 'V';
  for (let at = 0; at + 2 < cards.length; at += 3) {
    const three = [cards[at]!, cards[at + 1]!, cards[at + 2]!] as const;
    const winner: Seat = seatsFrom(leader)[winningIndex(three, { kind, trump }) as 0 | 1 | 2];
    tricks.push({ leader, cards: three, winner, points: sumPoints(three) });
    leader = winner;
  }
  return { number, kind, trump, declarer, layout: readCards(written.layout), tricks };
}

function readCards(text: string): Card[] {
  return text
    .split(' ')
    .filter((code) => code !== '')
    .map((code) => {
      if (!isCard(code)) throw new RangeError(`“${code}” is not a card.`);
      return code;
    });
}

/** The cards seen after so many tricks: those put away openly, and those played. */
export function seenCardsAfter({ layout, tricks }: PlayedHand, after: number): Card[] {
  return [...layout, ...tricks.slice(0, after).flatMap(({ cards }) => cards)];
}

/** A side's points after so many tricks; the declarer's with what was put away. */
export function pointsAfter(
  hand: PlayedHand,
  side: 'declarer' | 'defenders',
  after: number,
): number {
  const own = hand.tricks
    .slice(0, after)
    .filter(({ winner }) => (winner === hand.declarer) === (side === 'declarer'));
  const begin = side === 'declarer' ? sumPoints(hand.layout) : 0;
  return own.reduce((sum, { points }) => sum + points, begin);
}

/** Which side has enough points (61 or 60) from what was put away openly and the tricks so far. */
export function standingAfter(hand: PlayedHand, after: number): PlayStanding {
  if (pointsAfter(hand, 'declarer', after) > PACK_POINTS / 2) return 'home';
  return pointsAfter(hand, 'defenders', after) >= PACK_POINTS / 2 ? 'beaten' : 'open';
}

/** How many trumps have not been seen yet. */
export function trumpsOut(hand: PlayedHand, after: number): number {
  return (
    trumpsOf(hand).length - seenCardsAfter(hand, after).filter((card) => isTrump(card, hand)).length
  );
}

/** How many cards of a plain suit have not been seen yet. */
export function suitOut(hand: PlayedHand, suit: Suit, after: number): number {
  const seen = seenCardsAfter(hand, after);
  return CARDS.filter((card) => playedSuit(card, hand) === suit && !seen.includes(card)).length;
}

/**
 * How many trumps, or cards of a plain suit, are neither gone nor with the seat: the others hold
 * them, or they lie in a skat that was left alone. All ten tricks must be known, because the seat's
 * cards are taken from them.
 */
export function othersHold(
  hand: PlayedHand,
  seat: Seat,
  suit: Suit | 'trump',
  after: number,
): number {
  const known = new Set(seenCardsAfter(hand, after));
  for (const { cards, leader } of hand.tricks) known.add(cards[seatsFrom(leader).indexOf(seat)]!);
  return CARDS.filter((card) => playedSuit(card, hand) === suit && !known.has(card)).length;
}

/** The points that neither side has yet, including a skat that was left alone. */
export function pointsOut(hand: PlayedHand, after: number): number {
  const total = pointsAfter(hand, 'declarer', after) + pointsAfter(hand, 'defenders', after);
  return PACK_POINTS - total;
}

/** The aces and tens that have been seen. */
export function seenHighCards(hand: PlayedHand, after: number): Card[] {
  return seenCardsAfter(hand, after).filter((card) => ['A', '10'].includes(rankOf(card)));
}

/** The right reply to an ask. */
export function rightReply(hand: PlayedHand, { after, own, suit, what }: PlayAsk): Reply {
  switch (what) {
    case 'high':
      return seenHighCards(hand, after);
    case 'home':
      return standingAfter(hand, after);
    case 'trumps':
      return trumpsOut(hand, after);
    case 'suit':
      return suit === undefined ? 0 : suitOut(hand, suit, after);
    case 'others':
      return own === undefined ? 0 : othersHold(hand, own, suit ?? 'trump', after);
    case 'out':
      return pointsOut(hand, after);
    case 'declarer':
    case 'defenders':
      return pointsAfter(hand, what, after);
  }
}

/** Whether a reply is right; cards may come in any order. */
export function isRight(hand: PlayedHand, ask: PlayAsk, reply: Reply | undefined): boolean {
  const right = rightReply(hand, ask);
  if (typeof right !== 'object' || typeof reply !== 'object') return right === reply;
  return right.length === reply.length && right.every((card) => reply.includes(card));
}
