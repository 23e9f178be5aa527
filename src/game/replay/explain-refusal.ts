/** Explains to the reader why a card may not be played at a place. */
import { sayFollow, sayNotTheirCard } from '#edition/game/replay/refusal-words.ts';
import type { SaidFollow } from '#edition/game/replay/refusal-words.ts';
import { suitOf } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { playedSuit } from '../skat/order.ts';
import type { Game } from '../skat/order.ts';
import type { SuitStyle } from '../words/cards.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import type { Terms } from '../words/terms.ts';
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
  if (!hands[toPlay].includes(card)) return sayNotTheirCard(toPlay, own);
  const led = taken === null ? table[0]?.card : undefined;
  if (led === undefined) return null;
  const game = lineOf(replay, stop.line).contract;
  return sayFollow({
    seat: toPlay,
    own,
    led: playedSuit(led, game),
    may: legal.length <= NAMED ? legal : legal.length,
    jack: jackOf(led, card, game),
    terms,
    suits: style,
  });
}

/** The jack that does not belong to the suit it shows: the one led, or the one that was pressed. */
function jackOf(led: Card, card: Card, game: Game): SaidFollow['jack'] {
  const suit = playedSuit(led, game);
  if (suit === 'trump') {
    return suitOf(led) !== suitOf(card) || playedSuit(card, game) === 'trump'
      ? null
      : { card: led, suit: suitOf(led) };
  }
  return suitOf(card) === suit ? { card, suit } : null;
}
