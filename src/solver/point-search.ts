/**
 * The search for card points: can the declarer still take so many with best play by all?
 *
 * One question at a time, yes or no, for one number of points (a "zero window"). See README.md
 * for how the parts work together.
 */
import { DealTables } from './deal-tables.ts';
import type { Frame } from './frame.ts';
import { SliceOver } from './task.ts';
import type { Limited } from './task.ts';

const NO_MOVE = 31;
/** Room for the candidates at one trick: ten for each of its three cards. */
const FRAME = 30;

export interface PointSearch extends Limited {
  /** Begins a new deal: forgets everything about the last. */
  load(frame: Frame): void;
  /**
   * A bound of the card points the declarer takes from here on, the trick on the table included:
   * at least `need` and then a lower bound, or less and then an upper bound.
   *
   * @param hands what the roles hold, @param table the cards on the table.
   */
  bound(hands: readonly number[], table: readonly number[], leader: number, need: number): number;
  /** Cards tried since the search was made. */
  nodes(): number;
}

/** Makes a search with a table of 2^`tableBits` entries of eight bytes. */
export function makePointSearch(tableBits = 20): PointSearch {
  const table = new Int32Array(2 << tableBits);
  const hashShift = 32 - tableBits;
  const deal = new DealTables();
  const { canonical, distinct, dearest, cheapest, points, suits: suitOf } = deal;
  const moves = new Int32Array(FRAME * 11);
  const scores = new Int32Array(FRAME * 11);
  let trumps = 0;
  let generation = 0;
  let nodes = 0;
  let limit = Infinity;

  function load(frame: Frame): void {
    deal.load(frame, true);
    trumps = deal.trumps;
    generation++;
    if (generation === 1 << 13) {
      table.fill(0);
      generation = 1;
    }
  }

  function slot(key: number): number {
    return (Math.imul(key ^ (key >>> 15), 0x9e3779b1) >>> hashShift) << 1;
  }

  /** a, b, c: the hands in the order of play; place: the declarer's in it, 0 to 2. */
  function lead(
    a: number,
    b: number,
    c: number,
    place: number,
    need: number,
    left: number,
    base: number,
    key: number,
  ): number {
    const at = slot(key);
    let move = NO_MOVE;
    let lower = 0;
    let upper = left;
    if (table[at] === key) {
      const data = table[at + 1]!;
      if (data >>> 19 === generation) {
        lower = data & 127;
        if (lower >= need) return lower;
        upper = (data >>> 7) & 127;
        if (upper < need) return upper;
        move = (data >>> 14) & 31;
      }
    }
    const all = a | b | c;
    const others = b | c;
    const maximizing = place === 0;
    let from = base;
    const dear = deal.lookUp(dearest, all);
    const cheap = deal.lookUp(cheapest, all);
    for (let rest = deal.lookUp(distinct, all) & a; rest !== 0; rest &= rest - 1) {
      const card = rest & -rest;
      const bit = 31 - Math.clz32(card);
      const suit = suitOf[bit]!;
      const sure = sureSide(b, c, place, card, suit);
      if (sure !== 0 && (card & (sure > 0 === maximizing ? dear : cheap)) === 0) continue;
      let score: number;
      if (bit === move) score = 1000;
      else {
        const higher = others & suit & -card;
        const value = points[bit]!;
        if (maximizing) {
          if (higher === 0) score = 50 + value + ((suit & trumps) !== 0 ? 20 : 0);
          else score = 20 - value;
        } else {
          const declarer = place === 1 ? b : c;
          const partner = place === 1 ? c : b;
          const over = declarer & suit & -card;
          if ((declarer & suit) === 0) score = (declarer & trumps) === 0 ? 60 : 30 - value;
          else if (over === 0) score = 50 + value;
          else if ((partner & suit) > (declarer & suit)) score = 40 - value;
          else score = 20 - value;
        }
      }
      let to = from++;
      for (; to > base && scores[to - 1]! < score; to--) {
        scores[to] = scores[to - 1]!;
        moves[to] = moves[to - 1]!;
      }
      scores[to] = score;
      moves[to] = card;
    }
    let best = maximizing ? -1 : 127;
    let bestMove = NO_MOVE;
    for (let index = base; index < from; index++) {
      const card = moves[index]!;
      const found = second(a ^ card, b, c, place, card, need, left, base + 10);
      if (maximizing ? found > best : found < best) {
        best = found;
        bestMove = 31 - Math.clz32(card);
        if (maximizing ? best >= need : best < need) break;
      }
    }
    if (best >= need) {
      if (best > lower) lower = best;
    } else if (best < upper) upper = best;
    table[at] = key;
    table[at + 1] = (generation << 19) | (bestMove << 14) | (upper << 7) | lower;
    return best;
  }

  function second(
    a: number,
    b: number,
    c: number,
    place: number,
    first: number,
    need: number,
    left: number,
    base: number,
  ): number {
    const suit = suitOf[31 - Math.clz32(first)]!;
    const legal = (b & suit) !== 0 ? b & suit : b;
    const maximizing = place === 1;
    let from = base;
    const third = (c & suit) !== 0 ? c & suit : c;
    const counts = suit | trumps;
    const set = a | b | c | first;
    const dear = deal.lookUp(dearest, set);
    const cheap = deal.lookUp(cheapest, set);
    for (let rest = deal.lookUp(distinct, set) & legal; rest !== 0; rest &= rest - 1) {
      const card = rest & -rest;
      const value = points[31 - Math.clz32(card)]!;
      const beats = (card & counts) > first;
      const best = beats ? card : first;
      const thirdOver = third & counts & -(best << 1);
      const declarerAhead = beats ? place === 1 : place === 0;
      if (declarerAhead === (place === 2) || thirdOver === 0) {
        // The side that is ahead wins whatever the third plays.
        if ((card & (declarerAhead === maximizing ? dear : cheap)) === 0) continue;
      } else if (
        thirdOver === third &&
        (card & ((place === 2) === maximizing ? dear : cheap)) === 0
      )
        continue;
      const ours = (thirdOver !== 0 ? place === 2 : declarerAhead) === maximizing;
      const score = ours ? 30 + value : 20 - value;
      let to = from++;
      for (; to > base && scores[to - 1]! < score; to--) {
        scores[to] = scores[to - 1]!;
        moves[to] = moves[to - 1]!;
      }
      scores[to] = score;
      moves[to] = card;
    }
    let best = maximizing ? -1 : 127;
    for (let index = base; index < from; index++) {
      const card = moves[index]!;
      const found = thirdCard(a, b ^ card, c, place, first, card, need, left, base + 10);
      if (maximizing ? found > best : found < best) {
        best = found;
        if (maximizing ? best >= need : best < need) break;
      }
    }
    return best;
  }

  function thirdCard(
    a: number,
    b: number,
    c: number,
    place: number,
    first: number,
    other: number,
    need: number,
    left: number,
    base: number,
  ): number {
    const suit = suitOf[31 - Math.clz32(first)]!;
    const counts = suit | trumps;
    const legal = (c & suit) !== 0 ? c & suit : c;
    const maximizing = place === 2;
    const otherWins = (other & counts) > first;
    const winning = otherWins ? other : first;
    const onTable = points[31 - Math.clz32(first)]! + points[31 - Math.clz32(other)]!;
    let best = maximizing ? -1 : 127;
    let from = base;
    const set = a | b | c | winning;
    const over = legal & counts & -(winning << 1);
    const partnerWins = maximizing ? false : (otherWins ? 1 : 0) !== place;
    const dear = deal.lookUp(dearest, set);
    const tries =
      (over & dear) | (legal & ~over & (partnerWins ? dear : deal.lookUp(cheapest, set)));
    for (let rest = tries; rest !== 0; rest &= rest - 1) {
      if (++nodes > limit) throw new SliceOver();
      const card = rest & -rest;
      const trick = onTable + points[31 - Math.clz32(card)]!;
      const winner = (card & counts) > winning ? 2 : otherWins ? 1 : 0;
      const declarerWins = winner === place;
      const gain = declarerWins ? trick : 0;
      let low = gain;
      let high = gain + left - trick;
      if (low < need && high >= need && a !== 0) {
        const hands = a | b | (c ^ card);
        const key = deal.lookUp(canonical, hands) | (leaderRole(place, winner) << 30);
        const at = slot(key);
        if (table[at] === key) {
          const data = table[at + 1]!;
          if (data >>> 19 === generation) {
            low += data & 127;
            high = gain + ((data >>> 7) & 127);
          }
        }
      }
      if (low >= need) {
        if (maximizing) return low;
        if (low < best) best = low;
        continue;
      }
      if (high < need) {
        if (!maximizing) return high;
        if (high > best) best = high;
        continue;
      }
      const ours = declarerWins === maximizing;
      const score = ours ? 30 + trick : 20 - trick;
      let to = from++;
      for (; to > base && scores[to - 1]! < score; to--) {
        scores[to] = scores[to - 1]!;
        moves[to] = moves[to - 1]!;
      }
      scores[to] = score;
      moves[to] = card;
    }
    for (let index = base; index < from; index++) {
      const card = moves[index]!;
      const trick = onTable + points[31 - Math.clz32(card)]!;
      const winner = (card & counts) > winning ? 2 : otherWins ? 1 : 0;
      const gain = winner === place ? trick : 0;
      const rest = c ^ card;
      const key = deal.lookUp(canonical, a | b | rest) | (leaderRole(place, winner) << 30);
      const found =
        gain +
        (winner === 0
          ? lead(a, b, rest, place, need - gain, left - trick, base + 10, key)
          : winner === 1
            ? lead(
                b,
                rest,
                a,
                place === 0 ? 2 : place - 1,
                need - gain,
                left - trick,
                base + 10,
                key,
              )
            : lead(
                rest,
                a,
                b,
                place === 2 ? 0 : place + 1,
                need - gain,
                left - trick,
                base + 10,
                key,
              ));
      if (maximizing ? found > best : found < best) {
        best = found;
        if (maximizing ? best >= need : best < need) break;
      }
    }
    return best;
  }

  /** Who wins the trick to which `card` is led, whatever is played: 1 the declarer, -1 the defenders, 0 it depends. */
  function sureSide(b: number, c: number, place: number, card: number, suit: number): number {
    const over = (suit | trumps) & -(card << 1);
    const legalB = (b & suit) !== 0 ? b & suit : b;
    const legalC = (c & suit) !== 0 ? c & suit : c;
    const overB = legalB & over;
    const overC = legalC & over;
    if (place === 0) {
      if ((overB | overC) === 0) return 1;
      return overB === legalB || overC === legalC ? -1 : 0;
    }
    if (place === 1) {
      if (overB === 0 || (legalC & over & (-1 << (32 - Math.clz32(overB)))) === legalC) return -1;
      return overB === legalB && (overC & -(overB & -overB)) === 0 ? 1 : 0;
    }
    if (overC === 0) return -1;
    if (overB === legalB && (overC & -(overB & -overB)) === 0) return -1;
    return overB === 0
      ? overC === legalC
        ? 1
        : 0
      : (overC & (-1 << (32 - Math.clz32(overB)))) === legalC
        ? 1
        : 0;
  }

  /** The role that leads next when the player at place `winner` of the trick takes it. */
  function leaderRole(place: number, winner: number): number {
    const after = winner - place;
    return after < 0 ? after + 3 : after;
  }

  function bound(
    hands: readonly number[],
    onTable: readonly number[],
    leader: number,
    need: number,
  ): number {
    const a = hands[leader]!;
    const b = hands[(leader + 1) % 3]!;
    const c = hands[(leader + 2) % 3]!;
    const place = (3 - leader) % 3;
    let left = 0;
    for (
      let rest = a | b | c | (onTable[0] ?? 0) | (onTable[1] ?? 0);
      rest !== 0;
      rest &= rest - 1
    ) {
      left += points[31 - Math.clz32(rest & -rest)]!;
    }
    if (need <= 0) return 0;
    if (need > left) return left;
    const [first, other] = onTable;
    if (first === undefined) {
      return lead(
        a,
        b,
        c,
        place,
        need,
        left,
        0,
        deal.lookUp(canonical, a | b | c) | (leader << 30),
      );
    }
    if (other === undefined) return second(a, b, c, place, first, need, left, 10);
    return thirdCard(a, b, c, place, first, other, need, left, 20);
  }

  return {
    load,
    bound,
    allow(budget) {
      limit = nodes + budget;
    },
    nodes: () => nodes,
  };
}
