/**
 * Tricks that a side has for certain in one suit, worked out for every set of its cards left.
 *
 * Two kinds are told apart. Tricks that the leader can *cash* one after the other with the highest
 * cards of the suit, whatever the others do. And trumps that a side will *keep* winning with,
 * whoever leads: a trump loses only to a higher one in the same trick, and each higher one can
 * beat but one.
 */
import { DECLARER, LEFT, RIGHT } from './frame.ts';
import type { SuitBits } from './frame.ts';
import { SUIT_TABLE_SIZE } from './suit-tables.ts';

/**
 * Which entry of `cashed` to read: the leader's, and by who has trumps to ruff with. For the
 * declarer's lead add 1 when the left defender has trumps and 2 when the right one has; for a
 * defender's add 1 when the declarer has.
 */
export const DECLARER_CASHES = 0;
export const LEFT_CASHES = 4;
export const RIGHT_CASHES = 6;
const CASH_TABLES = 8;

/**
 * Entries of `cashed` are sums of parts: the leader's own points, the points that the one and the
 * other of the two others give at least (his partner: can give), and the number of tricks. For
 * trumps there is also the number to add for the plain suits' entry once these tricks are played.
 * The parts of several suits may be added up. For a defender's lead the first of the others is the
 * declarer, the second the partner; for the declarer's the left and the right defender.
 */
export const ownPoints = (cashed: number): number => cashed & 127;
export const firstGives = (cashed: number): number => (cashed >>> 7) & 127;
export const secondGives = (cashed: number): number => (cashed >>> 14) & 127;
export const tricksCashed = (cashed: number): number => (cashed >>> 21) & 15;
export const ruffersLeft = (cashed: number): number => cashed >>> 25;
export const WITHOUT_RUFFERS = (1 << 25) - 1;

/** Entries of `kept`: the points of the role's own trumps in the tricks, and how many tricks. */
export const keptPoints = (kept: number): number => kept & 127;
export const tricksKept = (kept: number): number => kept >>> 7;

export interface SureTables {
  readonly cashed: Int32Array;
  /** For each role in turn. */
  readonly kept: Int32Array;
}

export function makeSureTables(): SureTables {
  return {
    cashed: new Int32Array(CASH_TABLES * SUIT_TABLE_SIZE),
    kept: new Int32Array(3 * SUIT_TABLE_SIZE),
  };
}

/**
 * Fills `cashed` for one suit.
 *
 * @param offset where the suit's entries begin.
 * @param points the card points of each bit.
 * @param owners the role that holds each bit.
 */
export function fillCashed(
  { cashed }: SureTables,
  offset: number,
  suit: SuitBits,
  isTrump: boolean,
  points: Uint8Array,
  owners: Uint8Array,
): void {
  const inRank = new Holdings(suit, points, owners, (a, b) => b - a);
  const dearest = new Holdings(suit, points, owners, (a, b) => points[b]! - points[a]! || b - a);
  for (let set = 0; set < 1 << suit.size; set++) {
    inRank.count(set);
    dearest.count(set);
    for (const role of [DECLARER, LEFT, RIGHT]) {
      const one = role === DECLARER ? LEFT : DECLARER;
      const other = 3 - role - one;
      const oneHas = inRank.length(one);
      const otherHas = inRank.length(other);
      const tops = inRank.tops(role);
      // With the others out of the suit, every card of it is high.
      const high = tops >= oneHas && tops >= otherHas ? inRank.length(role) : tops;
      const first =
        role === DECLARER ? DECLARER_CASHES : role === LEFT ? LEFT_CASHES : RIGHT_CASHES;
      const variants = isTrump ? 1 : role === DECLARER ? 4 : 2;
      for (let ruffing = 0; ruffing < variants; ruffing++) {
        let tricks = high;
        // Whoever could ruff must still follow suit.
        if ((ruffing & 1) !== 0) tricks = Math.min(tricks, oneHas);
        if ((ruffing & 2) !== 0) tricks = Math.min(tricks, otherHas);
        const left = (oneHas > tricks ? 1 : 0) | (role === DECLARER && otherHas > tricks ? 2 : 0);
        cashed[(first + ruffing) * SUIT_TABLE_SIZE + offset + set] =
          inRank.best(role, tricks) |
          (dearest.worst(one, tricks) << 7) |
          ((role === DECLARER ? dearest.worst(other, tricks) : dearest.best(other, tricks)) << 14) |
          (tricks << 21) |
          (isTrump ? left << 25 : 0);
      }
    }
  }
}

/** Fills `kept` for the trumps. */
export function fillKept(
  { kept }: SureTables,
  offset: number,
  suit: SuitBits,
  points: Uint8Array,
  owners: Uint8Array,
): void {
  const { shift, size } = suit;
  for (let role = DECLARER; role <= RIGHT; role++) {
    for (let set = 0; set < 1 << size; set++) {
      let higher = 0;
      let tricks = 0;
      let won = 0;
      let lost = 0;
      let lostJacks = 0;
      for (let bit = shift + size - 1; bit >= shift; bit--) {
        if ((set & (1 << (bit - shift))) === 0) continue;
        const worth = points[bit]!;
        if (owners[bit] !== role) {
          if (role === DECLARER || owners[bit] === DECLARER) higher++;
        } else if (lost < higher) {
          lost++;
          if (worth === 2) lostJacks++;
        } else {
          tricks++;
          won += worth;
          if (lostJacks > 0 && worth > 2) {
            // It is dearer to lose this card and save a jack.
            lostJacks--;
            won += 2 - worth;
          }
        }
      }
      kept[role * SUIT_TABLE_SIZE + offset + set] = (tricks << 7) | won;
    }
  }
}

/** For one set of cards at a time: how many each role holds, and sums of their points. */
class Holdings {
  private readonly order: readonly number[];
  private readonly lengths = new Uint8Array(4);
  /** For each role the points of its first card, of its first two, and so on. */
  private readonly sums = new Uint8Array(4 * 16);
  private readonly shift: number;
  private readonly points: Uint8Array;
  private readonly owners: Uint8Array;
  /** The first role in order, and how many cards it has before anyone else has one. */
  private leading = 3;
  private run = 0;

  constructor(
    suit: SuitBits,
    points: Uint8Array,
    owners: Uint8Array,
    compare: (a: number, b: number) => number,
  ) {
    this.order = Array.from({ length: suit.size }, (_, bit) => suit.shift + bit).sort(compare);
    this.shift = suit.shift;
    this.points = points;
    this.owners = owners;
  }

  count(set: number): void {
    this.lengths.fill(0);
    this.leading = 3;
    this.run = 0;
    let unbroken = true;
    for (const bit of this.order) {
      if ((set & (1 << (bit - this.shift))) === 0) continue;
      const role = this.owners[bit]!;
      if (this.run === 0) this.leading = role;
      unbroken &&= role === this.leading;
      if (unbroken) this.run++;
      const at = role * 16 + this.lengths[role]!;
      this.sums[at + 1] = this.sums[at]! + this.points[bit]!;
      this.lengths[role]!++;
    }
  }

  length(role: number): number {
    return this.lengths[role]!;
  }

  tops(role: number): number {
    return role === this.leading ? this.run : 0;
  }

  /** The points of the first cards in order, or of all when there are not so many. */
  best(role: number, cards: number): number {
    return this.sums[role * 16 + Math.min(cards, this.lengths[role]!)]!;
  }

  /** The points of the last cards in order, or of all when there are not so many. */
  worst(role: number, cards: number): number {
    const length = this.lengths[role]!;
    return this.best(role, length) - this.best(role, Math.max(0, length - cards));
  }
}
