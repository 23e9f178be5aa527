/** The book’s rules for the second card of a trick against a Solo (Foster, p. 114–118). */
import { cardPoints, rankOf, suitOf } from '../../game/skat/cards.ts';
import { SECOND_WORDS } from '#edition/strategy/which-card/second-words.ts';
import type { Card } from '../../game/skat/cards.ts';
import { cardStrength, isTrump } from '../../game/skat/order.ts';
import { isHigh, plainSuits, trumpsIn } from './held.ts';
import type { BookCards } from './held.ts';
import type { CardPlace } from './card-place.ts';

/** What second hand plays by the book; null where it has no rule for it. */
export function secondByBook(place: CardPlace): BookCards | null {
  const { declarer, game, hand, table } = place;
  const led = table[0]!;
  if (isTrump(led, game)) return declarer === 'V' ? onTrump(led, place) : null;
  const suit = plainSuits(hand, game).find((one) => one.suit === suitOf(led));
  if (suit === undefined) return declarer === 'V' ? null : onRuff(place);
  const least = Math.min(...suit.cards.map(cardPoints));
  const low = suit.cards.filter((card) => cardPoints(card) === least);
  const own = (rank: 'A' | '10' | 'K' | 'Q'): Card => `${suit.suit}${rank}`;
  const { has } = suit;
  if (rankOf(led) === 'K' && has('10') && has('Q') && !has('A')) {
    const why = SECOND_WORDS.tenUnderKing;
    return { cards: [own('10')], why };
  }
  if (declarer === 'V') {
    if (!has('A') || has('10')) return null;
    const why = SECOND_WORDS.aceCanWait;
    return { cards: low, why };
  }
  if (has('A')) {
    const why = SECOND_WORDS.aceAtOnce;
    return { cards: [own('A')], why };
  }
  if (isHigh(led)) return null;
  if (rankOf(led) !== 'K' && has('K')) {
    const why = has('Q') ? SECOND_WORDS.coverWithQueen : SECOND_WORDS.coverWithKing;
    return { cards: [own(has('Q') ? 'Q' : 'K')], why };
  }
  if (!has('10') || suit.cards.length < 2) return null;
  const why = SECOND_WORDS.keepTen;
  return { cards: low, why };
}

/** The declarer leads a trump. */
function onTrump(led: Card, { game, hand }: CardPlace): BookCards | null {
  const trumps = trumpsIn(hand, game);
  if (trumps.length === 0) {
    if ((led !== 'HJ' && led !== 'DJ') || !hand.some(isHigh)) return null;
    const why = SECOND_WORDS.feint;
    return { cards: hand.filter((card) => !isHigh(card)), why };
  }
  const jacks = trumps.filter((card) => rankOf(card) === 'J');
  const better = jacks.filter((card) => cardStrength(card, game) > cardStrength(led, game));
  const high = trumps.find(isHigh);
  if (rankOf(led) === 'J' && better.length > 0) {
    const above: Partial<Record<Card, Card>> = { SJ: 'CJ', HJ: 'SJ', DJ: 'HJ' };
    const next = above[led];
    if (next !== undefined && better.includes(next)) {
      const why = SECOND_WORDS.coverJustAbove(next);
      return { cards: [next], why };
    }
    // The best need not go on the worst: the book leaves that one open.
    if (led === 'DJ') return null;
    const why = SECOND_WORDS.coverJack;
    return { cards: better.slice(-1), why };
  }
  const [jack] = jacks;
  if (jack === undefined || jacks.length > 1 || high === undefined) return null;
  if (led === 'CJ') {
    if (jack === 'SJ') {
      const why = SECOND_WORDS.giveUp(high);
      return { cards: [high], why };
    }
    const why = SECOND_WORDS.onJackOfClubs(jack, high);
    return { cards: [jack], why };
  }
  if (led !== 'SJ') return null;
  const why = SECOND_WORDS.onJackOfSpades(jack, high);
  return { cards: [high], why };
}

/** Second hand can ruff the partner’s lead: a high trump in danger. */
function onRuff({ game, hand }: CardPlace): BookCards | null {
  const trumps = trumpsIn(hand, game);
  const [only] = trumps;
  if (only === undefined || trumps.length > 1 || !isHigh(only)) return null;
  const why = SECOND_WORDS.ruff(only);
  return { cards: [only], why };
}
