/** A deal written in a chapter, checked. */
import { CARDS, SUITS, rankOf, suitOf } from '../../../game/skat/cards.ts';
import type { Card, Rank, Suit } from '../../../game/skat/cards.ts';
import { sortCards } from '../../../game/skat/deal.ts';
import type { Deal } from '../../../game/skat/deal.ts';
import { cardsOfText } from '../examples/counting.ts';

/**
 * Reads a deal from four rows of cards.
 *
 * @throws RangeError unless each hand has ten cards, the skat two, and every card is there once:
 *   a slip in a chapter, which stops the build.
 */
export function dealOfRows(rows: Readonly<Record<'V' | 'M' | 'H' | 'skat', string>>): Deal {
  const ten = (seat: 'V' | 'M' | 'H'): Card[] => {
    const cards = cardsOfText(rows[seat]);
    if (cards.length !== 10) throw new RangeError(`${seat} has ${cards.length} cards, not 10.`);
    return sortCards(cards);
  };
  const [first, second, ...more] = cardsOfText(rows.skat);
  if (first === undefined || second === undefined || more.length > 0) {
    throw new RangeError('The skat has two cards.');
  }
  const deal: Deal = { V: ten('V'), M: ten('M'), H: ten('H'), skat: [first, second] };
  const dealt = new Set([...deal.V, ...deal.M, ...deal.H, ...deal.skat]);
  const missing = CARDS.filter((card) => !dealt.has(card));
  if (missing.length > 0) throw new RangeError(`Nobody has ${missing.join(' ')}.`);
  return deal;
}

/** The ranks of a hand suit by suit, clubs first, as a diagram prints them. */
export function rowsOfDeal(hand: readonly Card[]): { suit: Suit; ranks: Rank[] }[] {
  return SUITS.map((suit) => ({
    suit,
    ranks: sortCards(hand)
      .filter((card) => suitOf(card) === suit)
      .map(rankOf),
  }));
}
