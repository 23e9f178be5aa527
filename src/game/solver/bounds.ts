/**
 * What both sides have for certain at the beginning of a trick, without looking ahead.
 */
import type { DealTables } from './deal-tables.ts';
import { DECLARER, LEFT, count } from './frame.ts';
import {
  DECLARER_CASHES,
  LEFT_CASHES,
  RIGHT_CASHES,
  WITHOUT_RUFFERS,
  firstGives,
  keptPoints,
  ownPoints,
  ruffersLeft,
  secondGives,
  tricksCashed,
  tricksKept,
} from './sure-tricks.ts';

/** Nothing certain decides the question. */
export const UNDECIDED = -1;

/** The values that cards have, cheapest first. */
const WORTHS = [0, 2, 3, 4, 10, 11] as const;

export class SearchBounds {
  private readonly deal: DealTables;
  /** The cards of each worth. */
  private readonly worth = new Int32Array(WORTHS.length);

  constructor(deal: DealTables) {
    this.deal = deal;
  }

  /** To be called when the deal has been loaded. */
  load(cards: number): void {
    const { points } = this.deal;
    this.worth.fill(0);
    for (let bit = 0; bit < cards; bit++) {
      const index = WORTHS.findIndex((worth) => worth === points[bit]);
      this.worth[index]! |= 1 << bit;
    }
  }

  /**
   * Whether what is certain decides that the declarer takes `need` points from here on.
   *
   * @param declarer what the declarer holds; @param left and @param right the defenders.
   * @param leader the role that leads.
   * @param pointsLeft the card points of all cards.
   * @returns a lower bound of at least `need`, an upper bound below it, or {@link UNDECIDED}.
   */
  decide(
    declarer: number,
    left: number,
    right: number,
    leader: number,
    need: number,
    pointsLeft: number,
  ): number {
    const { deal } = this;
    const all = declarer | left | right;
    const { trumps } = deal;

    const ownTrumps = deal.keptTrumps(DECLARER, all);
    const tricks = tricksKept(ownTrumps);
    const sure = keptPoints(ownTrumps) + this.least(left, tricks) + this.least(right, tricks);
    if (sure >= need) return sure;
    if (leader === DECLARER) {
      const ruffers = ((left & trumps) !== 0 ? 1 : 0) | ((right & trumps) !== 0 ? 2 : 0);
      const plain = deal.cashedPlain(DECLARER_CASHES + ruffers, all);
      const before = keptPoints(ownTrumps) + this.declarerCashes(plain, tricks, left, right);
      if (before >= need) return before;
      const cashedTrumps = deal.cashedTrumps(DECLARER_CASHES, all);
      const after = deal.cashedPlain(DECLARER_CASHES + ruffersLeft(cashedTrumps), all);
      const cashed = (cashedTrumps & WITHOUT_RUFFERS) + after;
      const points = this.declarerCashes(cashed, 0, left, right);
      if (points >= need) return points;
    }

    // The defenders must have more than this for the declarer to fall short.
    const enough = pointsLeft - need;
    const keptLeft = deal.keptTrumps(LEFT, all);
    const byLeft =
      keptPoints(keptLeft) +
      this.least(declarer, tricksKept(keptLeft)) +
      this.least(right, tricksKept(keptLeft));
    if (byLeft > enough) return pointsLeft - byLeft;
    const keptRight = deal.keptTrumps(2, all);
    const byRight =
      keptPoints(keptRight) +
      this.least(declarer, tricksKept(keptRight)) +
      this.least(left, tricksKept(keptRight));
    if (byRight > enough) return pointsLeft - byRight;
    if (leader === DECLARER) return UNDECIDED;

    const which = leader === LEFT ? LEFT_CASHES : RIGHT_CASHES;
    const partner = leader === LEFT ? right : left;
    const discards = count(partner & ~trumps);
    const plain = deal.cashedPlain(which + ((declarer & trumps) !== 0 ? 1 : 0), all);
    if (discards >= tricksCashed(plain)) {
      const ownKept = leader === LEFT ? keptLeft : keptRight;
      const best = byLeft > byRight ? keptLeft : keptRight;
      const more = tricksCashed(plain) + tricksKept(best);
      const points =
        ownPoints(plain) +
        keptPoints(best) +
        Math.max(firstGives(plain), this.least(declarer, more)) +
        (best === ownKept
          ? Math.max(secondGives(plain), this.least(partner, more))
          : secondGives(plain));
      if (points > enough) return pointsLeft - points;
    }
    const cashedTrumps = deal.cashedTrumps(which, all);
    const after = deal.cashedPlain(which + ruffersLeft(cashedTrumps), all);
    const cashed = (cashedTrumps & WITHOUT_RUFFERS) + (discards >= tricksCashed(after) ? after : 0);
    const points =
      ownPoints(cashed) +
      Math.max(firstGives(cashed), this.least(declarer, tricksCashed(cashed))) +
      Math.max(secondGives(cashed), this.least(partner, tricksCashed(cashed)));
    return points > enough ? pointsLeft - points : UNDECIDED;
  }

  private declarerCashes(cashed: number, more: number, left: number, right: number): number {
    const tricks = tricksCashed(cashed) + more;
    return (
      ownPoints(cashed) +
      Math.max(firstGives(cashed), this.least(left, tricks)) +
      Math.max(secondGives(cashed), this.least(right, tricks))
    );
  }

  /** The least card points that so many cards of a hand have. */
  private least(hand: number, cards: number): number {
    let more = cards;
    let sum = 0;
    for (let index = 0; more > 0 && index < WORTHS.length; index++) {
      const have = Math.min(more, count(hand & this.worth[index]!));
      sum += have * WORTHS[index]!;
      more -= have;
    }
    return sum;
  }
}
