/**
 * The tables of one deal as the searches use them: for any set of cards left, answers by look-up.
 */
import { cardPoints } from '../skat/cards.ts';
import type { Frame, SuitBits } from './frame.ts';
import { fillNullo } from './nullo-tables.ts';
import { SUIT_TABLE_SIZE, fillSuit } from './suit-tables.ts';
import { fillCashed, fillKept, makeSureTables } from './sure-tricks.ts';

/** Where the entries of the four plain suits and of the trumps begin. */
const SUIT_OFFSETS = [0, 256, 512, 768, 1024] as const;
const TRUMPS = 4;
const NO_SUIT: SuitBits = { shift: 0, size: 0 };

/** Look-ups for one deal at a time. */
export class DealTables {
  /** Card points by bit number. */
  readonly points = new Uint8Array(32);
  /** The role that holds each bit number; 3 for none. */
  readonly owners = new Uint8Array(32);
  /** The whole suit, as a set, of each bit number. */
  readonly suits = new Int32Array(32);
  readonly relative = new Int32Array(SUIT_TABLE_SIZE);
  readonly distinct = new Int32Array(SUIT_TABLE_SIZE);
  readonly dearest = new Int32Array(SUIT_TABLE_SIZE);
  readonly cheapest = new Int32Array(SUIT_TABLE_SIZE);
  /** What threatens in Nullo: see nullo-tables.ts. */
  readonly dangers = new Int32Array(SUIT_TABLE_SIZE);
  /** All trumps of the deal, as a set. */
  trumps = 0;

  private readonly sure = makeSureTables();
  private shift0 = 0;
  private shift1 = 0;
  private shift2 = 0;
  private shift3 = 0;
  private shift4 = 0;
  private mask0 = 0;
  private mask1 = 0;
  private mask2 = 0;
  private mask3 = 0;
  private mask4 = 0;

  /**
   * Begins a new deal.
   *
   * @param pointsCount false when only tricks count: then all cards are worth nothing, and instead
   *   of the sure tricks there is `dangers` to look up.
   */
  load(frame: Frame, pointsCount: boolean): void {
    this.trumps = frame.trumps;
    this.points.fill(0);
    if (pointsCount) frame.cards.forEach((card, bit) => (this.points[bit] = cardPoints(card)));
    this.owners.fill(3);
    this.owners.set(frame.owners);
    const plain = [...frame.suits];
    const trumps = frame.trumps === 0 ? NO_SUIT : plain.pop()!;
    const suits = SUIT_OFFSETS.map((offset, index) => {
      const suit = index === TRUMPS ? trumps : (plain[index] ?? NO_SUIT);
      fillSuit(this, offset, suit, this.points, this.owners);
      if (pointsCount) {
        fillCashed(this.sure, offset, suit, index === TRUMPS, this.points, this.owners);
        if (index === TRUMPS) fillKept(this.sure, offset, suit, this.points, this.owners);
      } else fillNullo(this.dangers, offset, suit, this.owners);
      const all = ((1 << suit.size) - 1) << suit.shift;
      this.suits.fill(all, suit.shift, suit.shift + suit.size);
      return suit;
    });
    const mask = (index: number): number => (1 << suits[index]!.size) - 1;
    this.shift0 = suits[0]!.shift;
    this.shift1 = suits[1]!.shift;
    this.shift2 = suits[2]!.shift;
    this.shift3 = suits[3]!.shift;
    this.shift4 = suits[4]!.shift;
    this.mask0 = mask(0);
    this.mask1 = mask(1);
    this.mask2 = mask(2);
    this.mask3 = mask(3);
    this.mask4 = mask(4);
  }

  /** What a table of sets says of all cards left, suit by suit, put together. */
  lookUp(entries: Int32Array, set: number): number {
    return (
      entries[(set >>> this.shift0) & this.mask0]! |
      entries[256 + ((set >>> this.shift1) & this.mask1)]! |
      entries[512 + ((set >>> this.shift2) & this.mask2)]! |
      entries[768 + ((set >>> this.shift3) & this.mask3)]! |
      entries[1024 + ((set >>> this.shift4) & this.mask4)]!
    );
  }

  /** What can be cashed in trumps: see sure-tricks.ts. */
  cashedTrumps(which: number, set: number): number {
    return this.sure.cashed[which * SUIT_TABLE_SIZE + 1024 + ((set >>> this.shift4) & this.mask4)]!;
  }

  /** What can be cashed in all plain suits together. */
  cashedPlain(which: number, set: number): number {
    const { cashed } = this.sure;
    const at = which * SUIT_TABLE_SIZE;
    return (
      cashed[at + ((set >>> this.shift0) & this.mask0)]! +
      cashed[at + 256 + ((set >>> this.shift1) & this.mask1)]! +
      cashed[at + 512 + ((set >>> this.shift2) & this.mask2)]! +
      cashed[at + 768 + ((set >>> this.shift3) & this.mask3)]!
    );
  }

  /** The tricks that a role's trumps win whichever seat leads. */
  keptTrumps(role: number, set: number): number {
    return this.sure.kept[role * SUIT_TABLE_SIZE + 1024 + ((set >>> this.shift4) & this.mask4)]!;
  }
}
