import { RANK_ROWS } from '#edition/game/replay/hand-words.ts';
import { RANKS, SUITS } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { cardStrength, isTrump, trumpsOf } from '../skat/order.ts';
import type { Game } from '../skat/order.ts';

/** Cards in order of strength, the best first. */
export interface RankRow {
  /** `Trumps`, `Every other suit`. */
  readonly label: string;
  readonly cards: readonly Card[];
}

/**
 * The order of the cards in a game: a row of its trumps, if it has any, and one row for every other
 * suit (Foster, p. 31–32 and law 13).
 */
export function rankRows(game: Game): readonly RankRow[] {
  const trumps = trumpsOf(game);
  const suit = SUITS.find((one) => one !== game.trump) ?? 'C';
  const plain = RANKS.map((rank): Card => `${suit}${rank}`)
    .filter((card) => !isTrump(card, game))
    .sort((a, b) => cardStrength(b, game) - cardStrength(a, game));
  return trumps.length === 0
    ? [{ label: RANK_ROWS.each, cards: plain }]
    : [
        { label: RANK_ROWS.trumps, cards: trumps },
        { label: RANK_ROWS[game.trump === null ? 'each' : 'others'], cards: plain },
      ];
}
