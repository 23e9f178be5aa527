/** The book’s rules for the second card of a trick against a Solo (Foster, p. 114–118). */
import { cardPoints, rankOf, suitOf } from '../../game/skat/cards.ts';
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
    const why =
      'With ten and queen under a king put on the ten, and make your queen good (page 116).';
    return { cards: [own('10')], why };
  }
  if (declarer === 'V') {
    if (!has('A') || has('10')) return null;
    const why =
      'The declarer leads a plain suit: the ace can wait, and your partner may get in (page 115).';
    return { cards: low, why };
  }
  if (has('A')) {
    const why =
      'Your partner leads a plain suit and you have the ace: put it on at once, and get the declarer in the middle (page 115).';
    return { cards: [own('A')], why };
  }
  if (isHigh(led)) return null;
  if (rankOf(led) !== 'K' && has('K')) {
    const why = has('Q')
      ? 'Your partner leads a small card: with king and queen cover with the queen (page 116).'
      : 'Your partner leads a small card: cover with the king (page 116).';
    return { cards: [own(has('Q') ? 'Q' : 'K')], why };
  }
  if (!has('10') || suit.cards.length < 2) return null;
  const why =
    'Keep a ten back, unless your partner leads the ace or it has been played (page 115).';
  return { cards: low, why };
}

/** The declarer leads a trump. */
function onTrump(led: Card, { game, hand }: CardPlace): BookCards | null {
  const trumps = trumpsIn(hand, game);
  if (trumps.length === 0) {
    if ((led !== 'HJ' && led !== 'DJ') || !hand.some(isHigh)) return null;
    const why =
      'A red jack comes through you: keep your valuable cards, it may be a feint (page 117).';
    return { cards: hand.filter((card) => !isHigh(card)), why };
  }
  const jacks = trumps.filter((card) => rankOf(card) === 'J');
  const better = jacks.filter((card) => cardStrength(card, game) > cardStrength(led, game));
  const high = trumps.find(isHigh);
  if (rankOf(led) === 'J' && better.length > 0) {
    const above: Partial<Record<Card, Card>> = { SJ: 'CJ', HJ: 'SJ', DJ: 'HJ' };
    const next = above[led];
    if (next !== undefined && better.includes(next)) {
      const why = `Cover with the jack just above, ${next}: your partner can then give you a counting trump (page 114).`;
      return { cards: [next], why };
    }
    // The best need not go on the worst: the book leaves that one open.
    if (led === 'DJ') return null;
    const why = 'If the declarer leads a jack below yours, cover it with a jack (page 114).';
    return { cards: better.slice(-1), why };
  }
  const [jack] = jacks;
  if (jack === undefined || jacks.length > 1 || high === undefined) return null;
  if (led === 'CJ') {
    if (jack === 'SJ') {
      const why = `Give up ${high} on the first trump: your jack should win the second (page 115).`;
      return { cards: [high], why };
    }
    const why = `On the jack of clubs play ${jack}: there is no hurry to give up ${high} (page 115).`;
    return { cards: [jack], why };
  }
  if (led !== 'SJ') return null;
  const why = `On the jack of spades give up ${high} and keep ${jack} (page 115).`;
  return { cards: [high], why };
}

/** Second hand can ruff the partner’s lead: a high trump in danger. */
function onRuff({ game, hand }: CardPlace): BookCards | null {
  const trumps = trumpsIn(hand, game);
  const [only] = trumps;
  if (only === undefined || trumps.length > 1 || !isHigh(only)) return null;
  const why = `${only} has no guard: you cannot be too quick to ruff with it (page 118).`;
  return { cards: [only], why };
}
