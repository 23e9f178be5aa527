/**
 * Calabrasella: three players, forty cards, no trumps; one plays against the two others, with a stock of
 * four to improve the hand. As The Standard Hoyle (1912) has it; today’s Terziglio counts the same in
 * thirds.
 */
import { SUITS, packOf, packRank, suitOf } from '../../cards/cards.ts';
import type { PackCard } from '../../cards/cards.ts';
import type { TrickPosition } from '../../cards/play.ts';
import type { TrickRules } from '../../cards/table.ts';

/** The eldest hand, which leads first, the next, and the dealer. */
export const CALABRASELLA_SEATS = ['A', 'B', 'C'] as const;
export type CalabrasellaSeat = (typeof CALABRASELLA_SEATS)[number];

/** From the highest to the lowest in play; in counting the order is another. */
const CALABRASELLA_RANKS = ['3', '2', 'A', 'K', 'Q', 'J', '7', '6', '5', '4'] as const;

/** The forty cards, suit by suit. */
export const CALABRASELLA_PACK: readonly PackCard[] = packOf(CALABRASELLA_RANKS);

/** Cards to a player, and in the stock. */
export const HELD = 12;
export const STOCK = 4;

/** What the cards and the last trick count, and all that there is. */
export const COUNTS: Readonly<Partial<Record<string, number>>> = {
  ...{ A: 3, '3': 1, '2': 1, K: 1, Q: 1, J: 1 },
};
export const LAST_TRICK = 3;
export const ALL_POINTS = 35;
/** More than half of them. */
export const MAJORITY = 18;

/** The one who plays alone, and the two allies by their letters. */
export type CalabrasellaSide = CalabrasellaSeat | 'A and B' | 'A and C' | 'B and C';

/** What the single player has done before the first lead. */
export interface CalabrasellaGame {
  readonly trump: null;
  readonly player: CalabrasellaSeat;
  /** The three asked for, and the card given for it; that is null when it lay in the stock. */
  readonly asked: PackCard;
  readonly gave: PackCard | null;
  /** The cards put away, and as many taken from the stock. */
  readonly away: readonly PackCard[];
  readonly took: readonly PackCard[];
  /** The four that belong to the winner of the last trick: the cards put away, and those left in the stock. */
  readonly discard: readonly PackCard[];
}

/** Where a hand stands between two cards. */
export interface CalabrasellaPosition extends TrickPosition {
  readonly game: CalabrasellaGame;
  readonly leader: CalabrasellaSeat;
}

/** What cards count, wherever they lie. */
export function countCards(cards: readonly PackCard[]): number {
  return cards.reduce((sum, card) => sum + (COUNTS[packRank(card)] ?? 0), 0);
}

const RANKS: readonly string[] = CALABRASELLA_RANKS;
const strength = (card: PackCard): number => RANKS.length - RANKS.indexOf(packRank(card));

export const CALABRASELLA_RULES: TrickRules = {
  seats: CALABRASELLA_SEATS,
  suitInPlay: (card) => suitOf(card),
  strength,
  legalCards: (hand, led) => {
    if (led === null) return hand;
    const following = hand.filter((card) => suitOf(card) === suitOf(led));
    return following.length > 0 ? following : hand;
  },
  winningIndex: (cards) =>
    cards.reduce((best, card, index) => {
      const winning = cards[best] ?? card;
      return suitOf(card) === suitOf(winning) && strength(card) > strength(winning) ? index : best;
    }, 0),
  // The last trick counts three of itself, and takes the discard.
  points: (cards, last?: CalabrasellaGame) =>
    countCards(cards) + (last === undefined ? 0 : LAST_TRICK + countCards(last.discard)),
};

/** The two who play against the single player. */
export function alliesAgainst(player: CalabrasellaSeat): CalabrasellaSide {
  return player === 'A' ? 'B and C' : player === 'B' ? 'A and C' : 'A and B';
}

/** The position at the first lead: the eldest hand’s, in every game. */
export function startCalabrasella(
  game: CalabrasellaGame,
  deal: Readonly<Record<CalabrasellaSeat, readonly PackCard[]>>,
): CalabrasellaPosition {
  const { asked, away, gave, player, took } = game;
  const hand = (seat: CalabrasellaSeat): readonly PackCard[] => {
    if (seat !== player) {
      const holds = deal[seat].includes(asked) && gave !== null;
      return holds ? deal[seat].map((card) => (card === asked ? gave : card)) : deal[seat];
    }
    const bettered = gave === null ? deal[seat] : [...deal[seat].filter((c) => c !== gave), asked];
    return [...bettered.filter((card) => !away.includes(card)), ...took];
  };
  const hands = { A: hand('A'), B: hand('B'), C: hand('C') };
  return { game, declarer: player, hands, tricks: [], leader: 'A', table: [] };
}

/** Cards suit by suit, clubs to diamonds, each from its highest in play down. */
export function sortCalabrasella(cards: readonly PackCard[]): PackCard[] {
  return cards.toSorted(
    (a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || strength(b) - strength(a),
  );
}

/** What each side has at the end, the single player’s first. */
export function calabrasellaScore({
  game,
  tricks,
}: CalabrasellaPosition): readonly [number, number] {
  const of = (own: boolean): number =>
    tricks
      .filter(({ winner }) => (winner === game.player) === own)
      .reduce((sum, { points }) => sum + points, 0);
  return [of(true), of(false)];
}
