/** The book’s rules for what third hand gives to the partner’s trick (Foster, p. 114–118). */
import { cardPoints, rankOf, suitOf } from '../../game/skat/cards.ts';
import { FATTEN_WORDS } from '#edition/strategy/which-card/fatten-words.ts';
import type { Card } from '../../game/skat/cards.ts';
import { isTrump, winningIndex } from '../../game/skat/order.ts';
import { isHigh, legalAt, plainSuits } from './held.ts';
import type { BookCards } from './held.ts';
import type { CardPlace } from './card-place.ts';

/** What third hand plays to a trick that is the partner’s; null for another trick, or no rule. */
export function fattenByBook(place: CardPlace): BookCards | null {
  const { declarer, game, hand, table } = place;
  const winner = winningIndex(table, game);
  if ((declarer === 'V') !== (winner === 1)) return null;
  const legal = legalAt(place);
  const led = table[0]!;
  if (isTrump(led, game) && legal.every((card) => isTrump(card, game))) {
    const high = legal.filter(isHigh);
    if (high.length === 0) return null;
    const why = FATTEN_WORDS.highTrump;
    return { cards: high, why };
  }
  if (legal.every((card) => suitOf(card) === suitOf(led))) {
    const [ace, ten]: [Card, Card] = [`${suitOf(led)}A`, `${suitOf(led)}10`];
    if (declarer !== 'V' || table[1] !== ten || !legal.includes(ace)) return most(legal);
    if (legal.includes(`${suitOf(led)}K`)) return null;
    const why = FATTEN_WORDS.partnersTen;
    return { cards: legal.filter((card) => card !== ace), why };
  }
  const suits = plainSuits(hand, game);
  const lone = suits.filter(({ cards, has }) => cards.length === 1 && has('10'));
  if (lone.length > 0) {
    const why = FATTEN_WORDS.loneTen;
    return { cards: lone.map(({ suit }): Card => `${suit}10`), why };
  }
  const both = suits.filter(({ has }) => has('A') && has('10'));
  if (both.length > 0) {
    const why = FATTEN_WORDS.aceWithTen;
    return { cards: both.map(({ suit }): Card => `${suit}A`), why };
  }
  const plain = legal.filter((card) => !isTrump(card, game) && rankOf(card) !== 'A');
  const points = Math.max(...plain.map(cardPoints));
  if (plain.length === 0 || points === 0) return null;
  const why = FATTEN_WORDS.most;
  return { cards: plain.filter((card) => cardPoints(card) === points), why };
}

/** What counts most of the cards that follow suit. */
function most(cards: readonly Card[]): BookCards | null {
  const points = Math.max(...cards.map(cardPoints));
  if (points === 0) return null;
  const why = FATTEN_WORDS.mostOfSuit;
  return { cards: cards.filter((card) => cardPoints(card) === points), why };
}
