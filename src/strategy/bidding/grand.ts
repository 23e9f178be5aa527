/**
 * Foster’s measure for a Grand (p. 126–129): winning jacks and sure tricks in the plain suits make
 * seven, they lie in suits enough for the seat, and on the cards to be lost the defenders cannot
 * pile sixty points.
 */
import { CARDS, SUITS, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { trumpsOf } from '../../game/skat/order.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { DEFENDERS_NEED, countGrand } from './piles.ts';

/** Sure tricks that make a Grand. */
export const GRAND_TRICKS = 7;

/** With so many jacks one established suit is “pretty safe” (p. 129). */
const THREE_JACKS = 3;

export interface GrandMeasure {
  /** Jacks, then the tricks in each suit, then what is to be lost. */
  readonly cards: readonly { readonly card: Card; readonly trick: number | null }[];
  readonly jacks: number;
  readonly tricks: number;
  /** The suits with a sure trick in them, jacks apart. */
  readonly suits: number;
  readonly suitsNeeded: number;
  /** What the defenders can get out of the lost tricks at the most (p. 128). */
  readonly most: number;
}

const JACKS = trumpsOf({ kind: 'grand-solo', trump: null });

/**
 * Counts the sure tricks of ten cards.
 *
 * A jack wins when it is left after each better one that is missing has cost a jack: the three
 * lower ones win two (p. 129). In a suit the unbroken run from the ace wins, and when the run is as
 * long as what the others have of the suit, the small cards behind it win too, as the nine does on
 * page 128.
 */
export function measureGrand(hand: readonly Card[], seat: Seat): GrandMeasure {
  const jacks = JACKS.filter((card) => hand.includes(card));
  const missing = JACKS.filter((card) => !jacks.includes(card));
  const lowest = jacks.at(-1);
  const better = missing.filter(
    (card) => lowest !== undefined && JACKS.indexOf(card) < JACKS.indexOf(lowest),
  );
  const winning = startsWithBest(jacks) ?? Math.max(0, jacks.length - better.length);
  const sure = [...jacks.slice(0, winning), ...SUITS.flatMap((suit) => sureCards(hand, suit))];
  const lose = CARDS.filter((card) => hand.includes(card) && !sure.includes(card));
  return {
    cards: [
      ...sure.map((card, index) => ({ card, trick: index + 1 })),
      ...lose.map((card) => ({ card, trick: null })),
    ],
    jacks: winning,
    tricks: sure.length,
    suits: SUITS.filter((suit) => sureCards(hand, suit).length > 0).length,
    suitsNeeded: suitsNeeded(jacks.length, seat),
    most: countGrand(hand, lose).most,
  };
}

/** Two of the best jacks draw the others, so that each jack wins; null where it is not so. */
function startsWithBest(jacks: readonly Card[]): number | null {
  return jacks[0] === JACKS[0] && jacks[1] === JACKS[1] ? jacks.length : null;
}

/** The cards of a plain suit that win a trick each. */
function sureCards(hand: readonly Card[], suit: Suit): Card[] {
  const inSuit = CARDS.filter((card) => suitOf(card) === suit && rankOf(card) !== 'J');
  const ownCards = inSuit.filter((card) => hand.includes(card));
  const gap = inSuit.findIndex((card) => !hand.includes(card));
  const run = gap < 0 ? inSuit.length : gap;
  return run >= inSuit.length - ownCards.length
    ? run === 0
      ? []
      : ownCards
    : ownCards.slice(0, run);
}

/** In how many suits the tricks must lie: by the jacks, and with two by the seat (p. 126–129). */
function suitsNeeded(jacks: number, seat: Seat): number {
  if (jacks < 2) return 4;
  return jacks === 2 && seat !== 'V' ? 3 : 2;
}

/** Whether the hand comes up to the measure. */
export function passesGrand(count: GrandMeasure): boolean {
  return (
    count.tricks >= GRAND_TRICKS && count.suits >= count.suitsNeeded && count.most < DEFENDERS_NEED
  );
}

/**
 * Whether the measure alone does not settle it: jacks that may or may not win; a hand one trick
 * short, for which the book has further rules; seven aces and tens (p. 126); a single suit that is
 * strong enough by itself, on which the book is of two minds (p. 128 and 129); or points so near to
 * sixty that the defenders need a miracle.
 */
export function doubtfulGrand(hand: readonly Card[], count: GrandMeasure): boolean {
  const jacks = JACKS.filter((card) => hand.includes(card));
  const clear = jacks.length === 0 || startsWithBest(jacks) !== null;
  if (!clear && count.tricks >= 5) return true;
  const high = hand.filter((card) => rankOf(card) === 'A' || rankOf(card) === '10').length;
  if (high >= 7 || count.tricks === GRAND_TRICKS - 1) return true;
  if (count.tricks < GRAND_TRICKS) return false;
  // All three cards to be lost beside one suit are always worth sixty: they do not decide.
  if (count.suits === 1 && count.suitsNeeded === 2) return jacks.length >= THREE_JACKS;
  return count.most >= DEFENDERS_NEED && count.most < DEFENDERS_NEED + 3;
}
