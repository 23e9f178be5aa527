/** What is trump in a game, as far as the words for it differ. */
import { KINDS } from '../game/skat/contract.ts';
import type { Suit } from '../game/skat/cards.ts';
import type { Game } from '../game/skat/order.ts';

/** A suit, the jacks alone, or nothing. */
export type GameTrumps = Suit | 'grand' | 'null';

/** What is trump in a game. */
export function gameTrumps({ kind, trump }: Game): GameTrumps {
  return trump ?? (KINDS[kind].trumps === 'none' ? 'null' : 'grand');
}
