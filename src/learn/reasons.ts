/** Why a card takes a trick, or may not be played: in the lesson's text. */
import {
  DOES_NOT_TAKE,
  MUST_FOLLOW,
  TAKES,
  sayStray,
  sayTrumpLed,
} from '#edition/learn/reason-words.ts';
import { rankOf, suitOf } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import { isTrump, playedSuit, winningIndex } from '../game/skat/order.ts';
import type { Game } from '../game/skat/order.ts';

/** Why the card that takes a trick does so; one to three cards, the one that was led first. */
export function whyTakes(trick: readonly Card[], game: Game): string {
  const best = trick[winningIndex(trick, game)]!;
  const trumps = trick.filter((card) => isTrump(card, game));
  if (trumps.length > 1) return TAKES.highestTrump(best);
  if (isTrump(best, game)) {
    return trick[0] === best ? TAKES.trumpLed(best) : TAKES.trumpPlayed(best);
  }
  const led = suitOf(trick[0]!);
  const stray = trick.find((card) => suitOf(card) !== led);
  const why = TAKES.highestOfSuit(best, led);
  return stray === undefined ? why : `${why} ${sayStray(stray)}`;
}

/** Why another card than the one chosen takes the trick. */
export function whyNotWon(card: Card, trick: readonly Card[], game: Game): string {
  const best = trick[winningIndex(trick, game)]!;
  const led = trick[0]!;
  if (isTrump(best, game) && !isTrump(card, game)) return DOES_NOT_TAKE.noTrump(card, best);
  if (playedSuit(card, game) !== playedSuit(led, game) && !isTrump(card, game)) {
    return DOES_NOT_TAKE.otherSuit(card);
  }
  return DOES_NOT_TAKE.lower(card, best);
}

/** Why a card may not be played to the card that was led. */
export function whyIllegalCard(card: Card, led: Card, game: Game): string {
  if (playedSuit(led, game) === 'trump') return sayTrumpLed(card);
  const kind = !isTrump(card, game) ? 'plain' : rankOf(card) === 'J' ? 'jack' : 'trump';
  return MUST_FOLLOW[kind](card, suitOf(led));
}
