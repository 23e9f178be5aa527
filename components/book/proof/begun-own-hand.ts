import type { Activity } from '../../../src/lib/storage/begun.ts';
import { isObject } from '../../../src/lib/json/json.ts';
import { isCard } from '../../../src/game/skat/cards.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import { isSeat } from '../../../src/game/skat/seats.ts';
import { OWN_GAMES } from './own-hand.svelte.ts';
import type { OwnChoice } from './own-hand.svelte.ts';

/** The reader’s own hand, half chosen or whole. */
export const OWN_HAND: Activity<OwnChoice> = {
  activity: 'own-hand',
  lasts: 'tab',
  read(data) {
    if (!isObject(data) || !Array.isArray(data['cards'])) return undefined;
    const { game, seat } = data;
    const cards = [...new Set<unknown>(data['cards'])].filter(
      (card): card is Card => typeof card === 'string' && isCard(card),
    );
    const chosen = game === null ? null : OWN_GAMES.find((one) => one === game);
    if (cards.length > 10 || chosen === undefined) return undefined;
    return typeof seat === 'string' && isSeat(seat) ? { cards, game: chosen, seat } : undefined;
  },
};
