/** For the chapters on Grands: their hands and deals, and what best play makes of them. */
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { countGrand } from '../../../../src/strategy/bidding/piles.ts';
import type { GrandCount } from '../../../../src/strategy/bidding/piles.ts';
import { dealOfRows } from '../../../../src/book/exhibits/bidding-walk/distribution.ts';
import type { Hand } from '../../../../src/game/notation/hand.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../../src/game/skat/cards.ts';
import type { Announced, ContractKind } from '../../../../src/game/skat/contract.ts';
import type { Deal } from '../../../../src/game/skat/deal.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import type { Game } from '../../../../src/game/skat/order.ts';
import { playCard, startPlay } from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import { nextSeat } from '../../../../src/game/skat/seats.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import type { ChapterText } from '../chapter-text.ts';
import { contract, stated, value } from '../../game/skat/support.ts';
import { numbers } from '../../game/solver/endings.ts';
import { afterTricks } from './hand-text.ts';

/** A Grand, to count matadors and play in. */
export const GRAND: Game = { kind: 'grand-solo', trump: null };

/** A Solo in that suit, to count trumps and matadors in. */
export const handSolo = (trump: Suit) => ({ kind: 'solo', trump }) as const;

const solver = makeSolver();

/** A deal in four rows, as a chapter writes it. */
export function dealOf(V: string, M: string, H: string, skat: string): Deal {
  return dealOfRows({ V, M, H, skat });
}

/** The deals that a chapter shows, in its order. */
export function dealsIn({ source }: ChapterText): Deal[] {
  return [...source.matchAll(/<Distribution\s([^>]*)>/g)].map(({ 1: props = '' }) => {
    const row = (seat: string): string =>
      new RegExp(`(?:^|\\s)${seat}="([^"]*)"`).exec(props)?.[1] ?? '';
    return dealOf(row('V'), row('M'), row('H'), row('skat'));
  });
}

/** The declarer's points at the end, when all play as well as can be and see all cards. */
export function best(position: Position, skat: readonly Card[]): number {
  return finish(solver.points(openPosition(position, skat)));
}

/** The same before the first lead; `deal.skat` is what lies in the skat then. */
export function bestOf(deal: Deal, declarer: Seat, game: Game = GRAND): number {
  return best(startPlay(deal, game, declarer), deal.skat);
}

/** What each card that may be played brings the declarer in the end. */
export function bestByCard(position: Position, skat: readonly Card[]): ReadonlyMap<Card, number> {
  return finish(solver.cardPoints(openPosition(position, skat)));
}

/** A hand of the book after so many of the cards of its play. */
export function afterCards(hand: Hand, n: number): Position {
  return hand.line.tricks
    .flatMap(({ plays }) => plays.map(({ card }) => card))
    .slice(0, n)
    .reduce(playCard, afterTricks(hand, 0));
}

/** What a game with these cards wins: with schneider where it is announced. */
export function worth(
  cards: readonly Card[],
  kind: ContractKind,
  trump: Suit | null = null,
  {
    announced = null,
    law = 'american-1922',
  }: { announced?: Announced; law?: keyof typeof LAWS } = {},
): number {
  const game = contract(kind, trump, announced);
  const result = stated(announced === null ? 61 : 91);
  const matadors = countMatadors(cards, game);
  return value(gameValue({ contract: game, matadors, bid: null, result }, LAWS[law])).score;
}

/** The most that the defenders can pile on the losing cards of a hand. */
export function pile(hand: string, lose: string): GrandCount {
  return countGrand(cardsOfText(hand), cardsOfText(lose));
}

/** Deals in which a seat has this hand: the other cards shuffled, the same ones every time. */
export function dealsAround(hand: string, seat: Seat, howMany: number): Deal[] {
  const random = numbers(howMany);
  const held = cardsOfText(hand);
  const others = CARDS.filter((card) => !held.includes(card));
  return Array.from({ length: howMany }, () => {
    const cards = shuffled(others, random);
    const [left, right] = [cards.slice(0, 10), cards.slice(10, 20)];
    const [first, second] = [cards[20]!, cards[21]!];
    const next = nextSeat(seat);
    return {
      V: [],
      M: [],
      H: [],
      [seat]: held,
      [next]: left,
      [nextSeat(next)]: right,
      skat: [first, second],
    };
  });
}

function shuffled(cards: readonly Card[], random: () => number): Card[] {
  const pack = [...cards];
  for (let last = pack.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [pack[last], pack[other]] = [pack[other]!, pack[last]!];
  }
  return pack;
}
