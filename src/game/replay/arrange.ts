import type { PackCard } from '../cards/cards.ts';
import { RANKS, SUITS, suitOf } from '../skat/cards.ts';
import type { Card, Suit } from '../skat/cards.ts';
import { KINDS } from '../skat/contract.ts';
import { cardStrength, isTrump } from '../skat/order.ts';
import type { Game } from '../skat/order.ts';
import { SKAT_RULES } from '../skat/play.ts';
import type { Stop } from './replay.ts';
import type { TableLine } from './show-position.ts';
import type { TableGame } from './table-game.ts';
import type { PlayedGame, SuitInPlay, TrickRules } from '../cards/table.ts';

/** Cards that belong together in play: the trumps, or a plain suit. */
export interface Group<C extends PackCard = PackCard> {
  readonly suit: SuitInPlay;
  readonly cards: readonly C[];
}

const BLACK: readonly Suit[] = ['C', 'S'];

/** All orders of the plain suits, that of the pack by turns first. */
const ORDERS: readonly (readonly Suit[])[] = ordersOf(['C', 'H', 'S', 'D']);

function ordersOf(suits: readonly Suit[]): readonly (readonly Suit[])[] {
  if (suits.length === 0) return [[]];
  return suits.flatMap((first) =>
    ordersOf(suits.filter((suit) => suit !== first)).map((rest) => [first, ...rest]),
  );
}

/** The plain suits that are held, in the order in which black and red follow by turns most often. */
function byTurns(isHeld: (suit: Suit) => boolean, trump: Suit | null): readonly Suit[] {
  let best: readonly Suit[] = [];
  let fewest = Infinity;
  for (const order of ORDERS) {
    const suits = order.filter(isHeld);
    const row = trump === null ? suits : [trump, ...suits];
    const alike = row.filter(
      (suit, index) => index > 0 && BLACK.includes(suit) === BLACK.includes(row[index - 1]!),
    ).length;
    if (alike < fewest) [best, fewest] = [suits, alike];
  }
  return best;
}

/**
 * Groups a hand as a player holds it: trumps first, then the plain suits, black and red by turns, each
 * from its highest card down. Empty groups are left out.
 *
 * @param whole the hand before any card of it was played, so that the suits keep their order when one
 *   of them is played out.
 */
export function arrangeBy<C extends PackCard>(
  rules: TrickRules,
  hand: readonly C[],
  game: PlayedGame,
  whole: readonly PackCard[] = hand,
): Group<C>[] {
  const held = new Set(whole.map((card) => rules.suitInPlay(card, game)));
  const trump = held.has('trump') ? game.trump : null;
  const groups: SuitInPlay[] = ['trump', ...byTurns((suit) => held.has(suit), trump)];
  return groups
    .map((suit) => ({
      suit,
      cards: hand
        .filter((card) => rules.suitInPlay(card, game) === suit)
        .sort((a, b) => rules.strength(b, game) - rules.strength(a, game)),
    }))
    .filter(({ cards }) => cards.length > 0);
}

/** A seat's hand at a place of a line, as its player holds it. */
export function arrangeAt(
  line: Pick<TableLine, 'contract' | 'game' | 'path'>,
  stop: Pick<Stop, 'hands' | 'trick'>,
  seat: string,
): Group[] {
  const hand = stop.hands[seat] ?? [];
  const start = line.path.findLast(({ trick }) => trick === 0);
  const whole = stop.trick === 0 ? hand : start?.hands?.[seat];
  return arrangeBy(line.game, hand, line.contract, whole);
}

/** A hand of Skat as a player holds it, jacks leading the trumps. */
export function arrangeHand(hand: readonly Card[], game: Game): Group<Card>[] {
  return arrangeBy(SKAT_RULES, hand, game);
}

/** The rows of the printed diagram, clubs to diamonds, with each jack in its own suit. */
export function suitRows(hand: readonly Card[], game: Game): { suit: Suit; cards: Card[] }[] {
  const nullo = KINDS[game.kind].trumps === 'none';
  const order = (a: Card, b: Card): number =>
    nullo || (!isTrump(a, game) && !isTrump(b, game))
      ? cardStrength(b, game) - cardStrength(a, game)
      : RANKS.findIndex((rank) => a.endsWith(rank)) - RANKS.findIndex((rank) => b.endsWith(rank));
  return SUITS.map((suit) => ({
    suit,
    cards: hand.filter((card) => suitOf(card) === suit).sort(order),
  }));
}

/** The rows of the diagram for a game in which no card changes its suit, in the game’s order. */
export function suitRowsBy(
  { sort }: Pick<TableGame, 'sort'>,
  hand: readonly PackCard[],
): { suit: Suit; cards: PackCard[] }[] {
  const sorted = sort(hand);
  return SUITS.map((suit) => ({ suit, cards: sorted.filter((card) => suitOf(card) === suit) }));
}
