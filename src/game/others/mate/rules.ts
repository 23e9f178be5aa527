/**
 * Mate, by G. Capellen (Hanover 1915), as Sid Sackson retells it in A Gamut of Games (1969): two players,
 * twenty cards, ten each, and nothing hidden. A player who cannot answer the card that is led is mate.
 */
import { SUITS, packOf, packRank, suitOf } from '../../cards/cards.ts';
import type { PackCard } from '../../cards/cards.ts';
import { playAt } from '../../cards/play.ts';
import type { TrickPosition, TurnedTrick } from '../../cards/play.ts';
import type { TrickRules } from '../../cards/table.ts';

/** The dealer of the first game, who leads in it, and the other. */
export const MATE_SEATS = ['X', 'Y'] as const;
export type MateSeat = (typeof MATE_SEATS)[number];

/** From the highest to the lowest, as in Skat without its jacks, nines and eights. */
export const MATE_RANKS = ['A', '10', 'K', 'Q', '7'] as const;
export type MateRank = (typeof MATE_RANKS)[number];
export type MateCard = PackCard & `${'C' | 'S' | 'H' | 'D'}${MateRank}`;

/** How many cards each has, and so how many moves a game has at most. */
export const MOVES = 10;

/**
 * What players agree on beforehand. A privilege says which ranks are answered by their like before their
 * suit counts: kings, or kings and queens. With the Free Move, one answer in a game, by the player who uses
 * it first, may be any card of the suit or the rank that was led.
 */
export interface MateVariant {
  readonly deck: (typeof MATE_DECKS)[number];
  readonly freeMove: boolean;
  readonly privilege: (typeof MATE_PRIVILEGES)[number];
}
export const MATE_DECKS = ['single', 'double'] as const;
export const MATE_PRIVILEGES = ['none', 'king', 'figure'] as const;

/** The plain rules. */
export const PLAIN_MATE: MateVariant = { deck: 'single', freeMove: false, privilege: 'none' };

/**
 * The twenty cards of each deck, suit by suit. In the Double Mate Deck a second seven of clubs, king of
 * spades, ten of hearts and ace of diamonds replace the queens.
 */
export const MATE_PACKS: Readonly<Record<MateVariant['deck'], readonly MateCard[]>> = {
  single: packOf(MATE_RANKS),
  double: [
    ...(['CA', 'C10', 'CK', 'C7', 'C7', 'SA', 'S10', 'SK', 'SK', 'S7'] as const),
    ...(['HA', 'H10', 'H10', 'HK', 'H7', 'DA', 'DA', 'D10', 'DK', 'D7'] as const),
  ],
};

/** The ranks of a card led that are answered by their like first. */
const PRIVILEGED: Readonly<Record<MateVariant['privilege'], readonly MateRank[]>> = {
  none: [],
  king: ['K'],
  figure: ['K', 'Q'],
};

/** Whether a card that is led must be answered by its rank before its suit counts. */
export const isPrivileged = (led: MateCard, privilege: MateVariant['privilege']): boolean =>
  PRIVILEGED[privilege].includes(mateRank(led));

export interface MateGame {
  readonly trump: null;
  /** What was agreed; its Free Move is false once a player has used it. */
  readonly variant: MateVariant;
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

/** The cards that may answer one that is led, while the Free Move is not used; none when it mates. */
function ordinaryAnswers(
  hand: readonly MateCard[],
  led: MateCard,
  variant: MateVariant,
): readonly MateCard[] {
  const suit = hand.filter((card) => suitOf(card) === suitOf(led));
  const rank = hand.filter((card) => mateRank(card) === mateRank(led));
  const [first, second] = isPrivileged(led, variant.privilege) ? [rank, suit] : [suit, rank];
  return first.length > 0 ? first : second;
}

/** The cards that may answer one that is led; none when it mates, under whatever rules. */
export function answersTo(
  hand: readonly MateCard[],
  led: MateCard,
  variant: MateVariant,
): readonly MateCard[] {
  if (!variant.freeMove) return ordinaryAnswers(hand, led, variant);
  return hand.filter((card) => suitOf(card) === suitOf(led) || mateRank(card) === mateRank(led));
}

/** Whether an answer uses the Free Move. */
export function isFreeMove(
  card: MateCard,
  hand: readonly MateCard[],
  led: MateCard,
  variant: MateVariant,
): boolean {
  return variant.freeMove && !ordinaryAnswers(hand, led, variant).includes(card);
}

export const MATE_RULES = {
  seats: MATE_SEATS,
  suitInPlay: (card: MateCard) => suitOf(card),
  strength: height,
  legalCards: (hand: readonly MateCard[], led: MateCard | null, { variant }: MateGame) =>
    led === null ? hand : answersTo(hand, led, variant),
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

/** A hand without one of its cards, or as it is for null. Of two identical cards one stays. */
export function withoutCard(hand: readonly MateCard[], card: MateCard | null): readonly MateCard[] {
  return card === null ? hand : hand.toSpliced(hand.indexOf(card), 1);
}

/**
 * The position at the first lead.
 *
 * @param game each card aside must be in the hand of its player.
 */
export function startMate(
  game: MateGame,
  deal: Readonly<Record<MateSeat, readonly MateCard[]>>,
): MatePosition {
  const { aside, leader } = game;
  const hands = { X: withoutCard(deal.X, aside.X), Y: withoutCard(deal.Y, aside.Y) };
  return { game, declarer: null, hands, tricks: [], leader, table: [] };
}

/**
 * Plays a legal card, after which a Free Move is used up.
 *
 * @throws RangeError for an illegal card.
 */
export function playMate(position: MatePosition, card: MateCard): MatePosition {
  const { game, hands, leader, table } = position;
  const [led] = table;
  const next = playAt(MATE_RULES, position, card);
  if (led === undefined || !isFreeMove(card, hands[otherOfMate(leader)], led, game.variant))
    return next;
  return { ...next, game: { ...game, variant: { ...game.variant, freeMove: false } } };
}

/** Cards suit by suit, clubs to diamonds, each from its highest down. */
export function sortMate(cards: readonly MateCard[]): MateCard[] {
  return cards.toSorted(
    (a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || height(b) - height(a),
  );
}
