/**
 * The search for tricks: can the declarer keep out of every trick (Nullo), or take them all
 * (schwarz), from here on with best play by all?
 *
 * Built like the search for points (point-search.ts), but card points play no part, so all
 * neighbours of one owner are alike, and an answer is yes or no.
 */
import { DealTables } from './deal-tables.ts';
import { LEFT_FORCES, RIGHT_FORCES, UNSAFE_CARDS } from './nullo-tables.ts';
import type { Frame } from './frame.ts';
import { SliceOver } from './task.ts';
import type { Limited } from './task.ts';

/** What the declarer tries: to take no trick, or every trick. */
export type TrickAim = 'none' | 'all';

const NO_MOVE = 31;
const UNKNOWN = -1;

export interface TrickSearch extends Limited {
  /** Begins a new deal: forgets everything about the last. */
  load(frame: Frame, aim: TrickAim): void;
  /**
   * Whether the declarer reaches the aim in the tricks from here on, the one on the table included.
   *
   * @param hands what the roles hold.
   * @param table the cards on the table in the order played.
   * @param leader the role that led or leads.
   */
  reaches(hands: readonly number[], table: readonly number[], leader: number): boolean;
  /** Cards tried since the search was made. */
  nodes(): number;
}

/** Makes a search with a table of 2^`tableBits` entries of eight bytes. */
export function makeTrickSearch(tableBits = 19): TrickSearch {
  const table = new Int32Array(2 << tableBits);
  const hashShift = 32 - tableBits;
  const deal = new DealTables();
  const { relative, distinct, dangers, suits } = deal;
  let trumps = 0;
  let wantsAll = false;
  let keepsOut = false;
  let generation = 0;
  let nodes = 0;
  let limit = 0;

  function load(frame: Frame, aim: TrickAim): void {
    deal.load(frame, false);
    trumps = frame.trumps;
    wantsAll = aim === 'all';
    keepsOut = !wantsAll && trumps === 0;
    generation++;
    if (generation === 1 << 24) {
      table.fill(0);
      generation = 1;
    }
  }

  /** 1 or 0 when it is known whether the declarer reaches the aim, else {@link UNKNOWN}. */
  function known(all: number, place: number): number {
    if (all === 0) return 1;
    if (keepsOut && place !== 0) {
      const danger = deal.lookUp(dangers, all);
      if ((danger & UNSAFE_CARDS) === 0) return 1;
      if ((danger & (place === 2 ? LEFT_FORCES : RIGHT_FORCES)) !== 0) return 0;
    }
    const key = deal.lookUp(relative, all) | (place << 30);
    const at = (Math.imul(key ^ (key >>> 15), 0x9e3779b1) >>> hashShift) << 1;
    if (table[at] !== key || table[at + 1]! >>> 7 !== generation) return UNKNOWN;
    return table[at + 1]! & 1;
  }

  /** At the beginning of a trick about which nothing is known. */
  function lead(a: number, b: number, c: number, place: number): boolean {
    const maximizing = place === 0;
    const all = a | b | c;
    let result = !maximizing;
    let move = NO_MOVE;
    // The defenders of a Nullo lead the suits first in which the declarer is not safe.
    const tries = deal.lookUp(distinct, all) & a;
    const promising = keepsOut && !maximizing ? tries & deal.lookUp(dangers, all) : tries;
    for (let rest = promising, later = tries ^ promising; (rest | later) !== 0; rest &= rest - 1) {
      if (rest === 0) {
        rest = later;
        later = 0;
      }
      const card = rest & -rest;
      result = second(a ^ card, b, c, place, card);
      if (result === maximizing) {
        move = 31 - Math.clz32(card);
        break;
      }
    }
    const key = deal.lookUp(relative, all) | (place << 30);
    const at = (Math.imul(key ^ (key >>> 15), 0x9e3779b1) >>> hashShift) << 1;
    table[at] = key;
    table[at + 1] = (generation << 7) | (move << 1) | (result ? 1 : 0);
    return result;
  }

  function second(a: number, b: number, c: number, place: number, first: number): boolean {
    const suit = suits[31 - Math.clz32(first)]!;
    const legal = (b & suit) !== 0 ? b & suit : b;
    const maximizing = place === 1;
    for (let rest = deal.lookUp(distinct, a | b | c | first) & legal; rest !== 0;) {
      const card = 1 << (31 - Math.clz32(rest));
      rest ^= card;
      if (third(a, b ^ card, c, place, first, card) === maximizing) return maximizing;
    }
    return !maximizing;
  }

  function third(
    a: number,
    b: number,
    c: number,
    place: number,
    first: number,
    other: number,
  ): boolean {
    const suit = suits[31 - Math.clz32(first)]!;
    const counts = suit | trumps;
    const legal = (c & suit) !== 0 ? c & suit : c;
    const maximizing = place === 2;
    const otherWins = (other & counts) > first;
    const winning = otherWins ? other : first;
    const tries = deal.lookUp(distinct, a | b | c | winning) & legal;
    let open = 0;
    for (let rest = tries; rest !== 0; rest &= rest - 1) {
      if (++nodes > limit) throw new SliceOver();
      const card = rest & -rest;
      const winner = (card & counts) > winning ? 2 : otherWins ? 1 : 0;
      let result = 0;
      if ((winner === place) === wantsAll) {
        result = known(a | b | (c ^ card), winner > place ? place - winner + 3 : place - winner);
      }
      if (result === UNKNOWN) open |= card;
      else if ((result === 1) === maximizing) return maximizing;
    }
    for (let rest = open; rest !== 0;) {
      const card = 1 << (31 - Math.clz32(rest));
      rest ^= card;
      const cWithout = c ^ card;
      const winner = (card & counts) > winning ? 2 : otherWins ? 1 : 0;
      const result =
        winner === 0
          ? lead(a, b, cWithout, place)
          : winner === 1
            ? lead(b, cWithout, a, place === 0 ? 2 : place - 1)
            : lead(cWithout, a, b, place === 2 ? 0 : place + 1);
      if (result === maximizing) return maximizing;
    }
    return !maximizing;
  }

  return {
    load,
    reaches(hands, onTable, leader) {
      const a = hands[leader]!;
      const b = hands[(leader + 1) % 3]!;
      const c = hands[(leader + 2) % 3]!;
      const place = (3 - leader) % 3;
      const [first, other] = onTable;
      if (first === undefined) {
        const answer = known(a | b | c, place);
        return answer === UNKNOWN ? lead(a, b, c, place) : answer === 1;
      }
      if (other === undefined) return second(a, b, c, place, first);
      return third(a, b, c, place, first, other);
    },
    allow(budget) {
      limit = nodes + budget;
    },
    nodes: () => nodes,
  };
}
