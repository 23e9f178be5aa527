/**
 * What the search has found out about positions (a "transposition table").
 *
 * Positions are filed by their *relative* cards: suit by suit, who holds the highest card, the
 * second highest and so on. Positions filed together are the same game card for card and differ
 * only in what the cards are worth; so what is known of one bounds the others, by as much as the
 * corresponding cards differ. Four entries of a bucket share a line of the processor's cache.
 */

/** An entry: relative cards with the leader, the cards themselves, what is known, one unused. */
const ENTRY = 4;
const BUCKET = 4 * ENTRY;

/** No card is known to be good. */
export const NO_MOVE = 31;

export class PositionTable {
  /** What {@link probe} found: bounds of the declarer's points from here on, and a good card. */
  low = 0;
  high = 0;
  move = NO_MOVE;

  private readonly entries: Int32Array;
  private readonly hashShift: number;
  private readonly points: Uint8Array;
  private generation = 0;
  private nextVictim = 0;

  /**
   * @param bits the table has 2^bits entries of 16 bytes.
   * @param points the card points of each bit.
   */
  constructor(bits: number, points: Uint8Array) {
    this.entries = new Int32Array(ENTRY << bits);
    this.hashShift = 34 - bits;
    this.points = points;
  }

  /** Forgets everything. */
  clear(): void {
    this.generation++;
    if (this.generation === 1 << 13) {
      this.entries.fill(0);
      this.generation = 1;
    }
  }

  /**
   * Sets low, high and move from what is known of a position; stops when that decides whether
   * the declarer takes `need`.
   *
   * @param key the relative cards, and the leader above bit 30.
   * @param left the card points of all cards.
   */
  probe(key: number, cards: number, left: number, need: number): void {
    const { entries, generation } = this;
    let low = 0;
    let high = left;
    let move = NO_MOVE;
    const bucket = this.bucketOf(key);
    for (let at = bucket; at < bucket + BUCKET; at += ENTRY) {
      if (entries[at] !== key) continue;
      const known = entries[at + 2]!;
      if (known >>> 19 !== generation) continue;
      const alike = entries[at + 1]!;
      const knownMove = (known >>> 14) & 31;
      let knownLow = known & 127;
      let knownHigh = (known >>> 7) & 127;
      if (alike === cards) {
        if (knownMove !== NO_MOVE) move = knownMove;
      } else {
        // Below the lowest difference the two agree.
        const differ = cards ^ alike;
        const from = -(differ & -differ);
        let here = cards & from;
        let there = alike & from;
        while (here !== there) {
          const card = here & -here;
          const other = there & -there;
          if (card !== other) {
            const more = this.points[31 - Math.clz32(card)]! - this.points[31 - Math.clz32(other)]!;
            if (more > 0) knownHigh += more;
            else knownLow += more;
          }
          here ^= card;
          there ^= other;
        }
        if (move === NO_MOVE && knownMove !== NO_MOVE)
          move = corresponding(knownMove, alike, cards);
      }
      if (knownLow > low) low = knownLow;
      if (knownHigh < high) high = knownHigh;
      if (low >= need || high < need) break;
    }
    this.low = low;
    this.high = high;
    this.move = move;
  }

  /** Files what was found of a position, in place of what was known of it. */
  store(key: number, cards: number, low: number, high: number, move: number): void {
    const { entries, generation } = this;
    const bucket = this.bucketOf(key);
    let to = -1;
    for (let at = bucket; at < bucket + BUCKET; at += ENTRY) {
      if (entries[at] === key && entries[at + 1] === cards) {
        to = at;
        break;
      }
      if (to < 0 && entries[at + 2]! >>> 19 !== generation) to = at;
    }
    if (to < 0) {
      this.nextVictim = (this.nextVictim + ENTRY) % BUCKET;
      to = bucket + this.nextVictim;
    }
    entries[to] = key;
    entries[to + 1] = cards;
    entries[to + 2] = (generation << 19) | (move << 14) | (high << 7) | low;
  }

  private bucketOf(key: number): number {
    return (Math.imul(key ^ (key >>> 15), 0x9e3779b1) >>> this.hashShift) * BUCKET;
  }
}

/** The card that stands in `cards` where the card with number `bit` stands in `alike`. */
function corresponding(bit: number, alike: number, cards: number): number {
  let card = cards;
  for (let lower = alike & ((1 << bit) - 1); lower !== 0; lower &= lower - 1) card &= card - 1;
  return 31 - Math.clz32(card & -card);
}
