/**
 * Which card to try first when leading to a trick.
 *
 * A search is fast when the card that decides is tried early. A card's score is a sum of weights,
 * one for each of its features; the weights come from lead-weights.ts.
 */
import type { DealTables } from './deal-tables.ts';
import { count } from './frame.ts';
import { GRAND_WEIGHTS, LEAD_FEATURES, SUIT_GAME_WEIGHTS } from './lead-weights.ts';

const HIGHER = 0;
const LENGTH = HIGHER + LEAD_FEATURES.higher;
const OTHERS = LENGTH + LEAD_FEATURES.length;
/** How many weights there are for each place of the declarer. */
const SIZE = OTHERS + LEAD_FEATURES.others;

/** Card points 0, 2, 3, 4, 10, 11 as 0 to 5. */
const WORTH_CLASS = Uint8Array.of(0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 4, 5);

export class LeadOrder {
  private readonly deal: DealTables;
  private weights = Int8Array.from(GRAND_WEIGHTS);
  private readonly suitGame = Int8Array.from(SUIT_GAME_WEIGHTS);
  private readonly grand = Int8Array.from(GRAND_WEIGHTS);

  constructor(deal: DealTables) {
    this.deal = deal;
  }

  /** To be called when the deal has been loaded. */
  load(): void {
    this.weights = count(this.deal.trumps) > 4 ? this.suitGame : this.grand;
  }

  /**
   * How promising a card is, the more the better.
   *
   * @param own the leader's hand; @param second and @param third those of the others.
   * @param place the declarer's place in the trick, 0 to 2.
   */
  score(card: number, own: number, second: number, third: number, place: number): number {
    const { weights, deal } = this;
    const bit = 31 - Math.clz32(card);
    const suit = deal.suits[bit]!;
    const worth = WORTH_CLASS[deal.points[bit]!]!;
    const trump = (suit & deal.trumps) !== 0 ? 1 : 0;
    const opponents = place === 0 ? second | third : place === 1 ? second : third;
    const higher = Math.min(3, count(opponents & suit & -card));
    const length = Math.min(4, count(own & suit)) - 1;
    const secondHas = Math.min(3, count(second & suit));
    const thirdHas = Math.min(3, count(third & suit));
    const at = place * SIZE;
    return (
      weights[at + HIGHER + higher * 6 + worth]! +
      weights[at + LENGTH + trump * 4 + length]! +
      weights[at + OTHERS + secondHas * 4 + thirdHas]!
    );
  }
}
