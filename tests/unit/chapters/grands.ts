/** For the chapters on Grands: their hands and deals, and what best play makes of them. */
import { readFileSync } from 'node:fs';
import { parseCards } from '../../../src/tools/examples/counting.ts';
import { countGrand } from '../../../src/practice/bidding/piles.ts';
import type { GrandCount } from '../../../src/practice/bidding/piles.ts';
import { parseDeal } from '../../../src/tools/bidding-walk/distribution.ts';
import type { Hand } from '../../../src/notation/hand.ts';
import { parseHand } from '../../../src/notation/parse.ts';
import { summariseHand } from '../../../src/notation/summary.ts';
import { CARDS } from '../../../src/skat/cards.ts';
import type { Card } from '../../../src/skat/cards.ts';
import type { Deal } from '../../../src/skat/deal.ts';
import { makeMatadors } from '../../../src/skat/matadors.ts';
import type { Game } from '../../../src/skat/order.ts';
import { playCard, startPlay } from '../../../src/skat/play.ts';
import type { Position } from '../../../src/skat/play.ts';
import { nextSeat } from '../../../src/skat/seats.ts';
import type { Seat } from '../../../src/skat/seats.ts';
import { openPosition } from '../../../src/solver/position.ts';
import { makeSolver } from '../../../src/solver/solver.ts';
import { finish } from '../../../src/solver/task.ts';
import type { ChapterText } from '../reading/chapter-text.ts';
import { numbers } from '../solver/endings.ts';

export const GRAND: Game = { kind: 'grand-solo', trump: null };

const solver = makeSolver();

/** A hand of the book. */
export function readHand(id: string): Hand {
  const parsed = parseHand(readFileSync(`content/hands/${id}.hand`, 'utf8'));
  if (!parsed.ok) throw new Error(`${id} does not parse.`);
  return parsed.value;
}

/** How a hand of the book came out: `57 points, with 4, -80`. */
export function outcome(hand: Hand): string {
  const { matadors, points, score } = summariseHand(hand);
  const declarer = 'declarer' in points ? points.declarer : NaN;
  return `${declarer} points, ${matadors === null ? '' : makeMatadors(matadors)}, ${score}`;
}

/** A deal in four rows, as a chapter writes it. */
export function dealOf(V: string, M: string, H: string, skat: string): Deal {
  return parseDeal({ V, M, H, skat });
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
export function afterCards({ contract, deal, declarer, layout, line }: Hand, n: number): Position {
  if (declarer === null) throw new Error('A Ramsch has no declarer.');
  const away: readonly Card[] = layout ?? [];
  const held = [...deal[declarer], ...(layout === null ? [] : deal.skat)];
  const hands = { ...deal, [declarer]: held.filter((card) => !away.includes(card)) };
  return line.tricks
    .flatMap(({ plays }) => plays.map(({ card }) => card))
    .slice(0, n)
    .reduce(playCard, startPlay(hands, contract, declarer));
}

/** The most that the defenders can pile on the losing cards of a hand. */
export function pile(hand: string, lose: string): GrandCount {
  return countGrand(parseCards(hand), parseCards(lose));
}

/** Deals in which a seat has this hand: the other cards shuffled, the same ones every time. */
export function dealsAround(hand: string, seat: Seat, howMany: number): Deal[] {
  const random = numbers(howMany);
  const held = parseCards(hand);
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
