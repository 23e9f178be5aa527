/**
 * A player of whist who sees no more than players see and keeps to the rules in rhyme of The Standard
 * Hoyle (1912): what to lead, second hand low, third hand high, when to ruff, from where to discard.
 */
import { PACK_RANKS } from '../../cards/ranks.ts';
import { SUITS, packRank, suitOf } from '../../cards/cards.ts';
import type { PackCard, Suit } from '../../cards/cards.ts';
import { cardsToPlay, isPlayedOut, playAt, seatInTurn, seatsInTurn } from '../../cards/play.ts';
import { WHIST_RULES, partnersOf, sortWhist } from './rules.ts';
import type { WhistGame, WhistPosition, WhistSeat, WhistTrick } from './rules.ts';

/** What a player sees: the player's own cards, the trick on the table, and those that have been turned. */
export interface WhistView {
  readonly seat: WhistSeat;
  readonly game: WhistGame;
  /** His cards, suit by suit, each from its highest down. */
  readonly hand: readonly PackCard[];
  /** Those of them that may be played. */
  readonly legal: readonly PackCard[];
  readonly table: readonly PackCard[];
  readonly leader: WhistSeat;
  readonly tricks: readonly WhistTrick[];
}

const { winningIndex } = WHIST_RULES;

/** The card that this player plays; the same for the same view. */
function chooseSimply(view: WhistView): PackCard {
  if (view.table.length === 0) return lead(view);
  const [led] = view.table;
  const following = led !== undefined && suitOf(view.legal[0]!) === suitOf(led);
  return following ? follow(view) : withoutSuit(view);
}

/** A whole hand of such players. */
export function playSimply(start: WhistPosition): readonly WhistTrick[] {
  let position = start;
  while (!isPlayedOut(WHIST_RULES, position)) {
    const seat = seatInTurn(WHIST_RULES, position);
    const { game, leader, table, tricks } = position;
    const hand = sortWhist(position.hands[seat]);
    const legal = sortWhist(cardsToPlay(WHIST_RULES, position));
    const card = chooseSimply({ seat, game, hand, legal, table, leader, tricks });
    position = playAt(WHIST_RULES, position, card);
  }
  return position.tricks;
}

/**
 * Trumps with five of them or when a partner led them; else the longest plain suit, or the partner’s when
 * the longest is shorter than four or this seat has led before.
 */
function lead(view: WhistView): PackCard {
  const { game, hand, seat, tricks } = view;
  const of = (suit: Suit): PackCard[] => hand.filter((card) => suitOf(card) === suit);
  const ledBy = (side: boolean): Suit[] =>
    tricks
      .filter(({ leader }) =>
        side ? leader === seat : leader !== seat && partnersOf(leader) === partnersOf(seat),
      )
      .map(({ cards }) => suitOf(cards[0]!));
  const partners = ledBy(false);
  const trumps = of(game.trump);
  if (trumps.length > 0 && partners.includes(game.trump)) return backTo(trumps);
  if (trumps.length >= 5) return openWith(trumps);
  const plain = SUITS.filter((suit) => suit !== game.trump && of(suit).length > 0).sort(
    (a, b) => of(b).length - of(a).length || height(of(b)) - height(of(a)),
  );
  const [longest] = plain;
  if (longest === undefined) return openWith(trumps);
  const back = plain.find((suit) => partners.includes(suit));
  if (back !== undefined && (ledBy(true).length > 0 || of(longest).length < 4)) {
    return backTo(of(back));
  }
  return openWith(of(longest));
}

function height(cards: readonly PackCard[]): number {
  return cards.reduce((sum, card) => sum + WHIST_RULES.strength(card), 0);
}

/** The partner’s suit: from two the better, from more the lowest. */
function backTo(cards: readonly PackCard[]): PackCard {
  return cards.length <= 2 ? cards[0]! : cards.at(-1)!;
}

/** A suit of one’s own, from its highest cards: see the list in the chapter on whist. */
function openWith(cards: readonly PackCard[]): PackCard {
  const ranks = cards.map(packRank).join(' ');
  const named = (rank: string): PackCard => cards.find((card) => packRank(card) === rank)!;
  if (/^(?:A K|K Q)\b/.test(ranks)) return named('K');
  if (ranks.startsWith('A Q J') || (ranks.startsWith('A') && cards.length >= 5)) return named('A');
  if (ranks.startsWith('Q J 10')) return named('Q');
  return cards.at(-1)!;
}

/** Whether the partner’s card is the best so far. */
function isPartners({ game, leader, seat, table }: WhistView): boolean {
  const best = seatsInTurn(WHIST_RULES, leader)[winningIndex(table, game)];
  return best !== undefined && best !== seat && partnersOf(best) === partnersOf(seat);
}

/** The cards that would be the best of the trick so far, the highest first. */
function winners({ game, legal, table }: WhistView): PackCard[] {
  return legal.filter((card) => winningIndex([...table, card], game) === table.length);
}

function follow(view: WhistView): PackCard {
  const { game, legal, table } = view;
  const lowest = legal.at(-1)!;
  const beating = winners(view);
  if (beating.length === 0) return lowest;
  // Second hand: the lowest, but one of king and queen, or of ace and king.
  if (table.length === 1) {
    return /^(?:A K|K Q)/.test(legal.map(packRank).join(' ')) ? legal[1]! : lowest;
  }
  const best = table[winningIndex(table, game)]!;
  if (isPartners(view) && (table.length === 3 || /[AK]$/.test(best))) return lowest;
  // Fourth hand as cheap as can be; third hand the highest, of touching cards the lowest.
  return table.length === 3 ? beating.at(-1)! : lowestTouching(beating);
}

function lowestTouching(cards: readonly PackCard[]): PackCard {
  const at = (card: PackCard): number => PACK_RANKS.indexOf(packRank(card));
  let last = cards[0]!;
  for (const card of cards.slice(1)) {
    if (at(card) !== at(last) + 1) break;
    last = card;
  }
  return last;
}

/** A ruff, unless the trick is the partner’s, or in doubt for one with more than three trumps. */
function withoutSuit(view: WhistView): PackCard {
  const { game, hand, table } = view;
  const beating = winners(view);
  const trumps = hand.filter((card) => suitOf(card) === game.trump);
  const doubtful = table.length === 1 && trumps.length > 3;
  if (beating.length > 0 && !isPartners(view) && !doubtful) return beating.at(-1)!;
  return discard(hand, game);
}

/** The lowest card of the weakest suit: the shortest, and of two the one without high cards. */
function discard(hand: readonly PackCard[], { trump }: WhistGame): PackCard {
  const groups = SUITS.filter((suit) => suit !== trump)
    .map((suit) => hand.filter((card) => suitOf(card) === suit))
    .filter((cards) => cards.length > 0)
    .sort((a, b) => a.length - b.length || height(a) - height(b));
  return (groups[0] ?? hand).at(-1)!;
}
