/**
 * Mate, by G. Capellen (Hanover 1915): two players, twenty cards, ten each, and nothing hidden. Who
 * cannot answer the card that is led is mate. The facts are those that Sid Sackson hands down in A
 * Gamut of Games (1969).
 */
import { SUITS, packOf, packRank, suitOf } from '../../cards/cards.ts';
import type { PackCard } from '../../cards/cards.ts';
import type { TrickPosition, TurnedTrick } from '../../cards/play.ts';
import type { TrickRules } from '../../cards/table.ts';

/** The dealer of the first game, who leads in it, and the other. */
export const MATE_SEATS = ['X', 'Y'] as const;
export type MateSeat = (typeof MATE_SEATS)[number];

/** From the highest to the lowest, as in Skat without its jacks, nines and eights. */
export const MATE_RANKS = ['A', '10', 'K', 'Q', '7'] as const;
export type MateRank = (typeof MATE_RANKS)[number];
export type MateCard = PackCard & `${'C' | 'S' | 'H' | 'D'}${MateRank}`;

/** The twenty cards, suit by suit. */
export const MATE_PACK: readonly MateCard[] = packOf(MATE_RANKS);

/** How many cards each has, and so how many moves a game has at most. */
export const MOVES = 10;

/**
 * The plain rules, and the three variations: a king that is led must be answered by a king before its
 * suit counts; so a king or a queen, each by its like; so any card.
 */
export const MATE_LAWS = ['plain', 'king', 'figure', 'unlimited'] as const;
export type MateLaw = (typeof MATE_LAWS)[number];

/** The ranks of a card led that are answered by their like first. */
export const RANKS_FIRST: Readonly<Record<MateLaw, readonly MateRank[]>> = {
  plain: [],
  king: ['K'],
  figure: ['K', 'Q'],
  unlimited: MATE_RANKS,
};

export interface MateGame {
  readonly trump: null;
  readonly law: MateLaw;
  readonly leader: MateSeat;
  /** The card each has put aside before play, or null. */
  readonly aside: Readonly<Record<MateSeat, MateCard | null>>;
}

/** Where a game stands between two cards. */
export interface MatePosition extends TrickPosition {
  readonly game: MateGame;
  readonly hands: Readonly<Record<MateSeat, readonly MateCard[]>>;
  readonly tricks: readonly MateTrick[];
  readonly leader: MateSeat;
  readonly table: readonly MateCard[];
}

/** A move that has been answered. */
interface MateTrick extends TurnedTrick {
  readonly leader: MateSeat;
  readonly cards: readonly MateCard[];
  readonly winner: MateSeat;
}

/** The rank of a card of this pack. */
export function mateRank(card: MateCard): MateRank {
  return packRank(card) as MateRank;
}

const height = (card: MateCard): number => MATE_RANKS.length - MATE_RANKS.indexOf(mateRank(card));

/** Whether a card is the higher: by its rank, and between equal ranks by its suit, clubs highest. */
export function isHigher(card: MateCard, than: MateCard): boolean {
  return (
    height(card) > height(than) ||
    (height(card) === height(than) && SUITS.indexOf(suitOf(card)) < SUITS.indexOf(suitOf(than)))
  );
}

/** The cards that may answer one that is led; none when it mates. */
export function answersTo(
  hand: readonly MateCard[],
  led: MateCard,
  law: MateLaw,
): readonly MateCard[] {
  const suit = hand.filter((card) => suitOf(card) === suitOf(led));
  const rank = hand.filter((card) => mateRank(card) === mateRank(led));
  const [first, second] = RANKS_FIRST[law].includes(mateRank(led)) ? [rank, suit] : [suit, rank];
  return first.length > 0 ? first : second;
}

export const MATE_RULES = {
  seats: MATE_SEATS,
  suitInPlay: (card: MateCard) => suitOf(card),
  strength: height,
  legalCards: (hand: readonly MateCard[], led: MateCard | null, { law }: MateGame) =>
    led === null ? hand : answersTo(hand, led, law),
  winningIndex: ([led, answer]: readonly MateCard[]) =>
    led !== undefined && answer !== undefined && isHigher(answer, led) ? 1 : 0,
  points: () => 0,
} satisfies TrickRules;

/** The other of the two. */
export function otherOfMate(seat: MateSeat): MateSeat {
  return seat === 'X' ? 'Y' : 'X';
}

/**
 * Whether a card may be put aside by the second to choose: of neither the suit nor the rank of the
 * first one’s.
 */
export function mayPutAside(card: MateCard, first: MateCard | null): boolean {
  return first === null || (suitOf(card) !== suitOf(first) && mateRank(card) !== mateRank(first));
}

/** The position at the first lead. */
export function startMate(
  game: MateGame,
  deal: Readonly<Record<MateSeat, readonly MateCard[]>>,
): MatePosition {
  const hand = (seat: MateSeat): readonly MateCard[] =>
    deal[seat].filter((card) => card !== game.aside[seat]);
  const hands = { X: hand('X'), Y: hand('Y') };
  return { game, declarer: null, hands, tricks: [], leader: game.leader, table: [] };
}

/** Cards suit by suit, clubs to diamonds, each from its highest down. */
export function sortMate(cards: readonly MateCard[]): MateCard[] {
  return cards.toSorted(
    (a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || height(b) - height(a),
  );
}
