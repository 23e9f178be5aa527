/**
 * The search for card points: can the declarer still take this many points with best play by all?
 *
 * One question at a time, yes or no, for one number of points (a "zero window"). README.md says
 * how the parts work together.
 */
import { SearchBounds, UNDECIDED } from './bounds.ts';
import { DealTables } from './deal-tables.ts';
import type { Frame } from './frame.ts';
import { LeadOrder } from './lead-order.ts';
import { NO_MOVE, PositionTable } from './position-table.ts';
import { SliceOver } from './task.ts';
import type { Limited } from './task.ts';

export interface PointSearch extends Limited {
  /** Begins a new deal: forgets everything about the last. */
  load(frame: Frame): void;
  /**
   * A bound of the card points the declarer takes from here on, the trick on the table included:
   * at least `need` and then a lower bound, or less and then an upper bound.
   *
   * @param hands what the roles hold.
   * @param table the cards on the table in the order played.
   * @param leader the role that led or leads.
   */
  bound(hands: readonly number[], table: readonly number[], leader: number, need: number): number;
  /** Cards tried since the search was made: the third cards of tricks. */
  nodes(): number;
}

/** Candidates at one card of a trick, at most ten. */
const CANDIDATES = 10;
/** The card found good in an earlier search is tried before all others. */
const FIRST = 10_000;
const UNKNOWN = -1000;

/** Makes a search with a table of 2^`tableBits` entries of sixteen bytes. */
export function makePointSearch(tableBits = 17): PointSearch {
  const deal = new DealTables();
  const { relative, distinct, dearest, cheapest, points, suits } = deal;
  const known = new PositionTable(tableBits, points);
  const bounds = new SearchBounds(deal);
  const order = new LeadOrder(deal);
  /** The candidates at each card of each trick, best first. */
  const candidates = new Int32Array(30 * CANDIDATES);
  const scores = new Int32Array(30 * CANDIDATES);
  let trumps = 0;
  let nodes = 0;
  let limit = 0;

  /** Puts a candidate among those from `start` to before `end`, which are sorted by score. */
  function insert(card: number, score: number, start: number, end: number): void {
    let to = end;
    for (; to > start && scores[to - 1]! < score; to--) {
      scores[to] = scores[to - 1]!;
      candidates[to] = candidates[to - 1]!;
    }
    scores[to] = score;
    candidates[to] = card;
  }

  /*
   * In the three functions that follow, a, b and c are the hands in the order of the trick, place
   * is the declarer's among them (0 to 2), need the points the declarer needs, and left those that
   * are left, and start the first free candidate. They return a bound as `bound` does.
   */

  /** At the beginning of a trick. `alike` are the relative cards. */
  function first(
    a: number,
    b: number,
    c: number,
    place: number,
    need: number,
    left: number,
    start: number,
    alike: number,
  ): number {
    const all = a | b | c;
    const leader = place === 0 ? 0 : 3 - place;
    const key = alike | (leader << 30);
    known.probe(key, all, left, need);
    let low = known.low;
    let high = known.high;
    if (low >= need) return low;
    if (high < need) return high;
    const good = known.move;

    const certain =
      place === 0
        ? bounds.decide(a, b, c, leader, need, left)
        : place === 1
          ? bounds.decide(b, c, a, leader, need, left)
          : bounds.decide(c, a, b, leader, need, left);
    if (certain !== UNDECIDED) return certain;

    const maximizing = place === 0;
    const dear = deal.lookUp(dearest, all);
    const cheap = deal.lookUp(cheapest, all);
    let end = start;
    for (let rest = deal.lookUp(distinct, all) & a; rest !== 0; rest &= rest - 1) {
      const card = rest & -rest;
      const winner = certainWinner(b, c, place, card);
      if (winner !== 0 && (card & (winner > 0 === maximizing ? dear : cheap)) === 0) continue;
      const isGood = 31 - Math.clz32(card) === good;
      insert(card, isGood ? FIRST : order.score(card, a, b, c, place), start, end++);
    }
    let best = maximizing ? -1 : 127;
    let bestCard = 0;
    for (let index = start; index < end; index++) {
      const card = candidates[index]!;
      let found = byNeighbour(card, all & ~a, start, index, need, maximizing);
      if (found === UNKNOWN)
        found = second(a ^ card, b, c, place, card, need, left, start + CANDIDATES);
      scores[index] = found;
      if (maximizing ? found > best : found < best) {
        best = found;
        bestCard = card;
        if (maximizing ? best >= need : best < need) break;
      }
    }
    if (best >= need) low = Math.max(low, best);
    else high = Math.min(high, best);
    known.store(key, all, low, high, bestCard === 0 ? NO_MOVE : 31 - Math.clz32(bestCard));
    return best;
  }

  /**
   * Neighbours take the same tricks, so what they leave differs by no more than their points: when
   * a neighbour tried before failed by more, so does this card.
   *
   * @param others the cards in play that the player does not hold.
   * @param start where the candidates begin, and @param index where this one stands; in place of
   *   their scores stand the bounds found for those tried.
   * @returns a bound for the card, or UNKNOWN when it has to be tried.
   */
  function byNeighbour(
    card: number,
    others: number,
    start: number,
    index: number,
    need: number,
    maximizing: boolean,
  ): number {
    const bit = 31 - Math.clz32(card);
    for (let earlier = start; earlier < index; earlier++) {
      const other = candidates[earlier]!;
      if ((other & suits[bit]!) === 0) continue;
      const between = other < card ? card - other : other - card;
      if ((between & others) !== 0) continue;
      const apart = Math.abs(points[bit]! - points[31 - Math.clz32(other)]!);
      const bound = maximizing ? scores[earlier]! + apart : scores[earlier]! - apart;
      if (maximizing ? bound < need : bound >= need) return bound;
    }
    return UNKNOWN;
  }

  /**
   * Who wins the trick to which the leader plays `card`, whatever the others play: 1 the declarer,
   * -1 the defenders, 0 neither for certain.
   */
  function certainWinner(b: number, c: number, place: number, card: number): number {
    const suit = suits[31 - Math.clz32(card)]!;
    const over = (suit | trumps) & -(card << 1);
    const legalB = (b & suit) !== 0 ? b & suit : b;
    const legalC = (c & suit) !== 0 ? c & suit : c;
    const overB = legalB & over;
    const overC = legalC & over;
    if (place === 0) {
      if ((overB | overC) === 0) return 1;
      return overB === legalB || overC === legalC ? -1 : 0;
    }
    // What the third player can beat the second's highest and lowest with.
    const overHighest = overB === 0 ? overC : legalC & over & (-1 << (32 - Math.clz32(overB)));
    const overLowest = overC & -(overB & -overB);
    if (place === 1) {
      if (overB === 0 || overHighest === legalC) return -1;
      return overB === legalB && overLowest === 0 ? 1 : 0;
    }
    if (overC === 0 || (overB === legalB && overLowest === 0)) return -1;
    return overHighest === legalC ? 1 : 0;
  }

  /** When `led` is on the table. */
  function second(
    a: number,
    b: number,
    c: number,
    place: number,
    led: number,
    need: number,
    left: number,
    start: number,
  ): number {
    const suit = suits[31 - Math.clz32(led)]!;
    const counts = suit | trumps;
    const legal = (b & suit) !== 0 ? b & suit : b;
    const legalC = (c & suit) !== 0 ? c & suit : c;
    const maximizing = place === 1;
    const all = a | b | c | led;
    const dear = deal.lookUp(dearest, all);
    const cheap = deal.lookUp(cheapest, all);
    let end = start;
    for (let rest = deal.lookUp(distinct, all) & legal; rest !== 0; rest &= rest - 1) {
      const card = rest & -rest;
      const beats = (card & counts) > led;
      const overC = legalC & counts & -((beats ? card : led) << 1);
      const declarerAhead = beats ? place === 1 : place === 0;
      const declarerWins = overC === 0 ? declarerAhead : place === 2;
      const ours = declarerWins === maximizing;
      // For certain when nobody behind can or need not, or need but can, turn the trick over.
      if (declarerAhead === (place === 2) || overC === 0 || overC === legalC) {
        if ((card & (ours ? dear : cheap)) === 0) continue;
      }
      const worth = points[31 - Math.clz32(card)]!;
      insert(card, ours ? 30 + worth : 20 - worth, start, end++);
    }
    let best = maximizing ? -1 : 127;
    for (let index = start; index < end; index++) {
      const card = candidates[index]!;
      let found = byNeighbour(card, all & ~b, start, index, need, maximizing);
      if (found === UNKNOWN)
        found = third(a, b ^ card, c, place, led, card, need, left, start + CANDIDATES);
      scores[index] = found;
      if (maximizing ? found > best : found < best) {
        best = found;
        if (maximizing ? best >= need : best < need) break;
      }
    }
    return best;
  }

  /** When `led` and `other` are on the table. */
  function third(
    a: number,
    b: number,
    c: number,
    place: number,
    led: number,
    other: number,
    need: number,
    left: number,
    start: number,
  ): number {
    const suit = suits[31 - Math.clz32(led)]!;
    const counts = suit | trumps;
    const legal = (c & suit) !== 0 ? c & suit : c;
    const maximizing = place === 2;
    const otherAhead = (other & counts) > led;
    const ahead = otherAhead ? other : led;
    const onTable = points[31 - Math.clz32(led)]! + points[31 - Math.clz32(other)]!;
    const all = a | b | c | ahead;
    const dear = deal.lookUp(dearest, all);
    const winning = legal & counts & -(ahead << 1);
    const partnerAhead = !maximizing && (otherAhead ? 1 : 0) !== place;
    const losing = (legal ^ winning) & (partnerAhead ? dear : deal.lookUp(cheapest, all));
    let best = maximizing ? -1 : 127;
    let end = start;
    // First what the table knows of the positions that each card leads to.
    for (let rest = (winning & dear) | losing; rest !== 0; rest &= rest - 1) {
      if (++nodes > limit) throw new SliceOver();
      const card = rest & -rest;
      const trick = onTable + points[31 - Math.clz32(card)]!;
      const winner = (card & winning) !== 0 ? 2 : otherAhead ? 1 : 0;
      const gain = winner === place ? trick : 0;
      let low = gain;
      let high = gain + left - trick;
      if (low < need && high >= need) {
        const cards = a | b | (c ^ card);
        const role = winner >= place ? winner - place : winner - place + 3;
        const key = deal.lookUp(relative, cards) | (role << 30);
        known.probe(key, cards, left - trick, need - gain);
        low = gain + known.low;
        high = gain + known.high;
      }
      if (low >= need) {
        if (maximizing) return low;
        if (low < best) best = low;
      } else if (high < need) {
        if (!maximizing) return high;
        if (high > best) best = high;
      } else {
        const ours = (winner === place) === maximizing;
        insert(card, ours ? 30 + trick : 20 - trick, start, end++);
      }
    }
    for (let index = start; index < end; index++) {
      const card = candidates[index]!;
      const trick = onTable + points[31 - Math.clz32(card)]!;
      const cWithout = c ^ card;
      const alike = deal.lookUp(relative, a | b | cWithout);
      const rest = left - trick;
      let found: number;
      if ((card & winning) !== 0) {
        const gain = place === 2 ? trick : 0;
        const next = place === 2 ? 0 : place + 1;
        found = gain + first(cWithout, a, b, next, need - gain, rest, start + CANDIDATES, alike);
      } else if (otherAhead) {
        const gain = place === 1 ? trick : 0;
        const next = place === 0 ? 2 : place - 1;
        found = gain + first(b, cWithout, a, next, need - gain, rest, start + CANDIDATES, alike);
      } else {
        const gain = place === 0 ? trick : 0;
        found = gain + first(a, b, cWithout, place, need - gain, rest, start + CANDIDATES, alike);
      }
      if (maximizing ? found > best : found < best) {
        best = found;
        if (maximizing ? best >= need : best < need) break;
      }
    }
    return best;
  }

  return {
    load(frame) {
      deal.load(frame, true);
      bounds.load(frame.cards.length);
      order.load();
      known.clear();
      trumps = deal.trumps;
    },
    bound(hands, table, leader, need) {
      const a = hands[leader]!;
      const b = hands[(leader + 1) % 3]!;
      const c = hands[(leader + 2) % 3]!;
      const place = (3 - leader) % 3;
      const [led = 0, other = 0] = table;
      let mostPoints = 0;
      for (let rest = a | b | c | led | other; rest !== 0; rest &= rest - 1) {
        mostPoints += points[31 - Math.clz32(rest & -rest)]!;
      }
      if (need <= 0) return 0;
      if (need > mostPoints) return mostPoints;
      if (led === 0) {
        return first(a, b, c, place, need, mostPoints, 0, deal.lookUp(relative, a | b | c));
      }
      if (other === 0) return second(a, b, c, place, led, need, mostPoints, CANDIDATES);
      return third(a, b, c, place, led, other, need, mostPoints, 2 * CANDIDATES);
    },
    allow(budget) {
      limit = nodes + budget;
    },
    nodes: () => nodes,
  };
}
