/**
 * The value the book states for each of its Illustrative Hands with a declarer, from the twelve
 * cards that it gives the declarer and the points that it says were made.
 * Pages are those of the book’s index (p. ix).
 */
import { describe, expect, test } from 'vitest';
import type { Suit } from '../../../../src/game/skat/cards.ts';
import type { Announced, ContractKind } from '../../../../src/game/skat/contract.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import type { Matadors } from '../../../../src/game/skat/matadors.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import { cards, contract, stated, value } from './support.ts';

interface Printed {
  readonly number: number;
  readonly page: number;
  readonly game: readonly [ContractKind, Suit?, Announced?];
  /** The declarer's ten cards and the skat. */
  readonly twelve: string;
  /** The bid that won the game. */
  readonly bid: number | null;
  /** His points with the skat, as printed; `schwarz` the side made so. */
  readonly points: number;
  readonly schwarz?: 'declarer' | 'defenders';
  readonly matadors: Matadors | null;
  /** `4 × 12`, and what is written down. */
  readonly multiplier: number;
  readonly base: number;
  readonly score: number;
}

// prettier-ignore
const PRINTED: readonly Printed[] = [
  { number: 1, page: 41, game: ['simple', 'S'], twelve: 'CJ C10 SJ S10 S8 S7 H7 D10 DK D9 CA SA', bid: null, points: 77, matadors: { with: 2 }, multiplier: 3, base: 3, score: 9 },
  { number: 2, page: 63, game: ['tournee', 'S'], twelve: 'CJ CA C10 C9 HA H7 DJ DA DK D8 SA S10', bid: 10, points: 91, matadors: { with: 1 }, multiplier: 3, base: 7, score: 21 },
  { number: 3, page: 65, game: ['tournee', 'H'], twelve: 'CJ CA C10 CK CQ SA SK SQ S9 H10 HA H7', bid: null, points: 61, matadors: { with: 1 }, multiplier: 2, base: 6, score: 12 },
  { number: 4, page: 67, game: ['tournee', 'C'], twelve: 'CJ C10 SA SK HJ HA HK H9 D10 D9 CK CQ', bid: null, points: 63, matadors: { with: 1 }, multiplier: 2, base: 8, score: 16 },
  { number: 5, page: 73, game: ['tournee', 'D'], twelve: 'C10 SJ SA S10 SK HJ HK H9 H8 DJ D10 D7', bid: 10, points: 42, matadors: { without: 1 }, multiplier: 2, base: 5, score: -10 },
  { number: 6, page: 81, game: ['tournee', 'S'], twelve: 'CA C10 HA HQ H8 DA DK DQ D9 D8 S7 D10', bid: 10, points: 67, matadors: { without: 10 }, multiplier: 11, base: 7, score: 77 },
  { number: 7, page: 89, game: ['solo', 'C', 'schneider'], twelve: 'CJ CA CQ C9 C8 C7 SJ HJ H10 DA HA S9', bid: 10, points: 120, schwarz: 'declarer', matadors: { with: 3 }, multiplier: 7, base: 12, score: 84 },
  { number: 8, page: 91, game: ['solo', 'C', 'schneider'], twelve: 'CJ CK C7 SJ HJ HA HQ DJ DA D10 SA SK', bid: 10, points: 30, matadors: { with: 4 }, multiplier: 7, base: 12, score: -84 },
  { number: 9, page: 99, game: ['solo', 'C'], twelve: 'CJ CK CQ C9 C7 SJ SK HJ HK DQ S9 S7', bid: 36, points: 60, matadors: { with: 3 }, multiplier: 4, base: 12, score: -48 },
  { number: 10, page: 101, game: ['solo', 'H'], twelve: 'SJ SA SK HJ H10 HK HQ DJ D10 D7 CK C7', bid: null, points: 77, matadors: { without: 1 }, multiplier: 2, base: 10, score: 20 },
  { number: 11, page: 105, game: ['solo', 'C'], twelve: 'CJ CQ C9 C8 C7 SJ SA S10 SK SQ DQ D8', bid: 33, points: 79, matadors: { with: 2 }, multiplier: 3, base: 12, score: 36 },
  { number: 12, page: 111, game: ['solo', 'D'], twelve: 'CA C10 SJ SA H8 H7 DA D10 D9 D8 S10 H9', bid: 10, points: 60, matadors: { without: 1 }, multiplier: 2, base: 9, score: -18 },
  { number: 13, page: 131, game: ['grand-solo'], twelve: 'CJ CA C10 CK SJ HJ H8 H7 DJ D7 D9 D8', bid: null, points: 57, matadors: { with: 4 }, multiplier: 5, base: 16, score: -80 },
  { number: 14, page: 133, game: ['grand-solo'], twelve: 'CJ CA C10 SA S10 SQ S8 HJ H10 HQ CQ D8', bid: 10, points: 67, matadors: { with: 1 }, multiplier: 2, base: 16, score: 32 },
  { number: 15, page: 137, game: ['grand-solo'], twelve: 'CJ SJ SA HJ HA H10 HK DA DQ D9 C8 H8', bid: 10, points: 59, matadors: { with: 3 }, multiplier: 4, base: 16, score: -64 },
  { number: 16, page: 143, game: ['tournee-grand'], twelve: 'CJ CA C9 C7 SK SQ HA H10 DA D7 DJ S10', bid: null, points: 91, matadors: { with: 1 }, multiplier: 3, base: 12, score: 36 },
  { number: 17, page: 145, game: ['tournee-grand'], twelve: 'SJ SA S10 SK HA H10 HK H7 DK D7 DJ S8', bid: 10, points: 0, schwarz: 'defenders', matadors: { without: 1 }, multiplier: 4, base: 12, score: -48 },
  { number: 18, page: 151, game: ['gucki-grand'], twelve: 'CA C10 SJ SA S10 HJ H10 H9 DQ D9 CJ D8', bid: 10, points: 95, matadors: { with: 3 }, multiplier: 5, base: 12, score: 60 },
  { number: 19, page: 155, game: ['gucki-grand'], twelve: 'CA CQ SJ S10 HJ H10 HK DJ DK D7 CJ C9', bid: 10, points: 56, matadors: { with: 4 }, multiplier: 5, base: 12, score: -120 },
  { number: 20, page: 159, game: ['gucki-grand'], twelve: 'CJ CA C10 SQ S7 HJ HQ H7 DJ D10 SJ DK', bid: null, points: 74, matadors: { with: 4 }, multiplier: 5, base: 12, score: 60 },
  { number: 23, page: 179, game: ['nullo'], twelve: 'C10 C7 S10 S7 H9 H8 H7 D9 D8 D7 CJ HK', bid: 12, points: 0, matadors: null, multiplier: 1, base: 20, score: -20 },
];

describe('the stated value of Illustrative Hand', () => {
  test.each(PRINTED)('No. $number (p. $page): $multiplier × $base, $score', (hand) => {
    const [kind, trump = null, announced = null] = hand.game;
    const twelve = cards(hand.twelve);
    expect(new Set(twelve).size).toBe(12);
    const game = contract(kind, trump, announced);
    const matadors = countMatadors(twelve, game);
    expect(matadors).toEqual(hand.matadors);
    const made = hand.points >= (announced === 'schneider' ? 91 : 61);
    const result = stated(hand.points, { made, schwarz: hand.schwarz ?? null });
    const found = value(
      gameValue({ contract: game, matadors, bid: hand.bid, result }, LAWS['american-1922']),
    );
    expect(found).toMatchObject({
      base: hand.base,
      multiplier: hand.multiplier,
      won: hand.score > 0,
      score: hand.score,
      doubled: hand.number === 19,
      overbid: null,
    });
  });
});
