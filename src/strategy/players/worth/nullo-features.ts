/**
 * The features of a hand that decide how often its Nullo is won, as numbers: how far its cards
 * stand above what is safe, and the holding of each suit by itself.
 */
import { suitBits } from './sets.ts';

/** The bits of a suit from its lowest card in Nullo: 7 8 9 10 J Q K A. */
const RISING = [128, 64, 32, 4, 1, 16, 8, 2];
const RISING_RANKS = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** How far the cards of a suit stand above what is safe, and how many do, by the suit's bits. */
const DANGER = new Uint8Array(256);
const DANGEROUS = new Uint8Array(256);
for (let bits = 0; bits < 256; bits++) {
  let ownBelow = 0;
  for (const [height, bit] of RISING.entries()) {
    if ((bits & bit) === 0) continue;
    const above = height - 2 * ownBelow++;
    if (above <= 0) continue;
    DANGER[bits] = DANGER[bits]! + above;
    DANGEROUS[bits] = DANGEROUS[bits]! + 1;
  }
}

/**
 * The holdings of a suit that are in danger in a Nullo, each with a number of its own: two as
 * dangerous by the count, such as the 8 alone and 10 7, are not caught equally often.
 */
const HOLDINGS = Array.from(DANGEROUS.keys()).filter((bits) => DANGEROUS[bits]! > 0);
const PLACE_OF_HOLDING = new Map(HOLDINGS.map((bits, at) => [bits, at]));

/** What the numbers of {@link nulloFeatures} are called, in their order. */
export function nulloNames(): readonly string[] {
  return [
    'one',
    'dangerous suits',
    'dangerous cards',
    'danger',
    'danger above three',
    'missing suits',
    'sevens',
    'leads',
    'safe',
    ...HOLDINGS.map((bits) => `holding ${ranksOf(bits)}`),
  ];
}

/** The ranks of the cards of a suit, lowest of a Nullo first. */
function ranksOf(bits: number): string {
  return RISING.flatMap((bit, at) => ((bits & bit) === 0 ? [] : RISING_RANKS[at]!)).join(' ');
}

/** How far the cards of a hand stand above what is safe in a Nullo: 0 for one that cannot lose. */
export function nulloDanger(set: number): number {
  return (
    DANGER[set & 0xff]! +
    DANGER[(set >>> 8) & 0xff]! +
    DANGER[(set >>> 16) & 0xff]! +
    DANGER[set >>> 24]!
  );
}

/** A Nullo, on the ten cards that are played. */
export function nulloFeatures(set: number, leads: boolean): number[] {
  let suits = 0;
  let cards = 0;
  let danger = 0;
  let missing = 0;
  let sevens = 0;
  const holdings = HOLDINGS.map(() => 0);
  for (let suit = 0; suit < 4; suit++) {
    const bits = suitBits(set, suit);
    if (bits === 0) missing++;
    if ((bits & 128) !== 0) sevens++;
    const holding = PLACE_OF_HOLDING.get(bits);
    if (holding !== undefined) {
      suits++;
      holdings[holding]!++;
    }
    cards += DANGEROUS[bits]!;
    danger += DANGER[bits]!;
  }
  const deep = Math.max(0, danger - 3);
  const safe = danger === 0 ? 1 : 0;
  return [1, suits, cards, danger, deep, missing, sevens, leads ? 1 : 0, safe, ...holdings];
}
