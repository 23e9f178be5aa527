/**
 * The opponent in two-handed Skat. It sees its own cards, what has been played and, as declarer, what
 * it took up and put away; everything else it deals out at random, many times, and plays each deal to
 * its end by simple rules. It plays the card that does best on the average.
 */
import { CARDS, cardPoints, rankOf, sumPoints } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { KINDS } from '../skat/contract.ts';
import type { Contract } from '../skat/contract.ts';
import { cardStrength, playedSuit, winningIndex } from '../skat/order.ts';
import { daredCalls, leastRung, turnedContracts } from './calls.ts';
import {
  TRICKS_BEFORE_RESERVE,
  isOverForTwo,
  legalForTwo,
  otherOfTwo,
  playForTwo,
  toMoveOfTwo,
} from './rules.ts';
import type { ByTwo, TwoPosition, TwoSeat } from './rules.ts';

/** What the seat to move sees. */
export interface TwoView {
  readonly contract: Contract;
  readonly declarer: TwoSeat;
  readonly seat: TwoSeat;
  readonly hand: readonly Card[];
  readonly tricks: TwoPosition['tricks'];
  readonly leader: TwoSeat;
  readonly table: readonly Card[];
  /** How many cards lie face down before each of the two. */
  readonly reserve: number;
  /** How many the other holds. */
  readonly others: number;
  /** The cards it knows to be in nobody's hand, its own layout; empty for most. */
  readonly away: readonly Card[];
  /** Cards it knows to be the other's or gone: the one turned up. */
  readonly turned: Card | null;
  /** In an open game the declarer's cards. */
  readonly seen: readonly Card[] | null;
}

/** What a seat sees of a position; `away` is the declarer's layout, if there is one. */
export function viewForTwo(
  position: TwoPosition,
  seat: TwoSeat,
  away: readonly Card[],
  turned: Card | null,
): TwoView {
  const { contract, declarer, hands, leader, reserves, table, tricks } = position;
  const other = otherOfTwo(seat);
  return {
    contract,
    declarer,
    seat,
    hand: hands[seat],
    tricks,
    leader,
    table,
    reserve: reserves[seat].length,
    others: hands[other].length,
    away: seat === declarer ? away : [],
    turned,
    seen: KINDS[contract.kind].open && seat !== declarer ? hands[other] : null,
  };
}

/** How many deals it tries for each card. */
const TRIES = 24;

/**
 * The call it makes: at first the highest it dares, later no more than it must; null for a pass.
 *
 * @param standing the highest call so far, or null.
 */
export function callForTwo(
  hand: readonly Card[],
  seat: TwoSeat,
  standing: number | null,
): number | null {
  const dared = daredCalls(hand).filter((rung) => rung >= leastRung(seat, standing));
  return (standing === null ? dared.at(-1) : dared[0]) ?? null;
}

/** The game it names when it has turned up a card in a Tournee. */
export function nameForTwo(ten: readonly Card[], turned: Card): Contract {
  const [suited, grand] = turnedContracts(turned);
  const high = [...ten, turned].filter((card) => ['J', 'A'].includes(rankOf(card)));
  return grand !== undefined && high.length >= 5 ? grand : suited;
}

/**
 * The card it plays.
 *
 * @param random numbers from 0 (included) to 1 (excluded).
 */
export function chooseForTwo(view: TwoView, random: () => number): Card {
  const deals = Array.from({ length: TRIES }, () => imagined(view, random));
  const [first, ...more] = legalForTwo(deals[0]!);
  if (first === undefined) throw new RangeError('There is no card to play.');
  if (more.length === 0) return first;
  const sign = view.seat === view.declarer ? 1 : -1;
  const worth = (card: Card): number =>
    deals.reduce((sum, deal) => sum + sign * playedOut(playForTwo(deal, card), view.away), 0);
  let best = { card: first, worth: worth(first) };
  for (const card of more) {
    const its = worth(card);
    if (its > best.worth) best = { card, worth: its };
  }
  return best.card;
}

/** A position that the view allows: the unknown cards dealt out, with respect to suits not followed. */
function imagined(view: TwoView, random: () => number): TwoPosition {
  const { contract, declarer, hand, leader, seat, table, tricks } = view;
  const known = new Set([
    ...hand,
    ...table,
    ...view.away,
    ...(view.seen ?? []),
    ...tricks.flatMap(({ cards }) => cards),
  ]);
  const unknown = CARDS.filter((card) => !known.has(card));
  const missing = missingSuits(view);
  for (let last = unknown.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [unknown[last], unknown[other]] = [unknown[other]!, unknown[last]!];
  }
  const possible = (card: Card): boolean => !missing.has(playedSuit(card, contract));
  // Those that the other may hold first; the rest lie face down or in the skat.
  const sorted = [...unknown.filter(possible), ...unknown.filter((card) => !possible(card))];
  const theirs = view.seen ?? sorted.slice(0, view.others);
  const hidden = sorted.filter((card) => !theirs.includes(card));
  const bySeat = (own: readonly Card[], others: readonly Card[]): ByTwo<readonly Card[]> =>
    seat === 'elder' ? { elder: own, dealer: others } : { elder: others, dealer: own };
  const hands = bySeat(hand, theirs);
  const reserves = bySeat(
    hidden.slice(0, view.reserve),
    hidden.slice(view.reserve, 2 * view.reserve),
  );
  return { contract, declarer, hands, reserves, tricks, leader, table };
}

/** The suits that the other has not followed since cards were last taken up. */
function missingSuits({ contract, seat, tricks }: TwoView): ReadonlySet<string> {
  const since = tricks.length >= TRICKS_BEFORE_RESERVE ? TRICKS_BEFORE_RESERVE : 0;
  const missing = new Set<string>();
  for (const { cards, leader } of tricks.slice(since)) {
    const [led, followed] = cards;
    const suit = playedSuit(led, contract);
    if (leader === seat && playedSuit(followed, contract) !== suit) missing.add(suit);
  }
  return missing;
}

/** What the declarer makes of a position when both play by rules of thumb; a won game counts most. */
function playedOut(start: TwoPosition, away: readonly Card[]): number {
  let position = start;
  while (!isOverForTwo(position)) position = playForTwo(position, byRule(position));
  const { declarer, tricks, contract } = position;
  const taken = tricks.filter(({ winner }) => winner === declarer);
  if (KINDS[contract.kind].aim === 'no-trick') return taken.length === 0 ? 100 : 0;
  const points = sumPoints(away) + taken.reduce((sum, trick) => sum + trick.points, 0);
  return points + (points >= 61 ? 100 : 0);
}

/** A sensible card, quickly: win what is worth winning, cheaply, and give away little. */
function byRule(position: TwoPosition): Card {
  const { contract, declarer, hands, table } = position;
  const seat = toMoveOfTwo(position);
  const legal = legalForTwo(position);
  const strength = (card: Card): number => cardStrength(card, contract);
  const lowest = (cards: readonly Card[], by: (card: Card) => number): Card =>
    cards.reduce((best, card) => (by(card) < by(best) ? card : best));
  const cost = (card: Card): number => cardPoints(card) * 10 + strength(card);
  const [led] = table;
  if (KINDS[contract.kind].aim === 'no-trick') {
    if (led === undefined) return lowest(legal, strength);
    const under = legal.filter((card) => winningIndex([led, card], contract) === 0);
    const duck = seat === declarer ? under : [];
    return duck.length > 0
      ? lowest(duck, (card) => -strength(card))
      : lowest(legal, (card) => (seat === declarer ? -strength(card) : strength(card)));
  }
  if (led === undefined) {
    const against = hands[otherOfTwo(seat)];
    const sure = legal.filter((card) =>
      against.every((reply) => winningIndex([card, reply], contract) === 0),
    );
    return sure.length > 0 ? lowest(sure, (card) => -cardPoints(card)) : lowest(legal, cost);
  }
  const winning = legal.filter((card) => winningIndex([led, card], contract) === 1);
  const dear = winning.filter((card) => cardPoints(led) + cardPoints(card) > 0);
  return dear.length > 0 ? lowest(dear, strength) : lowest(legal, cost);
}

/** The two cards that a declarer of twelve puts away: lone cards and tens first, never a trump. */
export function putAwayForTwo(twelve: readonly Card[], contract: Contract): readonly [Card, Card] {
  const suitSize = (card: Card): number =>
    twelve.filter((other) => playedSuit(other, contract) === playedSuit(card, contract)).length;
  const keeps = (card: Card): number => {
    if (playedSuit(card, contract) === 'trump') return 1000 + cardStrength(card, contract);
    // An ace takes its trick; a ten without one is safer out of the way.
    const ace = card.endsWith('A') ? 200 : 0;
    const covered = twelve.includes(`${card.charAt(0)}A` as Card) ? 60 : 0;
    return ace + covered + suitSize(card) * 20 - cardPoints(card) * 3;
  };
  const [one, other] = [...twelve].sort((a, b) => keeps(a) - keeps(b));
  if (one === undefined || other === undefined) throw new RangeError('Twelve cards are wanted.');
  return [one, other];
}
