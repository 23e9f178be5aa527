/**
 * Tricks that a side has for certain in one suit, worked out for every set of its cards left.
 *
 * There are two kinds. Tricks that the leader can *cash* one after the other with the highest
 * cards of the suit, whatever the others do. And trumps that a side will *keep* winning with,
 * whichever seat leads: a trump loses only to a higher one in the same trick, and each higher one can
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
 * other of the two others give at least (the partner: can give), and the number of tricks. For
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
export const keptPoints = (entry: number): number => entry & 127;
export const tricksKept = (entry: number): number => (entry >>> 7) & 15;

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
  const { shift, size } = suit;
  const cheapestFirst = Array.from({ length: size }, (_, bit) => bit);
  cheapestFirst.sort((a, b) => points[shift + a]! - points[shift + b]!);
  const dearestFirst = [...cheapestFirst].reverse();
  const lengths = new Uint8Array(4);
  /** The points of the leading role's highest card, of its two highest, and so on. */
  const ownSums = new Uint8Array(16);

  for (let set = 0; set < 1 << size; set++) {
    // Only the role with the highest card has anything to cash.
    const leading = set === 0 ? 3 : owners[shift + 31 - Math.clz32(set)]!;
    let tops = 0;
    lengths.fill(0);
    for (let rest = set; rest !== 0;) {
      const bit = 31 - Math.clz32(rest);
      rest ^= 1 << bit;
      const role = owners[shift + bit]!;
      const ownBefore = lengths[role]!++;
      if (role !== leading) continue;
      ownSums[ownBefore + 1] = ownSums[ownBefore]! + points[shift + bit]!;
      const allSeen = lengths[0]! + lengths[1]! + lengths[2]!;
      if (allSeen === ownBefore + 1) tops++;
    }
    for (let role = DECLARER; role <= RIGHT; role++) {
      const one = role === DECLARER ? LEFT : DECLARER;
      const other = 3 - role - one;
      const oneHas = lengths[one]!;
      const otherHas = lengths[other]!;
      // With the others out of the suit, every card of it is high.
      const longest = Math.max(oneHas, otherHas);
      const high = role !== leading ? 0 : tops >= longest ? lengths[role]! : tops;
      const first =
        role === DECLARER ? DECLARER_CASHES : role === LEFT ? LEFT_CASHES : RIGHT_CASHES;
      const variants = isTrump ? 1 : role === DECLARER ? 4 : 2;
      for (let ruffing = 0; ruffing < variants; ruffing++) {
        let tricks = high;
        // A seat that could ruff must still follow suit.
        if ((ruffing & 1) !== 0) tricks = Math.min(tricks, oneHas);
        if ((ruffing & 2) !== 0) tricks = Math.min(tricks, otherHas);
        let entry = 0;
        if (tricks > 0) {
          const partnerGives = role === DECLARER ? cheapestFirst : dearestFirst;
          entry =
            ownSums[tricks]! |
            (pointsOf(set, one, tricks, cheapestFirst) << 7) |
            (pointsOf(set, other, tricks, partnerGives) << 14) |
            (tricks << 21);
        }
        if (isTrump) {
          if (oneHas > tricks) entry |= 1 << 25;
          if (role === DECLARER && otherHas > tricks) entry |= 2 << 25;
        }
        cashed[(first + ruffing) * SUIT_TABLE_SIZE + offset + set] = entry;
      }
    }
  }

  /** The points of so many of a role's cards, or of all it has, taken in an order. */
  function pointsOf(set: number, role: number, cards: number, order: readonly number[]): number {
    let sum = 0;
    let more = Math.min(cards, lengths[role]!);
    for (let index = 0; more > 0; index++) {
      const bit = order[index]!;
      if ((set & (1 << bit)) === 0 || owners[shift + bit] !== role) continue;
      sum += points[shift + bit]!;
      more--;
    }
    return sum;
  }
}

/**
 * Fills `kept` for the trumps. Going down the suit, each of the role's trumps is counted lost as
 * long as there are more higher trumps against it than trumps lost; among these the most valuable.
 */
export function fillKept(
  { kept }: SureTables,
  offset: number,
  suit: SuitBits,
  points: Uint8Array,
  owners: Uint8Array,
): void {
  const { shift, size } = suit;
  /** For each set: higher trumps not yet used up, and jacks counted lost. */
  const higher = new Uint8Array(1 << size);
  const lostJacks = new Uint8Array(1 << size);
  for (let role = DECLARER; role <= RIGHT; role++) {
    const at = role * SUIT_TABLE_SIZE + offset;
    kept[at] = 0;
    for (let set = 1; set < 1 << size; set++) {
      const bit = shift + 31 - Math.clz32(set & -set);
      const above = set & (set - 1);
      const worth = points[bit]!;
      let entry = kept[at + above]!;
      let against = higher[above]!;
      let jacks = lostJacks[above]!;
      if (owners[bit] !== role) {
        if (role === DECLARER || owners[bit] === DECLARER) against++;
      } else if (against > 0) {
        against--;
        if (worth === JACK_POINTS) jacks++;
      } else {
        entry += (1 << 7) + worth;
        if (jacks > 0 && worth > JACK_POINTS) {
          // It is dearer to lose this card and win with a jack.
          jacks--;
          entry += JACK_POINTS - worth;
        }
      }
      kept[at + set] = entry;
      higher[set] = against;
      lostJacks[set] = jacks;
    }
  }
}

const JACK_POINTS = 2;
