/** Explains to the reader why a card may not be played at a place. */
import { suitOf } from '../skat/cards.ts';
import type { Card, Suit } from '../skat/cards.ts';
import { playedSuit } from '../skat/order.ts';
import type { Game } from '../skat/order.ts';
import { SUIT_WORDS } from '../words/cards.ts';
import type { SuitStyle } from '../words/cards.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import type { Terms } from '../words/terms.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import { playableAt, readyToPlay } from './playable.ts';
import { lineOf } from './replay.ts';
import type { SkatReplay, SkatStop } from './skat-replay.ts';

/** Up to this many cards are named; beyond that only their number is. */
const NAMED = 3;

/**
 * Explains as comment text why a card may not be played at a stop: `You must follow suit: hearts were
 * led and you hold the H9.` (Foster, law 45 and p. 40)
 *
 * @param own whether the seat to play is the reader's; otherwise it is named.
 * @returns null if the card may be played, or if none may.
 */
export function explainRefusal(
  replay: SkatReplay,
  at: SkatStop,
  card: Card,
  own: boolean,
  terms: Terms = OWN_TERMS,
  style: SuitStyle = 'french',
): string | null {
  const stop = readyToPlay(lineOf(replay, at.line), at);
  const { hands, table, taken, toPlay } = stop;
  const legal = playableAt(replay, stop);
  if (toPlay === null || legal.includes(card)) return null;
  const who = own ? 'You' : SEAT_WORDS[toPlay];
  if (!hands[toPlay].includes(card)) {
    return own ? `It is for ${SEAT_WORDS[toPlay]}, your seat, to play.` : `It is ${who}’s turn.`;
  }
  const led = taken === null ? table[0]?.card : undefined;
  if (led === undefined) return null;
  const game = lineOf(replay, stop.line).contract;
  const suit = playedSuit(led, game);
  const suits = SUIT_WORDS[terms][style];
  const ledSuit = suit === 'trump' ? 'trumps' : suits[suit];
  const holds = own ? 'you hold' : `${who} holds`;
  const heldCards =
    legal.length <= NAMED ? listed(legal.map((each) => `the ${each}`)) : `${legal.length} of them`;
  const jack = jackNote(led, card, game, suits);
  return `${who} must follow suit: ${ledSuit} were led and ${holds} ${heldCards}.${jack}`;
}

/** Adds that a jack does not belong to the suit it shows, as beginners assume. */
function jackNote(
  led: Card,
  card: Card,
  game: Game,
  suits: Readonly<Record<Suit, string>>,
): string {
  const suit = playedSuit(led, game);
  if (suit === 'trump') {
    if (suitOf(led) !== suitOf(card) || playedSuit(card, game) === 'trump') return '';
    return ` The ${led} is a trump, and no card of ${suits[suitOf(led)]}.`;
  }
  if (suitOf(card) !== suit) return '';
  return ` The ${card} is a trump, and no card of ${suits[suit]}.`;
}
